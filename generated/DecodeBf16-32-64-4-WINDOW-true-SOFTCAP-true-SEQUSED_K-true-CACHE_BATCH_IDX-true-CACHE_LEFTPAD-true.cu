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
    const f32 softcap_small,
    const f32 softcap_7,
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
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t57 = t55 + end_8;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end = t57 + t56;
    const u32 t59 = end > seq_q ? end : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t60 = t59 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
    const u32 end_2 = t60 < end_8 ? t60 : end_8;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_3 = t55 + end_8;
    const u32 t63 = end_3 > seq_q ? end_3 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 position = t63 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 t65 = position > window_left ? position : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 t66 = t65 - window_left;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t67 = end_8 > 1u ? end_8 : 1u;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t68 = t67 - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 begin = t66 < t68 ? t66 : t68;
#line 317 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t70 = t52 < 32u ? t52 : 32u;
#line 317 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t71 = t70 > 1u ? t70 : 1u;
#line 317 "fa-kernels/src/attention/kernel_problem.rs"
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
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t78 = t76 + end_8;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_4 = t78 + t77;
    const u32 t80 = end_4 > seq_q ? end_4 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t81 = t80 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
    const u32 end_5 = t81 < end_8 ? t81 : end_8;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_6 = t76 + end_8;
    const u32 t84 = end_6 > seq_q ? end_6 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 position_2 = t84 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 t86 = position_2 > window_left ? position_2 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 t87 = t86 - window_left;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t88 = end_8 > 1u ? end_8 : 1u;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t89 = t88 - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 begin_2 = t87 < t89 ? t87 : t89;
#line 321 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 begin_3 = begin >> 6u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t92 = end_5 + 63u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t93 = t92 >> 6u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t94 = begin_3 + 1u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_7 = t93 > t94 ? t93 : t94;
    const u32 count = end_7 - begin_3;
    const u32 t97 = end_2 >> 6u;
#line 327 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 whole = t97 < end_7 ? t97 : end_7;
    const u32 t99 = begin_2 + 63u;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t100 = t99 >> 6u;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t101 = t100 > begin_3 ? t100 : begin_3;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t102 = t101 < end_7 ? t101 : end_7;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 masked_left = end_7 - t102;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t104 = end_7 - whole;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
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
#line 130 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t112 = t111 < count ? t111 : count;
#line 130 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 left = count - t112;
    const u32 count_2 = left < blocks_of_split ? left : blocks_of_split;
    const u32 before = left - count_2;
    const u32 t116 = end_7 - before;
#line 133 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t117 = t105 > before ? t105 : before;
#line 133 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t118 = t117 - before;
#line 133 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t119 = masked_left > before ? masked_left : before;
#line 133 "fa-kernels/src/attention/kernel_problem.rs"
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
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t415;
        asm("abs.f32 %0, %1;" : "=f"(t415) : "f"(s));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t416;
        asm("abs.f32 %0, %1;" : "=f"(t416) : "f"(s_2));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t417;
        asm("abs.f32 %0, %1;" : "=f"(t417) : "f"(s_3));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t418;
        asm("abs.f32 %0, %1;" : "=f"(t418) : "f"(s_4));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t419;
        asm("abs.f32 %0, %1;" : "=f"(t419) : "f"(s_5));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t420;
        asm("max.f32 %0, %1, %2;" : "=f"(t420) : "f"(t415), "f"(t419));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t421;
        asm("abs.f32 %0, %1;" : "=f"(t421) : "f"(s_6));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t422;
        asm("max.f32 %0, %1, %2;" : "=f"(t422) : "f"(t416), "f"(t421));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t423;
        asm("abs.f32 %0, %1;" : "=f"(t423) : "f"(s_7));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t424;
        asm("max.f32 %0, %1, %2;" : "=f"(t424) : "f"(t417), "f"(t423));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t425;
        asm("abs.f32 %0, %1;" : "=f"(t425) : "f"(s_8));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t426;
        asm("max.f32 %0, %1, %2;" : "=f"(t426) : "f"(t418), "f"(t425));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t427;
        asm("abs.f32 %0, %1;" : "=f"(t427) : "f"(s_9));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t428;
        asm("max.f32 %0, %1, %2;" : "=f"(t428) : "f"(t420), "f"(t427));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t429;
        asm("abs.f32 %0, %1;" : "=f"(t429) : "f"(s_10));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t430;
        asm("max.f32 %0, %1, %2;" : "=f"(t430) : "f"(t422), "f"(t429));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t431;
        asm("abs.f32 %0, %1;" : "=f"(t431) : "f"(s_11));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t432;
        asm("max.f32 %0, %1, %2;" : "=f"(t432) : "f"(t424), "f"(t431));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t433;
        asm("abs.f32 %0, %1;" : "=f"(t433) : "f"(s_12));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t434;
        asm("max.f32 %0, %1, %2;" : "=f"(t434) : "f"(t426), "f"(t433));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t435;
        asm("abs.f32 %0, %1;" : "=f"(t435) : "f"(s_13));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t436;
        asm("max.f32 %0, %1, %2;" : "=f"(t436) : "f"(t428), "f"(t435));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t437;
        asm("abs.f32 %0, %1;" : "=f"(t437) : "f"(s_14));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t438;
        asm("max.f32 %0, %1, %2;" : "=f"(t438) : "f"(t430), "f"(t437));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t439;
        asm("abs.f32 %0, %1;" : "=f"(t439) : "f"(s_15));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t440;
        asm("max.f32 %0, %1, %2;" : "=f"(t440) : "f"(t432), "f"(t439));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t441;
        asm("abs.f32 %0, %1;" : "=f"(t441) : "f"(s_16));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t442;
        asm("max.f32 %0, %1, %2;" : "=f"(t442) : "f"(t434), "f"(t441));
        f32 t443;
        asm("max.f32 %0, %1, %2;" : "=f"(t443) : "f"(t436), "f"(t438));
#line 151 "fa-kernels/src/attention/options/softcap.rs"
        f32 t444;
        asm("max.f32 %0, %1, %2;" : "=f"(t444) : "f"(t440), "f"(t442));
#line 151 "fa-kernels/src/attention/options/softcap.rs"
        f32 largest;
        asm("max.f32 %0, %1, %2;" : "=f"(largest) : "f"(t443), "f"(t444));
        const bool all_small = largest < softcap_small;
        const bool t447 = !all_small;
#line 154 "fa-kernels/src/attention/options/softcap.rs"
        const bool t448 = __any_sync(0xffffffffu, t447);
#line 154 "fa-kernels/src/attention/options/softcap.rs"
        if (t448) {
            const f32 t449 = s * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t450;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t450) : "f"(t449));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t451 = t450 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t452;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t452) : "f"(t451));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t453;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t453) : "f"(t452), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            s = t453;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t454 = s_2 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t455;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t455) : "f"(t454));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t456 = t455 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t457;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t457) : "f"(t456));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t458;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t458) : "f"(t457), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            s_2 = t458;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t459 = s_3 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t460;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t460) : "f"(t459));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t461 = t460 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t462;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t462) : "f"(t461));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t463;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t463) : "f"(t462), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            s_3 = t463;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t464 = s_4 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t465;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t465) : "f"(t464));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t466 = t465 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t467;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t467) : "f"(t466));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t468;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t468) : "f"(t467), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            s_4 = t468;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t469 = s_5 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t470;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t470) : "f"(t469));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t471 = t470 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t472;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t472) : "f"(t471));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t473;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t473) : "f"(t472), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            s_5 = t473;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t474 = s_6 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t475;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t475) : "f"(t474));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t476 = t475 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t477;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t477) : "f"(t476));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t478;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t478) : "f"(t477), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            s_6 = t478;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t479 = s_7 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t480;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t480) : "f"(t479));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t481 = t480 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t482;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t482) : "f"(t481));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t483;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t483) : "f"(t482), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            s_7 = t483;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t484 = s_8 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t485;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t485) : "f"(t484));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t486 = t485 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t487;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t487) : "f"(t486));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t488;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t488) : "f"(t487), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            s_8 = t488;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t489 = s_9 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t490;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t490) : "f"(t489));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t491 = t490 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t492;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t492) : "f"(t491));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t493;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t493) : "f"(t492), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            s_9 = t493;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t494 = s_10 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t495;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t495) : "f"(t494));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t496 = t495 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t497;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t497) : "f"(t496));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t498;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t498) : "f"(t497), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            s_10 = t498;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t499 = s_11 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t500;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t500) : "f"(t499));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t501 = t500 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t502;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t502) : "f"(t501));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t503;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t503) : "f"(t502), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            s_11 = t503;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t504 = s_12 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t505;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t505) : "f"(t504));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t506 = t505 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t507;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t507) : "f"(t506));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t508;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t508) : "f"(t507), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            s_12 = t508;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t509 = s_13 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t510;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t510) : "f"(t509));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t511 = t510 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t512;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t512) : "f"(t511));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t513;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t513) : "f"(t512), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            s_13 = t513;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t514 = s_14 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t515;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t515) : "f"(t514));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t516 = t515 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t517;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t517) : "f"(t516));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t518;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t518) : "f"(t517), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            s_14 = t518;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t519 = s_15 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t520;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t520) : "f"(t519));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t521 = t520 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t522;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t522) : "f"(t521));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t523;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t523) : "f"(t522), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            s_15 = t523;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t524 = s_16 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t525;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t525) : "f"(t524));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t526 = t525 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t527;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t527) : "f"(t526));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t528;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t528) : "f"(t527), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            s_16 = t528;
        } else {
            const f32 t529 = s * s;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t530;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t530) : "f"(softcap_7), "f"(t529), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t531;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t531) : "f"(t530), "f"(t529), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t532;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t532) : "f"(t531), "f"(t529), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t533 = s * t532;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            s = t533;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t534 = s_2 * s_2;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t535;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t535) : "f"(softcap_7), "f"(t534), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t536;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t536) : "f"(t535), "f"(t534), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t537;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t537) : "f"(t536), "f"(t534), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t538 = s_2 * t537;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            s_2 = t538;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t539 = s_3 * s_3;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t540;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t540) : "f"(softcap_7), "f"(t539), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t541;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t541) : "f"(t540), "f"(t539), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t542;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t542) : "f"(t541), "f"(t539), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t543 = s_3 * t542;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            s_3 = t543;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t544 = s_4 * s_4;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t545;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t545) : "f"(softcap_7), "f"(t544), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t546;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t546) : "f"(t545), "f"(t544), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t547;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t547) : "f"(t546), "f"(t544), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t548 = s_4 * t547;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            s_4 = t548;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t549 = s_5 * s_5;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t550;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t550) : "f"(softcap_7), "f"(t549), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t551;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t551) : "f"(t550), "f"(t549), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t552;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t552) : "f"(t551), "f"(t549), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t553 = s_5 * t552;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            s_5 = t553;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t554 = s_6 * s_6;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t555;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t555) : "f"(softcap_7), "f"(t554), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t556;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t556) : "f"(t555), "f"(t554), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t557;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t557) : "f"(t556), "f"(t554), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t558 = s_6 * t557;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            s_6 = t558;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t559 = s_7 * s_7;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t560;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t560) : "f"(softcap_7), "f"(t559), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t561;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t561) : "f"(t560), "f"(t559), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t562;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t562) : "f"(t561), "f"(t559), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t563 = s_7 * t562;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            s_7 = t563;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t564 = s_8 * s_8;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t565;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t565) : "f"(softcap_7), "f"(t564), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t566;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t566) : "f"(t565), "f"(t564), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t567;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t567) : "f"(t566), "f"(t564), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t568 = s_8 * t567;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            s_8 = t568;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t569 = s_9 * s_9;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t570;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t570) : "f"(softcap_7), "f"(t569), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t571;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t571) : "f"(t570), "f"(t569), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t572;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t572) : "f"(t571), "f"(t569), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t573 = s_9 * t572;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            s_9 = t573;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t574 = s_10 * s_10;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t575;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t575) : "f"(softcap_7), "f"(t574), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t576;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t576) : "f"(t575), "f"(t574), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t577;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t577) : "f"(t576), "f"(t574), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t578 = s_10 * t577;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            s_10 = t578;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t579 = s_11 * s_11;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t580;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t580) : "f"(softcap_7), "f"(t579), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t581;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t581) : "f"(t580), "f"(t579), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t582;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t582) : "f"(t581), "f"(t579), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t583 = s_11 * t582;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            s_11 = t583;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t584 = s_12 * s_12;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t585;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t585) : "f"(softcap_7), "f"(t584), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t586;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t586) : "f"(t585), "f"(t584), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t587;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t587) : "f"(t586), "f"(t584), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t588 = s_12 * t587;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            s_12 = t588;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t589 = s_13 * s_13;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t590;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t590) : "f"(softcap_7), "f"(t589), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t591;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t591) : "f"(t590), "f"(t589), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t592;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t592) : "f"(t591), "f"(t589), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t593 = s_13 * t592;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            s_13 = t593;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t594 = s_14 * s_14;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t595;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t595) : "f"(softcap_7), "f"(t594), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t596;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t596) : "f"(t595), "f"(t594), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t597;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t597) : "f"(t596), "f"(t594), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t598 = s_14 * t597;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            s_14 = t598;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t599 = s_15 * s_15;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t600;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t600) : "f"(softcap_7), "f"(t599), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t601;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t601) : "f"(t600), "f"(t599), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t602;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t602) : "f"(t601), "f"(t599), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t603 = s_15 * t602;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            s_15 = t603;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t604 = s_16 * s_16;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t605;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t605) : "f"(softcap_7), "f"(t604), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t606;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t606) : "f"(t605), "f"(t604), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t607;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t607) : "f"(t606), "f"(t604), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t608 = s_16 * t607;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            s_16 = t608;
        }
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t609 = 0u < t118;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t610 = t120 <= 0u;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t611 = t609 | t610;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
        if (t611) {
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t612 = t116 - 1u;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t613 = t612 << 6u;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 first_key_5 = t613 + t131;
            const u32 t615 = first + t130;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t616 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t617 = t616 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column = first_key_5 + t617;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t619 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t620 = t615 + t619;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t621 = t620 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            u32 t622;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t622) : "r"(t621), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t623 = t622 >> sharing_shift;
#line 129 "fa-kernels/src/attention/options/window.rs"
            const u32 t624 = window_right + 1u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t625 = t623 + end_8;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_9 = t625 + t624;
            const u32 t627 = end_9 > seq_q ? end_9 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t628 = t627 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
            const u32 end_10 = t628 < end_8 ? t628 : end_8;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_11 = t623 + end_8;
            const u32 t631 = end_11 > seq_q ? end_11 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_3 = t631 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t633 = position_3 > window_left ? position_3 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t634 = t633 - window_left;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t635 = end_8 > 1u ? end_8 : 1u;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t636 = t635 - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_4 = t634 < t636 ? t634 : t636;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t638 = end_10 > column ? end_10 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_12 = t638 - column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t640 = begin_4 > column ? begin_4 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t641 = t640 - column;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t642 = 0u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t643 = t641 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible = t642 & t643;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t645 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t645;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t646 = 1u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t647 = t641 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = t646 & t647;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t649 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t649;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t650 = 8u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t651 = t641 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = t650 & t651;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t653 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t653;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t654 = 9u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t655 = t641 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = t654 & t655;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t657 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t657;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t658 = 16u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t659 = t641 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = t658 & t659;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t661 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t661;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t662 = 17u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t663 = t641 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = t662 & t663;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t665 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t665;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t666 = 24u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t667 = t641 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = t666 & t667;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t669 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t669;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t670 = 25u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t671 = t641 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = t670 & t671;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t673 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t673;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t674 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t675 = t615 + t674;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t676 = t675 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t677 = t676 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            u32 t678;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t678) : "r"(t677), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t679 = t678 >> sharing_shift;
#line 129 "fa-kernels/src/attention/options/window.rs"
            const u32 t680 = window_right + 1u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t681 = t679 + end_8;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_13 = t681 + t680;
            const u32 t683 = end_13 > seq_q ? end_13 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t684 = t683 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
            const u32 end_14 = t684 < end_8 ? t684 : end_8;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_15 = t679 + end_8;
            const u32 t687 = end_15 > seq_q ? end_15 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_4 = t687 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t689 = position_4 > window_left ? position_4 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t690 = t689 - window_left;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t691 = end_8 > 1u ? end_8 : 1u;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t692 = t691 - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_5 = t690 < t692 ? t690 : t692;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t694 = end_14 > column ? end_14 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_16 = t694 - column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t696 = begin_5 > column ? begin_5 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t697 = t696 - column;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t698 = 0u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t699 = t697 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = t698 & t699;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t701 = visible_9 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t701;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t702 = 1u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t703 = t697 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = t702 & t703;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t705 = visible_10 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t705;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t706 = 8u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t707 = t697 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = t706 & t707;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t709 = visible_11 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t709;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t710 = 9u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t711 = t697 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = t710 & t711;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t713 = visible_12 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t713;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t714 = 16u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t715 = t697 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = t714 & t715;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t717 = visible_13 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t717;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t718 = 17u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t719 = t697 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = t718 & t719;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t721 = visible_14 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t721;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t722 = 24u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t723 = t697 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = t722 & t723;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t725 = visible_15 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t725;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t726 = 25u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t727 = t697 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = t726 & t727;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t729 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_16 = t729;
        }
#line 153 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t731;
        asm("max.f32 %0, %1, %2;" : "=f"(t731) : "f"(old), "f"(s));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t732;
        asm("max.f32 %0, %1, %2;" : "=f"(t732) : "f"(t731), "f"(s_2));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t733;
        asm("max.f32 %0, %1, %2;" : "=f"(t733) : "f"(t732), "f"(s_5));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t734;
        asm("max.f32 %0, %1, %2;" : "=f"(t734) : "f"(t733), "f"(s_6));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t735;
        asm("max.f32 %0, %1, %2;" : "=f"(t735) : "f"(t734), "f"(s_9));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t736;
        asm("max.f32 %0, %1, %2;" : "=f"(t736) : "f"(t735), "f"(s_10));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t737;
        asm("max.f32 %0, %1, %2;" : "=f"(t737) : "f"(t736), "f"(s_13));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t738;
        asm("max.f32 %0, %1, %2;" : "=f"(t738) : "f"(t737), "f"(s_14));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t739;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t739) : "f"(t738));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t738), "f"(t739));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t741;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t741) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t741));
#line 184 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t744 = new_1 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t744;
#line 156 "fa-kernels/src/attention/softmax.rs"
        const f32 t746 = -reference;
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 t747;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t747) : "f"(old), "f"(scale_log2), "f"(t746));
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t747));
#line 157 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 199 "fa-kernels/src/attention/softmax.rs"
        const f32 t749 = row_sum * rescale;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t750 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t750));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t752;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t752) : "f"(exponent));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s = t752;
        const f32 t753 = t749 + s;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t754 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t754));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t756;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t756) : "f"(exponent_2));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_2 = t756;
        const f32 t757 = t753 + s_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t758 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t758));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t760;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t760) : "f"(exponent_3));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_5 = t760;
        const f32 t761 = t757 + s_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t762 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t762));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t764;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t764) : "f"(exponent_4));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_6 = t764;
        const f32 t765 = t761 + s_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t766 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t766));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t768;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t768) : "f"(exponent_5));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_9 = t768;
        const f32 t769 = t765 + s_9;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t770 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t770));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t772;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t772) : "f"(exponent_6));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_10 = t772;
        const f32 t773 = t769 + s_10;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t774 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t774));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t776;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t776) : "f"(exponent_7));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_13 = t776;
        const f32 t777 = t773 + s_13;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t778 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t778));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t780;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t780) : "f"(exponent_8));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_14 = t780;
        const f32 t781 = t777 + s_14;
#line 205 "fa-kernels/src/attention/softmax.rs"
        row_sum = t781;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t782 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t782;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t783 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t783;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t784 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t784;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t785 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t785;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t786 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t786;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t787 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t787;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t788 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t788;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t789 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t789;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t790 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t790;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t791 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t791;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t792 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t792;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t793 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t793;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t794 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t794;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t795 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t795;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t796 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t796;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t797 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t797;
#line 153 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t799;
        asm("max.f32 %0, %1, %2;" : "=f"(t799) : "f"(old_2), "f"(s_3));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t800;
        asm("max.f32 %0, %1, %2;" : "=f"(t800) : "f"(t799), "f"(s_4));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t801;
        asm("max.f32 %0, %1, %2;" : "=f"(t801) : "f"(t800), "f"(s_7));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t802;
        asm("max.f32 %0, %1, %2;" : "=f"(t802) : "f"(t801), "f"(s_8));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t803;
        asm("max.f32 %0, %1, %2;" : "=f"(t803) : "f"(t802), "f"(s_11));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t804;
        asm("max.f32 %0, %1, %2;" : "=f"(t804) : "f"(t803), "f"(s_12));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t805;
        asm("max.f32 %0, %1, %2;" : "=f"(t805) : "f"(t804), "f"(s_15));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t806;
        asm("max.f32 %0, %1, %2;" : "=f"(t806) : "f"(t805), "f"(s_16));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t807;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t807) : "f"(t806));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t806), "f"(t807));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t809;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t809) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t809));
#line 184 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t812 = new_2 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t812;
#line 156 "fa-kernels/src/attention/softmax.rs"
        const f32 t814 = -reference_2;
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 t815;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t815) : "f"(old_2), "f"(scale_log2), "f"(t814));
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t815));
#line 157 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 199 "fa-kernels/src/attention/softmax.rs"
        const f32 t817 = row_sum_2 * rescale_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t818 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_9;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_3), "f"(scale_log2), "f"(t818));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t820;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t820) : "f"(exponent_9));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_3 = t820;
        const f32 t821 = t817 + s_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t822 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_10;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_4), "f"(scale_log2), "f"(t822));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t824;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t824) : "f"(exponent_10));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_4 = t824;
        const f32 t825 = t821 + s_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t826 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_11;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_7), "f"(scale_log2), "f"(t826));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t828;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t828) : "f"(exponent_11));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_7 = t828;
        const f32 t829 = t825 + s_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t830 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_12;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_8), "f"(scale_log2), "f"(t830));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t832;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t832) : "f"(exponent_12));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_8 = t832;
        const f32 t833 = t829 + s_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t834 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_13;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_11), "f"(scale_log2), "f"(t834));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t836;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t836) : "f"(exponent_13));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_11 = t836;
        const f32 t837 = t833 + s_11;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t838 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_14;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_12), "f"(scale_log2), "f"(t838));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t840;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t840) : "f"(exponent_14));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_12 = t840;
        const f32 t841 = t837 + s_12;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t842 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_15;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(scale_log2), "f"(t842));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t844;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t844) : "f"(exponent_15));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_15 = t844;
        const f32 t845 = t841 + s_15;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t846 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_16;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(scale_log2), "f"(t846));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t848;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t848) : "f"(exponent_16));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_16 = t848;
        const f32 t849 = t845 + s_16;
#line 205 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t849;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t850 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t850;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t851 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t851;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t852 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t852;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t853 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t853;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t854 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t854;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t855 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t855;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t856 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t856;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t857 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t857;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t858 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t858;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t859 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t859;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t860 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t860;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t861 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t861;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t862 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t862;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t863 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t863;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t864 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t864;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t865 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t865;
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t866;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t866) : "f"(s), "f"(s_2));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t867;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t867) : "f"(s_3), "f"(s_4));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t868;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t868) : "f"(s_5), "f"(s_6));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t869;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t869) : "f"(s_7), "f"(s_8));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t870;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t870) : "f"(s_9), "f"(s_10));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t871;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t871) : "f"(s_11), "f"(s_12));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t872;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t872) : "f"(s_13), "f"(s_14));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t873;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t873) : "f"(s_15), "f"(s_16));
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 2;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t874;
        asm volatile("mov.b32 %0, %1;" : "=r"(t874) : "r"(t406));
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t875 = t874 ^ 32u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t876 = t874 ^ 64u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t877 = t874 ^ 96u;
        const u32 t878 = t213 + t874;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t879 = t213 + t875;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t880 = t213 + t876;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t881 = t213 + t877;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t878) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t866), "r"(t867), "r"(t868), "r"(t869), "r"(m_49), "r"(m_50));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t866), "r"(t867), "r"(t868), "r"(t869), "r"(m_51), "r"(m_52));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t879) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t866), "r"(t867), "r"(t868), "r"(t869), "r"(m_53), "r"(m_54));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t866), "r"(t867), "r"(t868), "r"(t869), "r"(m_55), "r"(m_56));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t880) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t866), "r"(t867), "r"(t868), "r"(t869), "r"(m_57), "r"(m_58));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t866), "r"(t867), "r"(t868), "r"(t869), "r"(m_59), "r"(m_60));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t881) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t866), "r"(t867), "r"(t868), "r"(t869), "r"(m_61), "r"(m_62));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t866), "r"(t867), "r"(t868), "r"(t869), "r"(m_63), "r"(m_64));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t878) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t870), "r"(t871), "r"(t872), "r"(t873), "r"(m_65), "r"(m_66));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t870), "r"(t871), "r"(t872), "r"(t873), "r"(m_67), "r"(m_68));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t879) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t870), "r"(t871), "r"(t872), "r"(t873), "r"(m_69), "r"(m_70));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t870), "r"(t871), "r"(t872), "r"(t873), "r"(m_71), "r"(m_72));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t880) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t870), "r"(t871), "r"(t872), "r"(t873), "r"(m_73), "r"(m_74));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t870), "r"(t871), "r"(t872), "r"(t873), "r"(m_75), "r"(m_76));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t881) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t870), "r"(t871), "r"(t872), "r"(t873), "r"(m_77), "r"(m_78));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t870), "r"(t871), "r"(t872), "r"(t873), "r"(m_79), "r"(m_80));
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
            const bool t883 = next < count_2;
#line 271 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t883) {
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t884 = next & 1u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t885 = t884 << 13u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t886 = ring + t885;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t887 = t116 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t888 = t887 - next;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_6 = t888 << 6u;
                const u32 t890 = head_dim >> 3u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t891 = t886 + t234;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t892 = (u64)first_key_6 * t227;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t893 = t238 + t892;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t894 = t893 + t239;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t895 = t894 + t239;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t896 = t895 + t239;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t897 = t229 < t890;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t898 = t897 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t891), "l"(t893), "r"(t898) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t899 = t229 < t890;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t900 = t899 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t891), "l"(t894), "r"(t900) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t901 = t229 < t890;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t902 = t901 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t891), "l"(t895), "r"(t902) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t903 = t229 < t890;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t904 = t903 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t891), "l"(t896), "r"(t904) : "memory");
            }
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 271 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t905 = next < count_2;
#line 271 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t905) {
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t906 = next & 1u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t907 = t906 << 13u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t908 = t213 + t907;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t909 = t116 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t910 = t909 - next;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_7 = t910 << 6u;
                const u32 t912 = head_dim >> 3u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t913 = t908 + t260;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t914 = (u64)first_key_7 * t253;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t915 = t264 + t914;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t916 = t915 + t265;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t917 = t916 + t265;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t918 = t917 + t265;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t919 = t255 < t912;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t920 = t919 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t913), "l"(t915), "r"(t920) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t921 = t255 < t912;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t922 = t921 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t913), "l"(t916), "r"(t922) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t923 = t255 < t912;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t924 = t923 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t913), "l"(t917), "r"(t924) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t925 = t255 < t912;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t926 = t925 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t913), "l"(t918), "r"(t926) : "memory");
            }
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 381 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t927 = next + 1u;
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
            const u32 t928 = i & 1u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t929 = t928 << 13u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t930 = ring + t929;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 t931;
            asm volatile("mov.b32 %0, %1;" : "=r"(t931) : "r"(t398));
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t932 = t931 ^ 32u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t933 = t931 ^ 64u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t934 = t931 ^ 96u;
            const u32 t935 = t930 + t931;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_81;
            u32 m_82;
            u32 m_83;
            u32 m_84;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t935) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_81), "r"(m_82));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_83), "r"(m_84));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_85;
            u32 m_86;
            u32 m_87;
            u32 m_88;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t935) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_85), "r"(m_86));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_87), "r"(m_88));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t936 = t930 + t932;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_89;
            u32 m_90;
            u32 m_91;
            u32 m_92;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t936) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_89), "r"(m_90));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_91), "r"(m_92));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_93;
            u32 m_94;
            u32 m_95;
            u32 m_96;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t936) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_93), "r"(m_94));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_95), "r"(m_96));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t937 = t930 + t933;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_97;
            u32 m_98;
            u32 m_99;
            u32 m_100;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t937) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_97), "r"(m_98));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_99), "r"(m_100));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_101;
            u32 m_102;
            u32 m_103;
            u32 m_104;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t937) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_101), "r"(m_102));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_103), "r"(m_104));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t938 = t930 + t934;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_105;
            u32 m_106;
            u32 m_107;
            u32 m_108;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t938) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_105), "r"(m_106));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_107), "r"(m_108));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_109;
            u32 m_110;
            u32 m_111;
            u32 m_112;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t938) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_109), "r"(m_110));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_111), "r"(m_112));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
            f32 t939;
            asm("abs.f32 %0, %1;" : "=f"(t939) : "f"(s_17));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
            f32 t940;
            asm("abs.f32 %0, %1;" : "=f"(t940) : "f"(s_18));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
            f32 t941;
            asm("abs.f32 %0, %1;" : "=f"(t941) : "f"(s_19));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
            f32 t942;
            asm("abs.f32 %0, %1;" : "=f"(t942) : "f"(s_20));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
            f32 t943;
            asm("abs.f32 %0, %1;" : "=f"(t943) : "f"(s_21));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
            f32 t944;
            asm("max.f32 %0, %1, %2;" : "=f"(t944) : "f"(t939), "f"(t943));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
            f32 t945;
            asm("abs.f32 %0, %1;" : "=f"(t945) : "f"(s_22));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
            f32 t946;
            asm("max.f32 %0, %1, %2;" : "=f"(t946) : "f"(t940), "f"(t945));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
            f32 t947;
            asm("abs.f32 %0, %1;" : "=f"(t947) : "f"(s_23));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
            f32 t948;
            asm("max.f32 %0, %1, %2;" : "=f"(t948) : "f"(t941), "f"(t947));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
            f32 t949;
            asm("abs.f32 %0, %1;" : "=f"(t949) : "f"(s_24));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
            f32 t950;
            asm("max.f32 %0, %1, %2;" : "=f"(t950) : "f"(t942), "f"(t949));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
            f32 t951;
            asm("abs.f32 %0, %1;" : "=f"(t951) : "f"(s_25));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
            f32 t952;
            asm("max.f32 %0, %1, %2;" : "=f"(t952) : "f"(t944), "f"(t951));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
            f32 t953;
            asm("abs.f32 %0, %1;" : "=f"(t953) : "f"(s_26));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
            f32 t954;
            asm("max.f32 %0, %1, %2;" : "=f"(t954) : "f"(t946), "f"(t953));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
            f32 t955;
            asm("abs.f32 %0, %1;" : "=f"(t955) : "f"(s_27));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
            f32 t956;
            asm("max.f32 %0, %1, %2;" : "=f"(t956) : "f"(t948), "f"(t955));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
            f32 t957;
            asm("abs.f32 %0, %1;" : "=f"(t957) : "f"(s_28));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
            f32 t958;
            asm("max.f32 %0, %1, %2;" : "=f"(t958) : "f"(t950), "f"(t957));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
            f32 t959;
            asm("abs.f32 %0, %1;" : "=f"(t959) : "f"(s_29));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
            f32 t960;
            asm("max.f32 %0, %1, %2;" : "=f"(t960) : "f"(t952), "f"(t959));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
            f32 t961;
            asm("abs.f32 %0, %1;" : "=f"(t961) : "f"(s_30));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
            f32 t962;
            asm("max.f32 %0, %1, %2;" : "=f"(t962) : "f"(t954), "f"(t961));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
            f32 t963;
            asm("abs.f32 %0, %1;" : "=f"(t963) : "f"(s_31));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
            f32 t964;
            asm("max.f32 %0, %1, %2;" : "=f"(t964) : "f"(t956), "f"(t963));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
            f32 t965;
            asm("abs.f32 %0, %1;" : "=f"(t965) : "f"(s_32));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
            f32 t966;
            asm("max.f32 %0, %1, %2;" : "=f"(t966) : "f"(t958), "f"(t965));
            f32 t967;
            asm("max.f32 %0, %1, %2;" : "=f"(t967) : "f"(t960), "f"(t962));
#line 151 "fa-kernels/src/attention/options/softcap.rs"
            f32 t968;
            asm("max.f32 %0, %1, %2;" : "=f"(t968) : "f"(t964), "f"(t966));
#line 151 "fa-kernels/src/attention/options/softcap.rs"
            f32 largest_2;
            asm("max.f32 %0, %1, %2;" : "=f"(largest_2) : "f"(t967), "f"(t968));
            const bool all_small_2 = largest_2 < softcap_small;
            const bool t971 = !all_small_2;
#line 154 "fa-kernels/src/attention/options/softcap.rs"
            const bool t972 = __any_sync(0xffffffffu, t971);
#line 154 "fa-kernels/src/attention/options/softcap.rs"
            if (t972) {
                const f32 t973 = s_17 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                f32 t974;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t974) : "f"(t973));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t975 = t974 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                f32 t976;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t976) : "f"(t975));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                f32 t977;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t977) : "f"(t976), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                s_17 = t977;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t978 = s_18 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                f32 t979;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t979) : "f"(t978));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t980 = t979 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                f32 t981;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t981) : "f"(t980));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                f32 t982;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t982) : "f"(t981), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                s_18 = t982;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t983 = s_19 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                f32 t984;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t984) : "f"(t983));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t985 = t984 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                f32 t986;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t986) : "f"(t985));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                f32 t987;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t987) : "f"(t986), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                s_19 = t987;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t988 = s_20 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                f32 t989;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t989) : "f"(t988));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t990 = t989 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                f32 t991;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t991) : "f"(t990));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                f32 t992;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t992) : "f"(t991), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                s_20 = t992;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t993 = s_21 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                f32 t994;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t994) : "f"(t993));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t995 = t994 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                f32 t996;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t996) : "f"(t995));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                f32 t997;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t997) : "f"(t996), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                s_21 = t997;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t998 = s_22 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                f32 t999;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t999) : "f"(t998));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1000 = t999 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1001;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1001) : "f"(t1000));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1002;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1002) : "f"(t1001), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                s_22 = t1002;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1003 = s_23 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1004;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1004) : "f"(t1003));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1005 = t1004 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1006;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1006) : "f"(t1005));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1007;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1007) : "f"(t1006), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                s_23 = t1007;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1008 = s_24 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1009;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1009) : "f"(t1008));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1010 = t1009 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1011;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1011) : "f"(t1010));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1012;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1012) : "f"(t1011), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                s_24 = t1012;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1013 = s_25 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1014;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1014) : "f"(t1013));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1015 = t1014 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1016;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1016) : "f"(t1015));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1017;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1017) : "f"(t1016), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                s_25 = t1017;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1018 = s_26 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1019;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1019) : "f"(t1018));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1020 = t1019 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1021;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1021) : "f"(t1020));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1022;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1022) : "f"(t1021), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                s_26 = t1022;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1023 = s_27 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1024;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1024) : "f"(t1023));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1025 = t1024 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1026;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1026) : "f"(t1025));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1027;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1027) : "f"(t1026), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                s_27 = t1027;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1028 = s_28 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1029;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1029) : "f"(t1028));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1030 = t1029 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1031;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1031) : "f"(t1030));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1032;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1032) : "f"(t1031), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                s_28 = t1032;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1033 = s_29 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1034;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1034) : "f"(t1033));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1035 = t1034 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1036;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1036) : "f"(t1035));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1037;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1037) : "f"(t1036), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                s_29 = t1037;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1038 = s_30 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1039;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1039) : "f"(t1038));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1040 = t1039 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1041;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1041) : "f"(t1040));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1042;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1042) : "f"(t1041), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                s_30 = t1042;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1043 = s_31 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1044;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1044) : "f"(t1043));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1045 = t1044 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1046;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1046) : "f"(t1045));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1047;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1047) : "f"(t1046), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                s_31 = t1047;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1048 = s_32 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1049;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1049) : "f"(t1048));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1050 = t1049 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1051;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1051) : "f"(t1050));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1052;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1052) : "f"(t1051), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
                s_32 = t1052;
            } else {
                const f32 t1053 = s_17 * s_17;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1054;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1054) : "f"(softcap_7), "f"(t1053), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1055;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1055) : "f"(t1054), "f"(t1053), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1056;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1056) : "f"(t1055), "f"(t1053), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1057 = s_17 * t1056;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                s_17 = t1057;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1058 = s_18 * s_18;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1059;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1059) : "f"(softcap_7), "f"(t1058), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1060;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1060) : "f"(t1059), "f"(t1058), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1061;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1061) : "f"(t1060), "f"(t1058), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1062 = s_18 * t1061;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                s_18 = t1062;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1063 = s_19 * s_19;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1064;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1064) : "f"(softcap_7), "f"(t1063), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1065;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1065) : "f"(t1064), "f"(t1063), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1066;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1066) : "f"(t1065), "f"(t1063), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1067 = s_19 * t1066;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                s_19 = t1067;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1068 = s_20 * s_20;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1069;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1069) : "f"(softcap_7), "f"(t1068), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1070;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1070) : "f"(t1069), "f"(t1068), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1071;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1071) : "f"(t1070), "f"(t1068), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1072 = s_20 * t1071;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                s_20 = t1072;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1073 = s_21 * s_21;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1074;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1074) : "f"(softcap_7), "f"(t1073), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1075;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1075) : "f"(t1074), "f"(t1073), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1076;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1076) : "f"(t1075), "f"(t1073), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1077 = s_21 * t1076;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                s_21 = t1077;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1078 = s_22 * s_22;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1079;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1079) : "f"(softcap_7), "f"(t1078), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1080;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1080) : "f"(t1079), "f"(t1078), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1081;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1081) : "f"(t1080), "f"(t1078), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1082 = s_22 * t1081;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                s_22 = t1082;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1083 = s_23 * s_23;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1084;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1084) : "f"(softcap_7), "f"(t1083), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1085;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1085) : "f"(t1084), "f"(t1083), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1086;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1086) : "f"(t1085), "f"(t1083), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1087 = s_23 * t1086;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                s_23 = t1087;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1088 = s_24 * s_24;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1089;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1089) : "f"(softcap_7), "f"(t1088), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1090;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1090) : "f"(t1089), "f"(t1088), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1091;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1091) : "f"(t1090), "f"(t1088), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1092 = s_24 * t1091;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                s_24 = t1092;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1093 = s_25 * s_25;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1094;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1094) : "f"(softcap_7), "f"(t1093), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1095;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1095) : "f"(t1094), "f"(t1093), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1096;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1096) : "f"(t1095), "f"(t1093), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1097 = s_25 * t1096;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                s_25 = t1097;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1098 = s_26 * s_26;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1099;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1099) : "f"(softcap_7), "f"(t1098), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1100;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1100) : "f"(t1099), "f"(t1098), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1101;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1101) : "f"(t1100), "f"(t1098), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1102 = s_26 * t1101;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                s_26 = t1102;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1103 = s_27 * s_27;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1104;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1104) : "f"(softcap_7), "f"(t1103), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1105;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1105) : "f"(t1104), "f"(t1103), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1106;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1106) : "f"(t1105), "f"(t1103), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1107 = s_27 * t1106;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                s_27 = t1107;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1108 = s_28 * s_28;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1109;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1109) : "f"(softcap_7), "f"(t1108), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1110;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1110) : "f"(t1109), "f"(t1108), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1111;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1111) : "f"(t1110), "f"(t1108), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1112 = s_28 * t1111;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                s_28 = t1112;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1113 = s_29 * s_29;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1114;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1114) : "f"(softcap_7), "f"(t1113), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1115;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1115) : "f"(t1114), "f"(t1113), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1116;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1116) : "f"(t1115), "f"(t1113), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1117 = s_29 * t1116;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                s_29 = t1117;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1118 = s_30 * s_30;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1119;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1119) : "f"(softcap_7), "f"(t1118), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1120;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1120) : "f"(t1119), "f"(t1118), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1121;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1121) : "f"(t1120), "f"(t1118), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1122 = s_30 * t1121;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                s_30 = t1122;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1123 = s_31 * s_31;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1124;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1124) : "f"(softcap_7), "f"(t1123), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1125;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1125) : "f"(t1124), "f"(t1123), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1126;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1126) : "f"(t1125), "f"(t1123), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1127 = s_31 * t1126;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                s_31 = t1127;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1128 = s_32 * s_32;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1129;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1129) : "f"(softcap_7), "f"(t1128), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1130;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1130) : "f"(t1129), "f"(t1128), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1131;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1131) : "f"(t1130), "f"(t1128), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1132 = s_32 * t1131;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
                s_32 = t1132;
            }
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t1133 = i < t118;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t1134 = t120 <= i;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t1135 = t1133 | t1134;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
            if (t1135) {
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1136 = t116 - 1u;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1137 = t1136 - i;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1138 = t1137 << 6u;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 first_key_8 = t1138 + t131;
                const u32 t1140 = first + t130;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1141 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1142 = t1141 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_2 = first_key_8 + t1142;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1144 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1145 = t1140 + t1144;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1146 = t1145 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                u32 t1147;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1147) : "r"(t1146), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1148 = t1147 >> sharing_shift;
#line 129 "fa-kernels/src/attention/options/window.rs"
                const u32 t1149 = window_right + 1u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1150 = t1148 + end_8;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_17 = t1150 + t1149;
                const u32 t1152 = end_17 > seq_q ? end_17 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1153 = t1152 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                const u32 end_18 = t1153 < end_8 ? t1153 : end_8;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_19 = t1148 + end_8;
                const u32 t1156 = end_19 > seq_q ? end_19 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_5 = t1156 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t1158 = position_5 > window_left ? position_5 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t1159 = t1158 - window_left;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1160 = end_8 > 1u ? end_8 : 1u;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1161 = t1160 - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_6 = t1159 < t1161 ? t1159 : t1161;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1163 = end_18 > column_2 ? end_18 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_20 = t1163 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1165 = begin_6 > column_2 ? begin_6 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1166 = t1165 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1167 = 0u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1168 = t1166 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_17 = t1167 & t1168;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1170 = visible_17 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t1170;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1171 = 1u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1172 = t1166 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_18 = t1171 & t1172;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1174 = visible_18 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t1174;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1175 = 8u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1176 = t1166 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_19 = t1175 & t1176;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1178 = visible_19 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t1178;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1179 = 9u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1180 = t1166 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_20 = t1179 & t1180;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1182 = visible_20 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t1182;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1183 = 16u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1184 = t1166 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_21 = t1183 & t1184;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1186 = visible_21 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t1186;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1187 = 17u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1188 = t1166 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_22 = t1187 & t1188;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1190 = visible_22 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t1190;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1191 = 24u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1192 = t1166 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_23 = t1191 & t1192;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1194 = visible_23 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t1194;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1195 = 25u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1196 = t1166 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_24 = t1195 & t1196;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1198 = visible_24 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t1198;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1199 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1200 = t1140 + t1199;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1201 = t1200 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1202 = t1201 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                u32 t1203;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1203) : "r"(t1202), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1204 = t1203 >> sharing_shift;
#line 129 "fa-kernels/src/attention/options/window.rs"
                const u32 t1205 = window_right + 1u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1206 = t1204 + end_8;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_21 = t1206 + t1205;
                const u32 t1208 = end_21 > seq_q ? end_21 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1209 = t1208 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                const u32 end_22 = t1209 < end_8 ? t1209 : end_8;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_23 = t1204 + end_8;
                const u32 t1212 = end_23 > seq_q ? end_23 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_6 = t1212 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t1214 = position_6 > window_left ? position_6 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t1215 = t1214 - window_left;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1216 = end_8 > 1u ? end_8 : 1u;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1217 = t1216 - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_7 = t1215 < t1217 ? t1215 : t1217;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1219 = end_22 > column_2 ? end_22 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_24 = t1219 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1221 = begin_7 > column_2 ? begin_7 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1222 = t1221 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1223 = 0u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1224 = t1222 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_25 = t1223 & t1224;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1226 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t1226;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1227 = 1u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1228 = t1222 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_26 = t1227 & t1228;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1230 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t1230;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1231 = 8u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1232 = t1222 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_27 = t1231 & t1232;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1234 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t1234;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1235 = 9u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1236 = t1222 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_28 = t1235 & t1236;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1238 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t1238;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1239 = 16u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1240 = t1222 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_29 = t1239 & t1240;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1242 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t1242;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1243 = 17u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1244 = t1222 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_30 = t1243 & t1244;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1246 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t1246;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1247 = 24u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1248 = t1222 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_31 = t1247 & t1248;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1250 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t1250;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1251 = 25u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1252 = t1222 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_32 = t1251 & t1252;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1254 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t1254;
            }
#line 153 "fa-kernels/src/attention/softmax.rs"
            const f32 old_3 = row_max;
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1256;
            asm("max.f32 %0, %1, %2;" : "=f"(t1256) : "f"(old_3), "f"(s_17));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1257;
            asm("max.f32 %0, %1, %2;" : "=f"(t1257) : "f"(t1256), "f"(s_18));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1258;
            asm("max.f32 %0, %1, %2;" : "=f"(t1258) : "f"(t1257), "f"(s_21));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1259;
            asm("max.f32 %0, %1, %2;" : "=f"(t1259) : "f"(t1258), "f"(s_22));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1260;
            asm("max.f32 %0, %1, %2;" : "=f"(t1260) : "f"(t1259), "f"(s_25));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1261;
            asm("max.f32 %0, %1, %2;" : "=f"(t1261) : "f"(t1260), "f"(s_26));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1262;
            asm("max.f32 %0, %1, %2;" : "=f"(t1262) : "f"(t1261), "f"(s_29));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1263;
            asm("max.f32 %0, %1, %2;" : "=f"(t1263) : "f"(t1262), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1264;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1264) : "f"(t1263));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_3;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1263), "f"(t1264));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1266;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1266) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_3;
            asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t1266));
#line 184 "fa-kernels/src/attention/softmax.rs"
            const bool none_3 = new_3 == __uint_as_float(0xff800000u);
            const f32 t1269 = new_3 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_3 = none_3 ? 0.0f : t1269;
#line 156 "fa-kernels/src/attention/softmax.rs"
            const f32 t1271 = -reference_3;
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 t1272;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1272) : "f"(old_3), "f"(scale_log2), "f"(t1271));
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1272));
#line 157 "fa-kernels/src/attention/softmax.rs"
            row_max = new_3;
#line 199 "fa-kernels/src/attention/softmax.rs"
            const f32 t1274 = row_sum * rescale_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1275 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_17), "f"(scale_log2), "f"(t1275));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1277;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1277) : "f"(exponent_17));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_17 = t1277;
            const f32 t1278 = t1274 + s_17;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1279 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_18), "f"(scale_log2), "f"(t1279));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1281;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1281) : "f"(exponent_18));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_18 = t1281;
            const f32 t1282 = t1278 + s_18;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1283 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_21), "f"(scale_log2), "f"(t1283));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1285;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1285) : "f"(exponent_19));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_21 = t1285;
            const f32 t1286 = t1282 + s_21;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1287 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_22), "f"(scale_log2), "f"(t1287));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1289;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1289) : "f"(exponent_20));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_22 = t1289;
            const f32 t1290 = t1286 + s_22;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1291 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_25), "f"(scale_log2), "f"(t1291));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1293;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1293) : "f"(exponent_21));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_25 = t1293;
            const f32 t1294 = t1290 + s_25;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1295 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_26), "f"(scale_log2), "f"(t1295));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1297;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1297) : "f"(exponent_22));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_26 = t1297;
            const f32 t1298 = t1294 + s_26;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1299 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_29), "f"(scale_log2), "f"(t1299));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1301;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1301) : "f"(exponent_23));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_29 = t1301;
            const f32 t1302 = t1298 + s_29;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1303 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_30), "f"(scale_log2), "f"(t1303));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1305;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1305) : "f"(exponent_24));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_30 = t1305;
            const f32 t1306 = t1302 + s_30;
#line 205 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1306;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1307 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc = t1307;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1308 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_2 = t1308;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1309 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_5 = t1309;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1310 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_6 = t1310;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1311 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_9 = t1311;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1312 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_10 = t1312;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1313 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_13 = t1313;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1314 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_14 = t1314;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1315 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_17 = t1315;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1316 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_18 = t1316;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1317 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_21 = t1317;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1318 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_22 = t1318;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1319 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_25 = t1319;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1320 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_26 = t1320;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1321 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_29 = t1321;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1322 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_30 = t1322;
#line 153 "fa-kernels/src/attention/softmax.rs"
            const f32 old_4 = row_max_2;
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1324;
            asm("max.f32 %0, %1, %2;" : "=f"(t1324) : "f"(old_4), "f"(s_19));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1325;
            asm("max.f32 %0, %1, %2;" : "=f"(t1325) : "f"(t1324), "f"(s_20));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1326;
            asm("max.f32 %0, %1, %2;" : "=f"(t1326) : "f"(t1325), "f"(s_23));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1327;
            asm("max.f32 %0, %1, %2;" : "=f"(t1327) : "f"(t1326), "f"(s_24));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1328;
            asm("max.f32 %0, %1, %2;" : "=f"(t1328) : "f"(t1327), "f"(s_27));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1329;
            asm("max.f32 %0, %1, %2;" : "=f"(t1329) : "f"(t1328), "f"(s_28));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1330;
            asm("max.f32 %0, %1, %2;" : "=f"(t1330) : "f"(t1329), "f"(s_31));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1331;
            asm("max.f32 %0, %1, %2;" : "=f"(t1331) : "f"(t1330), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1332;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1332) : "f"(t1331));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_4;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1331), "f"(t1332));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1334;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1334) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_4;
            asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t1334));
#line 184 "fa-kernels/src/attention/softmax.rs"
            const bool none_4 = new_4 == __uint_as_float(0xff800000u);
            const f32 t1337 = new_4 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_4 = none_4 ? 0.0f : t1337;
#line 156 "fa-kernels/src/attention/softmax.rs"
            const f32 t1339 = -reference_4;
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 t1340;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1340) : "f"(old_4), "f"(scale_log2), "f"(t1339));
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1340));
#line 157 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_4;
#line 199 "fa-kernels/src/attention/softmax.rs"
            const f32 t1342 = row_sum_2 * rescale_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1343 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t1343));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1345;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1345) : "f"(exponent_25));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_19 = t1345;
            const f32 t1346 = t1342 + s_19;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1347 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t1347));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1349;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1349) : "f"(exponent_26));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_20 = t1349;
            const f32 t1350 = t1346 + s_20;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1351 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t1351));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1353;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1353) : "f"(exponent_27));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_23 = t1353;
            const f32 t1354 = t1350 + s_23;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1355 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t1355));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1357;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1357) : "f"(exponent_28));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_24 = t1357;
            const f32 t1358 = t1354 + s_24;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1359 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t1359));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1361;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1361) : "f"(exponent_29));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_27 = t1361;
            const f32 t1362 = t1358 + s_27;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1363 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t1363));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1365;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1365) : "f"(exponent_30));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_28 = t1365;
            const f32 t1366 = t1362 + s_28;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1367 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t1367));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1369;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1369) : "f"(exponent_31));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_31 = t1369;
            const f32 t1370 = t1366 + s_31;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1371 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t1371));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1373;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1373) : "f"(exponent_32));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_32 = t1373;
            const f32 t1374 = t1370 + s_32;
#line 205 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1374;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1375 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_3 = t1375;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1376 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_4 = t1376;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1377 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_7 = t1377;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1378 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_8 = t1378;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1379 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_11 = t1379;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1380 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_12 = t1380;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1381 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_15 = t1381;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1382 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_16 = t1382;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1383 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_19 = t1383;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1384 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_20 = t1384;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1385 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_23 = t1385;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1386 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_24 = t1386;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1387 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_27 = t1387;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1388 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_28 = t1388;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1389 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_31 = t1389;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1390 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_32 = t1390;
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1391;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1391) : "f"(s_17), "f"(s_18));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1392;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1392) : "f"(s_19), "f"(s_20));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1393;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1393) : "f"(s_21), "f"(s_22));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1394;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1394) : "f"(s_23), "f"(s_24));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1395;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1395) : "f"(s_25), "f"(s_26));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1396;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1396) : "f"(s_27), "f"(s_28));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1397;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1397) : "f"(s_29), "f"(s_30));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1398;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1398) : "f"(s_31), "f"(s_32));
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1399 = i & 1u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1400 = t1399 << 13u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1401 = t213 + t1400;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 t1402;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1402) : "r"(t406));
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1403 = t1402 ^ 32u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1404 = t1402 ^ 64u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1405 = t1402 ^ 96u;
            const u32 t1406 = t1401 + t1402;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1407 = t1401 + t1403;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1408 = t1401 + t1404;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1409 = t1401 + t1405;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_113;
            u32 m_114;
            u32 m_115;
            u32 m_116;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t1406) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1391), "r"(t1392), "r"(t1393), "r"(t1394), "r"(m_113), "r"(m_114));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1391), "r"(t1392), "r"(t1393), "r"(t1394), "r"(m_115), "r"(m_116));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_117;
            u32 m_118;
            u32 m_119;
            u32 m_120;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t1407) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1391), "r"(t1392), "r"(t1393), "r"(t1394), "r"(m_117), "r"(m_118));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1391), "r"(t1392), "r"(t1393), "r"(t1394), "r"(m_119), "r"(m_120));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_121;
            u32 m_122;
            u32 m_123;
            u32 m_124;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t1408) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1391), "r"(t1392), "r"(t1393), "r"(t1394), "r"(m_121), "r"(m_122));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1391), "r"(t1392), "r"(t1393), "r"(t1394), "r"(m_123), "r"(m_124));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_125;
            u32 m_126;
            u32 m_127;
            u32 m_128;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t1409) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1391), "r"(t1392), "r"(t1393), "r"(t1394), "r"(m_125), "r"(m_126));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1391), "r"(t1392), "r"(t1393), "r"(t1394), "r"(m_127), "r"(m_128));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_129;
            u32 m_130;
            u32 m_131;
            u32 m_132;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t1406) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1395), "r"(t1396), "r"(t1397), "r"(t1398), "r"(m_129), "r"(m_130));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1395), "r"(t1396), "r"(t1397), "r"(t1398), "r"(m_131), "r"(m_132));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_133;
            u32 m_134;
            u32 m_135;
            u32 m_136;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t1407) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1395), "r"(t1396), "r"(t1397), "r"(t1398), "r"(m_133), "r"(m_134));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1395), "r"(t1396), "r"(t1397), "r"(t1398), "r"(m_135), "r"(m_136));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_137;
            u32 m_138;
            u32 m_139;
            u32 m_140;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t1408) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1395), "r"(t1396), "r"(t1397), "r"(t1398), "r"(m_137), "r"(m_138));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1395), "r"(t1396), "r"(t1397), "r"(t1398), "r"(m_139), "r"(m_140));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_141;
            u32 m_142;
            u32 m_143;
            u32 m_144;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t1409) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1395), "r"(t1396), "r"(t1397), "r"(t1398), "r"(m_141), "r"(m_142));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1395), "r"(t1396), "r"(t1397), "r"(t1398), "r"(m_143), "r"(m_144));
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
        const u32 t1410 = warp_n << 1u;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t1411 = t1410 + warp_m;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t1412 = t1411 * 4608u;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t1413 = ring + t1412;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t1414 = lane << 2u;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 mine = t1413 + t1414;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1416 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1417 = t130 + t1416;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1418 = t1417 < t52;
#line 259 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1418) {
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
        const u32 t1419 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1420 = t130 + t1419;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1421 = t1420 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1422 = t1421 < t52;
#line 259 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1422) {
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
        const u32 t1424 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1425 = t130 + t1424;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1426 = t1425 < t52;
#line 259 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1426) {
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1427 = warp_m * 4608u;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1428 = ring + t1427;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1429 = lane << 2u;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs = t1428 + t1429;
#line 294 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns = theirs + slice;
            f32 t1432;
            asm volatile("ld.shared.f32 %0, [%1+2048];" : "=f"(t1432) : "r"(theirs) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1433;
            asm volatile("ld.shared.f32 %0, [%1+2176];" : "=f"(t1433) : "r"(theirs) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1434;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1434) : "r"(columns) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1435;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t1435) : "r"(columns) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1436;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t1436) : "r"(columns) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1437;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t1437) : "r"(columns) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1438;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t1438) : "r"(columns) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1439;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t1439) : "r"(columns) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1440;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t1440) : "r"(columns) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1441;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t1441) : "r"(columns) : "memory");
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1442 = 2u + warp_m;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1443 = t1442 * 4608u;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1444 = ring + t1443;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1445 = lane << 2u;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_2 = t1444 + t1445;
#line 294 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_2 = theirs_2 + slice;
            f32 t1448;
            asm volatile("ld.shared.f32 %0, [%1+2048];" : "=f"(t1448) : "r"(theirs_2) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1449;
            asm volatile("ld.shared.f32 %0, [%1+2176];" : "=f"(t1449) : "r"(theirs_2) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1450;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1450) : "r"(columns_2) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1451;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t1451) : "r"(columns_2) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1452;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t1452) : "r"(columns_2) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1453;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t1453) : "r"(columns_2) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1454;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t1454) : "r"(columns_2) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1455;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t1455) : "r"(columns_2) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1456;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t1456) : "r"(columns_2) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1457;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t1457) : "r"(columns_2) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 max;
            asm("max.f32 %0, %1, %2;" : "=f"(max) : "f"(t1432), "f"(t1448));
            const bool t1459 = max == __uint_as_float(0xff800000u);
#line 95 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1460 = max * scale_log2;
#line 95 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 reference_5 = t1459 ? 0.0f : t1460;
            const f32 t1462 = -reference_5;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1463;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1463) : "f"(t1432), "f"(scale_log2), "f"(t1462));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors) : "f"(t1463));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1465 = -reference_5;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1466;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1466) : "f"(t1448), "f"(scale_log2), "f"(t1465));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_2) : "f"(t1466));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1468 = t1433 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t1468;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1469;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1469) : "f"(t1449), "f"(factors_2), "f"(total));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t1469;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_2 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1470 = t1434 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t1470;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1471;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1471) : "f"(t1450), "f"(factors_2), "f"(total_2));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t1471;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_3 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1472 = t1435 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t1472;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1473;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1473) : "f"(t1451), "f"(factors_2), "f"(total_3));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t1473;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_4 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1474 = t1436 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t1474;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1475;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1475) : "f"(t1452), "f"(factors_2), "f"(total_4));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t1475;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_5 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1476 = t1437 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t1476;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1477;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1477) : "f"(t1453), "f"(factors_2), "f"(total_5));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t1477;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_6 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1478 = t1438 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t1478;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1479;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1479) : "f"(t1454), "f"(factors_2), "f"(total_6));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t1479;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_7 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1480 = t1439 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t1480;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1481;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1481) : "f"(t1455), "f"(factors_2), "f"(total_7));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t1481;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_8 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1482 = t1440 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t1482;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1483;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1483) : "f"(t1456), "f"(factors_2), "f"(total_8));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t1483;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_9 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1484 = t1441 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t1484;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1485;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1485) : "f"(t1457), "f"(factors_2), "f"(total_9));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t1485;
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
        const u32 t1486 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1487 = t130 + t1486;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1488 = t1487 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1489 = t1488 < t52;
#line 259 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1489) {
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1490 = warp_m * 4608u;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1491 = ring + t1490;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1492 = lane << 2u;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_3 = t1491 + t1492;
#line 294 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_3 = theirs_3 + slice;
            f32 t1495;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t1495) : "r"(theirs_3) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1496;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t1496) : "r"(theirs_3) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1497;
            asm volatile("ld.shared.f32 %0, [%1+2304];" : "=f"(t1497) : "r"(columns_3) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1498;
            asm volatile("ld.shared.f32 %0, [%1+2432];" : "=f"(t1498) : "r"(columns_3) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1499;
            asm volatile("ld.shared.f32 %0, [%1+2560];" : "=f"(t1499) : "r"(columns_3) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1500;
            asm volatile("ld.shared.f32 %0, [%1+2688];" : "=f"(t1500) : "r"(columns_3) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1501;
            asm volatile("ld.shared.f32 %0, [%1+2816];" : "=f"(t1501) : "r"(columns_3) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1502;
            asm volatile("ld.shared.f32 %0, [%1+2944];" : "=f"(t1502) : "r"(columns_3) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1503;
            asm volatile("ld.shared.f32 %0, [%1+3072];" : "=f"(t1503) : "r"(columns_3) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1504;
            asm volatile("ld.shared.f32 %0, [%1+3200];" : "=f"(t1504) : "r"(columns_3) : "memory");
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1505 = 2u + warp_m;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1506 = t1505 * 4608u;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1507 = ring + t1506;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1508 = lane << 2u;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_4 = t1507 + t1508;
#line 294 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_4 = theirs_4 + slice;
            f32 t1511;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t1511) : "r"(theirs_4) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1512;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t1512) : "r"(theirs_4) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1513;
            asm volatile("ld.shared.f32 %0, [%1+2304];" : "=f"(t1513) : "r"(columns_4) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1514;
            asm volatile("ld.shared.f32 %0, [%1+2432];" : "=f"(t1514) : "r"(columns_4) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1515;
            asm volatile("ld.shared.f32 %0, [%1+2560];" : "=f"(t1515) : "r"(columns_4) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1516;
            asm volatile("ld.shared.f32 %0, [%1+2688];" : "=f"(t1516) : "r"(columns_4) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1517;
            asm volatile("ld.shared.f32 %0, [%1+2816];" : "=f"(t1517) : "r"(columns_4) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1518;
            asm volatile("ld.shared.f32 %0, [%1+2944];" : "=f"(t1518) : "r"(columns_4) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1519;
            asm volatile("ld.shared.f32 %0, [%1+3072];" : "=f"(t1519) : "r"(columns_4) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1520;
            asm volatile("ld.shared.f32 %0, [%1+3200];" : "=f"(t1520) : "r"(columns_4) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 max_2;
            asm("max.f32 %0, %1, %2;" : "=f"(max_2) : "f"(t1495), "f"(t1511));
            const bool t1522 = max_2 == __uint_as_float(0xff800000u);
#line 95 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1523 = max_2 * scale_log2;
#line 95 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 reference_6 = t1522 ? 0.0f : t1523;
            const f32 t1525 = -reference_6;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1526;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1526) : "f"(t1495), "f"(scale_log2), "f"(t1525));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_3) : "f"(t1526));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1528 = -reference_6;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1529;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1529) : "f"(t1511), "f"(scale_log2), "f"(t1528));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_4) : "f"(t1529));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_10 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1531 = t1496 * factors_3;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1531;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1532;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1532) : "f"(t1512), "f"(factors_4), "f"(total_10));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1532;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_11 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1533 = t1497 * factors_3;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t1533;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1534;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1534) : "f"(t1513), "f"(factors_4), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t1534;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_12 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1535 = t1498 * factors_3;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t1535;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1536;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1536) : "f"(t1514), "f"(factors_4), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t1536;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_13 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1537 = t1499 * factors_3;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1537;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1538;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1538) : "f"(t1515), "f"(factors_4), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1538;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_14 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1539 = t1500 * factors_3;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1539;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1540;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1540) : "f"(t1516), "f"(factors_4), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1540;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_15 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1541 = t1501 * factors_3;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1541;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1542;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1542) : "f"(t1517), "f"(factors_4), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1542;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_16 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1543 = t1502 * factors_3;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1543;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1544;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1544) : "f"(t1518), "f"(factors_4), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1544;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_17 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1545 = t1503 * factors_3;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1545;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1546;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1546) : "f"(t1519), "f"(factors_4), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1546;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_18 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1547 = t1504 * factors_3;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1547;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1548;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1548) : "f"(t1520), "f"(factors_4), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1548;
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
        const bool t1549 = t110 == 1u;
#line 211 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1549) {
#line 227 "fa-kernels/src/attention/softmax.rs"
            f32 t1550;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1550) : "f"(row_sum_3));
#line 227 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_5 = row_sum_3 + t1550;
            f32 t1552;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1552) : "f"(pair_5));
#line 228 "fa-kernels/src/attention/softmax.rs"
            const f32 t1553 = pair_5 + t1552;
#line 228 "fa-kernels/src/attention/softmax.rs"
            row_sum_3 = t1553;
#line 227 "fa-kernels/src/attention/softmax.rs"
            f32 t1554;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1554) : "f"(row_sum_4));
#line 227 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_6 = row_sum_4 + t1554;
            f32 t1556;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1556) : "f"(pair_6));
#line 228 "fa-kernels/src/attention/softmax.rs"
            const f32 t1557 = pair_6 + t1556;
#line 228 "fa-kernels/src/attention/softmax.rs"
            row_sum_4 = t1557;
#line 310 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum_3;
            const bool t1558 = sum == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
            f32 t1559;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1559) : "f"(sum));
#line 311 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t1558 ? 0.0f : t1559;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1561 = rows * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows = t1561;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1562 = rows_2 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_2 = t1562;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1563 = rows_5 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_5 = t1563;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1564 = rows_6 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_6 = t1564;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1565 = rows_9 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_9 = t1565;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1566 = rows_10 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_10 = t1566;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1567 = rows_13 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_13 = t1567;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1568 = rows_14 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_14 = t1568;
#line 310 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_4;
            const bool t1569 = sum_2 == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
            f32 t1570;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1570) : "f"(sum_2));
#line 311 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t1569 ? 0.0f : t1570;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1572 = rows_3 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_3 = t1572;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1573 = rows_4 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_4 = t1573;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1574 = rows_7 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_7 = t1574;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1575 = rows_8 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_8 = t1575;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1576 = rows_11 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_11 = t1576;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1577 = rows_12 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_12 = t1577;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1578 = rows_15 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_15 = t1578;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1579 = rows_16 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_16 = t1579;
#line 433 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 first_2 = warp_n << 2u;
            const u32 t1581 = lane & 3u;
#line 434 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1582 = t1581 << 2u;
#line 434 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1583 = first_2 << 4u;
#line 434 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 lane_bytes = t1582 + t1583;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1585 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1586 = t130 + t1585;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1587 = t1586 < t52;
#line 259 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1587) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1588 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1589 = t130 + t1588;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1590 = first + t1589;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1591 = t1590 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1592;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1592) : "r"(t1591), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1593 = t1592 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1594 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1595 = first + t1589;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1596 = t1595 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1597;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1597) : "r"(t1596), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1598 = t1597 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1599 = t1598 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1600 = t1595 - t1599;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1601 = t1594 + t1600;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1602 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1603 = t1602 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1604 = t1603 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1605 = o + t1604;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1606 = (u64)t1593;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1607 = t1606 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1608 = t1607 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1609 = t1605 + t1608;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1610 = (u64)t1601;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1611 = t1610 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1612 = t1611 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1613 = t1609 + t1612;
#line 439 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1614 = (u64)lane_bytes;
#line 439 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to = t1613 + t1614;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_7 = rows;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_8 = rows_2;
                const u32 t1616 = head_dim >> 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1617 = first_2 < t1616;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1617) {
                    u32 t1618;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1618) : "f"(pair_7), "f"(pair_8));
#line 444 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to), "r"(t1618) : "memory");
                }
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_9 = rows_5;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_10 = rows_6;
                const u32 t1619 = first_2 + 1u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1620 = head_dim >> 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1621 = t1619 < t1620;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1621) {
                    u32 t1622;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1622) : "f"(pair_9), "f"(pair_10));
#line 444 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to), "r"(t1622) : "memory");
                }
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_11 = rows_9;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_12 = rows_10;
                const u32 t1623 = first_2 + 2u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1624 = head_dim >> 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1625 = t1623 < t1624;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1625) {
                    u32 t1626;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1626) : "f"(pair_11), "f"(pair_12));
#line 444 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to), "r"(t1626) : "memory");
                }
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_13 = rows_13;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_14 = rows_14;
                const u32 t1627 = first_2 + 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1628 = head_dim >> 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1629 = t1627 < t1628;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1629) {
                    u32 t1630;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1630) : "f"(pair_13), "f"(pair_14));
#line 444 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to), "r"(t1630) : "memory");
                }
            }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1631 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1632 = t130 + t1631;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1633 = t1632 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1634 = t1633 < t52;
#line 259 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1634) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1635 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1636 = t130 + t1635;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1637 = t1636 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1638 = first + t1637;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1639 = t1638 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1640;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1640) : "r"(t1639), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1641 = t1640 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1642 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1643 = first + t1637;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1644 = t1643 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1645;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1645) : "r"(t1644), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1646 = t1645 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1647 = t1646 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1648 = t1643 - t1647;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1649 = t1642 + t1648;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1650 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1651 = t1650 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1652 = t1651 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1653 = o + t1652;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1654 = (u64)t1641;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1655 = t1654 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1656 = t1655 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1657 = t1653 + t1656;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1658 = (u64)t1649;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1659 = t1658 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1660 = t1659 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1661 = t1657 + t1660;
#line 439 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1662 = (u64)lane_bytes;
#line 439 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to_2 = t1661 + t1662;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_15 = rows_3;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_16 = rows_4;
                const u32 t1664 = head_dim >> 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1665 = first_2 < t1664;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1665) {
                    u32 t1666;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1666) : "f"(pair_15), "f"(pair_16));
#line 444 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_2), "r"(t1666) : "memory");
                }
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_17 = rows_7;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_18 = rows_8;
                const u32 t1667 = first_2 + 1u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1668 = head_dim >> 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1669 = t1667 < t1668;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1669) {
                    u32 t1670;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1670) : "f"(pair_17), "f"(pair_18));
#line 444 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_2), "r"(t1670) : "memory");
                }
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_19 = rows_11;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_20 = rows_12;
                const u32 t1671 = first_2 + 2u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1672 = head_dim >> 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1673 = t1671 < t1672;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1673) {
                    u32 t1674;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1674) : "f"(pair_19), "f"(pair_20));
#line 444 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_2), "r"(t1674) : "memory");
                }
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_21 = rows_15;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_22 = rows_16;
                const u32 t1675 = first_2 + 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1676 = head_dim >> 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1677 = t1675 < t1676;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1677) {
                    u32 t1678;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1678) : "f"(pair_21), "f"(pair_22));
#line 444 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_2), "r"(t1678) : "memory");
                }
            }
#line 273 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1679 = warp_n < 1u;
#line 273 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1679) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1680 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row = t130 + t1680;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1682 = row < t52;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1683 = first + row;
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
                const u32 t1688 = first + row;
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
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1695) : "f"(row_sum_3));
#line 287 "fa-kernels/src/attention/softmax.rs"
                f32 t1696;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1696) : "f"(row_max_3), "f"(scale_log2), "f"(t1695));
#line 287 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_2 = t1696 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                const bool t1698 = row_sum_3 == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                const f32 value = t1698 ? __uint_as_float(0xff800000u) : lse_2;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1700 = lane & 3u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1701 = t1700 == 0u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1702 = t1682 & t1701;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                if (t1702) {
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1703 = (u64)t16;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1704 = t1703 * lse_stride0;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1705 = t1704 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1706 = lse + t1705;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1707 = (u64)t1694;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1708 = t1707 * lse_stride1;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1709 = t1708 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1710 = t1706 + t1709;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1711 = (u64)t1686;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1712 = t1711 * lse_stride2;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1713 = t1712 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1714 = t1710 + t1713;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1714), "f"(value) : "memory");
                }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1715 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1716 = t130 + t1715;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_2 = t1716 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1718 = row_2 < t52;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1719 = first + row_2;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1720 = t1719 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1721;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1721) : "r"(t1720), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1722 = t1721 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1723 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1724 = first + row_2;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1725 = t1724 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1726;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1726) : "r"(t1725), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1727 = t1726 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1728 = t1727 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1729 = t1724 - t1728;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1730 = t1723 + t1729;
#line 287 "fa-kernels/src/attention/softmax.rs"
                f32 t1731;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1731) : "f"(row_sum_4));
#line 287 "fa-kernels/src/attention/softmax.rs"
                f32 t1732;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1732) : "f"(row_max_4), "f"(scale_log2), "f"(t1731));
#line 287 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_3 = t1732 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                const bool t1734 = row_sum_4 == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                const f32 value_2 = t1734 ? __uint_as_float(0xff800000u) : lse_3;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1736 = lane & 3u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1737 = t1736 == 0u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1738 = t1718 & t1737;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                if (t1738) {
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1739 = (u64)t16;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1740 = t1739 * lse_stride0;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1741 = t1740 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1742 = lse + t1741;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1743 = (u64)t1730;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1744 = t1743 * lse_stride1;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1745 = t1744 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1746 = t1742 + t1745;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1747 = (u64)t1722;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1748 = t1747 * lse_stride2;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1749 = t1748 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1750 = t1746 + t1749;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1750), "f"(value_2) : "memory");
                }
            }
        } else {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1751 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1752 = t130 + t1751;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1753 = t1752 < t52;
#line 259 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1753) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1754 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 slice_2 = t1754 + warp_n;
                const u32 index = slice_2 << 1u;
                const u64 t1757 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1758 = t1757 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1759 = t1758 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1760 = partials + t1759;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1761 = (u64)t13;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1762 = t1761 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1763 = t1762 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1764 = t1760 + t1763;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1765 = (u64)index;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1766 = t1765 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1767 = t1766 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1768 = t1764 + t1767;
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1769 = (u64)lane * 4u;
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1770 = t1768 + t1769;
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1771 = lane << 2u;
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1772 = (u64)t1771 * 4u;
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1773 = t1768 + t1772;
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1774;
                asm("mov.b32 %0, %1;" : "=r"(t1774) : "f"(rows));
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1775;
                asm("mov.b32 %0, %1;" : "=r"(t1775) : "f"(rows_2));
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1776;
                asm("mov.b32 %0, %1;" : "=r"(t1776) : "f"(rows_5));
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1777;
                asm("mov.b32 %0, %1;" : "=r"(t1777) : "f"(rows_6));
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1773), "r"(t1774), "r"(t1775), "r"(t1776), "r"(t1777) : "memory");
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1778;
                asm("mov.b32 %0, %1;" : "=r"(t1778) : "f"(rows_9));
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1779;
                asm("mov.b32 %0, %1;" : "=r"(t1779) : "f"(rows_10));
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1780;
                asm("mov.b32 %0, %1;" : "=r"(t1780) : "f"(rows_13));
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1781;
                asm("mov.b32 %0, %1;" : "=r"(t1781) : "f"(rows_14));
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t1773), "r"(t1778), "r"(t1779), "r"(t1780), "r"(t1781) : "memory");
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t1770), "f"(row_max_3) : "memory");
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t1770), "f"(row_sum_3) : "memory");
            }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1782 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1783 = t130 + t1782;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1784 = t1783 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1785 = t1784 < t52;
#line 259 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1785) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1786 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 slice_3 = t1786 + warp_n;
                const u32 t1788 = slice_3 << 1u;
#line 403 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 index_2 = t1788 + 1u;
                const u64 t1790 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1791 = t1790 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1792 = t1791 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1793 = partials + t1792;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1794 = (u64)t13;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1795 = t1794 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1796 = t1795 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1797 = t1793 + t1796;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1798 = (u64)index_2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1799 = t1798 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1800 = t1799 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1801 = t1797 + t1800;
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1802 = (u64)lane * 4u;
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1803 = t1801 + t1802;
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1804 = lane << 2u;
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1805 = (u64)t1804 * 4u;
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1806 = t1801 + t1805;
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1807;
                asm("mov.b32 %0, %1;" : "=r"(t1807) : "f"(rows_3));
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1808;
                asm("mov.b32 %0, %1;" : "=r"(t1808) : "f"(rows_4));
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1809;
                asm("mov.b32 %0, %1;" : "=r"(t1809) : "f"(rows_7));
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1810;
                asm("mov.b32 %0, %1;" : "=r"(t1810) : "f"(rows_8));
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1806), "r"(t1807), "r"(t1808), "r"(t1809), "r"(t1810) : "memory");
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1811;
                asm("mov.b32 %0, %1;" : "=r"(t1811) : "f"(rows_11));
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1812;
                asm("mov.b32 %0, %1;" : "=r"(t1812) : "f"(rows_12));
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1813;
                asm("mov.b32 %0, %1;" : "=r"(t1813) : "f"(rows_15));
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1814;
                asm("mov.b32 %0, %1;" : "=r"(t1814) : "f"(rows_16));
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t1806), "r"(t1811), "r"(t1812), "r"(t1813), "r"(t1814) : "memory");
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t1803), "f"(row_max_4) : "memory");
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t1803), "f"(row_sum_4) : "memory");
            }
#line 215 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1815 = (u64)tile;
#line 215 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1816 = t1815 * arrived_stride0;
#line 215 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1817 = t1816 * 4ull;
#line 215 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1818 = arrived + t1817;
#line 215 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1819 = t110 - 1u;
#line 215 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1820 = (u32)__cvta_generic_to_shared(smem);
#line 215 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1821 = t1820 + 36864u;
#line 215 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 215 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1822 = threadIdx.x;
#line 215 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1823 = t1822 == 0u;
#line 215 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1823) {
#line 215 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1824;
                asm volatile("atom.acq_rel.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t1824) : "l"(t1818), "r"(t1819) : "memory");
#line 215 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1821), "r"(t1824) : "memory");
            }
#line 215 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 215 "fa-kernels/src/attention/forward/decode/merge.rs"
            u32 t1825;
            asm volatile("ld.shared.u32 %0, [%1+0];" : "=r"(t1825) : "r"(t1821) : "memory");
#line 215 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1826 = t1825 == t1819;
#line 215 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1826) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1827 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1828 = t130 + t1827;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1829 = t1828 < t52;
#line 259 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1829) {
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
                        const bool t1830 = split < t110;
                        if (!t1830) break;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1831 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_4 = t1831 + warp_n;
                        const u32 index_3 = slice_4 << 1u;
                        const u64 t1834 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1835 = t1834 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1836 = t1835 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1837 = partials + t1836;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1838 = (u64)split;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1839 = t1838 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1840 = t1839 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1841 = t1837 + t1840;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1842 = (u64)index_3;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1843 = t1842 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1844 = t1843 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1845 = t1841 + t1844;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1846 = (u64)lane * 4u;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1847 = t1845 + t1846;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1848 = lane << 2u;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1849 = (u64)t1848 * 4u;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1850 = t1845 + t1849;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk;
                        u32 chunk_2;
                        u32 chunk_3;
                        u32 chunk_4;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t1850) : "memory");
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1851;
                        asm("mov.b32 %0, %1;" : "=f"(t1851) : "r"(chunk));
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1852;
                        asm("mov.b32 %0, %1;" : "=f"(t1852) : "r"(chunk_2));
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1853;
                        asm("mov.b32 %0, %1;" : "=f"(t1853) : "r"(chunk_3));
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1854;
                        asm("mov.b32 %0, %1;" : "=f"(t1854) : "r"(chunk_4));
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_5;
                        u32 chunk_6;
                        u32 chunk_7;
                        u32 chunk_8;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t1850) : "memory");
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1855;
                        asm("mov.b32 %0, %1;" : "=f"(t1855) : "r"(chunk_5));
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1856;
                        asm("mov.b32 %0, %1;" : "=f"(t1856) : "r"(chunk_6));
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1857;
                        asm("mov.b32 %0, %1;" : "=f"(t1857) : "r"(chunk_7));
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1858;
                        asm("mov.b32 %0, %1;" : "=f"(t1858) : "r"(chunk_8));
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1859;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1859) : "l"(t1847) : "memory");
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1860;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1860) : "l"(t1847) : "memory");
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words = t1851;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_2 = t1852;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_3 = t1853;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_4 = t1854;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_5 = t1855;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_6 = t1856;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_7 = t1857;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_8 = t1858;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_9 = t1859;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_10 = t1860;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state = words_9;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_2 = words_10;
#line 358 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1861 = split + 1u;
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
                        const bool t1862 = t1861 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1862) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1863 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_5 = t1863 + warp_n;
                            const u32 index_4 = slice_5 << 1u;
                            const u64 t1866 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1867 = t1866 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1868 = t1867 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1869 = partials + t1868;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1870 = (u64)t1861;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1871 = t1870 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1872 = t1871 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1873 = t1869 + t1872;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1874 = (u64)index_4;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1875 = t1874 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1876 = t1875 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1877 = t1873 + t1876;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1878 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1879 = t1877 + t1878;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1880 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1881 = (u64)t1880 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1882 = t1877 + t1881;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_9;
                            u32 chunk_10;
                            u32 chunk_11;
                            u32 chunk_12;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_9), "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12) : "l"(t1882) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1883;
                            asm("mov.b32 %0, %1;" : "=f"(t1883) : "r"(chunk_9));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1884;
                            asm("mov.b32 %0, %1;" : "=f"(t1884) : "r"(chunk_10));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1885;
                            asm("mov.b32 %0, %1;" : "=f"(t1885) : "r"(chunk_11));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1886;
                            asm("mov.b32 %0, %1;" : "=f"(t1886) : "r"(chunk_12));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_13;
                            u32 chunk_14;
                            u32 chunk_15;
                            u32 chunk_16;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_13), "=r"(chunk_14), "=r"(chunk_15), "=r"(chunk_16) : "l"(t1882) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1887;
                            asm("mov.b32 %0, %1;" : "=f"(t1887) : "r"(chunk_13));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1888;
                            asm("mov.b32 %0, %1;" : "=f"(t1888) : "r"(chunk_14));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1889;
                            asm("mov.b32 %0, %1;" : "=f"(t1889) : "r"(chunk_15));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1890;
                            asm("mov.b32 %0, %1;" : "=f"(t1890) : "r"(chunk_16));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1891;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1891) : "l"(t1879) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1892;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1892) : "l"(t1879) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part = t1883;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_2 = t1884;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_3 = t1885;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_4 = t1886;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_5 = t1887;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_6 = t1888;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_7 = t1889;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_8 = t1890;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_9 = t1891;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_10 = t1892;
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
                        const u32 t1893 = split + 2u;
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
                        const bool t1894 = t1893 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1894) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1895 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_6 = t1895 + warp_n;
                            const u32 index_5 = slice_6 << 1u;
                            const u64 t1898 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1899 = t1898 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1900 = t1899 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1901 = partials + t1900;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1902 = (u64)t1893;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1903 = t1902 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1904 = t1903 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1905 = t1901 + t1904;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1906 = (u64)index_5;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1907 = t1906 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1908 = t1907 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1909 = t1905 + t1908;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1910 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1911 = t1909 + t1910;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1912 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1913 = (u64)t1912 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1914 = t1909 + t1913;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_17;
                            u32 chunk_18;
                            u32 chunk_19;
                            u32 chunk_20;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_17), "=r"(chunk_18), "=r"(chunk_19), "=r"(chunk_20) : "l"(t1914) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1915;
                            asm("mov.b32 %0, %1;" : "=f"(t1915) : "r"(chunk_17));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1916;
                            asm("mov.b32 %0, %1;" : "=f"(t1916) : "r"(chunk_18));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1917;
                            asm("mov.b32 %0, %1;" : "=f"(t1917) : "r"(chunk_19));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1918;
                            asm("mov.b32 %0, %1;" : "=f"(t1918) : "r"(chunk_20));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_21;
                            u32 chunk_22;
                            u32 chunk_23;
                            u32 chunk_24;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_21), "=r"(chunk_22), "=r"(chunk_23), "=r"(chunk_24) : "l"(t1914) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1919;
                            asm("mov.b32 %0, %1;" : "=f"(t1919) : "r"(chunk_21));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1920;
                            asm("mov.b32 %0, %1;" : "=f"(t1920) : "r"(chunk_22));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1921;
                            asm("mov.b32 %0, %1;" : "=f"(t1921) : "r"(chunk_23));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1922;
                            asm("mov.b32 %0, %1;" : "=f"(t1922) : "r"(chunk_24));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1923;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1923) : "l"(t1911) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1924;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1924) : "l"(t1911) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_11 = t1915;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_12 = t1916;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_13 = t1917;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_14 = t1918;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_15 = t1919;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_16 = t1920;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_17 = t1921;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_18 = t1922;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_19 = t1923;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_20 = t1924;
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
                        const u32 t1925 = split + 3u;
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
                        const bool t1926 = t1925 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1926) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1927 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_7 = t1927 + warp_n;
                            const u32 index_6 = slice_7 << 1u;
                            const u64 t1930 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1931 = t1930 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1932 = t1931 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1933 = partials + t1932;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1934 = (u64)t1925;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1935 = t1934 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1936 = t1935 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1937 = t1933 + t1936;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1938 = (u64)index_6;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1939 = t1938 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1940 = t1939 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1941 = t1937 + t1940;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1942 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1943 = t1941 + t1942;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1944 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1945 = (u64)t1944 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1946 = t1941 + t1945;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_25;
                            u32 chunk_26;
                            u32 chunk_27;
                            u32 chunk_28;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_25), "=r"(chunk_26), "=r"(chunk_27), "=r"(chunk_28) : "l"(t1946) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1947;
                            asm("mov.b32 %0, %1;" : "=f"(t1947) : "r"(chunk_25));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1948;
                            asm("mov.b32 %0, %1;" : "=f"(t1948) : "r"(chunk_26));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1949;
                            asm("mov.b32 %0, %1;" : "=f"(t1949) : "r"(chunk_27));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1950;
                            asm("mov.b32 %0, %1;" : "=f"(t1950) : "r"(chunk_28));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_29;
                            u32 chunk_30;
                            u32 chunk_31;
                            u32 chunk_32;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_29), "=r"(chunk_30), "=r"(chunk_31), "=r"(chunk_32) : "l"(t1946) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1951;
                            asm("mov.b32 %0, %1;" : "=f"(t1951) : "r"(chunk_29));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1952;
                            asm("mov.b32 %0, %1;" : "=f"(t1952) : "r"(chunk_30));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1953;
                            asm("mov.b32 %0, %1;" : "=f"(t1953) : "r"(chunk_31));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1954;
                            asm("mov.b32 %0, %1;" : "=f"(t1954) : "r"(chunk_32));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1955;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1955) : "l"(t1943) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1956;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1956) : "l"(t1943) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_21 = t1947;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_22 = t1948;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_23 = t1949;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_24 = t1950;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_25 = t1951;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_26 = t1952;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_27 = t1953;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_28 = t1954;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_29 = t1955;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_30 = t1956;
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
                        const u32 t1957 = split + 4u;
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
                        const bool t1958 = t1957 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1958) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1959 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_8 = t1959 + warp_n;
                            const u32 index_7 = slice_8 << 1u;
                            const u64 t1962 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1963 = t1962 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1964 = t1963 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1965 = partials + t1964;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1966 = (u64)t1957;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1967 = t1966 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1968 = t1967 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1969 = t1965 + t1968;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1970 = (u64)index_7;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1971 = t1970 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1972 = t1971 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1973 = t1969 + t1972;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1974 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1975 = t1973 + t1974;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1976 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1977 = (u64)t1976 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1978 = t1973 + t1977;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_33;
                            u32 chunk_34;
                            u32 chunk_35;
                            u32 chunk_36;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_33), "=r"(chunk_34), "=r"(chunk_35), "=r"(chunk_36) : "l"(t1978) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1979;
                            asm("mov.b32 %0, %1;" : "=f"(t1979) : "r"(chunk_33));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1980;
                            asm("mov.b32 %0, %1;" : "=f"(t1980) : "r"(chunk_34));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1981;
                            asm("mov.b32 %0, %1;" : "=f"(t1981) : "r"(chunk_35));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1982;
                            asm("mov.b32 %0, %1;" : "=f"(t1982) : "r"(chunk_36));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_37;
                            u32 chunk_38;
                            u32 chunk_39;
                            u32 chunk_40;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_37), "=r"(chunk_38), "=r"(chunk_39), "=r"(chunk_40) : "l"(t1978) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1983;
                            asm("mov.b32 %0, %1;" : "=f"(t1983) : "r"(chunk_37));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1984;
                            asm("mov.b32 %0, %1;" : "=f"(t1984) : "r"(chunk_38));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1985;
                            asm("mov.b32 %0, %1;" : "=f"(t1985) : "r"(chunk_39));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1986;
                            asm("mov.b32 %0, %1;" : "=f"(t1986) : "r"(chunk_40));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1987;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1987) : "l"(t1975) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1988;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1988) : "l"(t1975) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_31 = t1979;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_32 = t1980;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_33 = t1981;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_34 = t1982;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_35 = t1983;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_36 = t1984;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_37 = t1985;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_38 = t1986;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_39 = t1987;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_40 = t1988;
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
                        const u32 t1989 = split + 5u;
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
                        const bool t1990 = t1989 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1990) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1991 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_9 = t1991 + warp_n;
                            const u32 index_8 = slice_9 << 1u;
                            const u64 t1994 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1995 = t1994 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1996 = t1995 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1997 = partials + t1996;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1998 = (u64)t1989;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1999 = t1998 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2000 = t1999 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2001 = t1997 + t2000;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2002 = (u64)index_8;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2003 = t2002 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2004 = t2003 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2005 = t2001 + t2004;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2006 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2007 = t2005 + t2006;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2008 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2009 = (u64)t2008 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2010 = t2005 + t2009;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_41;
                            u32 chunk_42;
                            u32 chunk_43;
                            u32 chunk_44;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_41), "=r"(chunk_42), "=r"(chunk_43), "=r"(chunk_44) : "l"(t2010) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2011;
                            asm("mov.b32 %0, %1;" : "=f"(t2011) : "r"(chunk_41));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2012;
                            asm("mov.b32 %0, %1;" : "=f"(t2012) : "r"(chunk_42));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2013;
                            asm("mov.b32 %0, %1;" : "=f"(t2013) : "r"(chunk_43));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2014;
                            asm("mov.b32 %0, %1;" : "=f"(t2014) : "r"(chunk_44));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_45;
                            u32 chunk_46;
                            u32 chunk_47;
                            u32 chunk_48;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_45), "=r"(chunk_46), "=r"(chunk_47), "=r"(chunk_48) : "l"(t2010) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2015;
                            asm("mov.b32 %0, %1;" : "=f"(t2015) : "r"(chunk_45));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2016;
                            asm("mov.b32 %0, %1;" : "=f"(t2016) : "r"(chunk_46));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2017;
                            asm("mov.b32 %0, %1;" : "=f"(t2017) : "r"(chunk_47));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2018;
                            asm("mov.b32 %0, %1;" : "=f"(t2018) : "r"(chunk_48));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2019;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2019) : "l"(t2007) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2020;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2020) : "l"(t2007) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_41 = t2011;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_42 = t2012;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_43 = t2013;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_44 = t2014;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_45 = t2015;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_46 = t2016;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_47 = t2017;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_48 = t2018;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_49 = t2019;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_50 = t2020;
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
                        const u32 t2021 = split + 6u;
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
                        const bool t2022 = t2021 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2022) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2023 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_10 = t2023 + warp_n;
                            const u32 index_9 = slice_10 << 1u;
                            const u64 t2026 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2027 = t2026 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2028 = t2027 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2029 = partials + t2028;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2030 = (u64)t2021;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2031 = t2030 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2032 = t2031 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2033 = t2029 + t2032;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2034 = (u64)index_9;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2035 = t2034 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2036 = t2035 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2037 = t2033 + t2036;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2038 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2039 = t2037 + t2038;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2040 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2041 = (u64)t2040 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2042 = t2037 + t2041;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_49;
                            u32 chunk_50;
                            u32 chunk_51;
                            u32 chunk_52;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_49), "=r"(chunk_50), "=r"(chunk_51), "=r"(chunk_52) : "l"(t2042) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2043;
                            asm("mov.b32 %0, %1;" : "=f"(t2043) : "r"(chunk_49));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2044;
                            asm("mov.b32 %0, %1;" : "=f"(t2044) : "r"(chunk_50));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2045;
                            asm("mov.b32 %0, %1;" : "=f"(t2045) : "r"(chunk_51));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2046;
                            asm("mov.b32 %0, %1;" : "=f"(t2046) : "r"(chunk_52));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_53;
                            u32 chunk_54;
                            u32 chunk_55;
                            u32 chunk_56;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_53), "=r"(chunk_54), "=r"(chunk_55), "=r"(chunk_56) : "l"(t2042) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2047;
                            asm("mov.b32 %0, %1;" : "=f"(t2047) : "r"(chunk_53));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2048;
                            asm("mov.b32 %0, %1;" : "=f"(t2048) : "r"(chunk_54));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2049;
                            asm("mov.b32 %0, %1;" : "=f"(t2049) : "r"(chunk_55));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2050;
                            asm("mov.b32 %0, %1;" : "=f"(t2050) : "r"(chunk_56));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2051;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2051) : "l"(t2039) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2052;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2052) : "l"(t2039) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_51 = t2043;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_52 = t2044;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_53 = t2045;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_54 = t2046;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_55 = t2047;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_56 = t2048;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_57 = t2049;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_58 = t2050;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_59 = t2051;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_60 = t2052;
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
                        const u32 t2053 = split + 7u;
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
                        const bool t2054 = t2053 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2054) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2055 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_11 = t2055 + warp_n;
                            const u32 index_10 = slice_11 << 1u;
                            const u64 t2058 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2059 = t2058 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2060 = t2059 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2061 = partials + t2060;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2062 = (u64)t2053;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2063 = t2062 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2064 = t2063 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2065 = t2061 + t2064;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2066 = (u64)index_10;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2067 = t2066 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2068 = t2067 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2069 = t2065 + t2068;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2070 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2071 = t2069 + t2070;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2072 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2073 = (u64)t2072 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2074 = t2069 + t2073;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_57;
                            u32 chunk_58;
                            u32 chunk_59;
                            u32 chunk_60;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_57), "=r"(chunk_58), "=r"(chunk_59), "=r"(chunk_60) : "l"(t2074) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2075;
                            asm("mov.b32 %0, %1;" : "=f"(t2075) : "r"(chunk_57));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2076;
                            asm("mov.b32 %0, %1;" : "=f"(t2076) : "r"(chunk_58));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2077;
                            asm("mov.b32 %0, %1;" : "=f"(t2077) : "r"(chunk_59));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2078;
                            asm("mov.b32 %0, %1;" : "=f"(t2078) : "r"(chunk_60));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_61;
                            u32 chunk_62;
                            u32 chunk_63;
                            u32 chunk_64;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_61), "=r"(chunk_62), "=r"(chunk_63), "=r"(chunk_64) : "l"(t2074) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2079;
                            asm("mov.b32 %0, %1;" : "=f"(t2079) : "r"(chunk_61));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2080;
                            asm("mov.b32 %0, %1;" : "=f"(t2080) : "r"(chunk_62));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2081;
                            asm("mov.b32 %0, %1;" : "=f"(t2081) : "r"(chunk_63));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2082;
                            asm("mov.b32 %0, %1;" : "=f"(t2082) : "r"(chunk_64));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2083;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2083) : "l"(t2071) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2084;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2084) : "l"(t2071) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_61 = t2075;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_62 = t2076;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_63 = t2077;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_64 = t2078;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_65 = t2079;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_66 = t2080;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_67 = t2081;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_68 = t2082;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_69 = t2083;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_70 = t2084;
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
                        const u32 t2085 = split + 8u;
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
                        const bool t2086 = t2085 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2086) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2087 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_12 = t2087 + warp_n;
                            const u32 index_11 = slice_12 << 1u;
                            const u64 t2090 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2091 = t2090 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2092 = t2091 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2093 = partials + t2092;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2094 = (u64)t2085;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2095 = t2094 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2096 = t2095 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2097 = t2093 + t2096;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2098 = (u64)index_11;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2099 = t2098 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2100 = t2099 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2101 = t2097 + t2100;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2102 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2103 = t2101 + t2102;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2104 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2105 = (u64)t2104 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2106 = t2101 + t2105;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_65;
                            u32 chunk_66;
                            u32 chunk_67;
                            u32 chunk_68;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_65), "=r"(chunk_66), "=r"(chunk_67), "=r"(chunk_68) : "l"(t2106) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2107;
                            asm("mov.b32 %0, %1;" : "=f"(t2107) : "r"(chunk_65));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2108;
                            asm("mov.b32 %0, %1;" : "=f"(t2108) : "r"(chunk_66));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2109;
                            asm("mov.b32 %0, %1;" : "=f"(t2109) : "r"(chunk_67));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2110;
                            asm("mov.b32 %0, %1;" : "=f"(t2110) : "r"(chunk_68));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_69;
                            u32 chunk_70;
                            u32 chunk_71;
                            u32 chunk_72;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_69), "=r"(chunk_70), "=r"(chunk_71), "=r"(chunk_72) : "l"(t2106) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2111;
                            asm("mov.b32 %0, %1;" : "=f"(t2111) : "r"(chunk_69));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2112;
                            asm("mov.b32 %0, %1;" : "=f"(t2112) : "r"(chunk_70));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2113;
                            asm("mov.b32 %0, %1;" : "=f"(t2113) : "r"(chunk_71));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2114;
                            asm("mov.b32 %0, %1;" : "=f"(t2114) : "r"(chunk_72));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2115;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2115) : "l"(t2103) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2116;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2116) : "l"(t2103) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_71 = t2107;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_72 = t2108;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_73 = t2109;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_74 = t2110;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_75 = t2111;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_76 = t2112;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_77 = t2113;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_78 = t2114;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_79 = t2115;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_80 = t2116;
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
                        const u32 t2117 = split + 9u;
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
                        const bool t2118 = t2117 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2118) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2119 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_13 = t2119 + warp_n;
                            const u32 index_12 = slice_13 << 1u;
                            const u64 t2122 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2123 = t2122 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2124 = t2123 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2125 = partials + t2124;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2126 = (u64)t2117;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2127 = t2126 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2128 = t2127 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2129 = t2125 + t2128;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2130 = (u64)index_12;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2131 = t2130 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2132 = t2131 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2133 = t2129 + t2132;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2134 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2135 = t2133 + t2134;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2136 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2137 = (u64)t2136 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2138 = t2133 + t2137;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_73;
                            u32 chunk_74;
                            u32 chunk_75;
                            u32 chunk_76;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_73), "=r"(chunk_74), "=r"(chunk_75), "=r"(chunk_76) : "l"(t2138) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2139;
                            asm("mov.b32 %0, %1;" : "=f"(t2139) : "r"(chunk_73));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2140;
                            asm("mov.b32 %0, %1;" : "=f"(t2140) : "r"(chunk_74));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2141;
                            asm("mov.b32 %0, %1;" : "=f"(t2141) : "r"(chunk_75));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2142;
                            asm("mov.b32 %0, %1;" : "=f"(t2142) : "r"(chunk_76));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_77;
                            u32 chunk_78;
                            u32 chunk_79;
                            u32 chunk_80;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_77), "=r"(chunk_78), "=r"(chunk_79), "=r"(chunk_80) : "l"(t2138) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2143;
                            asm("mov.b32 %0, %1;" : "=f"(t2143) : "r"(chunk_77));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2144;
                            asm("mov.b32 %0, %1;" : "=f"(t2144) : "r"(chunk_78));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2145;
                            asm("mov.b32 %0, %1;" : "=f"(t2145) : "r"(chunk_79));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2146;
                            asm("mov.b32 %0, %1;" : "=f"(t2146) : "r"(chunk_80));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2147;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2147) : "l"(t2135) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2148;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2148) : "l"(t2135) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_81 = t2139;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_82 = t2140;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_83 = t2141;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_84 = t2142;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_85 = t2143;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_86 = t2144;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_87 = t2145;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_88 = t2146;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_89 = t2147;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_90 = t2148;
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
                        const u32 t2149 = split + 10u;
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
                        const bool t2150 = t2149 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2150) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2151 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_14 = t2151 + warp_n;
                            const u32 index_13 = slice_14 << 1u;
                            const u64 t2154 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2155 = t2154 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2156 = t2155 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2157 = partials + t2156;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2158 = (u64)t2149;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2159 = t2158 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2160 = t2159 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2161 = t2157 + t2160;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2162 = (u64)index_13;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2163 = t2162 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2164 = t2163 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2165 = t2161 + t2164;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2166 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2167 = t2165 + t2166;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2168 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2169 = (u64)t2168 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2170 = t2165 + t2169;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_81;
                            u32 chunk_82;
                            u32 chunk_83;
                            u32 chunk_84;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_81), "=r"(chunk_82), "=r"(chunk_83), "=r"(chunk_84) : "l"(t2170) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2171;
                            asm("mov.b32 %0, %1;" : "=f"(t2171) : "r"(chunk_81));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2172;
                            asm("mov.b32 %0, %1;" : "=f"(t2172) : "r"(chunk_82));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2173;
                            asm("mov.b32 %0, %1;" : "=f"(t2173) : "r"(chunk_83));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2174;
                            asm("mov.b32 %0, %1;" : "=f"(t2174) : "r"(chunk_84));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_85;
                            u32 chunk_86;
                            u32 chunk_87;
                            u32 chunk_88;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_85), "=r"(chunk_86), "=r"(chunk_87), "=r"(chunk_88) : "l"(t2170) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2175;
                            asm("mov.b32 %0, %1;" : "=f"(t2175) : "r"(chunk_85));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2176;
                            asm("mov.b32 %0, %1;" : "=f"(t2176) : "r"(chunk_86));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2177;
                            asm("mov.b32 %0, %1;" : "=f"(t2177) : "r"(chunk_87));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2178;
                            asm("mov.b32 %0, %1;" : "=f"(t2178) : "r"(chunk_88));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2179;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2179) : "l"(t2167) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2180;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2180) : "l"(t2167) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_91 = t2171;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_92 = t2172;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_93 = t2173;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_94 = t2174;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_95 = t2175;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_96 = t2176;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_97 = t2177;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_98 = t2178;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_99 = t2179;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_100 = t2180;
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
                        const u32 t2181 = split + 11u;
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
                        const bool t2182 = t2181 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2182) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2183 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_15 = t2183 + warp_n;
                            const u32 index_14 = slice_15 << 1u;
                            const u64 t2186 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2187 = t2186 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2188 = t2187 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2189 = partials + t2188;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2190 = (u64)t2181;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2191 = t2190 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2192 = t2191 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2193 = t2189 + t2192;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2194 = (u64)index_14;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2195 = t2194 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2196 = t2195 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2197 = t2193 + t2196;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2198 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2199 = t2197 + t2198;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2200 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2201 = (u64)t2200 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2202 = t2197 + t2201;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_89;
                            u32 chunk_90;
                            u32 chunk_91;
                            u32 chunk_92;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_89), "=r"(chunk_90), "=r"(chunk_91), "=r"(chunk_92) : "l"(t2202) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2203;
                            asm("mov.b32 %0, %1;" : "=f"(t2203) : "r"(chunk_89));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2204;
                            asm("mov.b32 %0, %1;" : "=f"(t2204) : "r"(chunk_90));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2205;
                            asm("mov.b32 %0, %1;" : "=f"(t2205) : "r"(chunk_91));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2206;
                            asm("mov.b32 %0, %1;" : "=f"(t2206) : "r"(chunk_92));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_93;
                            u32 chunk_94;
                            u32 chunk_95;
                            u32 chunk_96;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_93), "=r"(chunk_94), "=r"(chunk_95), "=r"(chunk_96) : "l"(t2202) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2207;
                            asm("mov.b32 %0, %1;" : "=f"(t2207) : "r"(chunk_93));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2208;
                            asm("mov.b32 %0, %1;" : "=f"(t2208) : "r"(chunk_94));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2209;
                            asm("mov.b32 %0, %1;" : "=f"(t2209) : "r"(chunk_95));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2210;
                            asm("mov.b32 %0, %1;" : "=f"(t2210) : "r"(chunk_96));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2211;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2211) : "l"(t2199) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2212;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2212) : "l"(t2199) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_101 = t2203;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_102 = t2204;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_103 = t2205;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_104 = t2206;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_105 = t2207;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_106 = t2208;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_107 = t2209;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_108 = t2210;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_109 = t2211;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_110 = t2212;
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
                        const u32 t2213 = split + 12u;
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
                        const bool t2214 = t2213 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2214) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2215 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_16 = t2215 + warp_n;
                            const u32 index_15 = slice_16 << 1u;
                            const u64 t2218 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2219 = t2218 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2220 = t2219 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2221 = partials + t2220;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2222 = (u64)t2213;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2223 = t2222 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2224 = t2223 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2225 = t2221 + t2224;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2226 = (u64)index_15;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2227 = t2226 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2228 = t2227 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2229 = t2225 + t2228;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2230 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2231 = t2229 + t2230;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2232 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2233 = (u64)t2232 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2234 = t2229 + t2233;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_97;
                            u32 chunk_98;
                            u32 chunk_99;
                            u32 chunk_100;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_97), "=r"(chunk_98), "=r"(chunk_99), "=r"(chunk_100) : "l"(t2234) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2235;
                            asm("mov.b32 %0, %1;" : "=f"(t2235) : "r"(chunk_97));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2236;
                            asm("mov.b32 %0, %1;" : "=f"(t2236) : "r"(chunk_98));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2237;
                            asm("mov.b32 %0, %1;" : "=f"(t2237) : "r"(chunk_99));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2238;
                            asm("mov.b32 %0, %1;" : "=f"(t2238) : "r"(chunk_100));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_101;
                            u32 chunk_102;
                            u32 chunk_103;
                            u32 chunk_104;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_101), "=r"(chunk_102), "=r"(chunk_103), "=r"(chunk_104) : "l"(t2234) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2239;
                            asm("mov.b32 %0, %1;" : "=f"(t2239) : "r"(chunk_101));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2240;
                            asm("mov.b32 %0, %1;" : "=f"(t2240) : "r"(chunk_102));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2241;
                            asm("mov.b32 %0, %1;" : "=f"(t2241) : "r"(chunk_103));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2242;
                            asm("mov.b32 %0, %1;" : "=f"(t2242) : "r"(chunk_104));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2243;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2243) : "l"(t2231) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2244;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2244) : "l"(t2231) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_111 = t2235;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_112 = t2236;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_113 = t2237;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_114 = t2238;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_115 = t2239;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_116 = t2240;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_117 = t2241;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_118 = t2242;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_119 = t2243;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_120 = t2244;
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
                        const u32 t2245 = split + 13u;
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
                        const bool t2246 = t2245 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2246) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2247 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_17 = t2247 + warp_n;
                            const u32 index_16 = slice_17 << 1u;
                            const u64 t2250 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2251 = t2250 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2252 = t2251 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2253 = partials + t2252;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2254 = (u64)t2245;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2255 = t2254 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2256 = t2255 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2257 = t2253 + t2256;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2258 = (u64)index_16;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2259 = t2258 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2260 = t2259 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2261 = t2257 + t2260;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2262 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2263 = t2261 + t2262;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2264 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2265 = (u64)t2264 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2266 = t2261 + t2265;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_105;
                            u32 chunk_106;
                            u32 chunk_107;
                            u32 chunk_108;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_105), "=r"(chunk_106), "=r"(chunk_107), "=r"(chunk_108) : "l"(t2266) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2267;
                            asm("mov.b32 %0, %1;" : "=f"(t2267) : "r"(chunk_105));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2268;
                            asm("mov.b32 %0, %1;" : "=f"(t2268) : "r"(chunk_106));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2269;
                            asm("mov.b32 %0, %1;" : "=f"(t2269) : "r"(chunk_107));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2270;
                            asm("mov.b32 %0, %1;" : "=f"(t2270) : "r"(chunk_108));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_109;
                            u32 chunk_110;
                            u32 chunk_111;
                            u32 chunk_112;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_109), "=r"(chunk_110), "=r"(chunk_111), "=r"(chunk_112) : "l"(t2266) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2271;
                            asm("mov.b32 %0, %1;" : "=f"(t2271) : "r"(chunk_109));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2272;
                            asm("mov.b32 %0, %1;" : "=f"(t2272) : "r"(chunk_110));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2273;
                            asm("mov.b32 %0, %1;" : "=f"(t2273) : "r"(chunk_111));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2274;
                            asm("mov.b32 %0, %1;" : "=f"(t2274) : "r"(chunk_112));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2275;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2275) : "l"(t2263) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2276;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2276) : "l"(t2263) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_121 = t2267;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_122 = t2268;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_123 = t2269;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_124 = t2270;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_125 = t2271;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_126 = t2272;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_127 = t2273;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_128 = t2274;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_129 = t2275;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_130 = t2276;
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
                        const u32 t2277 = split + 14u;
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
                        const bool t2278 = t2277 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2278) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2279 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_18 = t2279 + warp_n;
                            const u32 index_17 = slice_18 << 1u;
                            const u64 t2282 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2283 = t2282 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2284 = t2283 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2285 = partials + t2284;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2286 = (u64)t2277;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2287 = t2286 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2288 = t2287 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2289 = t2285 + t2288;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2290 = (u64)index_17;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2291 = t2290 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2292 = t2291 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2293 = t2289 + t2292;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2294 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2295 = t2293 + t2294;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2296 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2297 = (u64)t2296 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2298 = t2293 + t2297;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_113;
                            u32 chunk_114;
                            u32 chunk_115;
                            u32 chunk_116;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_113), "=r"(chunk_114), "=r"(chunk_115), "=r"(chunk_116) : "l"(t2298) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2299;
                            asm("mov.b32 %0, %1;" : "=f"(t2299) : "r"(chunk_113));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2300;
                            asm("mov.b32 %0, %1;" : "=f"(t2300) : "r"(chunk_114));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2301;
                            asm("mov.b32 %0, %1;" : "=f"(t2301) : "r"(chunk_115));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2302;
                            asm("mov.b32 %0, %1;" : "=f"(t2302) : "r"(chunk_116));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_117;
                            u32 chunk_118;
                            u32 chunk_119;
                            u32 chunk_120;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_117), "=r"(chunk_118), "=r"(chunk_119), "=r"(chunk_120) : "l"(t2298) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2303;
                            asm("mov.b32 %0, %1;" : "=f"(t2303) : "r"(chunk_117));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2304;
                            asm("mov.b32 %0, %1;" : "=f"(t2304) : "r"(chunk_118));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2305;
                            asm("mov.b32 %0, %1;" : "=f"(t2305) : "r"(chunk_119));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2306;
                            asm("mov.b32 %0, %1;" : "=f"(t2306) : "r"(chunk_120));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2307;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2307) : "l"(t2295) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2308;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2308) : "l"(t2295) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_131 = t2299;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_132 = t2300;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_133 = t2301;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_134 = t2302;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_135 = t2303;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_136 = t2304;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_137 = t2305;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_138 = t2306;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_139 = t2307;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_140 = t2308;
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
                        const u32 t2309 = split + 15u;
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
                        const bool t2310 = t2309 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2310) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2311 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_19 = t2311 + warp_n;
                            const u32 index_18 = slice_19 << 1u;
                            const u64 t2314 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2315 = t2314 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2316 = t2315 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2317 = partials + t2316;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2318 = (u64)t2309;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2319 = t2318 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2320 = t2319 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2321 = t2317 + t2320;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2322 = (u64)index_18;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2323 = t2322 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2324 = t2323 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2325 = t2321 + t2324;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2326 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2327 = t2325 + t2326;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2328 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2329 = (u64)t2328 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2330 = t2325 + t2329;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_121;
                            u32 chunk_122;
                            u32 chunk_123;
                            u32 chunk_124;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_121), "=r"(chunk_122), "=r"(chunk_123), "=r"(chunk_124) : "l"(t2330) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2331;
                            asm("mov.b32 %0, %1;" : "=f"(t2331) : "r"(chunk_121));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2332;
                            asm("mov.b32 %0, %1;" : "=f"(t2332) : "r"(chunk_122));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2333;
                            asm("mov.b32 %0, %1;" : "=f"(t2333) : "r"(chunk_123));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2334;
                            asm("mov.b32 %0, %1;" : "=f"(t2334) : "r"(chunk_124));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_125;
                            u32 chunk_126;
                            u32 chunk_127;
                            u32 chunk_128;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_125), "=r"(chunk_126), "=r"(chunk_127), "=r"(chunk_128) : "l"(t2330) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2335;
                            asm("mov.b32 %0, %1;" : "=f"(t2335) : "r"(chunk_125));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2336;
                            asm("mov.b32 %0, %1;" : "=f"(t2336) : "r"(chunk_126));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2337;
                            asm("mov.b32 %0, %1;" : "=f"(t2337) : "r"(chunk_127));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2338;
                            asm("mov.b32 %0, %1;" : "=f"(t2338) : "r"(chunk_128));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2339;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2339) : "l"(t2327) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2340;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2340) : "l"(t2327) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_141 = t2331;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_142 = t2332;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_143 = t2333;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_144 = t2334;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_145 = t2335;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_146 = t2336;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_147 = t2337;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_148 = t2338;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_149 = t2339;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_150 = t2340;
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
                        f32 t2341;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2341) : "f"(row_max_3), "f"(state));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2342;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2342) : "f"(t2341), "f"(state_3));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2343;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2343) : "f"(t2342), "f"(state_5));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2344;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2344) : "f"(t2343), "f"(state_7));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2345;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2345) : "f"(t2344), "f"(state_9));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2346;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2346) : "f"(t2345), "f"(state_11));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2347;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2347) : "f"(t2346), "f"(state_13));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2348;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2348) : "f"(t2347), "f"(state_15));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2349;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2349) : "f"(t2348), "f"(state_17));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2350;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2350) : "f"(t2349), "f"(state_19));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2351;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2351) : "f"(t2350), "f"(state_21));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2352;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2352) : "f"(t2351), "f"(state_23));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2353;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2353) : "f"(t2352), "f"(state_25));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2354;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2354) : "f"(t2353), "f"(state_27));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2355;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2355) : "f"(t2354), "f"(state_29));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max_3;
                        asm("max.f32 %0, %1, %2;" : "=f"(max_3) : "f"(t2355), "f"(state_31));
                        const bool t2357 = max_3 == __uint_as_float(0xff800000u);
#line 95 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2358 = max_3 * scale_log2;
#line 95 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 reference_7 = t2357 ? 0.0f : t2358;
                        const f32 t2360 = -reference_7;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2361;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2361) : "f"(row_max_3), "f"(scale_log2), "f"(t2360));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_5;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_5) : "f"(t2361));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2363 = -reference_7;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2364;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2364) : "f"(state), "f"(scale_log2), "f"(t2363));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_6;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_6) : "f"(t2364));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2366 = -reference_7;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2367;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2367) : "f"(state_3), "f"(scale_log2), "f"(t2366));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_7;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_7) : "f"(t2367));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2369 = -reference_7;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2370;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2370) : "f"(state_5), "f"(scale_log2), "f"(t2369));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_8;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_8) : "f"(t2370));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2372 = -reference_7;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2373;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2373) : "f"(state_7), "f"(scale_log2), "f"(t2372));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_9;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_9) : "f"(t2373));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2375 = -reference_7;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2376;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2376) : "f"(state_9), "f"(scale_log2), "f"(t2375));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_10;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_10) : "f"(t2376));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2378 = -reference_7;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2379;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2379) : "f"(state_11), "f"(scale_log2), "f"(t2378));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_11;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_11) : "f"(t2379));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2381 = -reference_7;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2382;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2382) : "f"(state_13), "f"(scale_log2), "f"(t2381));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_12;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_12) : "f"(t2382));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2384 = -reference_7;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2385;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2385) : "f"(state_15), "f"(scale_log2), "f"(t2384));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_13;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_13) : "f"(t2385));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2387 = -reference_7;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2388;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2388) : "f"(state_17), "f"(scale_log2), "f"(t2387));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_14;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_14) : "f"(t2388));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2390 = -reference_7;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2391;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2391) : "f"(state_19), "f"(scale_log2), "f"(t2390));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_15;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_15) : "f"(t2391));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2393 = -reference_7;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2394;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2394) : "f"(state_21), "f"(scale_log2), "f"(t2393));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_16;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_16) : "f"(t2394));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2396 = -reference_7;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2397;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2397) : "f"(state_23), "f"(scale_log2), "f"(t2396));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_17;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_17) : "f"(t2397));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2399 = -reference_7;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2400;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2400) : "f"(state_25), "f"(scale_log2), "f"(t2399));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_18;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_18) : "f"(t2400));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2402 = -reference_7;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2403;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2403) : "f"(state_27), "f"(scale_log2), "f"(t2402));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_19;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_19) : "f"(t2403));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2405 = -reference_7;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2406;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2406) : "f"(state_29), "f"(scale_log2), "f"(t2405));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_20;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_20) : "f"(t2406));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2408 = -reference_7;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2409;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2409) : "f"(state_31), "f"(scale_log2), "f"(t2408));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_21;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_21) : "f"(t2409));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_19 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2411 = row_sum_3 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2411;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2412;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2412) : "f"(state_2), "f"(factors_6), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2412;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2413;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2413) : "f"(state_4), "f"(factors_7), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2413;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2414;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2414) : "f"(state_6), "f"(factors_8), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2414;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2415;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2415) : "f"(state_8), "f"(factors_9), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2415;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2416;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2416) : "f"(state_10), "f"(factors_10), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2416;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2417;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2417) : "f"(state_12), "f"(factors_11), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2417;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2418;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2418) : "f"(state_14), "f"(factors_12), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2418;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2419;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2419) : "f"(state_16), "f"(factors_13), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2419;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2420;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2420) : "f"(state_18), "f"(factors_14), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2420;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2421;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2421) : "f"(state_20), "f"(factors_15), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2421;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2422;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2422) : "f"(state_22), "f"(factors_16), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2422;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2423;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2423) : "f"(state_24), "f"(factors_17), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2423;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2424;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2424) : "f"(state_26), "f"(factors_18), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2424;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2425;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2425) : "f"(state_28), "f"(factors_19), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2425;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2426;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2426) : "f"(state_30), "f"(factors_20), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2426;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2427;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2427) : "f"(state_32), "f"(factors_21), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2427;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_20 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2428 = rows * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2428;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2429;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2429) : "f"(words), "f"(factors_6), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2429;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2430;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2430) : "f"(words_11), "f"(factors_7), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2430;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2431;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2431) : "f"(words_21), "f"(factors_8), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2431;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2432;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2432) : "f"(words_31), "f"(factors_9), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2432;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2433;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2433) : "f"(words_41), "f"(factors_10), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2433;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2434;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2434) : "f"(words_51), "f"(factors_11), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2434;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2435;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2435) : "f"(words_61), "f"(factors_12), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2435;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2436;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2436) : "f"(words_71), "f"(factors_13), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2436;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2437;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2437) : "f"(words_81), "f"(factors_14), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2437;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2438;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2438) : "f"(words_91), "f"(factors_15), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2438;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2439;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2439) : "f"(words_101), "f"(factors_16), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2439;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2440;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2440) : "f"(words_111), "f"(factors_17), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2440;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2441;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2441) : "f"(words_121), "f"(factors_18), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2441;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2442;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2442) : "f"(words_131), "f"(factors_19), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2442;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2443;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2443) : "f"(words_141), "f"(factors_20), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2443;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2444;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2444) : "f"(words_151), "f"(factors_21), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2444;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_21 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2445 = rows_2 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2445;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2446;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2446) : "f"(words_2), "f"(factors_6), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2446;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2447;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2447) : "f"(words_12), "f"(factors_7), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2447;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2448;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2448) : "f"(words_22), "f"(factors_8), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2448;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2449;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2449) : "f"(words_32), "f"(factors_9), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2449;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2450;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2450) : "f"(words_42), "f"(factors_10), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2450;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2451;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2451) : "f"(words_52), "f"(factors_11), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2451;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2452;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2452) : "f"(words_62), "f"(factors_12), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2452;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2453;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2453) : "f"(words_72), "f"(factors_13), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2453;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2454;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2454) : "f"(words_82), "f"(factors_14), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2454;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2455;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2455) : "f"(words_92), "f"(factors_15), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2455;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2456;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2456) : "f"(words_102), "f"(factors_16), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2456;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2457;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2457) : "f"(words_112), "f"(factors_17), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2457;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2458;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2458) : "f"(words_122), "f"(factors_18), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2458;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2459;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2459) : "f"(words_132), "f"(factors_19), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2459;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2460;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2460) : "f"(words_142), "f"(factors_20), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2460;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2461;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2461) : "f"(words_152), "f"(factors_21), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2461;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_22 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2462 = rows_5 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2462;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2463;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2463) : "f"(words_3), "f"(factors_6), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2463;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2464;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2464) : "f"(words_13), "f"(factors_7), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2464;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2465;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2465) : "f"(words_23), "f"(factors_8), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2465;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2466;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2466) : "f"(words_33), "f"(factors_9), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2466;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2467;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2467) : "f"(words_43), "f"(factors_10), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2467;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2468;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2468) : "f"(words_53), "f"(factors_11), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2468;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2469;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2469) : "f"(words_63), "f"(factors_12), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2469;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2470;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2470) : "f"(words_73), "f"(factors_13), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2470;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2471;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2471) : "f"(words_83), "f"(factors_14), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2471;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2472;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2472) : "f"(words_93), "f"(factors_15), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2472;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2473;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2473) : "f"(words_103), "f"(factors_16), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2473;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2474;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2474) : "f"(words_113), "f"(factors_17), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2474;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2475;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2475) : "f"(words_123), "f"(factors_18), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2475;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2476;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2476) : "f"(words_133), "f"(factors_19), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2476;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2477;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2477) : "f"(words_143), "f"(factors_20), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2477;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2478;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2478) : "f"(words_153), "f"(factors_21), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2478;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_23 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2479 = rows_6 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2479;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2480;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2480) : "f"(words_4), "f"(factors_6), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2480;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2481;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2481) : "f"(words_14), "f"(factors_7), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2481;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2482;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2482) : "f"(words_24), "f"(factors_8), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2482;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2483;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2483) : "f"(words_34), "f"(factors_9), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2483;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2484;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2484) : "f"(words_44), "f"(factors_10), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2484;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2485;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2485) : "f"(words_54), "f"(factors_11), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2485;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2486;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2486) : "f"(words_64), "f"(factors_12), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2486;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2487;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2487) : "f"(words_74), "f"(factors_13), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2487;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2488;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2488) : "f"(words_84), "f"(factors_14), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2488;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2489;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2489) : "f"(words_94), "f"(factors_15), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2489;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2490;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2490) : "f"(words_104), "f"(factors_16), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2490;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2491;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2491) : "f"(words_114), "f"(factors_17), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2491;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2492;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2492) : "f"(words_124), "f"(factors_18), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2492;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2493;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2493) : "f"(words_134), "f"(factors_19), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2493;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2494;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2494) : "f"(words_144), "f"(factors_20), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2494;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2495;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2495) : "f"(words_154), "f"(factors_21), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2495;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_24 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2496 = rows_9 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2496;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2497;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2497) : "f"(words_5), "f"(factors_6), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2497;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2498;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2498) : "f"(words_15), "f"(factors_7), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2498;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2499;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2499) : "f"(words_25), "f"(factors_8), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2499;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2500;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2500) : "f"(words_35), "f"(factors_9), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2500;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2501;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2501) : "f"(words_45), "f"(factors_10), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2501;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2502;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2502) : "f"(words_55), "f"(factors_11), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2502;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2503;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2503) : "f"(words_65), "f"(factors_12), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2503;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2504;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2504) : "f"(words_75), "f"(factors_13), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2504;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2505;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2505) : "f"(words_85), "f"(factors_14), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2505;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2506;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2506) : "f"(words_95), "f"(factors_15), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2506;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2507;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2507) : "f"(words_105), "f"(factors_16), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2507;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2508;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2508) : "f"(words_115), "f"(factors_17), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2508;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2509;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2509) : "f"(words_125), "f"(factors_18), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2509;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2510;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2510) : "f"(words_135), "f"(factors_19), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2510;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2511;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2511) : "f"(words_145), "f"(factors_20), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2511;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2512;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2512) : "f"(words_155), "f"(factors_21), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2512;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_25 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2513 = rows_10 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2513;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2514;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2514) : "f"(words_6), "f"(factors_6), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2514;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2515;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2515) : "f"(words_16), "f"(factors_7), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2515;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2516;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2516) : "f"(words_26), "f"(factors_8), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2516;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2517;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2517) : "f"(words_36), "f"(factors_9), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2517;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2518;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2518) : "f"(words_46), "f"(factors_10), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2518;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2519;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2519) : "f"(words_56), "f"(factors_11), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2519;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2520;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2520) : "f"(words_66), "f"(factors_12), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2520;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2521;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2521) : "f"(words_76), "f"(factors_13), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2521;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2522;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2522) : "f"(words_86), "f"(factors_14), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2522;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2523;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2523) : "f"(words_96), "f"(factors_15), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2523;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2524;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2524) : "f"(words_106), "f"(factors_16), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2524;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2525;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2525) : "f"(words_116), "f"(factors_17), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2525;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2526;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2526) : "f"(words_126), "f"(factors_18), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2526;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2527;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2527) : "f"(words_136), "f"(factors_19), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2527;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2528;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2528) : "f"(words_146), "f"(factors_20), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2528;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2529;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2529) : "f"(words_156), "f"(factors_21), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2529;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_26 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2530 = rows_13 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2530;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2531;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2531) : "f"(words_7), "f"(factors_6), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2531;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2532;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2532) : "f"(words_17), "f"(factors_7), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2532;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2533;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2533) : "f"(words_27), "f"(factors_8), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2533;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2534;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2534) : "f"(words_37), "f"(factors_9), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2534;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2535;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2535) : "f"(words_47), "f"(factors_10), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2535;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2536;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2536) : "f"(words_57), "f"(factors_11), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2536;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2537;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2537) : "f"(words_67), "f"(factors_12), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2537;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2538;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2538) : "f"(words_77), "f"(factors_13), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2538;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2539;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2539) : "f"(words_87), "f"(factors_14), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2539;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2540;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2540) : "f"(words_97), "f"(factors_15), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2540;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2541;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2541) : "f"(words_107), "f"(factors_16), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2541;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2542;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2542) : "f"(words_117), "f"(factors_17), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2542;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2543;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2543) : "f"(words_127), "f"(factors_18), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2543;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2544;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2544) : "f"(words_137), "f"(factors_19), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2544;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2545;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2545) : "f"(words_147), "f"(factors_20), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2545;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2546;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2546) : "f"(words_157), "f"(factors_21), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2546;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_27 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2547 = rows_14 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2547;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2548;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2548) : "f"(words_8), "f"(factors_6), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2548;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2549;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2549) : "f"(words_18), "f"(factors_7), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2549;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2550;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2550) : "f"(words_28), "f"(factors_8), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2550;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2551;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2551) : "f"(words_38), "f"(factors_9), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2551;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2552;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2552) : "f"(words_48), "f"(factors_10), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2552;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2553;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2553) : "f"(words_58), "f"(factors_11), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2553;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2554;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2554) : "f"(words_68), "f"(factors_12), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2554;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2555;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2555) : "f"(words_78), "f"(factors_13), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2555;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2556;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2556) : "f"(words_88), "f"(factors_14), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2556;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2557;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2557) : "f"(words_98), "f"(factors_15), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2557;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2558;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2558) : "f"(words_108), "f"(factors_16), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2558;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2559;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2559) : "f"(words_118), "f"(factors_17), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2559;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2560;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2560) : "f"(words_128), "f"(factors_18), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2560;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2561;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2561) : "f"(words_138), "f"(factors_19), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2561;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2562;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2562) : "f"(words_148), "f"(factors_20), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2562;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2563;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2563) : "f"(words_158), "f"(factors_21), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2563;
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
                        const u32 t2564 = split + 16u;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split = t2564;
                    }
                }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2566 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2567 = t130 + t2566;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2568 = t2567 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2569 = t2568 < t52;
#line 259 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2569) {
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
                        const bool t2570 = split_2 < t110;
                        if (!t2570) break;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2571 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_20 = t2571 + warp_n;
                        const u32 t2573 = slice_20 << 1u;
#line 403 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_19 = t2573 + 1u;
                        const u64 t2575 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2576 = t2575 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2577 = t2576 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2578 = partials + t2577;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2579 = (u64)split_2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2580 = t2579 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2581 = t2580 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2582 = t2578 + t2581;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2583 = (u64)index_19;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2584 = t2583 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2585 = t2584 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2586 = t2582 + t2585;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2587 = (u64)lane * 4u;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2588 = t2586 + t2587;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2589 = lane << 2u;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2590 = (u64)t2589 * 4u;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2591 = t2586 + t2590;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_129;
                        u32 chunk_130;
                        u32 chunk_131;
                        u32 chunk_132;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_129), "=r"(chunk_130), "=r"(chunk_131), "=r"(chunk_132) : "l"(t2591) : "memory");
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2592;
                        asm("mov.b32 %0, %1;" : "=f"(t2592) : "r"(chunk_129));
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2593;
                        asm("mov.b32 %0, %1;" : "=f"(t2593) : "r"(chunk_130));
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2594;
                        asm("mov.b32 %0, %1;" : "=f"(t2594) : "r"(chunk_131));
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2595;
                        asm("mov.b32 %0, %1;" : "=f"(t2595) : "r"(chunk_132));
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_133;
                        u32 chunk_134;
                        u32 chunk_135;
                        u32 chunk_136;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_133), "=r"(chunk_134), "=r"(chunk_135), "=r"(chunk_136) : "l"(t2591) : "memory");
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2596;
                        asm("mov.b32 %0, %1;" : "=f"(t2596) : "r"(chunk_133));
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2597;
                        asm("mov.b32 %0, %1;" : "=f"(t2597) : "r"(chunk_134));
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2598;
                        asm("mov.b32 %0, %1;" : "=f"(t2598) : "r"(chunk_135));
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2599;
                        asm("mov.b32 %0, %1;" : "=f"(t2599) : "r"(chunk_136));
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2600;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2600) : "l"(t2588) : "memory");
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2601;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2601) : "l"(t2588) : "memory");
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_161 = t2592;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_162 = t2593;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_163 = t2594;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_164 = t2595;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_165 = t2596;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_166 = t2597;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_167 = t2598;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_168 = t2599;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_169 = t2600;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_170 = t2601;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_33 = words_169;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_34 = words_170;
#line 358 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2602 = split_2 + 1u;
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
                        const bool t2603 = t2602 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2603) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2604 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_21 = t2604 + warp_n;
                            const u32 t2606 = slice_21 << 1u;
#line 403 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_20 = t2606 + 1u;
                            const u64 t2608 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2609 = t2608 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2610 = t2609 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2611 = partials + t2610;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2612 = (u64)t2602;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2613 = t2612 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2614 = t2613 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2615 = t2611 + t2614;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2616 = (u64)index_20;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2617 = t2616 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2618 = t2617 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2619 = t2615 + t2618;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2620 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2621 = t2619 + t2620;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2622 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2623 = (u64)t2622 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2624 = t2619 + t2623;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_137;
                            u32 chunk_138;
                            u32 chunk_139;
                            u32 chunk_140;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_137), "=r"(chunk_138), "=r"(chunk_139), "=r"(chunk_140) : "l"(t2624) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2625;
                            asm("mov.b32 %0, %1;" : "=f"(t2625) : "r"(chunk_137));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2626;
                            asm("mov.b32 %0, %1;" : "=f"(t2626) : "r"(chunk_138));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2627;
                            asm("mov.b32 %0, %1;" : "=f"(t2627) : "r"(chunk_139));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2628;
                            asm("mov.b32 %0, %1;" : "=f"(t2628) : "r"(chunk_140));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_141;
                            u32 chunk_142;
                            u32 chunk_143;
                            u32 chunk_144;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_141), "=r"(chunk_142), "=r"(chunk_143), "=r"(chunk_144) : "l"(t2624) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2629;
                            asm("mov.b32 %0, %1;" : "=f"(t2629) : "r"(chunk_141));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2630;
                            asm("mov.b32 %0, %1;" : "=f"(t2630) : "r"(chunk_142));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2631;
                            asm("mov.b32 %0, %1;" : "=f"(t2631) : "r"(chunk_143));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2632;
                            asm("mov.b32 %0, %1;" : "=f"(t2632) : "r"(chunk_144));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2633;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2633) : "l"(t2621) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2634;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2634) : "l"(t2621) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_151 = t2625;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_152 = t2626;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_153 = t2627;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_154 = t2628;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_155 = t2629;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_156 = t2630;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_157 = t2631;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_158 = t2632;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_159 = t2633;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_160 = t2634;
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
                        const u32 t2635 = split_2 + 2u;
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
                        const bool t2636 = t2635 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2636) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2637 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_22 = t2637 + warp_n;
                            const u32 t2639 = slice_22 << 1u;
#line 403 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_21 = t2639 + 1u;
                            const u64 t2641 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2642 = t2641 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2643 = t2642 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2644 = partials + t2643;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2645 = (u64)t2635;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2646 = t2645 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2647 = t2646 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2648 = t2644 + t2647;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2649 = (u64)index_21;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2650 = t2649 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2651 = t2650 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2652 = t2648 + t2651;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2653 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2654 = t2652 + t2653;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2655 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2656 = (u64)t2655 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2657 = t2652 + t2656;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_145;
                            u32 chunk_146;
                            u32 chunk_147;
                            u32 chunk_148;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_145), "=r"(chunk_146), "=r"(chunk_147), "=r"(chunk_148) : "l"(t2657) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2658;
                            asm("mov.b32 %0, %1;" : "=f"(t2658) : "r"(chunk_145));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2659;
                            asm("mov.b32 %0, %1;" : "=f"(t2659) : "r"(chunk_146));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2660;
                            asm("mov.b32 %0, %1;" : "=f"(t2660) : "r"(chunk_147));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2661;
                            asm("mov.b32 %0, %1;" : "=f"(t2661) : "r"(chunk_148));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_149;
                            u32 chunk_150;
                            u32 chunk_151;
                            u32 chunk_152;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_149), "=r"(chunk_150), "=r"(chunk_151), "=r"(chunk_152) : "l"(t2657) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2662;
                            asm("mov.b32 %0, %1;" : "=f"(t2662) : "r"(chunk_149));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2663;
                            asm("mov.b32 %0, %1;" : "=f"(t2663) : "r"(chunk_150));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2664;
                            asm("mov.b32 %0, %1;" : "=f"(t2664) : "r"(chunk_151));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2665;
                            asm("mov.b32 %0, %1;" : "=f"(t2665) : "r"(chunk_152));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2666;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2666) : "l"(t2654) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2667;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2667) : "l"(t2654) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_161 = t2658;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_162 = t2659;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_163 = t2660;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_164 = t2661;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_165 = t2662;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_166 = t2663;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_167 = t2664;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_168 = t2665;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_169 = t2666;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_170 = t2667;
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
                        const u32 t2668 = split_2 + 3u;
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
                        const bool t2669 = t2668 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2669) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2670 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_23 = t2670 + warp_n;
                            const u32 t2672 = slice_23 << 1u;
#line 403 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_22 = t2672 + 1u;
                            const u64 t2674 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2675 = t2674 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2676 = t2675 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2677 = partials + t2676;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2678 = (u64)t2668;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2679 = t2678 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2680 = t2679 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2681 = t2677 + t2680;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2682 = (u64)index_22;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2683 = t2682 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2684 = t2683 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2685 = t2681 + t2684;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2686 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2687 = t2685 + t2686;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2688 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2689 = (u64)t2688 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2690 = t2685 + t2689;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_153;
                            u32 chunk_154;
                            u32 chunk_155;
                            u32 chunk_156;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_153), "=r"(chunk_154), "=r"(chunk_155), "=r"(chunk_156) : "l"(t2690) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2691;
                            asm("mov.b32 %0, %1;" : "=f"(t2691) : "r"(chunk_153));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2692;
                            asm("mov.b32 %0, %1;" : "=f"(t2692) : "r"(chunk_154));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2693;
                            asm("mov.b32 %0, %1;" : "=f"(t2693) : "r"(chunk_155));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2694;
                            asm("mov.b32 %0, %1;" : "=f"(t2694) : "r"(chunk_156));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_157;
                            u32 chunk_158;
                            u32 chunk_159;
                            u32 chunk_160;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_157), "=r"(chunk_158), "=r"(chunk_159), "=r"(chunk_160) : "l"(t2690) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2695;
                            asm("mov.b32 %0, %1;" : "=f"(t2695) : "r"(chunk_157));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2696;
                            asm("mov.b32 %0, %1;" : "=f"(t2696) : "r"(chunk_158));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2697;
                            asm("mov.b32 %0, %1;" : "=f"(t2697) : "r"(chunk_159));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2698;
                            asm("mov.b32 %0, %1;" : "=f"(t2698) : "r"(chunk_160));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2699;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2699) : "l"(t2687) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2700;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2700) : "l"(t2687) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_171 = t2691;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_172 = t2692;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_173 = t2693;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_174 = t2694;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_175 = t2695;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_176 = t2696;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_177 = t2697;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_178 = t2698;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_179 = t2699;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_180 = t2700;
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
                        const u32 t2701 = split_2 + 4u;
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
                        const bool t2702 = t2701 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2702) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2703 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_24 = t2703 + warp_n;
                            const u32 t2705 = slice_24 << 1u;
#line 403 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_23 = t2705 + 1u;
                            const u64 t2707 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2708 = t2707 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2709 = t2708 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2710 = partials + t2709;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2711 = (u64)t2701;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2712 = t2711 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2713 = t2712 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2714 = t2710 + t2713;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2715 = (u64)index_23;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2716 = t2715 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2717 = t2716 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2718 = t2714 + t2717;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2719 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2720 = t2718 + t2719;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2721 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2722 = (u64)t2721 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2723 = t2718 + t2722;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_161;
                            u32 chunk_162;
                            u32 chunk_163;
                            u32 chunk_164;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_161), "=r"(chunk_162), "=r"(chunk_163), "=r"(chunk_164) : "l"(t2723) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2724;
                            asm("mov.b32 %0, %1;" : "=f"(t2724) : "r"(chunk_161));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2725;
                            asm("mov.b32 %0, %1;" : "=f"(t2725) : "r"(chunk_162));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2726;
                            asm("mov.b32 %0, %1;" : "=f"(t2726) : "r"(chunk_163));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2727;
                            asm("mov.b32 %0, %1;" : "=f"(t2727) : "r"(chunk_164));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_165;
                            u32 chunk_166;
                            u32 chunk_167;
                            u32 chunk_168;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_165), "=r"(chunk_166), "=r"(chunk_167), "=r"(chunk_168) : "l"(t2723) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2728;
                            asm("mov.b32 %0, %1;" : "=f"(t2728) : "r"(chunk_165));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2729;
                            asm("mov.b32 %0, %1;" : "=f"(t2729) : "r"(chunk_166));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2730;
                            asm("mov.b32 %0, %1;" : "=f"(t2730) : "r"(chunk_167));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2731;
                            asm("mov.b32 %0, %1;" : "=f"(t2731) : "r"(chunk_168));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2732;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2732) : "l"(t2720) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2733;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2733) : "l"(t2720) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_181 = t2724;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_182 = t2725;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_183 = t2726;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_184 = t2727;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_185 = t2728;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_186 = t2729;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_187 = t2730;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_188 = t2731;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_189 = t2732;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_190 = t2733;
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
                        const u32 t2734 = split_2 + 5u;
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
                        const bool t2735 = t2734 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2735) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2736 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_25 = t2736 + warp_n;
                            const u32 t2738 = slice_25 << 1u;
#line 403 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_24 = t2738 + 1u;
                            const u64 t2740 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2741 = t2740 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2742 = t2741 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2743 = partials + t2742;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2744 = (u64)t2734;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2745 = t2744 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2746 = t2745 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2747 = t2743 + t2746;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2748 = (u64)index_24;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2749 = t2748 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2750 = t2749 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2751 = t2747 + t2750;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2752 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2753 = t2751 + t2752;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2754 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2755 = (u64)t2754 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2756 = t2751 + t2755;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_169;
                            u32 chunk_170;
                            u32 chunk_171;
                            u32 chunk_172;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_169), "=r"(chunk_170), "=r"(chunk_171), "=r"(chunk_172) : "l"(t2756) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2757;
                            asm("mov.b32 %0, %1;" : "=f"(t2757) : "r"(chunk_169));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2758;
                            asm("mov.b32 %0, %1;" : "=f"(t2758) : "r"(chunk_170));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2759;
                            asm("mov.b32 %0, %1;" : "=f"(t2759) : "r"(chunk_171));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2760;
                            asm("mov.b32 %0, %1;" : "=f"(t2760) : "r"(chunk_172));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_173;
                            u32 chunk_174;
                            u32 chunk_175;
                            u32 chunk_176;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_173), "=r"(chunk_174), "=r"(chunk_175), "=r"(chunk_176) : "l"(t2756) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2761;
                            asm("mov.b32 %0, %1;" : "=f"(t2761) : "r"(chunk_173));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2762;
                            asm("mov.b32 %0, %1;" : "=f"(t2762) : "r"(chunk_174));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2763;
                            asm("mov.b32 %0, %1;" : "=f"(t2763) : "r"(chunk_175));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2764;
                            asm("mov.b32 %0, %1;" : "=f"(t2764) : "r"(chunk_176));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2765;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2765) : "l"(t2753) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2766;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2766) : "l"(t2753) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_191 = t2757;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_192 = t2758;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_193 = t2759;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_194 = t2760;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_195 = t2761;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_196 = t2762;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_197 = t2763;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_198 = t2764;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_199 = t2765;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_200 = t2766;
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
                        const u32 t2767 = split_2 + 6u;
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
                        const bool t2768 = t2767 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2768) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2769 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_26 = t2769 + warp_n;
                            const u32 t2771 = slice_26 << 1u;
#line 403 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_25 = t2771 + 1u;
                            const u64 t2773 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2774 = t2773 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2775 = t2774 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2776 = partials + t2775;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2777 = (u64)t2767;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2778 = t2777 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2779 = t2778 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2780 = t2776 + t2779;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2781 = (u64)index_25;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2782 = t2781 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2783 = t2782 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2784 = t2780 + t2783;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2785 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2786 = t2784 + t2785;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2787 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2788 = (u64)t2787 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2789 = t2784 + t2788;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_177;
                            u32 chunk_178;
                            u32 chunk_179;
                            u32 chunk_180;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_177), "=r"(chunk_178), "=r"(chunk_179), "=r"(chunk_180) : "l"(t2789) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2790;
                            asm("mov.b32 %0, %1;" : "=f"(t2790) : "r"(chunk_177));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2791;
                            asm("mov.b32 %0, %1;" : "=f"(t2791) : "r"(chunk_178));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2792;
                            asm("mov.b32 %0, %1;" : "=f"(t2792) : "r"(chunk_179));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2793;
                            asm("mov.b32 %0, %1;" : "=f"(t2793) : "r"(chunk_180));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_181;
                            u32 chunk_182;
                            u32 chunk_183;
                            u32 chunk_184;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_181), "=r"(chunk_182), "=r"(chunk_183), "=r"(chunk_184) : "l"(t2789) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2794;
                            asm("mov.b32 %0, %1;" : "=f"(t2794) : "r"(chunk_181));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2795;
                            asm("mov.b32 %0, %1;" : "=f"(t2795) : "r"(chunk_182));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2796;
                            asm("mov.b32 %0, %1;" : "=f"(t2796) : "r"(chunk_183));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2797;
                            asm("mov.b32 %0, %1;" : "=f"(t2797) : "r"(chunk_184));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2798;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2798) : "l"(t2786) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2799;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2799) : "l"(t2786) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_201 = t2790;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_202 = t2791;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_203 = t2792;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_204 = t2793;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_205 = t2794;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_206 = t2795;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_207 = t2796;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_208 = t2797;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_209 = t2798;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_210 = t2799;
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
                        const u32 t2800 = split_2 + 7u;
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
                        const bool t2801 = t2800 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2801) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2802 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_27 = t2802 + warp_n;
                            const u32 t2804 = slice_27 << 1u;
#line 403 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_26 = t2804 + 1u;
                            const u64 t2806 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2807 = t2806 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2808 = t2807 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2809 = partials + t2808;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2810 = (u64)t2800;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2811 = t2810 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2812 = t2811 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2813 = t2809 + t2812;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2814 = (u64)index_26;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2815 = t2814 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2816 = t2815 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2817 = t2813 + t2816;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2818 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2819 = t2817 + t2818;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2820 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2821 = (u64)t2820 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2822 = t2817 + t2821;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_185;
                            u32 chunk_186;
                            u32 chunk_187;
                            u32 chunk_188;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_185), "=r"(chunk_186), "=r"(chunk_187), "=r"(chunk_188) : "l"(t2822) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2823;
                            asm("mov.b32 %0, %1;" : "=f"(t2823) : "r"(chunk_185));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2824;
                            asm("mov.b32 %0, %1;" : "=f"(t2824) : "r"(chunk_186));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2825;
                            asm("mov.b32 %0, %1;" : "=f"(t2825) : "r"(chunk_187));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2826;
                            asm("mov.b32 %0, %1;" : "=f"(t2826) : "r"(chunk_188));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_189;
                            u32 chunk_190;
                            u32 chunk_191;
                            u32 chunk_192;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_189), "=r"(chunk_190), "=r"(chunk_191), "=r"(chunk_192) : "l"(t2822) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2827;
                            asm("mov.b32 %0, %1;" : "=f"(t2827) : "r"(chunk_189));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2828;
                            asm("mov.b32 %0, %1;" : "=f"(t2828) : "r"(chunk_190));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2829;
                            asm("mov.b32 %0, %1;" : "=f"(t2829) : "r"(chunk_191));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2830;
                            asm("mov.b32 %0, %1;" : "=f"(t2830) : "r"(chunk_192));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2831;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2831) : "l"(t2819) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2832;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2832) : "l"(t2819) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_211 = t2823;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_212 = t2824;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_213 = t2825;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_214 = t2826;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_215 = t2827;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_216 = t2828;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_217 = t2829;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_218 = t2830;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_219 = t2831;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_220 = t2832;
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
                        const u32 t2833 = split_2 + 8u;
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
                        const bool t2834 = t2833 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2834) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2835 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_28 = t2835 + warp_n;
                            const u32 t2837 = slice_28 << 1u;
#line 403 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_27 = t2837 + 1u;
                            const u64 t2839 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2840 = t2839 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2841 = t2840 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2842 = partials + t2841;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2843 = (u64)t2833;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2844 = t2843 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2845 = t2844 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2846 = t2842 + t2845;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2847 = (u64)index_27;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2848 = t2847 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2849 = t2848 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2850 = t2846 + t2849;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2851 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2852 = t2850 + t2851;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2853 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2854 = (u64)t2853 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2855 = t2850 + t2854;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_193;
                            u32 chunk_194;
                            u32 chunk_195;
                            u32 chunk_196;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_193), "=r"(chunk_194), "=r"(chunk_195), "=r"(chunk_196) : "l"(t2855) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2856;
                            asm("mov.b32 %0, %1;" : "=f"(t2856) : "r"(chunk_193));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2857;
                            asm("mov.b32 %0, %1;" : "=f"(t2857) : "r"(chunk_194));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2858;
                            asm("mov.b32 %0, %1;" : "=f"(t2858) : "r"(chunk_195));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2859;
                            asm("mov.b32 %0, %1;" : "=f"(t2859) : "r"(chunk_196));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_197;
                            u32 chunk_198;
                            u32 chunk_199;
                            u32 chunk_200;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_197), "=r"(chunk_198), "=r"(chunk_199), "=r"(chunk_200) : "l"(t2855) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2860;
                            asm("mov.b32 %0, %1;" : "=f"(t2860) : "r"(chunk_197));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2861;
                            asm("mov.b32 %0, %1;" : "=f"(t2861) : "r"(chunk_198));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2862;
                            asm("mov.b32 %0, %1;" : "=f"(t2862) : "r"(chunk_199));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2863;
                            asm("mov.b32 %0, %1;" : "=f"(t2863) : "r"(chunk_200));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2864;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2864) : "l"(t2852) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2865;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2865) : "l"(t2852) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_221 = t2856;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_222 = t2857;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_223 = t2858;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_224 = t2859;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_225 = t2860;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_226 = t2861;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_227 = t2862;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_228 = t2863;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_229 = t2864;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_230 = t2865;
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
                        const u32 t2866 = split_2 + 9u;
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
                        const bool t2867 = t2866 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2867) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2868 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_29 = t2868 + warp_n;
                            const u32 t2870 = slice_29 << 1u;
#line 403 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_28 = t2870 + 1u;
                            const u64 t2872 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2873 = t2872 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2874 = t2873 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2875 = partials + t2874;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2876 = (u64)t2866;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2877 = t2876 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2878 = t2877 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2879 = t2875 + t2878;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2880 = (u64)index_28;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2881 = t2880 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2882 = t2881 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2883 = t2879 + t2882;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2884 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2885 = t2883 + t2884;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2886 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2887 = (u64)t2886 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2888 = t2883 + t2887;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_201;
                            u32 chunk_202;
                            u32 chunk_203;
                            u32 chunk_204;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_201), "=r"(chunk_202), "=r"(chunk_203), "=r"(chunk_204) : "l"(t2888) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2889;
                            asm("mov.b32 %0, %1;" : "=f"(t2889) : "r"(chunk_201));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2890;
                            asm("mov.b32 %0, %1;" : "=f"(t2890) : "r"(chunk_202));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2891;
                            asm("mov.b32 %0, %1;" : "=f"(t2891) : "r"(chunk_203));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2892;
                            asm("mov.b32 %0, %1;" : "=f"(t2892) : "r"(chunk_204));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_205;
                            u32 chunk_206;
                            u32 chunk_207;
                            u32 chunk_208;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_205), "=r"(chunk_206), "=r"(chunk_207), "=r"(chunk_208) : "l"(t2888) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2893;
                            asm("mov.b32 %0, %1;" : "=f"(t2893) : "r"(chunk_205));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2894;
                            asm("mov.b32 %0, %1;" : "=f"(t2894) : "r"(chunk_206));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2895;
                            asm("mov.b32 %0, %1;" : "=f"(t2895) : "r"(chunk_207));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2896;
                            asm("mov.b32 %0, %1;" : "=f"(t2896) : "r"(chunk_208));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2897;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2897) : "l"(t2885) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2898;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2898) : "l"(t2885) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_231 = t2889;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_232 = t2890;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_233 = t2891;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_234 = t2892;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_235 = t2893;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_236 = t2894;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_237 = t2895;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_238 = t2896;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_239 = t2897;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_240 = t2898;
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
                        const u32 t2899 = split_2 + 10u;
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
                        const bool t2900 = t2899 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2900) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2901 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_30 = t2901 + warp_n;
                            const u32 t2903 = slice_30 << 1u;
#line 403 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_29 = t2903 + 1u;
                            const u64 t2905 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2906 = t2905 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2907 = t2906 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2908 = partials + t2907;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2909 = (u64)t2899;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2910 = t2909 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2911 = t2910 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2912 = t2908 + t2911;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2913 = (u64)index_29;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2914 = t2913 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2915 = t2914 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2916 = t2912 + t2915;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2917 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2918 = t2916 + t2917;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2919 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2920 = (u64)t2919 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2921 = t2916 + t2920;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_209;
                            u32 chunk_210;
                            u32 chunk_211;
                            u32 chunk_212;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_209), "=r"(chunk_210), "=r"(chunk_211), "=r"(chunk_212) : "l"(t2921) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2922;
                            asm("mov.b32 %0, %1;" : "=f"(t2922) : "r"(chunk_209));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2923;
                            asm("mov.b32 %0, %1;" : "=f"(t2923) : "r"(chunk_210));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2924;
                            asm("mov.b32 %0, %1;" : "=f"(t2924) : "r"(chunk_211));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2925;
                            asm("mov.b32 %0, %1;" : "=f"(t2925) : "r"(chunk_212));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_213;
                            u32 chunk_214;
                            u32 chunk_215;
                            u32 chunk_216;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_213), "=r"(chunk_214), "=r"(chunk_215), "=r"(chunk_216) : "l"(t2921) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2926;
                            asm("mov.b32 %0, %1;" : "=f"(t2926) : "r"(chunk_213));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2927;
                            asm("mov.b32 %0, %1;" : "=f"(t2927) : "r"(chunk_214));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2928;
                            asm("mov.b32 %0, %1;" : "=f"(t2928) : "r"(chunk_215));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2929;
                            asm("mov.b32 %0, %1;" : "=f"(t2929) : "r"(chunk_216));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2930;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2930) : "l"(t2918) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2931;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2931) : "l"(t2918) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_241 = t2922;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_242 = t2923;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_243 = t2924;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_244 = t2925;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_245 = t2926;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_246 = t2927;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_247 = t2928;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_248 = t2929;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_249 = t2930;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_250 = t2931;
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
                        const u32 t2932 = split_2 + 11u;
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
                        const bool t2933 = t2932 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2933) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2934 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_31 = t2934 + warp_n;
                            const u32 t2936 = slice_31 << 1u;
#line 403 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_30 = t2936 + 1u;
                            const u64 t2938 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2939 = t2938 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2940 = t2939 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2941 = partials + t2940;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2942 = (u64)t2932;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2943 = t2942 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2944 = t2943 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2945 = t2941 + t2944;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2946 = (u64)index_30;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2947 = t2946 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2948 = t2947 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2949 = t2945 + t2948;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2950 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2951 = t2949 + t2950;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2952 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2953 = (u64)t2952 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2954 = t2949 + t2953;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_217;
                            u32 chunk_218;
                            u32 chunk_219;
                            u32 chunk_220;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_217), "=r"(chunk_218), "=r"(chunk_219), "=r"(chunk_220) : "l"(t2954) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2955;
                            asm("mov.b32 %0, %1;" : "=f"(t2955) : "r"(chunk_217));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2956;
                            asm("mov.b32 %0, %1;" : "=f"(t2956) : "r"(chunk_218));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2957;
                            asm("mov.b32 %0, %1;" : "=f"(t2957) : "r"(chunk_219));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2958;
                            asm("mov.b32 %0, %1;" : "=f"(t2958) : "r"(chunk_220));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_221;
                            u32 chunk_222;
                            u32 chunk_223;
                            u32 chunk_224;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_221), "=r"(chunk_222), "=r"(chunk_223), "=r"(chunk_224) : "l"(t2954) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2959;
                            asm("mov.b32 %0, %1;" : "=f"(t2959) : "r"(chunk_221));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2960;
                            asm("mov.b32 %0, %1;" : "=f"(t2960) : "r"(chunk_222));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2961;
                            asm("mov.b32 %0, %1;" : "=f"(t2961) : "r"(chunk_223));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2962;
                            asm("mov.b32 %0, %1;" : "=f"(t2962) : "r"(chunk_224));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2963;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2963) : "l"(t2951) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2964;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2964) : "l"(t2951) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_251 = t2955;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_252 = t2956;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_253 = t2957;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_254 = t2958;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_255 = t2959;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_256 = t2960;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_257 = t2961;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_258 = t2962;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_259 = t2963;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_260 = t2964;
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
                        const u32 t2965 = split_2 + 12u;
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
                        const bool t2966 = t2965 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2966) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2967 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_32 = t2967 + warp_n;
                            const u32 t2969 = slice_32 << 1u;
#line 403 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_31 = t2969 + 1u;
                            const u64 t2971 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2972 = t2971 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2973 = t2972 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2974 = partials + t2973;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2975 = (u64)t2965;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2976 = t2975 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2977 = t2976 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2978 = t2974 + t2977;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2979 = (u64)index_31;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2980 = t2979 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2981 = t2980 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2982 = t2978 + t2981;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2983 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2984 = t2982 + t2983;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2985 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2986 = (u64)t2985 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2987 = t2982 + t2986;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_225;
                            u32 chunk_226;
                            u32 chunk_227;
                            u32 chunk_228;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_225), "=r"(chunk_226), "=r"(chunk_227), "=r"(chunk_228) : "l"(t2987) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2988;
                            asm("mov.b32 %0, %1;" : "=f"(t2988) : "r"(chunk_225));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2989;
                            asm("mov.b32 %0, %1;" : "=f"(t2989) : "r"(chunk_226));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2990;
                            asm("mov.b32 %0, %1;" : "=f"(t2990) : "r"(chunk_227));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2991;
                            asm("mov.b32 %0, %1;" : "=f"(t2991) : "r"(chunk_228));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_229;
                            u32 chunk_230;
                            u32 chunk_231;
                            u32 chunk_232;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_229), "=r"(chunk_230), "=r"(chunk_231), "=r"(chunk_232) : "l"(t2987) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2992;
                            asm("mov.b32 %0, %1;" : "=f"(t2992) : "r"(chunk_229));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2993;
                            asm("mov.b32 %0, %1;" : "=f"(t2993) : "r"(chunk_230));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2994;
                            asm("mov.b32 %0, %1;" : "=f"(t2994) : "r"(chunk_231));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2995;
                            asm("mov.b32 %0, %1;" : "=f"(t2995) : "r"(chunk_232));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2996;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2996) : "l"(t2984) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2997;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2997) : "l"(t2984) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_261 = t2988;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_262 = t2989;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_263 = t2990;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_264 = t2991;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_265 = t2992;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_266 = t2993;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_267 = t2994;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_268 = t2995;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_269 = t2996;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_270 = t2997;
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
                        const u32 t2998 = split_2 + 13u;
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
                        const bool t2999 = t2998 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2999) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3000 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_33 = t3000 + warp_n;
                            const u32 t3002 = slice_33 << 1u;
#line 403 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_32 = t3002 + 1u;
                            const u64 t3004 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3005 = t3004 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3006 = t3005 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3007 = partials + t3006;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3008 = (u64)t2998;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3009 = t3008 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3010 = t3009 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3011 = t3007 + t3010;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3012 = (u64)index_32;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3013 = t3012 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3014 = t3013 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3015 = t3011 + t3014;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3016 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3017 = t3015 + t3016;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3018 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3019 = (u64)t3018 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3020 = t3015 + t3019;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_233;
                            u32 chunk_234;
                            u32 chunk_235;
                            u32 chunk_236;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_233), "=r"(chunk_234), "=r"(chunk_235), "=r"(chunk_236) : "l"(t3020) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3021;
                            asm("mov.b32 %0, %1;" : "=f"(t3021) : "r"(chunk_233));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3022;
                            asm("mov.b32 %0, %1;" : "=f"(t3022) : "r"(chunk_234));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3023;
                            asm("mov.b32 %0, %1;" : "=f"(t3023) : "r"(chunk_235));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3024;
                            asm("mov.b32 %0, %1;" : "=f"(t3024) : "r"(chunk_236));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_237;
                            u32 chunk_238;
                            u32 chunk_239;
                            u32 chunk_240;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_237), "=r"(chunk_238), "=r"(chunk_239), "=r"(chunk_240) : "l"(t3020) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3025;
                            asm("mov.b32 %0, %1;" : "=f"(t3025) : "r"(chunk_237));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3026;
                            asm("mov.b32 %0, %1;" : "=f"(t3026) : "r"(chunk_238));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3027;
                            asm("mov.b32 %0, %1;" : "=f"(t3027) : "r"(chunk_239));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3028;
                            asm("mov.b32 %0, %1;" : "=f"(t3028) : "r"(chunk_240));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3029;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3029) : "l"(t3017) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3030;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3030) : "l"(t3017) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_271 = t3021;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_272 = t3022;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_273 = t3023;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_274 = t3024;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_275 = t3025;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_276 = t3026;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_277 = t3027;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_278 = t3028;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_279 = t3029;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_280 = t3030;
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
                        const u32 t3031 = split_2 + 14u;
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
                        const bool t3032 = t3031 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3032) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3033 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_34 = t3033 + warp_n;
                            const u32 t3035 = slice_34 << 1u;
#line 403 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_33 = t3035 + 1u;
                            const u64 t3037 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3038 = t3037 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3039 = t3038 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3040 = partials + t3039;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3041 = (u64)t3031;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3042 = t3041 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3043 = t3042 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3044 = t3040 + t3043;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3045 = (u64)index_33;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3046 = t3045 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3047 = t3046 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3048 = t3044 + t3047;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3049 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3050 = t3048 + t3049;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3051 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3052 = (u64)t3051 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3053 = t3048 + t3052;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_241;
                            u32 chunk_242;
                            u32 chunk_243;
                            u32 chunk_244;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_241), "=r"(chunk_242), "=r"(chunk_243), "=r"(chunk_244) : "l"(t3053) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3054;
                            asm("mov.b32 %0, %1;" : "=f"(t3054) : "r"(chunk_241));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3055;
                            asm("mov.b32 %0, %1;" : "=f"(t3055) : "r"(chunk_242));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3056;
                            asm("mov.b32 %0, %1;" : "=f"(t3056) : "r"(chunk_243));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3057;
                            asm("mov.b32 %0, %1;" : "=f"(t3057) : "r"(chunk_244));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_245;
                            u32 chunk_246;
                            u32 chunk_247;
                            u32 chunk_248;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_245), "=r"(chunk_246), "=r"(chunk_247), "=r"(chunk_248) : "l"(t3053) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3058;
                            asm("mov.b32 %0, %1;" : "=f"(t3058) : "r"(chunk_245));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3059;
                            asm("mov.b32 %0, %1;" : "=f"(t3059) : "r"(chunk_246));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3060;
                            asm("mov.b32 %0, %1;" : "=f"(t3060) : "r"(chunk_247));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3061;
                            asm("mov.b32 %0, %1;" : "=f"(t3061) : "r"(chunk_248));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3062;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3062) : "l"(t3050) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3063;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3063) : "l"(t3050) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_281 = t3054;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_282 = t3055;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_283 = t3056;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_284 = t3057;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_285 = t3058;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_286 = t3059;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_287 = t3060;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_288 = t3061;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_289 = t3062;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_290 = t3063;
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
                        const u32 t3064 = split_2 + 15u;
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
                        const bool t3065 = t3064 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3065) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3066 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_35 = t3066 + warp_n;
                            const u32 t3068 = slice_35 << 1u;
#line 403 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_34 = t3068 + 1u;
                            const u64 t3070 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3071 = t3070 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3072 = t3071 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3073 = partials + t3072;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3074 = (u64)t3064;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3075 = t3074 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3076 = t3075 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3077 = t3073 + t3076;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3078 = (u64)index_34;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3079 = t3078 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3080 = t3079 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3081 = t3077 + t3080;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3082 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3083 = t3081 + t3082;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3084 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3085 = (u64)t3084 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3086 = t3081 + t3085;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_249;
                            u32 chunk_250;
                            u32 chunk_251;
                            u32 chunk_252;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_249), "=r"(chunk_250), "=r"(chunk_251), "=r"(chunk_252) : "l"(t3086) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3087;
                            asm("mov.b32 %0, %1;" : "=f"(t3087) : "r"(chunk_249));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3088;
                            asm("mov.b32 %0, %1;" : "=f"(t3088) : "r"(chunk_250));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3089;
                            asm("mov.b32 %0, %1;" : "=f"(t3089) : "r"(chunk_251));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3090;
                            asm("mov.b32 %0, %1;" : "=f"(t3090) : "r"(chunk_252));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_253;
                            u32 chunk_254;
                            u32 chunk_255;
                            u32 chunk_256;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_253), "=r"(chunk_254), "=r"(chunk_255), "=r"(chunk_256) : "l"(t3086) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3091;
                            asm("mov.b32 %0, %1;" : "=f"(t3091) : "r"(chunk_253));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3092;
                            asm("mov.b32 %0, %1;" : "=f"(t3092) : "r"(chunk_254));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3093;
                            asm("mov.b32 %0, %1;" : "=f"(t3093) : "r"(chunk_255));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3094;
                            asm("mov.b32 %0, %1;" : "=f"(t3094) : "r"(chunk_256));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3095;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3095) : "l"(t3083) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3096;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3096) : "l"(t3083) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_291 = t3087;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_292 = t3088;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_293 = t3089;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_294 = t3090;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_295 = t3091;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_296 = t3092;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_297 = t3093;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_298 = t3094;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_299 = t3095;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_300 = t3096;
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
                        f32 t3097;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3097) : "f"(row_max_4), "f"(state_33));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3098;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3098) : "f"(t3097), "f"(state_35));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3099;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3099) : "f"(t3098), "f"(state_37));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3100;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3100) : "f"(t3099), "f"(state_39));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3101;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3101) : "f"(t3100), "f"(state_41));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3102;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3102) : "f"(t3101), "f"(state_43));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3103;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3103) : "f"(t3102), "f"(state_45));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3104;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3104) : "f"(t3103), "f"(state_47));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3105;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3105) : "f"(t3104), "f"(state_49));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3106;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3106) : "f"(t3105), "f"(state_51));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3107;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3107) : "f"(t3106), "f"(state_53));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3108;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3108) : "f"(t3107), "f"(state_55));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3109;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3109) : "f"(t3108), "f"(state_57));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3110;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3110) : "f"(t3109), "f"(state_59));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3111;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3111) : "f"(t3110), "f"(state_61));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max_4;
                        asm("max.f32 %0, %1, %2;" : "=f"(max_4) : "f"(t3111), "f"(state_63));
                        const bool t3113 = max_4 == __uint_as_float(0xff800000u);
#line 95 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3114 = max_4 * scale_log2;
#line 95 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 reference_8 = t3113 ? 0.0f : t3114;
                        const f32 t3116 = -reference_8;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3117;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3117) : "f"(row_max_4), "f"(scale_log2), "f"(t3116));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_22;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_22) : "f"(t3117));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3119 = -reference_8;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3120;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3120) : "f"(state_33), "f"(scale_log2), "f"(t3119));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_23;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_23) : "f"(t3120));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3122 = -reference_8;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3123;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3123) : "f"(state_35), "f"(scale_log2), "f"(t3122));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_24;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_24) : "f"(t3123));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3125 = -reference_8;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3126;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3126) : "f"(state_37), "f"(scale_log2), "f"(t3125));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_25;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_25) : "f"(t3126));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3128 = -reference_8;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3129;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3129) : "f"(state_39), "f"(scale_log2), "f"(t3128));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_26;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_26) : "f"(t3129));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3131 = -reference_8;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3132;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3132) : "f"(state_41), "f"(scale_log2), "f"(t3131));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_27;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_27) : "f"(t3132));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3134 = -reference_8;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3135;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3135) : "f"(state_43), "f"(scale_log2), "f"(t3134));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_28;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_28) : "f"(t3135));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3137 = -reference_8;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3138;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3138) : "f"(state_45), "f"(scale_log2), "f"(t3137));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_29;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_29) : "f"(t3138));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3140 = -reference_8;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3141;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3141) : "f"(state_47), "f"(scale_log2), "f"(t3140));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_30;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_30) : "f"(t3141));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3143 = -reference_8;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3144;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3144) : "f"(state_49), "f"(scale_log2), "f"(t3143));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_31;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_31) : "f"(t3144));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3146 = -reference_8;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3147;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3147) : "f"(state_51), "f"(scale_log2), "f"(t3146));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_32;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_32) : "f"(t3147));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3149 = -reference_8;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3150;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3150) : "f"(state_53), "f"(scale_log2), "f"(t3149));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_33;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_33) : "f"(t3150));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3152 = -reference_8;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3153;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3153) : "f"(state_55), "f"(scale_log2), "f"(t3152));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_34;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_34) : "f"(t3153));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3155 = -reference_8;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3156;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3156) : "f"(state_57), "f"(scale_log2), "f"(t3155));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_35;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_35) : "f"(t3156));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3158 = -reference_8;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3159;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3159) : "f"(state_59), "f"(scale_log2), "f"(t3158));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_36;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_36) : "f"(t3159));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3161 = -reference_8;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3162;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3162) : "f"(state_61), "f"(scale_log2), "f"(t3161));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_37;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_37) : "f"(t3162));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3164 = -reference_8;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3165;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3165) : "f"(state_63), "f"(scale_log2), "f"(t3164));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_38;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_38) : "f"(t3165));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_28 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3167 = row_sum_4 * factors_22;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3167;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3168;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3168) : "f"(state_34), "f"(factors_23), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3168;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3169;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3169) : "f"(state_36), "f"(factors_24), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3169;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3170;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3170) : "f"(state_38), "f"(factors_25), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3170;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3171;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3171) : "f"(state_40), "f"(factors_26), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3171;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3172;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3172) : "f"(state_42), "f"(factors_27), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3172;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3173;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3173) : "f"(state_44), "f"(factors_28), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3173;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3174;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3174) : "f"(state_46), "f"(factors_29), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3174;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3175;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3175) : "f"(state_48), "f"(factors_30), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3175;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3176;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3176) : "f"(state_50), "f"(factors_31), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3176;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3177;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3177) : "f"(state_52), "f"(factors_32), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3177;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3178;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3178) : "f"(state_54), "f"(factors_33), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3178;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3179;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3179) : "f"(state_56), "f"(factors_34), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3179;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3180;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3180) : "f"(state_58), "f"(factors_35), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3180;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3181;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3181) : "f"(state_60), "f"(factors_36), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3181;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3182;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3182) : "f"(state_62), "f"(factors_37), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3182;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3183;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3183) : "f"(state_64), "f"(factors_38), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3183;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_29 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3184 = rows_3 * factors_22;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3184;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3185;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3185) : "f"(words_161), "f"(factors_23), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3185;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3186;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3186) : "f"(words_171), "f"(factors_24), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3186;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3187;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3187) : "f"(words_181), "f"(factors_25), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3187;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3188;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3188) : "f"(words_191), "f"(factors_26), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3188;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3189;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3189) : "f"(words_201), "f"(factors_27), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3189;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3190;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3190) : "f"(words_211), "f"(factors_28), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3190;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3191;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3191) : "f"(words_221), "f"(factors_29), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3191;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3192;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3192) : "f"(words_231), "f"(factors_30), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3192;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3193;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3193) : "f"(words_241), "f"(factors_31), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3193;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3194;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3194) : "f"(words_251), "f"(factors_32), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3194;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3195;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3195) : "f"(words_261), "f"(factors_33), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3195;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3196;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3196) : "f"(words_271), "f"(factors_34), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3196;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3197;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3197) : "f"(words_281), "f"(factors_35), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3197;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3198;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3198) : "f"(words_291), "f"(factors_36), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3198;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3199;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3199) : "f"(words_301), "f"(factors_37), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3199;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3200;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3200) : "f"(words_311), "f"(factors_38), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3200;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_30 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3201 = rows_4 * factors_22;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3201;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3202;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3202) : "f"(words_162), "f"(factors_23), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3202;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3203;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3203) : "f"(words_172), "f"(factors_24), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3203;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3204;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3204) : "f"(words_182), "f"(factors_25), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3204;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3205;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3205) : "f"(words_192), "f"(factors_26), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3205;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3206;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3206) : "f"(words_202), "f"(factors_27), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3206;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3207;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3207) : "f"(words_212), "f"(factors_28), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3207;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3208;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3208) : "f"(words_222), "f"(factors_29), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3208;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3209;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3209) : "f"(words_232), "f"(factors_30), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3209;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3210;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3210) : "f"(words_242), "f"(factors_31), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3210;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3211;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3211) : "f"(words_252), "f"(factors_32), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3211;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3212;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3212) : "f"(words_262), "f"(factors_33), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3212;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3213;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3213) : "f"(words_272), "f"(factors_34), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3213;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3214;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3214) : "f"(words_282), "f"(factors_35), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3214;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3215;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3215) : "f"(words_292), "f"(factors_36), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3215;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3216;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3216) : "f"(words_302), "f"(factors_37), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3216;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3217;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3217) : "f"(words_312), "f"(factors_38), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3217;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_31 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3218 = rows_7 * factors_22;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3218;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3219;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3219) : "f"(words_163), "f"(factors_23), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3219;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3220;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3220) : "f"(words_173), "f"(factors_24), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3220;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3221;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3221) : "f"(words_183), "f"(factors_25), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3221;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3222;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3222) : "f"(words_193), "f"(factors_26), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3222;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3223;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3223) : "f"(words_203), "f"(factors_27), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3223;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3224;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3224) : "f"(words_213), "f"(factors_28), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3224;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3225;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3225) : "f"(words_223), "f"(factors_29), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3225;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3226;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3226) : "f"(words_233), "f"(factors_30), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3226;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3227;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3227) : "f"(words_243), "f"(factors_31), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3227;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3228;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3228) : "f"(words_253), "f"(factors_32), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3228;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3229;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3229) : "f"(words_263), "f"(factors_33), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3229;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3230;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3230) : "f"(words_273), "f"(factors_34), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3230;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3231;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3231) : "f"(words_283), "f"(factors_35), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3231;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3232;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3232) : "f"(words_293), "f"(factors_36), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3232;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3233;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3233) : "f"(words_303), "f"(factors_37), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3233;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3234;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3234) : "f"(words_313), "f"(factors_38), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3234;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_32 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3235 = rows_8 * factors_22;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3235;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3236;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3236) : "f"(words_164), "f"(factors_23), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3236;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3237;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3237) : "f"(words_174), "f"(factors_24), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3237;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3238;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3238) : "f"(words_184), "f"(factors_25), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3238;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3239;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3239) : "f"(words_194), "f"(factors_26), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3239;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3240;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3240) : "f"(words_204), "f"(factors_27), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3240;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3241;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3241) : "f"(words_214), "f"(factors_28), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3241;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3242;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3242) : "f"(words_224), "f"(factors_29), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3242;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3243;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3243) : "f"(words_234), "f"(factors_30), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3243;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3244;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3244) : "f"(words_244), "f"(factors_31), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3244;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3245;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3245) : "f"(words_254), "f"(factors_32), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3245;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3246;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3246) : "f"(words_264), "f"(factors_33), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3246;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3247;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3247) : "f"(words_274), "f"(factors_34), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3247;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3248;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3248) : "f"(words_284), "f"(factors_35), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3248;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3249;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3249) : "f"(words_294), "f"(factors_36), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3249;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3250;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3250) : "f"(words_304), "f"(factors_37), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3250;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3251;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3251) : "f"(words_314), "f"(factors_38), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3251;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_33 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3252 = rows_11 * factors_22;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3252;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3253;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3253) : "f"(words_165), "f"(factors_23), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3253;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3254;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3254) : "f"(words_175), "f"(factors_24), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3254;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3255;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3255) : "f"(words_185), "f"(factors_25), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3255;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3256;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3256) : "f"(words_195), "f"(factors_26), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3256;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3257;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3257) : "f"(words_205), "f"(factors_27), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3257;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3258;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3258) : "f"(words_215), "f"(factors_28), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3258;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3259;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3259) : "f"(words_225), "f"(factors_29), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3259;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3260;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3260) : "f"(words_235), "f"(factors_30), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3260;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3261;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3261) : "f"(words_245), "f"(factors_31), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3261;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3262;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3262) : "f"(words_255), "f"(factors_32), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3262;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3263;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3263) : "f"(words_265), "f"(factors_33), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3263;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3264;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3264) : "f"(words_275), "f"(factors_34), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3264;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3265;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3265) : "f"(words_285), "f"(factors_35), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3265;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3266;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3266) : "f"(words_295), "f"(factors_36), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3266;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3267;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3267) : "f"(words_305), "f"(factors_37), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3267;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3268;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3268) : "f"(words_315), "f"(factors_38), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3268;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_34 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3269 = rows_12 * factors_22;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3269;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3270;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3270) : "f"(words_166), "f"(factors_23), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3270;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3271;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3271) : "f"(words_176), "f"(factors_24), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3271;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3272;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3272) : "f"(words_186), "f"(factors_25), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3272;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3273;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3273) : "f"(words_196), "f"(factors_26), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3273;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3274;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3274) : "f"(words_206), "f"(factors_27), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3274;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3275;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3275) : "f"(words_216), "f"(factors_28), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3275;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3276;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3276) : "f"(words_226), "f"(factors_29), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3276;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3277;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3277) : "f"(words_236), "f"(factors_30), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3277;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3278;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3278) : "f"(words_246), "f"(factors_31), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3278;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3279;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3279) : "f"(words_256), "f"(factors_32), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3279;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3280;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3280) : "f"(words_266), "f"(factors_33), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3280;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3281;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3281) : "f"(words_276), "f"(factors_34), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3281;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3282;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3282) : "f"(words_286), "f"(factors_35), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3282;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3283;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3283) : "f"(words_296), "f"(factors_36), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3283;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3284;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3284) : "f"(words_306), "f"(factors_37), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3284;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3285;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3285) : "f"(words_316), "f"(factors_38), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3285;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_35 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3286 = rows_15 * factors_22;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3286;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3287;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3287) : "f"(words_167), "f"(factors_23), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3287;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3288;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3288) : "f"(words_177), "f"(factors_24), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3288;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3289;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3289) : "f"(words_187), "f"(factors_25), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3289;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3290;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3290) : "f"(words_197), "f"(factors_26), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3290;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3291;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3291) : "f"(words_207), "f"(factors_27), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3291;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3292;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3292) : "f"(words_217), "f"(factors_28), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3292;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3293;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3293) : "f"(words_227), "f"(factors_29), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3293;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3294;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3294) : "f"(words_237), "f"(factors_30), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3294;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3295;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3295) : "f"(words_247), "f"(factors_31), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3295;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3296;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3296) : "f"(words_257), "f"(factors_32), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3296;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3297;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3297) : "f"(words_267), "f"(factors_33), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3297;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3298;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3298) : "f"(words_277), "f"(factors_34), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3298;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3299;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3299) : "f"(words_287), "f"(factors_35), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3299;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3300;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3300) : "f"(words_297), "f"(factors_36), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3300;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3301;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3301) : "f"(words_307), "f"(factors_37), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3301;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3302;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3302) : "f"(words_317), "f"(factors_38), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3302;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_36 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3303 = rows_16 * factors_22;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3303;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3304;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3304) : "f"(words_168), "f"(factors_23), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3304;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3305;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3305) : "f"(words_178), "f"(factors_24), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3305;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3306;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3306) : "f"(words_188), "f"(factors_25), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3306;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3307;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3307) : "f"(words_198), "f"(factors_26), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3307;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3308;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3308) : "f"(words_208), "f"(factors_27), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3308;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3309;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3309) : "f"(words_218), "f"(factors_28), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3309;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3310;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3310) : "f"(words_228), "f"(factors_29), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3310;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3311;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3311) : "f"(words_238), "f"(factors_30), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3311;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3312;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3312) : "f"(words_248), "f"(factors_31), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3312;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3313;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3313) : "f"(words_258), "f"(factors_32), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3313;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3314;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3314) : "f"(words_268), "f"(factors_33), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3314;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3315;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3315) : "f"(words_278), "f"(factors_34), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3315;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3316;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3316) : "f"(words_288), "f"(factors_35), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3316;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3317;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3317) : "f"(words_298), "f"(factors_36), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3317;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3318;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3318) : "f"(words_308), "f"(factors_37), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3318;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3319;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3319) : "f"(words_318), "f"(factors_38), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3319;
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
                        const u32 t3320 = split_2 + 16u;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split_2 = t3320;
                    }
                }
#line 227 "fa-kernels/src/attention/softmax.rs"
                f32 t3322;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3322) : "f"(row_sum_3));
#line 227 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_23 = row_sum_3 + t3322;
                f32 t3324;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3324) : "f"(pair_23));
#line 228 "fa-kernels/src/attention/softmax.rs"
                const f32 t3325 = pair_23 + t3324;
#line 228 "fa-kernels/src/attention/softmax.rs"
                row_sum_3 = t3325;
#line 227 "fa-kernels/src/attention/softmax.rs"
                f32 t3326;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3326) : "f"(row_sum_4));
#line 227 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_24 = row_sum_4 + t3326;
                f32 t3328;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3328) : "f"(pair_24));
#line 228 "fa-kernels/src/attention/softmax.rs"
                const f32 t3329 = pair_24 + t3328;
#line 228 "fa-kernels/src/attention/softmax.rs"
                row_sum_4 = t3329;
#line 310 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_3 = row_sum_3;
                const bool t3330 = sum_3 == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
                f32 t3331;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3331) : "f"(sum_3));
#line 311 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_3 = t3330 ? 0.0f : t3331;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3333 = rows * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows = t3333;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3334 = rows_2 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_2 = t3334;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3335 = rows_5 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_5 = t3335;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3336 = rows_6 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_6 = t3336;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3337 = rows_9 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_9 = t3337;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3338 = rows_10 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_10 = t3338;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3339 = rows_13 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_13 = t3339;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3340 = rows_14 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_14 = t3340;
#line 310 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_4 = row_sum_4;
                const bool t3341 = sum_4 == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
                f32 t3342;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3342) : "f"(sum_4));
#line 311 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_4 = t3341 ? 0.0f : t3342;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3344 = rows_3 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_3 = t3344;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3345 = rows_4 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_4 = t3345;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3346 = rows_7 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_7 = t3346;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3347 = rows_8 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_8 = t3347;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3348 = rows_11 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_11 = t3348;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3349 = rows_12 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_12 = t3349;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3350 = rows_15 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_15 = t3350;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3351 = rows_16 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_16 = t3351;
#line 433 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 first_3 = warp_n << 2u;
                const u32 t3353 = lane & 3u;
#line 434 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3354 = t3353 << 2u;
#line 434 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3355 = first_3 << 4u;
#line 434 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 lane_bytes_2 = t3354 + t3355;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3357 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3358 = t130 + t3357;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t3359 = t3358 < t52;
#line 259 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3359) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3360 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3361 = t130 + t3360;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3362 = first + t3361;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3363 = t3362 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3364;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3364) : "r"(t3363), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3365 = t3364 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3366 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3367 = first + t3361;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3368 = t3367 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3369;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3369) : "r"(t3368), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3370 = t3369 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3371 = t3370 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3372 = t3367 - t3371;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3373 = t3366 + t3372;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3374 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3375 = t3374 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3376 = t3375 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3377 = o + t3376;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3378 = (u64)t3365;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3379 = t3378 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3380 = t3379 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3381 = t3377 + t3380;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3382 = (u64)t3373;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3383 = t3382 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3384 = t3383 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3385 = t3381 + t3384;
#line 439 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t3386 = (u64)lane_bytes_2;
#line 439 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_3 = t3385 + t3386;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_25 = rows;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_26 = rows_2;
                    const u32 t3388 = head_dim >> 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3389 = first_3 < t3388;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3389) {
                        u32 t3390;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3390) : "f"(pair_25), "f"(pair_26));
#line 444 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_3), "r"(t3390) : "memory");
                    }
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_27 = rows_5;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_28 = rows_6;
                    const u32 t3391 = first_3 + 1u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3392 = head_dim >> 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3393 = t3391 < t3392;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3393) {
                        u32 t3394;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3394) : "f"(pair_27), "f"(pair_28));
#line 444 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_3), "r"(t3394) : "memory");
                    }
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_29 = rows_9;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_30 = rows_10;
                    const u32 t3395 = first_3 + 2u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3396 = head_dim >> 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3397 = t3395 < t3396;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3397) {
                        u32 t3398;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3398) : "f"(pair_29), "f"(pair_30));
#line 444 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_3), "r"(t3398) : "memory");
                    }
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_31 = rows_13;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_32 = rows_14;
                    const u32 t3399 = first_3 + 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3400 = head_dim >> 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3401 = t3399 < t3400;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3401) {
                        u32 t3402;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3402) : "f"(pair_31), "f"(pair_32));
#line 444 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_3), "r"(t3402) : "memory");
                    }
                }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3403 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3404 = t130 + t3403;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3405 = t3404 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t3406 = t3405 < t52;
#line 259 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3406) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3407 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3408 = t130 + t3407;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3409 = t3408 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3410 = first + t3409;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3411 = t3410 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3412;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3412) : "r"(t3411), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3413 = t3412 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3414 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3415 = first + t3409;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3416 = t3415 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3417;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3417) : "r"(t3416), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3418 = t3417 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3419 = t3418 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3420 = t3415 - t3419;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3421 = t3414 + t3420;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3422 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3423 = t3422 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3424 = t3423 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3425 = o + t3424;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3426 = (u64)t3413;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3427 = t3426 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3428 = t3427 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3429 = t3425 + t3428;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3430 = (u64)t3421;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3431 = t3430 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3432 = t3431 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3433 = t3429 + t3432;
#line 439 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t3434 = (u64)lane_bytes_2;
#line 439 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_4 = t3433 + t3434;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_33 = rows_3;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_34 = rows_4;
                    const u32 t3436 = head_dim >> 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3437 = first_3 < t3436;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3437) {
                        u32 t3438;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3438) : "f"(pair_33), "f"(pair_34));
#line 444 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_4), "r"(t3438) : "memory");
                    }
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_35 = rows_7;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_36 = rows_8;
                    const u32 t3439 = first_3 + 1u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3440 = head_dim >> 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3441 = t3439 < t3440;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3441) {
                        u32 t3442;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3442) : "f"(pair_35), "f"(pair_36));
#line 444 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_4), "r"(t3442) : "memory");
                    }
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_37 = rows_11;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_38 = rows_12;
                    const u32 t3443 = first_3 + 2u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3444 = head_dim >> 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3445 = t3443 < t3444;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3445) {
                        u32 t3446;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3446) : "f"(pair_37), "f"(pair_38));
#line 444 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_4), "r"(t3446) : "memory");
                    }
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_39 = rows_15;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_40 = rows_16;
                    const u32 t3447 = first_3 + 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3448 = head_dim >> 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3449 = t3447 < t3448;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3449) {
                        u32 t3450;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3450) : "f"(pair_39), "f"(pair_40));
#line 444 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_4), "r"(t3450) : "memory");
                    }
                }
#line 273 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3451 = warp_n < 1u;
#line 273 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3451) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3452 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_3 = t130 + t3452;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t3454 = row_3 < t52;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3455 = first + row_3;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3456 = t3455 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3457;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3457) : "r"(t3456), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3458 = t3457 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3459 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3460 = first + row_3;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3461 = t3460 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3462;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3462) : "r"(t3461), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3463 = t3462 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3464 = t3463 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3465 = t3460 - t3464;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3466 = t3459 + t3465;
#line 287 "fa-kernels/src/attention/softmax.rs"
                    f32 t3467;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3467) : "f"(row_sum_3));
#line 287 "fa-kernels/src/attention/softmax.rs"
                    f32 t3468;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3468) : "f"(row_max_3), "f"(scale_log2), "f"(t3467));
#line 287 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_4 = t3468 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                    const bool t3470 = row_sum_3 == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_3 = t3470 ? __uint_as_float(0xff800000u) : lse_4;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t3472 = lane & 3u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3473 = t3472 == 0u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3474 = t3454 & t3473;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t3474) {
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3475 = (u64)t16;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3476 = t3475 * lse_stride0;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3477 = t3476 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3478 = lse + t3477;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3479 = (u64)t3466;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3480 = t3479 * lse_stride1;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3481 = t3480 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3482 = t3478 + t3481;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3483 = (u64)t3458;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3484 = t3483 * lse_stride2;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3485 = t3484 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3486 = t3482 + t3485;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3486), "f"(value_3) : "memory");
                    }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3487 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3488 = t130 + t3487;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_4 = t3488 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t3490 = row_4 < t52;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3491 = first + row_4;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3492 = t3491 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3493;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3493) : "r"(t3492), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3494 = t3493 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3495 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3496 = first + row_4;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3497 = t3496 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3498;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3498) : "r"(t3497), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3499 = t3498 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3500 = t3499 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3501 = t3496 - t3500;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3502 = t3495 + t3501;
#line 287 "fa-kernels/src/attention/softmax.rs"
                    f32 t3503;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3503) : "f"(row_sum_4));
#line 287 "fa-kernels/src/attention/softmax.rs"
                    f32 t3504;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3504) : "f"(row_max_4), "f"(scale_log2), "f"(t3503));
#line 287 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_5 = t3504 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                    const bool t3506 = row_sum_4 == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_4 = t3506 ? __uint_as_float(0xff800000u) : lse_5;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t3508 = lane & 3u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3509 = t3508 == 0u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3510 = t3490 & t3509;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t3510) {
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3511 = (u64)t16;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3512 = t3511 * lse_stride0;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3513 = t3512 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3514 = lse + t3513;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3515 = (u64)t3502;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3516 = t3515 * lse_stride1;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3517 = t3516 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3518 = t3514 + t3517;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3519 = (u64)t3494;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3520 = t3519 * lse_stride2;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3521 = t3520 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3522 = t3518 + t3521;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3522), "f"(value_4) : "memory");
                    }
                }
            }
        }
    }
}
