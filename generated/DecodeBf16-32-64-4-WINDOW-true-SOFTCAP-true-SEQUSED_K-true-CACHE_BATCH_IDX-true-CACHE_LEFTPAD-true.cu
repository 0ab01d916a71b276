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
#line 205 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t213 = ring + 16384u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t214 = (u64)t36;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t215 = t214 * k_stride0;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t216 = t215 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t217 = k + t216;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t218 = (u64)padding;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t219 = t218 * k_stride1;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t220 = t219 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t221 = t217 + t220;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t222 = (u64)t21;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t223 = t222 * k_stride2;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t224 = t223 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t225 = t221 + t224;
        const u32 t226 = (u32)k_stride1;
#line 214 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t227 = t226 << 1u;
        const u32 t228 = thread >> 3u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t229 = thread & 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t230 = t228 & 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t231 = t229 ^ t230;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t232 = t228 << 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t233 = t231 << 4u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t234 = t232 + t233;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t235 = (u64)t228 * t227;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t236 = t225 + t235;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t237 = (u64)t229 * 16u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t238 = t236 + t237;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t239 = (u64)t227 * 16u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t240 = (u64)t36;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t241 = t240 * v_stride0;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t242 = t241 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t243 = v + t242;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t244 = (u64)padding;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t245 = t244 * v_stride1;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t246 = t245 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t247 = t243 + t246;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t248 = (u64)t21;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t249 = t248 * v_stride2;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t250 = t249 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t251 = t247 + t250;
        const u32 t252 = (u32)v_stride1;
#line 214 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t253 = t252 << 1u;
        const u32 t254 = thread >> 3u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t255 = thread & 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t256 = t254 & 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t257 = t255 ^ t256;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t258 = t254 << 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t259 = t257 << 4u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t260 = t258 + t259;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t261 = (u64)t254 * t253;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t262 = t251 + t261;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t263 = (u64)t255 * 16u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t264 = t262 + t263;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t265 = (u64)t253 * 16u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t266 = t116 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key = t266 << 6u;
        const u32 t268 = head_dim >> 3u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t269 = ring + t234;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t270 = (u64)first_key * t227;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t271 = t238 + t270;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t272 = t271 + t239;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t273 = t272 + t239;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t274 = t273 + t239;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t275 = first_key + t228;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t276 = t275 < end_8;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t277 = t229 < t268;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t278 = t276 & t277;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t279 = t278 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t269), "l"(t271), "r"(t279) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t280 = first_key + t228;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t281 = t280 + 16u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t282 = t281 < end_8;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t283 = t229 < t268;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t284 = t282 & t283;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t285 = t284 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t269), "l"(t272), "r"(t285) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t286 = first_key + t228;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t287 = t286 + 32u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t288 = t287 < end_8;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t289 = t229 < t268;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t290 = t288 & t289;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t291 = t290 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t269), "l"(t273), "r"(t291) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t292 = first_key + t228;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t293 = t292 + 48u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t294 = t293 < end_8;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t295 = t229 < t268;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t296 = t294 & t295;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t297 = t296 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t269), "l"(t274), "r"(t297) : "memory");
#line 343 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t298 = t116 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_2 = t298 << 6u;
        const u32 t300 = head_dim >> 3u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t301 = t213 + t260;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t302 = (u64)first_key_2 * t253;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t303 = t264 + t302;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t304 = t303 + t265;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t305 = t304 + t265;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t306 = t305 + t265;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t307 = first_key_2 + t254;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t308 = t307 < end_8;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t309 = t255 < t300;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t310 = t308 & t309;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t311 = t310 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t301), "l"(t303), "r"(t311) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t312 = first_key_2 + t254;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t313 = t312 + 16u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t314 = t313 < end_8;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t315 = t255 < t300;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t316 = t314 & t315;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t317 = t316 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t301), "l"(t304), "r"(t317) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t318 = first_key_2 + t254;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t319 = t318 + 32u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t320 = t319 < end_8;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t321 = t255 < t300;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t322 = t320 & t321;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t323 = t322 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t301), "l"(t305), "r"(t323) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t324 = first_key_2 + t254;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t325 = t324 + 48u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t326 = t325 < end_8;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t327 = t255 < t300;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t328 = t326 & t327;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t329 = t328 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t301), "l"(t306), "r"(t329) : "memory");
#line 346 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t330 = 1u < count_2;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t330) {
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t331 = ring + 8192u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t332 = t116 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t333 = t332 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_3 = t333 << 6u;
            const u32 t335 = head_dim >> 3u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t336 = t331 + t234;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t337 = (u64)first_key_3 * t227;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t338 = t238 + t337;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t339 = t338 + t239;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t340 = t339 + t239;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t341 = t340 + t239;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t342 = t229 < t335;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t343 = t342 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t336), "l"(t338), "r"(t343) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t344 = t229 < t335;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t345 = t344 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t336), "l"(t339), "r"(t345) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t346 = t229 < t335;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t347 = t346 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t336), "l"(t340), "r"(t347) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t348 = t229 < t335;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t349 = t348 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t336), "l"(t341), "r"(t349) : "memory");
        }
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t350 = 1u < count_2;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t350) {
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t351 = t213 + 8192u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t352 = t116 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t353 = t352 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_4 = t353 << 6u;
            const u32 t355 = head_dim >> 3u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t356 = t351 + t260;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t357 = (u64)first_key_4 * t253;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t358 = t264 + t357;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t359 = t358 + t265;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t360 = t359 + t265;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t361 = t360 + t265;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t362 = t255 < t355;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t363 = t362 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t356), "l"(t358), "r"(t363) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t364 = t255 < t355;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t365 = t364 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t356), "l"(t359), "r"(t365) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t366 = t255 < t355;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t367 = t366 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t356), "l"(t360), "r"(t367) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t368 = t255 < t355;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t369 = t368 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t356), "l"(t361), "r"(t369) : "memory");
        }
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t370 = lane & 15u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t371 = t130 + t370;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t372 = lane >> 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t373 = t371 & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t374 = t372 ^ t373;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t375 = t371 << 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t376 = t374 << 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t377 = t375 + t376;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t378 = smem_1 + t377;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t379;
        asm volatile("mov.b32 %0, %1;" : "=r"(t379) : "r"(t378));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m;
        u32 m_2;
        u32 m_3;
        u32 m_4;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t379) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t380;
        asm volatile("mov.b32 %0, %1;" : "=r"(t380) : "r"(t378));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t381 = t380 ^ 32u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_5;
        u32 m_6;
        u32 m_7;
        u32 m_8;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t381) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t382;
        asm volatile("mov.b32 %0, %1;" : "=r"(t382) : "r"(t378));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t383 = t382 ^ 64u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_9;
        u32 m_10;
        u32 m_11;
        u32 m_12;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t383) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t384;
        asm volatile("mov.b32 %0, %1;" : "=r"(t384) : "r"(t378));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t385 = t384 ^ 96u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_13;
        u32 m_14;
        u32 m_15;
        u32 m_16;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t385) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t386 = lane & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t387 = t131 + t386;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t388 = lane >> 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t389 = t388 << 3u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t390 = t387 + t389;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t391 = lane >> 3u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t392 = t391 & 1u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t393 = t390 & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t394 = t392 ^ t393;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t395 = t390 << 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t396 = t394 << 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t397 = t395 + t396;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t398 = lane & 15u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t399 = t131 + t398;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t400 = lane >> 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t401 = t399 & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t402 = t400 ^ t401;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t403 = t399 << 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t404 = t402 << 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t405 = t403 + t404;
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
        u32 t406;
        asm volatile("mov.b32 %0, %1;" : "=r"(t406) : "r"(t397));
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t407 = t406 ^ 32u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t408 = t406 ^ 64u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t409 = t406 ^ 96u;
        const u32 t410 = ring + t406;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t410) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t410) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_21), "r"(m_22));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_23), "r"(m_24));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t411 = ring + t407;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t411) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_25), "r"(m_26));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_27), "r"(m_28));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t411) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_29), "r"(m_30));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_31), "r"(m_32));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t412 = ring + t408;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t412) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_33), "r"(m_34));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_35), "r"(m_36));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t412) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_37), "r"(m_38));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_39), "r"(m_40));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t413 = ring + t409;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t413) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_41), "r"(m_42));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_43), "r"(m_44));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t413) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_45), "r"(m_46));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_47), "r"(m_48));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t414 = s * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power) : "f"(t414));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t416 = power + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t417;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t417) : "f"(t416));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t418;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t418) : "f"(t417), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s = t418;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t419 = s_2 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_2) : "f"(t419));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t421 = power_2 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t422;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t422) : "f"(t421));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t423;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t423) : "f"(t422), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_2 = t423;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t424 = s_3 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_3) : "f"(t424));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t426 = power_3 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t427;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t427) : "f"(t426));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t428;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t428) : "f"(t427), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_3 = t428;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t429 = s_4 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_4) : "f"(t429));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t431 = power_4 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t432;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t432) : "f"(t431));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t433;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t433) : "f"(t432), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_4 = t433;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t434 = s_5 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_5;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_5) : "f"(t434));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t436 = power_5 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t437;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t437) : "f"(t436));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t438;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t438) : "f"(t437), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_5 = t438;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t439 = s_6 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_6;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_6) : "f"(t439));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t441 = power_6 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t442;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t442) : "f"(t441));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t443;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t443) : "f"(t442), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_6 = t443;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t444 = s_7 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_7;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_7) : "f"(t444));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t446 = power_7 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t447;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t447) : "f"(t446));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t448;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t448) : "f"(t447), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_7 = t448;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t449 = s_8 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_8;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_8) : "f"(t449));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t451 = power_8 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t452;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t452) : "f"(t451));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t453;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t453) : "f"(t452), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_8 = t453;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t454 = s_9 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_9;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_9) : "f"(t454));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t456 = power_9 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t457;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t457) : "f"(t456));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t458;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t458) : "f"(t457), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_9 = t458;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t459 = s_10 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_10;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_10) : "f"(t459));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t461 = power_10 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t462;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t462) : "f"(t461));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t463;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t463) : "f"(t462), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_10 = t463;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t464 = s_11 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_11;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_11) : "f"(t464));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t466 = power_11 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t467;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t467) : "f"(t466));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t468;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t468) : "f"(t467), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_11 = t468;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t469 = s_12 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_12;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_12) : "f"(t469));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t471 = power_12 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t472;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t472) : "f"(t471));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t473;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t473) : "f"(t472), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_12 = t473;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t474 = s_13 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_13;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_13) : "f"(t474));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t476 = power_13 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t477;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t477) : "f"(t476));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t478;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t478) : "f"(t477), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_13 = t478;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t479 = s_14 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_14;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_14) : "f"(t479));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t481 = power_14 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t482;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t482) : "f"(t481));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t483;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t483) : "f"(t482), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_14 = t483;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t484 = s_15 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_15;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_15) : "f"(t484));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t486 = power_15 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t487;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t487) : "f"(t486));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t488;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t488) : "f"(t487), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_15 = t488;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t489 = s_16 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_16;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_16) : "f"(t489));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t491 = power_16 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t492;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t492) : "f"(t491));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t493;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t493) : "f"(t492), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_16 = t493;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t494 = 0u < t118;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t495 = t120 <= 0u;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t496 = t494 | t495;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
        if (t496) {
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t497 = t116 - 1u;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t498 = t497 << 6u;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 first_key_5 = t498 + t131;
            const u32 t500 = first + t130;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t501 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t502 = t501 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column = first_key_5 + t502;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t504 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t505 = t500 + t504;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t506 = t505 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            u32 t507;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t507) : "r"(t506), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t508 = t507 >> sharing_shift;
#line 129 "fa-kernels/src/attention/options/window.rs"
            const u32 t509 = window_right + 1u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t510 = t508 + end_8;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_9 = t510 + t509;
            const u32 t512 = end_9 > seq_q ? end_9 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t513 = t512 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
            const u32 end_10 = t513 < end_8 ? t513 : end_8;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_11 = t508 + end_8;
            const u32 t516 = end_11 > seq_q ? end_11 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_3 = t516 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t518 = position_3 > window_left ? position_3 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t519 = t518 - window_left;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t520 = end_8 > 1u ? end_8 : 1u;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t521 = t520 - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_4 = t519 < t521 ? t519 : t521;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t523 = end_10 > column ? end_10 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_12 = t523 - column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t525 = begin_4 > column ? begin_4 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t526 = t525 - column;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t527 = 0u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t528 = t526 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible = t527 & t528;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t530 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t530;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t531 = 1u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t532 = t526 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = t531 & t532;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t534 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t534;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t535 = 8u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t536 = t526 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = t535 & t536;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t538 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t538;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t539 = 9u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t540 = t526 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = t539 & t540;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t542 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t542;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t543 = 16u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t544 = t526 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = t543 & t544;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t546 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t546;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t547 = 17u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t548 = t526 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = t547 & t548;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t550 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t550;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t551 = 24u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t552 = t526 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = t551 & t552;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t554 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t554;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t555 = 25u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t556 = t526 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = t555 & t556;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t558 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t558;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t559 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t560 = t500 + t559;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t561 = t560 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t562 = t561 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            u32 t563;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t563) : "r"(t562), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t564 = t563 >> sharing_shift;
#line 129 "fa-kernels/src/attention/options/window.rs"
            const u32 t565 = window_right + 1u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t566 = t564 + end_8;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_13 = t566 + t565;
            const u32 t568 = end_13 > seq_q ? end_13 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t569 = t568 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
            const u32 end_14 = t569 < end_8 ? t569 : end_8;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_15 = t564 + end_8;
            const u32 t572 = end_15 > seq_q ? end_15 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_4 = t572 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t574 = position_4 > window_left ? position_4 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t575 = t574 - window_left;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t576 = end_8 > 1u ? end_8 : 1u;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t577 = t576 - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_5 = t575 < t577 ? t575 : t577;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t579 = end_14 > column ? end_14 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_16 = t579 - column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t581 = begin_5 > column ? begin_5 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t582 = t581 - column;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t583 = 0u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t584 = t582 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = t583 & t584;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t586 = visible_9 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t586;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t587 = 1u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t588 = t582 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = t587 & t588;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t590 = visible_10 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t590;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t591 = 8u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t592 = t582 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = t591 & t592;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t594 = visible_11 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t594;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t595 = 9u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t596 = t582 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = t595 & t596;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t598 = visible_12 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t598;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t599 = 16u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t600 = t582 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = t599 & t600;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t602 = visible_13 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t602;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t603 = 17u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t604 = t582 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = t603 & t604;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t606 = visible_14 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t606;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t607 = 24u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t608 = t582 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = t607 & t608;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t610 = visible_15 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t610;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t611 = 25u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t612 = t582 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = t611 & t612;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t614 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_16 = t614;
        }
#line 153 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t616;
        asm("max.f32 %0, %1, %2;" : "=f"(t616) : "f"(old), "f"(s));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t617;
        asm("max.f32 %0, %1, %2;" : "=f"(t617) : "f"(t616), "f"(s_2));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t618;
        asm("max.f32 %0, %1, %2;" : "=f"(t618) : "f"(t617), "f"(s_5));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t619;
        asm("max.f32 %0, %1, %2;" : "=f"(t619) : "f"(t618), "f"(s_6));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t620;
        asm("max.f32 %0, %1, %2;" : "=f"(t620) : "f"(t619), "f"(s_9));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t621;
        asm("max.f32 %0, %1, %2;" : "=f"(t621) : "f"(t620), "f"(s_10));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t622;
        asm("max.f32 %0, %1, %2;" : "=f"(t622) : "f"(t621), "f"(s_13));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t623;
        asm("max.f32 %0, %1, %2;" : "=f"(t623) : "f"(t622), "f"(s_14));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t624;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t624) : "f"(t623));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t623), "f"(t624));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t626;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t626) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t626));
#line 184 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t629 = new_1 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t629;
#line 156 "fa-kernels/src/attention/softmax.rs"
        const f32 t631 = -reference;
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 t632;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t632) : "f"(old), "f"(scale_log2), "f"(t631));
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t632));
#line 157 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 199 "fa-kernels/src/attention/softmax.rs"
        const f32 t634 = row_sum * rescale;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t635 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t635));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t637;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t637) : "f"(exponent));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s = t637;
        const f32 t638 = t634 + s;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t639 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t639));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t641;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t641) : "f"(exponent_2));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_2 = t641;
        const f32 t642 = t638 + s_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t643 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t643));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t645;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t645) : "f"(exponent_3));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_5 = t645;
        const f32 t646 = t642 + s_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t647 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t647));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t649;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t649) : "f"(exponent_4));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_6 = t649;
        const f32 t650 = t646 + s_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t651 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t651));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t653;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t653) : "f"(exponent_5));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_9 = t653;
        const f32 t654 = t650 + s_9;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t655 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t655));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t657;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t657) : "f"(exponent_6));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_10 = t657;
        const f32 t658 = t654 + s_10;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t659 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t659));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t661;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t661) : "f"(exponent_7));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_13 = t661;
        const f32 t662 = t658 + s_13;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t663 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t663));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t665;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t665) : "f"(exponent_8));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_14 = t665;
        const f32 t666 = t662 + s_14;
#line 205 "fa-kernels/src/attention/softmax.rs"
        row_sum = t666;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t667 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t667;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t668 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t668;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t669 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t669;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t670 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t670;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t671 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t671;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t672 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t672;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t673 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t673;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t674 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t674;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t675 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t675;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t676 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t676;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t677 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t677;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t678 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t678;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t679 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t679;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t680 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t680;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t681 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t681;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t682 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t682;
#line 153 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t684;
        asm("max.f32 %0, %1, %2;" : "=f"(t684) : "f"(old_2), "f"(s_3));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t685;
        asm("max.f32 %0, %1, %2;" : "=f"(t685) : "f"(t684), "f"(s_4));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t686;
        asm("max.f32 %0, %1, %2;" : "=f"(t686) : "f"(t685), "f"(s_7));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t687;
        asm("max.f32 %0, %1, %2;" : "=f"(t687) : "f"(t686), "f"(s_8));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t688;
        asm("max.f32 %0, %1, %2;" : "=f"(t688) : "f"(t687), "f"(s_11));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t689;
        asm("max.f32 %0, %1, %2;" : "=f"(t689) : "f"(t688), "f"(s_12));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t690;
        asm("max.f32 %0, %1, %2;" : "=f"(t690) : "f"(t689), "f"(s_15));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t691;
        asm("max.f32 %0, %1, %2;" : "=f"(t691) : "f"(t690), "f"(s_16));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t692;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t692) : "f"(t691));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t691), "f"(t692));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t694;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t694) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t694));
#line 184 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t697 = new_2 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t697;
#line 156 "fa-kernels/src/attention/softmax.rs"
        const f32 t699 = -reference_2;
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 t700;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t700) : "f"(old_2), "f"(scale_log2), "f"(t699));
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t700));
#line 157 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 199 "fa-kernels/src/attention/softmax.rs"
        const f32 t702 = row_sum_2 * rescale_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t703 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_9;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_3), "f"(scale_log2), "f"(t703));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t705;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t705) : "f"(exponent_9));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_3 = t705;
        const f32 t706 = t702 + s_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t707 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_10;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_4), "f"(scale_log2), "f"(t707));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t709;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t709) : "f"(exponent_10));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_4 = t709;
        const f32 t710 = t706 + s_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t711 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_11;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_7), "f"(scale_log2), "f"(t711));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t713;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t713) : "f"(exponent_11));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_7 = t713;
        const f32 t714 = t710 + s_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t715 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_12;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_8), "f"(scale_log2), "f"(t715));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t717;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t717) : "f"(exponent_12));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_8 = t717;
        const f32 t718 = t714 + s_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t719 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_13;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_11), "f"(scale_log2), "f"(t719));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t721;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t721) : "f"(exponent_13));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_11 = t721;
        const f32 t722 = t718 + s_11;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t723 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_14;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_12), "f"(scale_log2), "f"(t723));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t725;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t725) : "f"(exponent_14));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_12 = t725;
        const f32 t726 = t722 + s_12;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t727 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_15;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(scale_log2), "f"(t727));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t729;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t729) : "f"(exponent_15));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_15 = t729;
        const f32 t730 = t726 + s_15;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t731 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_16;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(scale_log2), "f"(t731));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t733;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t733) : "f"(exponent_16));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_16 = t733;
        const f32 t734 = t730 + s_16;
#line 205 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t734;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t735 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t735;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t736 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t736;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t737 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t737;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t738 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t738;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t739 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t739;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t740 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t740;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t741 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t741;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t742 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t742;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t743 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t743;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t744 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t744;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t745 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t745;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t746 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t746;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t747 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t747;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t748 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t748;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t749 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t749;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t750 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t750;
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t751;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t751) : "f"(s), "f"(s_2));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t752;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t752) : "f"(s_3), "f"(s_4));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t753;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t753) : "f"(s_5), "f"(s_6));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t754;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t754) : "f"(s_7), "f"(s_8));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t755;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t755) : "f"(s_9), "f"(s_10));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t756;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t756) : "f"(s_11), "f"(s_12));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t757;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t757) : "f"(s_13), "f"(s_14));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t758;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t758) : "f"(s_15), "f"(s_16));
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 2;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t759;
        asm volatile("mov.b32 %0, %1;" : "=r"(t759) : "r"(t405));
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t760 = t759 ^ 32u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t761 = t759 ^ 64u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t762 = t759 ^ 96u;
        const u32 t763 = t213 + t759;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t764 = t213 + t760;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t765 = t213 + t761;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t766 = t213 + t762;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t763) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t751), "r"(t752), "r"(t753), "r"(t754), "r"(m_49), "r"(m_50));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t751), "r"(t752), "r"(t753), "r"(t754), "r"(m_51), "r"(m_52));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t764) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t751), "r"(t752), "r"(t753), "r"(t754), "r"(m_53), "r"(m_54));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t751), "r"(t752), "r"(t753), "r"(t754), "r"(m_55), "r"(m_56));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t765) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t751), "r"(t752), "r"(t753), "r"(t754), "r"(m_57), "r"(m_58));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t751), "r"(t752), "r"(t753), "r"(t754), "r"(m_59), "r"(m_60));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t766) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t751), "r"(t752), "r"(t753), "r"(t754), "r"(m_61), "r"(m_62));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t751), "r"(t752), "r"(t753), "r"(t754), "r"(m_63), "r"(m_64));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t763) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t755), "r"(t756), "r"(t757), "r"(t758), "r"(m_65), "r"(m_66));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t755), "r"(t756), "r"(t757), "r"(t758), "r"(m_67), "r"(m_68));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t764) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t755), "r"(t756), "r"(t757), "r"(t758), "r"(m_69), "r"(m_70));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t755), "r"(t756), "r"(t757), "r"(t758), "r"(m_71), "r"(m_72));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t765) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t755), "r"(t756), "r"(t757), "r"(t758), "r"(m_73), "r"(m_74));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t755), "r"(t756), "r"(t757), "r"(t758), "r"(m_75), "r"(m_76));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t766) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t755), "r"(t756), "r"(t757), "r"(t758), "r"(m_77), "r"(m_78));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t755), "r"(t756), "r"(t757), "r"(t758), "r"(m_79), "r"(m_80));
#line 76 "fa-kernels/src/attention/forward/decode/tile.rs"
        #pragma unroll 1
        for (u32 i = 1u; i < count_2; i += 1u) {
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 366 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 next = i + 1u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t768 = next < count_2;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t768) {
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t769 = next & 1u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t770 = t769 << 13u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t771 = ring + t770;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t772 = t116 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t773 = t772 - next;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_6 = t773 << 6u;
                const u32 t775 = head_dim >> 3u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t776 = t771 + t234;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t777 = (u64)first_key_6 * t227;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t778 = t238 + t777;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t779 = t778 + t239;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t780 = t779 + t239;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t781 = t780 + t239;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t782 = t229 < t775;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t783 = t782 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t776), "l"(t778), "r"(t783) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t784 = t229 < t775;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t785 = t784 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t776), "l"(t779), "r"(t785) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t786 = t229 < t775;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t787 = t786 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t776), "l"(t780), "r"(t787) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t788 = t229 < t775;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t789 = t788 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t776), "l"(t781), "r"(t789) : "memory");
            }
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t790 = next < count_2;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t790) {
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t791 = next & 1u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t792 = t791 << 13u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t793 = t213 + t792;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t794 = t116 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t795 = t794 - next;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_7 = t795 << 6u;
                const u32 t797 = head_dim >> 3u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t798 = t793 + t260;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t799 = (u64)first_key_7 * t253;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t800 = t264 + t799;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t801 = t800 + t265;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t802 = t801 + t265;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t803 = t802 + t265;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t804 = t255 < t797;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t805 = t804 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t798), "l"(t800), "r"(t805) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t806 = t255 < t797;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t807 = t806 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t798), "l"(t801), "r"(t807) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t808 = t255 < t797;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t809 = t808 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t798), "l"(t802), "r"(t809) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t810 = t255 < t797;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t811 = t810 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t798), "l"(t803), "r"(t811) : "memory");
            }
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 368 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t812 = next + 1u;
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
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t813 = i & 1u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t814 = t813 << 13u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t815 = ring + t814;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 t816;
            asm volatile("mov.b32 %0, %1;" : "=r"(t816) : "r"(t397));
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t817 = t816 ^ 32u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t818 = t816 ^ 64u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t819 = t816 ^ 96u;
            const u32 t820 = t815 + t816;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_81;
            u32 m_82;
            u32 m_83;
            u32 m_84;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t820) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_81), "r"(m_82));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_83), "r"(m_84));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_85;
            u32 m_86;
            u32 m_87;
            u32 m_88;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t820) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_85), "r"(m_86));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_87), "r"(m_88));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t821 = t815 + t817;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_89;
            u32 m_90;
            u32 m_91;
            u32 m_92;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t821) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_89), "r"(m_90));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_91), "r"(m_92));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_93;
            u32 m_94;
            u32 m_95;
            u32 m_96;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t821) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_93), "r"(m_94));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_95), "r"(m_96));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t822 = t815 + t818;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_97;
            u32 m_98;
            u32 m_99;
            u32 m_100;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t822) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_97), "r"(m_98));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_99), "r"(m_100));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_101;
            u32 m_102;
            u32 m_103;
            u32 m_104;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t822) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_101), "r"(m_102));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_103), "r"(m_104));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t823 = t815 + t819;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_105;
            u32 m_106;
            u32 m_107;
            u32 m_108;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t823) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_105), "r"(m_106));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_107), "r"(m_108));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_109;
            u32 m_110;
            u32 m_111;
            u32 m_112;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t823) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_109), "r"(m_110));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_111), "r"(m_112));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t824 = s_17 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_17;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_17) : "f"(t824));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t826 = power_17 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t827;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t827) : "f"(t826));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t828;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t828) : "f"(t827), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_17 = t828;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t829 = s_18 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_18;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_18) : "f"(t829));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t831 = power_18 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t832;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t832) : "f"(t831));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t833;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t833) : "f"(t832), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_18 = t833;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t834 = s_19 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_19;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_19) : "f"(t834));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t836 = power_19 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t837;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t837) : "f"(t836));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t838;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t838) : "f"(t837), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_19 = t838;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t839 = s_20 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_20;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_20) : "f"(t839));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t841 = power_20 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t842;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t842) : "f"(t841));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t843;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t843) : "f"(t842), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_20 = t843;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t844 = s_21 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_21;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_21) : "f"(t844));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t846 = power_21 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t847;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t847) : "f"(t846));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t848;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t848) : "f"(t847), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_21 = t848;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t849 = s_22 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_22;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_22) : "f"(t849));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t851 = power_22 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t852;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t852) : "f"(t851));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t853;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t853) : "f"(t852), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_22 = t853;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t854 = s_23 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_23;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_23) : "f"(t854));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t856 = power_23 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t857;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t857) : "f"(t856));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t858;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t858) : "f"(t857), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_23 = t858;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t859 = s_24 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_24;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_24) : "f"(t859));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t861 = power_24 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t862;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t862) : "f"(t861));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t863;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t863) : "f"(t862), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_24 = t863;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t864 = s_25 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_25;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_25) : "f"(t864));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t866 = power_25 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t867;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t867) : "f"(t866));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t868;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t868) : "f"(t867), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_25 = t868;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t869 = s_26 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_26;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_26) : "f"(t869));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t871 = power_26 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t872;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t872) : "f"(t871));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t873;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t873) : "f"(t872), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_26 = t873;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t874 = s_27 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_27;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_27) : "f"(t874));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t876 = power_27 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t877;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t877) : "f"(t876));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t878;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t878) : "f"(t877), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_27 = t878;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t879 = s_28 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_28;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_28) : "f"(t879));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t881 = power_28 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t882;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t882) : "f"(t881));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t883;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t883) : "f"(t882), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_28 = t883;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t884 = s_29 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_29;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_29) : "f"(t884));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t886 = power_29 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t887;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t887) : "f"(t886));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t888;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t888) : "f"(t887), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_29 = t888;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t889 = s_30 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_30;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_30) : "f"(t889));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t891 = power_30 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t892;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t892) : "f"(t891));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t893;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t893) : "f"(t892), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_30 = t893;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t894 = s_31 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_31;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_31) : "f"(t894));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t896 = power_31 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t897;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t897) : "f"(t896));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t898;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t898) : "f"(t897), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_31 = t898;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t899 = s_32 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_32;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_32) : "f"(t899));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t901 = power_32 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t902;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t902) : "f"(t901));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t903;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t903) : "f"(t902), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_32 = t903;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t904 = i < t118;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t905 = t120 <= i;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t906 = t904 | t905;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
            if (t906) {
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t907 = t116 - 1u;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t908 = t907 - i;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t909 = t908 << 6u;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 first_key_8 = t909 + t131;
                const u32 t911 = first + t130;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t912 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t913 = t912 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_2 = first_key_8 + t913;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t915 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t916 = t911 + t915;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t917 = t916 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                u32 t918;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t918) : "r"(t917), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t919 = t918 >> sharing_shift;
#line 129 "fa-kernels/src/attention/options/window.rs"
                const u32 t920 = window_right + 1u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t921 = t919 + end_8;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_17 = t921 + t920;
                const u32 t923 = end_17 > seq_q ? end_17 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t924 = t923 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                const u32 end_18 = t924 < end_8 ? t924 : end_8;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_19 = t919 + end_8;
                const u32 t927 = end_19 > seq_q ? end_19 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_5 = t927 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t929 = position_5 > window_left ? position_5 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t930 = t929 - window_left;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t931 = end_8 > 1u ? end_8 : 1u;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t932 = t931 - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_6 = t930 < t932 ? t930 : t932;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t934 = end_18 > column_2 ? end_18 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_20 = t934 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t936 = begin_6 > column_2 ? begin_6 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t937 = t936 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t938 = 0u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t939 = t937 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_17 = t938 & t939;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t941 = visible_17 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t941;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t942 = 1u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t943 = t937 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_18 = t942 & t943;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t945 = visible_18 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t945;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t946 = 8u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t947 = t937 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_19 = t946 & t947;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t949 = visible_19 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t949;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t950 = 9u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t951 = t937 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_20 = t950 & t951;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t953 = visible_20 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t953;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t954 = 16u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t955 = t937 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_21 = t954 & t955;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t957 = visible_21 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t957;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t958 = 17u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t959 = t937 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_22 = t958 & t959;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t961 = visible_22 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t961;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t962 = 24u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t963 = t937 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_23 = t962 & t963;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t965 = visible_23 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t965;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t966 = 25u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t967 = t937 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_24 = t966 & t967;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t969 = visible_24 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t969;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t970 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t971 = t911 + t970;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t972 = t971 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t973 = t972 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                u32 t974;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t974) : "r"(t973), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t975 = t974 >> sharing_shift;
#line 129 "fa-kernels/src/attention/options/window.rs"
                const u32 t976 = window_right + 1u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t977 = t975 + end_8;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_21 = t977 + t976;
                const u32 t979 = end_21 > seq_q ? end_21 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t980 = t979 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                const u32 end_22 = t980 < end_8 ? t980 : end_8;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_23 = t975 + end_8;
                const u32 t983 = end_23 > seq_q ? end_23 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_6 = t983 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t985 = position_6 > window_left ? position_6 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t986 = t985 - window_left;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t987 = end_8 > 1u ? end_8 : 1u;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t988 = t987 - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_7 = t986 < t988 ? t986 : t988;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t990 = end_22 > column_2 ? end_22 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_24 = t990 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t992 = begin_7 > column_2 ? begin_7 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t993 = t992 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t994 = 0u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t995 = t993 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_25 = t994 & t995;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t997 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t997;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t998 = 1u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t999 = t993 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_26 = t998 & t999;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1001 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t1001;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1002 = 8u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1003 = t993 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_27 = t1002 & t1003;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1005 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t1005;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1006 = 9u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1007 = t993 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_28 = t1006 & t1007;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1009 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t1009;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1010 = 16u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1011 = t993 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_29 = t1010 & t1011;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1013 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t1013;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1014 = 17u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1015 = t993 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_30 = t1014 & t1015;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1017 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t1017;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1018 = 24u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1019 = t993 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_31 = t1018 & t1019;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1021 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t1021;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1022 = 25u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1023 = t993 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_32 = t1022 & t1023;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1025 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t1025;
            }
#line 153 "fa-kernels/src/attention/softmax.rs"
            const f32 old_3 = row_max;
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1027;
            asm("max.f32 %0, %1, %2;" : "=f"(t1027) : "f"(old_3), "f"(s_17));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1028;
            asm("max.f32 %0, %1, %2;" : "=f"(t1028) : "f"(t1027), "f"(s_18));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1029;
            asm("max.f32 %0, %1, %2;" : "=f"(t1029) : "f"(t1028), "f"(s_21));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1030;
            asm("max.f32 %0, %1, %2;" : "=f"(t1030) : "f"(t1029), "f"(s_22));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1031;
            asm("max.f32 %0, %1, %2;" : "=f"(t1031) : "f"(t1030), "f"(s_25));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1032;
            asm("max.f32 %0, %1, %2;" : "=f"(t1032) : "f"(t1031), "f"(s_26));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1033;
            asm("max.f32 %0, %1, %2;" : "=f"(t1033) : "f"(t1032), "f"(s_29));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1034;
            asm("max.f32 %0, %1, %2;" : "=f"(t1034) : "f"(t1033), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1035;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1035) : "f"(t1034));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_3;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1034), "f"(t1035));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1037;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1037) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_3;
            asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t1037));
#line 184 "fa-kernels/src/attention/softmax.rs"
            const bool none_3 = new_3 == __uint_as_float(0xff800000u);
            const f32 t1040 = new_3 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_3 = none_3 ? 0.0f : t1040;
#line 156 "fa-kernels/src/attention/softmax.rs"
            const f32 t1042 = -reference_3;
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 t1043;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1043) : "f"(old_3), "f"(scale_log2), "f"(t1042));
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1043));
#line 157 "fa-kernels/src/attention/softmax.rs"
            row_max = new_3;
#line 199 "fa-kernels/src/attention/softmax.rs"
            const f32 t1045 = row_sum * rescale_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1046 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_17), "f"(scale_log2), "f"(t1046));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1048;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1048) : "f"(exponent_17));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_17 = t1048;
            const f32 t1049 = t1045 + s_17;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1050 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_18), "f"(scale_log2), "f"(t1050));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1052;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1052) : "f"(exponent_18));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_18 = t1052;
            const f32 t1053 = t1049 + s_18;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1054 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_21), "f"(scale_log2), "f"(t1054));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1056;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1056) : "f"(exponent_19));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_21 = t1056;
            const f32 t1057 = t1053 + s_21;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1058 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_22), "f"(scale_log2), "f"(t1058));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1060;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1060) : "f"(exponent_20));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_22 = t1060;
            const f32 t1061 = t1057 + s_22;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1062 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_25), "f"(scale_log2), "f"(t1062));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1064;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1064) : "f"(exponent_21));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_25 = t1064;
            const f32 t1065 = t1061 + s_25;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1066 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_26), "f"(scale_log2), "f"(t1066));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1068;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1068) : "f"(exponent_22));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_26 = t1068;
            const f32 t1069 = t1065 + s_26;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1070 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_29), "f"(scale_log2), "f"(t1070));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1072;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1072) : "f"(exponent_23));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_29 = t1072;
            const f32 t1073 = t1069 + s_29;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1074 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_30), "f"(scale_log2), "f"(t1074));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1076;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1076) : "f"(exponent_24));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_30 = t1076;
            const f32 t1077 = t1073 + s_30;
#line 205 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1077;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1078 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc = t1078;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1079 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_2 = t1079;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1080 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_5 = t1080;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1081 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_6 = t1081;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1082 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_9 = t1082;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1083 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_10 = t1083;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1084 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_13 = t1084;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1085 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_14 = t1085;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1086 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_17 = t1086;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1087 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_18 = t1087;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1088 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_21 = t1088;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1089 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_22 = t1089;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1090 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_25 = t1090;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1091 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_26 = t1091;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1092 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_29 = t1092;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1093 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_30 = t1093;
#line 153 "fa-kernels/src/attention/softmax.rs"
            const f32 old_4 = row_max_2;
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1095;
            asm("max.f32 %0, %1, %2;" : "=f"(t1095) : "f"(old_4), "f"(s_19));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1096;
            asm("max.f32 %0, %1, %2;" : "=f"(t1096) : "f"(t1095), "f"(s_20));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1097;
            asm("max.f32 %0, %1, %2;" : "=f"(t1097) : "f"(t1096), "f"(s_23));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1098;
            asm("max.f32 %0, %1, %2;" : "=f"(t1098) : "f"(t1097), "f"(s_24));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1099;
            asm("max.f32 %0, %1, %2;" : "=f"(t1099) : "f"(t1098), "f"(s_27));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1100;
            asm("max.f32 %0, %1, %2;" : "=f"(t1100) : "f"(t1099), "f"(s_28));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1101;
            asm("max.f32 %0, %1, %2;" : "=f"(t1101) : "f"(t1100), "f"(s_31));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1102;
            asm("max.f32 %0, %1, %2;" : "=f"(t1102) : "f"(t1101), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1103;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1103) : "f"(t1102));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_4;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1102), "f"(t1103));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1105;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1105) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_4;
            asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t1105));
#line 184 "fa-kernels/src/attention/softmax.rs"
            const bool none_4 = new_4 == __uint_as_float(0xff800000u);
            const f32 t1108 = new_4 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_4 = none_4 ? 0.0f : t1108;
#line 156 "fa-kernels/src/attention/softmax.rs"
            const f32 t1110 = -reference_4;
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 t1111;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1111) : "f"(old_4), "f"(scale_log2), "f"(t1110));
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1111));
#line 157 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_4;
#line 199 "fa-kernels/src/attention/softmax.rs"
            const f32 t1113 = row_sum_2 * rescale_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1114 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t1114));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1116;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1116) : "f"(exponent_25));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_19 = t1116;
            const f32 t1117 = t1113 + s_19;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1118 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t1118));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1120;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1120) : "f"(exponent_26));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_20 = t1120;
            const f32 t1121 = t1117 + s_20;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1122 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t1122));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1124;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1124) : "f"(exponent_27));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_23 = t1124;
            const f32 t1125 = t1121 + s_23;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1126 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t1126));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1128;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1128) : "f"(exponent_28));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_24 = t1128;
            const f32 t1129 = t1125 + s_24;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1130 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t1130));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1132;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1132) : "f"(exponent_29));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_27 = t1132;
            const f32 t1133 = t1129 + s_27;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1134 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t1134));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1136;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1136) : "f"(exponent_30));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_28 = t1136;
            const f32 t1137 = t1133 + s_28;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1138 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t1138));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1140;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1140) : "f"(exponent_31));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_31 = t1140;
            const f32 t1141 = t1137 + s_31;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1142 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t1142));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1144;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1144) : "f"(exponent_32));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_32 = t1144;
            const f32 t1145 = t1141 + s_32;
#line 205 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1145;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1146 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_3 = t1146;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1147 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_4 = t1147;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1148 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_7 = t1148;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1149 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_8 = t1149;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1150 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_11 = t1150;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1151 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_12 = t1151;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1152 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_15 = t1152;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1153 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_16 = t1153;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1154 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_19 = t1154;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1155 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_20 = t1155;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1156 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_23 = t1156;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1157 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_24 = t1157;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1158 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_27 = t1158;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1159 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_28 = t1159;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1160 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_31 = t1160;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1161 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_32 = t1161;
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1162;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1162) : "f"(s_17), "f"(s_18));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1163;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1163) : "f"(s_19), "f"(s_20));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1164;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1164) : "f"(s_21), "f"(s_22));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1165;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1165) : "f"(s_23), "f"(s_24));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1166;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1166) : "f"(s_25), "f"(s_26));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1167;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1167) : "f"(s_27), "f"(s_28));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1168;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1168) : "f"(s_29), "f"(s_30));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1169;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1169) : "f"(s_31), "f"(s_32));
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1170 = i & 1u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1171 = t1170 << 13u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1172 = t213 + t1171;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 t1173;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1173) : "r"(t405));
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1174 = t1173 ^ 32u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1175 = t1173 ^ 64u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1176 = t1173 ^ 96u;
            const u32 t1177 = t1172 + t1173;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1178 = t1172 + t1174;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1179 = t1172 + t1175;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1180 = t1172 + t1176;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_113;
            u32 m_114;
            u32 m_115;
            u32 m_116;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t1177) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1162), "r"(t1163), "r"(t1164), "r"(t1165), "r"(m_113), "r"(m_114));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1162), "r"(t1163), "r"(t1164), "r"(t1165), "r"(m_115), "r"(m_116));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_117;
            u32 m_118;
            u32 m_119;
            u32 m_120;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t1178) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1162), "r"(t1163), "r"(t1164), "r"(t1165), "r"(m_117), "r"(m_118));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1162), "r"(t1163), "r"(t1164), "r"(t1165), "r"(m_119), "r"(m_120));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_121;
            u32 m_122;
            u32 m_123;
            u32 m_124;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t1179) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1162), "r"(t1163), "r"(t1164), "r"(t1165), "r"(m_121), "r"(m_122));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1162), "r"(t1163), "r"(t1164), "r"(t1165), "r"(m_123), "r"(m_124));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_125;
            u32 m_126;
            u32 m_127;
            u32 m_128;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t1180) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1162), "r"(t1163), "r"(t1164), "r"(t1165), "r"(m_125), "r"(m_126));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1162), "r"(t1163), "r"(t1164), "r"(t1165), "r"(m_127), "r"(m_128));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_129;
            u32 m_130;
            u32 m_131;
            u32 m_132;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t1177) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1166), "r"(t1167), "r"(t1168), "r"(t1169), "r"(m_129), "r"(m_130));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1166), "r"(t1167), "r"(t1168), "r"(t1169), "r"(m_131), "r"(m_132));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_133;
            u32 m_134;
            u32 m_135;
            u32 m_136;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t1178) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1166), "r"(t1167), "r"(t1168), "r"(t1169), "r"(m_133), "r"(m_134));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1166), "r"(t1167), "r"(t1168), "r"(t1169), "r"(m_135), "r"(m_136));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_137;
            u32 m_138;
            u32 m_139;
            u32 m_140;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t1179) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1166), "r"(t1167), "r"(t1168), "r"(t1169), "r"(m_137), "r"(m_138));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1166), "r"(t1167), "r"(t1168), "r"(t1169), "r"(m_139), "r"(m_140));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_141;
            u32 m_142;
            u32 m_143;
            u32 m_144;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t1180) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1166), "r"(t1167), "r"(t1168), "r"(t1169), "r"(m_141), "r"(m_142));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1166), "r"(t1167), "r"(t1168), "r"(t1169), "r"(m_143), "r"(m_144));
        }
#line 112 "fa-kernels/src/attention/softmax.rs"
        f32 row_max_3 = __uint_as_float(0xff800000u);
#line 112 "fa-kernels/src/attention/softmax.rs"
        f32 row_max_4 = __uint_as_float(0xff800000u);
#line 112 "fa-kernels/src/attention/softmax.rs"
        f32 row_sum_3 = 0.0f;
#line 112 "fa-kernels/src/attention/softmax.rs"
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
        const u32 t1181 = warp_n << 1u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t1182 = t1181 + warp_m;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t1183 = t1182 * 4608u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t1184 = ring + t1183;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t1185 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 mine = t1184 + t1185;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1187 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1188 = t130 + t1187;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1189 = t1188 < t52;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1189) {
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
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1190 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1191 = t130 + t1190;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1192 = t1191 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1193 = t1192 < t52;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1193) {
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
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1195 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1196 = t130 + t1195;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1197 = t1196 < t52;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1197) {
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1198 = warp_m * 4608u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1199 = ring + t1198;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1200 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs = t1199 + t1200;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns = theirs + slice;
            f32 t1203;
            asm volatile("ld.shared.f32 %0, [%1+2048];" : "=f"(t1203) : "r"(theirs) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1204;
            asm volatile("ld.shared.f32 %0, [%1+2176];" : "=f"(t1204) : "r"(theirs) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1205;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1205) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1206;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t1206) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1207;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t1207) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1208;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t1208) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1209;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t1209) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1210;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t1210) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1211;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t1211) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1212;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t1212) : "r"(columns) : "memory");
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1213 = 2u + warp_m;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1214 = t1213 * 4608u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1215 = ring + t1214;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1216 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_2 = t1215 + t1216;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_2 = theirs_2 + slice;
            f32 t1219;
            asm volatile("ld.shared.f32 %0, [%1+2048];" : "=f"(t1219) : "r"(theirs_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1220;
            asm volatile("ld.shared.f32 %0, [%1+2176];" : "=f"(t1220) : "r"(theirs_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1221;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1221) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1222;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t1222) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1223;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t1223) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1224;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t1224) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1225;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t1225) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1226;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t1226) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1227;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t1227) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1228;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t1228) : "r"(columns_2) : "memory");
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 max;
            asm("max.f32 %0, %1, %2;" : "=f"(max) : "f"(t1203), "f"(t1219));
            const bool t1230 = max == __uint_as_float(0xff800000u);
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1231 = max * scale_log2;
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 reference_5 = t1230 ? 0.0f : t1231;
            const f32 t1233 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1234;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1234) : "f"(t1203), "f"(scale_log2), "f"(t1233));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors) : "f"(t1234));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1236 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1237;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1237) : "f"(t1219), "f"(scale_log2), "f"(t1236));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_2) : "f"(t1237));
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1239 = t1204 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t1239;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1240;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1240) : "f"(t1220), "f"(factors_2), "f"(total));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t1240;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_2 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1241 = t1205 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t1241;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1242;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1242) : "f"(t1221), "f"(factors_2), "f"(total_2));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t1242;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_3 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1243 = t1206 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t1243;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1244;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1244) : "f"(t1222), "f"(factors_2), "f"(total_3));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t1244;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_4 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1245 = t1207 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t1245;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1246;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1246) : "f"(t1223), "f"(factors_2), "f"(total_4));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t1246;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_5 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1247 = t1208 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t1247;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1248;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1248) : "f"(t1224), "f"(factors_2), "f"(total_5));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t1248;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_6 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1249 = t1209 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t1249;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1250;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1250) : "f"(t1225), "f"(factors_2), "f"(total_6));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t1250;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_7 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1251 = t1210 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t1251;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1252;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1252) : "f"(t1226), "f"(factors_2), "f"(total_7));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t1252;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_8 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1253 = t1211 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t1253;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1254;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1254) : "f"(t1227), "f"(factors_2), "f"(total_8));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t1254;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_9 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1255 = t1212 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t1255;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1256;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1256) : "f"(t1228), "f"(factors_2), "f"(total_9));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t1256;
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
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1257 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1258 = t130 + t1257;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1259 = t1258 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1260 = t1259 < t52;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1260) {
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1261 = warp_m * 4608u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1262 = ring + t1261;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1263 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_3 = t1262 + t1263;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_3 = theirs_3 + slice;
            f32 t1266;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t1266) : "r"(theirs_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1267;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t1267) : "r"(theirs_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1268;
            asm volatile("ld.shared.f32 %0, [%1+2304];" : "=f"(t1268) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1269;
            asm volatile("ld.shared.f32 %0, [%1+2432];" : "=f"(t1269) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1270;
            asm volatile("ld.shared.f32 %0, [%1+2560];" : "=f"(t1270) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1271;
            asm volatile("ld.shared.f32 %0, [%1+2688];" : "=f"(t1271) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1272;
            asm volatile("ld.shared.f32 %0, [%1+2816];" : "=f"(t1272) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1273;
            asm volatile("ld.shared.f32 %0, [%1+2944];" : "=f"(t1273) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1274;
            asm volatile("ld.shared.f32 %0, [%1+3072];" : "=f"(t1274) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1275;
            asm volatile("ld.shared.f32 %0, [%1+3200];" : "=f"(t1275) : "r"(columns_3) : "memory");
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1276 = 2u + warp_m;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1277 = t1276 * 4608u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1278 = ring + t1277;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1279 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_4 = t1278 + t1279;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_4 = theirs_4 + slice;
            f32 t1282;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t1282) : "r"(theirs_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1283;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t1283) : "r"(theirs_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1284;
            asm volatile("ld.shared.f32 %0, [%1+2304];" : "=f"(t1284) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1285;
            asm volatile("ld.shared.f32 %0, [%1+2432];" : "=f"(t1285) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1286;
            asm volatile("ld.shared.f32 %0, [%1+2560];" : "=f"(t1286) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1287;
            asm volatile("ld.shared.f32 %0, [%1+2688];" : "=f"(t1287) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1288;
            asm volatile("ld.shared.f32 %0, [%1+2816];" : "=f"(t1288) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1289;
            asm volatile("ld.shared.f32 %0, [%1+2944];" : "=f"(t1289) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1290;
            asm volatile("ld.shared.f32 %0, [%1+3072];" : "=f"(t1290) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1291;
            asm volatile("ld.shared.f32 %0, [%1+3200];" : "=f"(t1291) : "r"(columns_4) : "memory");
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 max_2;
            asm("max.f32 %0, %1, %2;" : "=f"(max_2) : "f"(t1266), "f"(t1282));
            const bool t1293 = max_2 == __uint_as_float(0xff800000u);
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1294 = max_2 * scale_log2;
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 reference_6 = t1293 ? 0.0f : t1294;
            const f32 t1296 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1297;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1297) : "f"(t1266), "f"(scale_log2), "f"(t1296));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_3) : "f"(t1297));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1299 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1300;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1300) : "f"(t1282), "f"(scale_log2), "f"(t1299));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_4) : "f"(t1300));
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_10 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1302 = t1267 * factors_3;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1302;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1303;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1303) : "f"(t1283), "f"(factors_4), "f"(total_10));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1303;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_11 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1304 = t1268 * factors_3;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t1304;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1305;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1305) : "f"(t1284), "f"(factors_4), "f"(total_11));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t1305;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_12 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1306 = t1269 * factors_3;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t1306;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1307;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1307) : "f"(t1285), "f"(factors_4), "f"(total_12));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t1307;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_13 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1308 = t1270 * factors_3;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1308;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1309;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1309) : "f"(t1286), "f"(factors_4), "f"(total_13));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1309;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_14 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1310 = t1271 * factors_3;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1310;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1311;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1311) : "f"(t1287), "f"(factors_4), "f"(total_14));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1311;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_15 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1312 = t1272 * factors_3;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1312;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1313;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1313) : "f"(t1288), "f"(factors_4), "f"(total_15));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1313;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_16 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1314 = t1273 * factors_3;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1314;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1315;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1315) : "f"(t1289), "f"(factors_4), "f"(total_16));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1315;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_17 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1316 = t1274 * factors_3;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1316;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1317;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1317) : "f"(t1290), "f"(factors_4), "f"(total_17));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1317;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_18 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1318 = t1275 * factors_3;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1318;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1319;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1319) : "f"(t1291), "f"(factors_4), "f"(total_18));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1319;
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
        const bool t1320 = t110 == 1u;
#line 146 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1320) {
#line 227 "fa-kernels/src/attention/softmax.rs"
            f32 t1321;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1321) : "f"(row_sum_3));
#line 227 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_5 = row_sum_3 + t1321;
            f32 t1323;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1323) : "f"(pair_5));
#line 228 "fa-kernels/src/attention/softmax.rs"
            const f32 t1324 = pair_5 + t1323;
#line 228 "fa-kernels/src/attention/softmax.rs"
            row_sum_3 = t1324;
#line 227 "fa-kernels/src/attention/softmax.rs"
            f32 t1325;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1325) : "f"(row_sum_4));
#line 227 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_6 = row_sum_4 + t1325;
            f32 t1327;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1327) : "f"(pair_6));
#line 228 "fa-kernels/src/attention/softmax.rs"
            const f32 t1328 = pair_6 + t1327;
#line 228 "fa-kernels/src/attention/softmax.rs"
            row_sum_4 = t1328;
#line 310 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum_3;
            const bool t1329 = sum == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
            f32 t1330;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1330) : "f"(sum));
#line 311 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t1329 ? 0.0f : t1330;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1332 = rows * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows = t1332;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1333 = rows_2 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_2 = t1333;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1334 = rows_5 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_5 = t1334;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1335 = rows_6 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_6 = t1335;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1336 = rows_9 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_9 = t1336;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1337 = rows_10 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_10 = t1337;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1338 = rows_13 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_13 = t1338;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1339 = rows_14 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_14 = t1339;
#line 310 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_4;
            const bool t1340 = sum_2 == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
            f32 t1341;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1341) : "f"(sum_2));
#line 311 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t1340 ? 0.0f : t1341;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1343 = rows_3 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_3 = t1343;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1344 = rows_4 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_4 = t1344;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1345 = rows_7 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_7 = t1345;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1346 = rows_8 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_8 = t1346;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1347 = rows_11 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_11 = t1347;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1348 = rows_12 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_12 = t1348;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1349 = rows_15 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_15 = t1349;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1350 = rows_16 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_16 = t1350;
#line 370 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 first_2 = warp_n << 2u;
            const u32 t1352 = lane & 3u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1353 = t1352 << 2u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1354 = first_2 << 4u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 lane_bytes = t1353 + t1354;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1356 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1357 = t130 + t1356;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1358 = t1357 < t52;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1358) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1359 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1360 = t130 + t1359;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1361 = first + t1360;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1362 = t1361 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1363;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1363) : "r"(t1362), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1364 = t1363 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1365 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1366 = first + t1360;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1367 = t1366 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1368;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1368) : "r"(t1367), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1369 = t1368 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1370 = t1369 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1371 = t1366 - t1370;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1372 = t1365 + t1371;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1373 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1374 = t1373 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1375 = t1374 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1376 = o + t1375;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1377 = (u64)t1364;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1378 = t1377 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1379 = t1378 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1380 = t1376 + t1379;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1381 = (u64)t1372;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1382 = t1381 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1383 = t1382 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1384 = t1380 + t1383;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1385 = (u64)lane_bytes;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to = t1384 + t1385;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_7 = rows;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_8 = rows_2;
                const u32 t1387 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1388 = first_2 < t1387;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1388) {
                    u32 t1389;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1389) : "f"(pair_7), "f"(pair_8));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to), "r"(t1389) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_9 = rows_5;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_10 = rows_6;
                const u32 t1390 = first_2 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1391 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1392 = t1390 < t1391;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1392) {
                    u32 t1393;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1393) : "f"(pair_9), "f"(pair_10));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to), "r"(t1393) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_11 = rows_9;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_12 = rows_10;
                const u32 t1394 = first_2 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1395 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1396 = t1394 < t1395;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1396) {
                    u32 t1397;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1397) : "f"(pair_11), "f"(pair_12));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to), "r"(t1397) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_13 = rows_13;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_14 = rows_14;
                const u32 t1398 = first_2 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1399 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1400 = t1398 < t1399;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1400) {
                    u32 t1401;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1401) : "f"(pair_13), "f"(pair_14));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to), "r"(t1401) : "memory");
                }
            }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1402 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1403 = t130 + t1402;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1404 = t1403 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1405 = t1404 < t52;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1405) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1406 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1407 = t130 + t1406;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1408 = t1407 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1409 = first + t1408;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1410 = t1409 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1411;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1411) : "r"(t1410), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1412 = t1411 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1413 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1414 = first + t1408;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1415 = t1414 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1416;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1416) : "r"(t1415), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1417 = t1416 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1418 = t1417 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1419 = t1414 - t1418;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1420 = t1413 + t1419;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1421 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1422 = t1421 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1423 = t1422 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1424 = o + t1423;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1425 = (u64)t1412;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1426 = t1425 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1427 = t1426 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1428 = t1424 + t1427;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1429 = (u64)t1420;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1430 = t1429 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1431 = t1430 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1432 = t1428 + t1431;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1433 = (u64)lane_bytes;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to_2 = t1432 + t1433;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_15 = rows_3;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_16 = rows_4;
                const u32 t1435 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1436 = first_2 < t1435;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1436) {
                    u32 t1437;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1437) : "f"(pair_15), "f"(pair_16));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_2), "r"(t1437) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_17 = rows_7;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_18 = rows_8;
                const u32 t1438 = first_2 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1439 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1440 = t1438 < t1439;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1440) {
                    u32 t1441;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1441) : "f"(pair_17), "f"(pair_18));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_2), "r"(t1441) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_19 = rows_11;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_20 = rows_12;
                const u32 t1442 = first_2 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1443 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1444 = t1442 < t1443;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1444) {
                    u32 t1445;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1445) : "f"(pair_19), "f"(pair_20));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_2), "r"(t1445) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_21 = rows_15;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_22 = rows_16;
                const u32 t1446 = first_2 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1447 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1448 = t1446 < t1447;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1448) {
                    u32 t1449;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1449) : "f"(pair_21), "f"(pair_22));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_2), "r"(t1449) : "memory");
                }
            }
#line 208 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1450 = warp_n < 1u;
#line 208 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1450) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1451 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row = t130 + t1451;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1453 = row < t52;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1454 = first + row;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1455 = t1454 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1456;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1456) : "r"(t1455), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1457 = t1456 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1458 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1459 = first + row;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1460 = t1459 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1461;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1461) : "r"(t1460), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1462 = t1461 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1463 = t1462 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1464 = t1459 - t1463;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1465 = t1458 + t1464;
#line 287 "fa-kernels/src/attention/softmax.rs"
                f32 t1466;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1466) : "f"(row_sum_3));
#line 287 "fa-kernels/src/attention/softmax.rs"
                f32 t1467;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1467) : "f"(row_max_3), "f"(scale_log2), "f"(t1466));
#line 287 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_2 = t1467 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                const bool t1469 = row_sum_3 == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                const f32 value = t1469 ? __uint_as_float(0xff800000u) : lse_2;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1471 = lane & 3u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1472 = t1471 == 0u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1473 = t1453 & t1472;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                if (t1473) {
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1474 = (u64)t16;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1475 = t1474 * lse_stride0;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1476 = t1475 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1477 = lse + t1476;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1478 = (u64)t1465;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1479 = t1478 * lse_stride1;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1480 = t1479 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1481 = t1477 + t1480;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1482 = (u64)t1457;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1483 = t1482 * lse_stride2;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1484 = t1483 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1485 = t1481 + t1484;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1485), "f"(value) : "memory");
                }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1486 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1487 = t130 + t1486;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_2 = t1487 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1489 = row_2 < t52;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1490 = first + row_2;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1491 = t1490 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1492;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1492) : "r"(t1491), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1493 = t1492 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1494 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1495 = first + row_2;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1496 = t1495 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1497;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1497) : "r"(t1496), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1498 = t1497 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1499 = t1498 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1500 = t1495 - t1499;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1501 = t1494 + t1500;
#line 287 "fa-kernels/src/attention/softmax.rs"
                f32 t1502;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1502) : "f"(row_sum_4));
#line 287 "fa-kernels/src/attention/softmax.rs"
                f32 t1503;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1503) : "f"(row_max_4), "f"(scale_log2), "f"(t1502));
#line 287 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_3 = t1503 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                const bool t1505 = row_sum_4 == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                const f32 value_2 = t1505 ? __uint_as_float(0xff800000u) : lse_3;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1507 = lane & 3u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1508 = t1507 == 0u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1509 = t1489 & t1508;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                if (t1509) {
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1510 = (u64)t16;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1511 = t1510 * lse_stride0;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1512 = t1511 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1513 = lse + t1512;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1514 = (u64)t1501;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1515 = t1514 * lse_stride1;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1516 = t1515 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1517 = t1513 + t1516;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1518 = (u64)t1493;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1519 = t1518 * lse_stride2;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1520 = t1519 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1521 = t1517 + t1520;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1521), "f"(value_2) : "memory");
                }
            }
        } else {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1522 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1523 = t130 + t1522;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1524 = t1523 < t52;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1524) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1525 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 slice_2 = t1525 + warp_n;
                const u32 index = slice_2 << 1u;
                const u64 t1528 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1529 = t1528 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1530 = t1529 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1531 = partials + t1530;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1532 = (u64)t13;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1533 = t1532 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1534 = t1533 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1535 = t1531 + t1534;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1536 = (u64)index;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1537 = t1536 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1538 = t1537 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1539 = t1535 + t1538;
                const u64 t1540 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1541 = t1539 + t1540;
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1541), "f"(rows) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t1541), "f"(rows_2) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t1541), "f"(rows_5) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t1541), "f"(rows_6) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t1541), "f"(rows_9) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t1541), "f"(rows_10) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t1541), "f"(rows_13) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t1541), "f"(rows_14) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t1541), "f"(row_max_3) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t1541), "f"(row_sum_3) : "memory");
            }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1542 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1543 = t130 + t1542;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1544 = t1543 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1545 = t1544 < t52;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1545) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1546 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 slice_3 = t1546 + warp_n;
                const u32 t1548 = slice_3 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 index_2 = t1548 + 1u;
                const u64 t1550 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1551 = t1550 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1552 = t1551 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1553 = partials + t1552;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1554 = (u64)t13;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1555 = t1554 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1556 = t1555 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1557 = t1553 + t1556;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1558 = (u64)index_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1559 = t1558 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1560 = t1559 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1561 = t1557 + t1560;
                const u64 t1562 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1563 = t1561 + t1562;
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1563), "f"(rows_3) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t1563), "f"(rows_4) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t1563), "f"(rows_7) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t1563), "f"(rows_8) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t1563), "f"(rows_11) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t1563), "f"(rows_12) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t1563), "f"(rows_15) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t1563), "f"(rows_16) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t1563), "f"(row_max_4) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t1563), "f"(row_sum_4) : "memory");
            }
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1564 = (u64)tile;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1565 = t1564 * arrived_stride0;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1566 = t1565 * 4ull;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1567 = arrived + t1566;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1568 = t110 - 1u;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1569 = (u32)__cvta_generic_to_shared(smem);
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1570 = t1569 + 36864u;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1571 = threadIdx.x;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1572 = t1571 == 0u;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1572) {
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1573;
                asm volatile("atom.acq_rel.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t1573) : "l"(t1567), "r"(t1568) : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1570), "r"(t1573) : "memory");
            }
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            u32 t1574;
            asm volatile("ld.shared.u32 %0, [%1+0];" : "=r"(t1574) : "r"(t1570) : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1575 = t1574 == t1568;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1575) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1576 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1577 = t130 + t1576;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1578 = t1577 < t52;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1578) {
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
                    u32 split = 0u;
                    while (true) {
#line 286 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t1579 = split < t110;
                        if (!t1579) break;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1580 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_4 = t1580 + warp_n;
                        const u32 index_3 = slice_4 << 1u;
                        const u64 t1583 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1584 = t1583 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1585 = t1584 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1586 = partials + t1585;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1587 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1588 = t1587 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1589 = t1588 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1590 = t1586 + t1589;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1591 = (u64)index_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1592 = t1591 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1593 = t1592 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1594 = t1590 + t1593;
                        const u64 t1595 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1596 = t1594 + t1595;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1597;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1597) : "l"(t1596) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1598 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_5 = t1598 + warp_n;
                        const u32 index_4 = slice_5 << 1u;
                        const u64 t1601 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1602 = t1601 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1603 = t1602 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1604 = partials + t1603;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1605 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1606 = t1605 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1607 = t1606 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1608 = t1604 + t1607;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1609 = (u64)index_4;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1610 = t1609 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1611 = t1610 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1612 = t1608 + t1611;
                        const u64 t1613 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1614 = t1612 + t1613;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1615;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1615) : "l"(t1614) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1616 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_6 = t1616 + warp_n;
                        const u32 index_5 = slice_6 << 1u;
                        const u64 t1619 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1620 = t1619 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1621 = t1620 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1622 = partials + t1621;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1623 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1624 = t1623 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1625 = t1624 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1626 = t1622 + t1625;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1627 = (u64)index_5;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1628 = t1627 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1629 = t1628 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1630 = t1626 + t1629;
                        const u64 t1631 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1632 = t1630 + t1631;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1633;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1633) : "l"(t1632) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1634 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_7 = t1634 + warp_n;
                        const u32 index_6 = slice_7 << 1u;
                        const u64 t1637 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1638 = t1637 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1639 = t1638 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1640 = partials + t1639;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1641 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1642 = t1641 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1643 = t1642 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1644 = t1640 + t1643;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1645 = (u64)index_6;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1646 = t1645 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1647 = t1646 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1648 = t1644 + t1647;
                        const u64 t1649 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1650 = t1648 + t1649;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1651;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1651) : "l"(t1650) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1652 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_8 = t1652 + warp_n;
                        const u32 index_7 = slice_8 << 1u;
                        const u64 t1655 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1656 = t1655 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1657 = t1656 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1658 = partials + t1657;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1659 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1660 = t1659 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1661 = t1660 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1662 = t1658 + t1661;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1663 = (u64)index_7;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1664 = t1663 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1665 = t1664 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1666 = t1662 + t1665;
                        const u64 t1667 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1668 = t1666 + t1667;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1669;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1669) : "l"(t1668) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1670 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_9 = t1670 + warp_n;
                        const u32 index_8 = slice_9 << 1u;
                        const u64 t1673 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1674 = t1673 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1675 = t1674 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1676 = partials + t1675;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1677 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1678 = t1677 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1679 = t1678 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1680 = t1676 + t1679;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1681 = (u64)index_8;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1682 = t1681 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1683 = t1682 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1684 = t1680 + t1683;
                        const u64 t1685 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1686 = t1684 + t1685;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1687;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1687) : "l"(t1686) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1688 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_10 = t1688 + warp_n;
                        const u32 index_9 = slice_10 << 1u;
                        const u64 t1691 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1692 = t1691 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1693 = t1692 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1694 = partials + t1693;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1695 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1696 = t1695 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1697 = t1696 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1698 = t1694 + t1697;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1699 = (u64)index_9;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1700 = t1699 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1701 = t1700 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1702 = t1698 + t1701;
                        const u64 t1703 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1704 = t1702 + t1703;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1705;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1705) : "l"(t1704) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1706 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_11 = t1706 + warp_n;
                        const u32 index_10 = slice_11 << 1u;
                        const u64 t1709 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1710 = t1709 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1711 = t1710 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1712 = partials + t1711;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1713 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1714 = t1713 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1715 = t1714 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1716 = t1712 + t1715;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1717 = (u64)index_10;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1718 = t1717 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1719 = t1718 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1720 = t1716 + t1719;
                        const u64 t1721 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1722 = t1720 + t1721;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1723;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1723) : "l"(t1722) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1724 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_12 = t1724 + warp_n;
                        const u32 index_11 = slice_12 << 1u;
                        const u64 t1727 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1728 = t1727 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1729 = t1728 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1730 = partials + t1729;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1731 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1732 = t1731 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1733 = t1732 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1734 = t1730 + t1733;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1735 = (u64)index_11;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1736 = t1735 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1737 = t1736 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1738 = t1734 + t1737;
                        const u64 t1739 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1740 = t1738 + t1739;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1741;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1741) : "l"(t1740) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1742 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_13 = t1742 + warp_n;
                        const u32 index_12 = slice_13 << 1u;
                        const u64 t1745 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1746 = t1745 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1747 = t1746 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1748 = partials + t1747;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1749 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1750 = t1749 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1751 = t1750 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1752 = t1748 + t1751;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1753 = (u64)index_12;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1754 = t1753 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1755 = t1754 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1756 = t1752 + t1755;
                        const u64 t1757 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1758 = t1756 + t1757;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1759;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1759) : "l"(t1758) : "memory");
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1760 = split + 1u;
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
                        const bool t1761 = t1760 < t110;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1761) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1762 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_14 = t1762 + warp_n;
                            const u32 index_13 = slice_14 << 1u;
                            const u64 t1765 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1766 = t1765 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1767 = t1766 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1768 = partials + t1767;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1769 = (u64)t1760;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1770 = t1769 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1771 = t1770 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1772 = t1768 + t1771;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1773 = (u64)index_13;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1774 = t1773 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1775 = t1774 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1776 = t1772 + t1775;
                            const u64 t1777 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1778 = t1776 + t1777;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1779;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1779) : "l"(t1778) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max = t1779;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1780;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1780) : "l"(t1778) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part = t1780;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1781;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1781) : "l"(t1778) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_2 = t1781;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1782;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1782) : "l"(t1778) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_3 = t1782;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1783;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1783) : "l"(t1778) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_4 = t1783;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1784;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1784) : "l"(t1778) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_5 = t1784;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1785;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1785) : "l"(t1778) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_6 = t1785;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1786;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1786) : "l"(t1778) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_7 = t1786;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1787;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1787) : "l"(t1778) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_8 = t1787;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1788;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1788) : "l"(t1778) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_9 = t1788;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1789 = split + 2u;
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
                        const bool t1790 = t1789 < t110;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1790) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1791 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_15 = t1791 + warp_n;
                            const u32 index_14 = slice_15 << 1u;
                            const u64 t1794 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1795 = t1794 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1796 = t1795 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1797 = partials + t1796;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1798 = (u64)t1789;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1799 = t1798 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1800 = t1799 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1801 = t1797 + t1800;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1802 = (u64)index_14;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1803 = t1802 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1804 = t1803 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1805 = t1801 + t1804;
                            const u64 t1806 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1807 = t1805 + t1806;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1808;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1808) : "l"(t1807) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_2 = t1808;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1809;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1809) : "l"(t1807) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_10 = t1809;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1810;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1810) : "l"(t1807) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_11 = t1810;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1811;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1811) : "l"(t1807) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_12 = t1811;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1812;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1812) : "l"(t1807) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_13 = t1812;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1813;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1813) : "l"(t1807) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_14 = t1813;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1814;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1814) : "l"(t1807) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_15 = t1814;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1815;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1815) : "l"(t1807) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_16 = t1815;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1816;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1816) : "l"(t1807) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_17 = t1816;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1817;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1817) : "l"(t1807) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_18 = t1817;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1818 = split + 3u;
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
                        const bool t1819 = t1818 < t110;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1819) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1820 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_16 = t1820 + warp_n;
                            const u32 index_15 = slice_16 << 1u;
                            const u64 t1823 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1824 = t1823 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1825 = t1824 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1826 = partials + t1825;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1827 = (u64)t1818;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1828 = t1827 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1829 = t1828 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1830 = t1826 + t1829;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1831 = (u64)index_15;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1832 = t1831 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1833 = t1832 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1834 = t1830 + t1833;
                            const u64 t1835 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1836 = t1834 + t1835;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1837;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1837) : "l"(t1836) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_3 = t1837;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1838;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1838) : "l"(t1836) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_19 = t1838;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1839;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1839) : "l"(t1836) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_20 = t1839;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1840;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1840) : "l"(t1836) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_21 = t1840;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1841;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1841) : "l"(t1836) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_22 = t1841;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1842;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1842) : "l"(t1836) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_23 = t1842;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1843;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1843) : "l"(t1836) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_24 = t1843;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1844;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1844) : "l"(t1836) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_25 = t1844;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1845;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1845) : "l"(t1836) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_26 = t1845;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1846;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1846) : "l"(t1836) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_27 = t1846;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1847 = split + 4u;
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
                        const bool t1848 = t1847 < t110;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1848) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1849 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_17 = t1849 + warp_n;
                            const u32 index_16 = slice_17 << 1u;
                            const u64 t1852 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1853 = t1852 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1854 = t1853 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1855 = partials + t1854;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1856 = (u64)t1847;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1857 = t1856 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1858 = t1857 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1859 = t1855 + t1858;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1860 = (u64)index_16;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1861 = t1860 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1862 = t1861 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1863 = t1859 + t1862;
                            const u64 t1864 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1865 = t1863 + t1864;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1866;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1866) : "l"(t1865) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_4 = t1866;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1867;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1867) : "l"(t1865) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_28 = t1867;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1868;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1868) : "l"(t1865) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_29 = t1868;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1869;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1869) : "l"(t1865) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_30 = t1869;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1870;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1870) : "l"(t1865) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_31 = t1870;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1871;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1871) : "l"(t1865) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_32 = t1871;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1872;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1872) : "l"(t1865) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_33 = t1872;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1873;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1873) : "l"(t1865) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_34 = t1873;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1874;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1874) : "l"(t1865) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_35 = t1874;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1875;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1875) : "l"(t1865) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_36 = t1875;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1876 = split + 5u;
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
                        const bool t1877 = t1876 < t110;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1877) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1878 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_18 = t1878 + warp_n;
                            const u32 index_17 = slice_18 << 1u;
                            const u64 t1881 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1882 = t1881 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1883 = t1882 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1884 = partials + t1883;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1885 = (u64)t1876;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1886 = t1885 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1887 = t1886 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1888 = t1884 + t1887;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1889 = (u64)index_17;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1890 = t1889 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1891 = t1890 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1892 = t1888 + t1891;
                            const u64 t1893 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1894 = t1892 + t1893;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1895;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1895) : "l"(t1894) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_5 = t1895;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1896;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1896) : "l"(t1894) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_37 = t1896;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1897;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1897) : "l"(t1894) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_38 = t1897;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1898;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1898) : "l"(t1894) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_39 = t1898;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1899;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1899) : "l"(t1894) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_40 = t1899;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1900;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1900) : "l"(t1894) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_41 = t1900;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1901;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1901) : "l"(t1894) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_42 = t1901;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1902;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1902) : "l"(t1894) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_43 = t1902;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1903;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1903) : "l"(t1894) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_44 = t1903;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1904;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1904) : "l"(t1894) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_45 = t1904;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1905 = split + 6u;
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
                        const bool t1906 = t1905 < t110;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1906) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1907 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_19 = t1907 + warp_n;
                            const u32 index_18 = slice_19 << 1u;
                            const u64 t1910 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1911 = t1910 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1912 = t1911 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1913 = partials + t1912;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1914 = (u64)t1905;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1915 = t1914 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1916 = t1915 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1917 = t1913 + t1916;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1918 = (u64)index_18;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1919 = t1918 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1920 = t1919 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1921 = t1917 + t1920;
                            const u64 t1922 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1923 = t1921 + t1922;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1924;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1924) : "l"(t1923) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_6 = t1924;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1925;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1925) : "l"(t1923) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_46 = t1925;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1926;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1926) : "l"(t1923) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_47 = t1926;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1927;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1927) : "l"(t1923) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_48 = t1927;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1928;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1928) : "l"(t1923) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_49 = t1928;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1929;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1929) : "l"(t1923) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_50 = t1929;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1930;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1930) : "l"(t1923) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_51 = t1930;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1931;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1931) : "l"(t1923) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_52 = t1931;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1932;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1932) : "l"(t1923) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_53 = t1932;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1933;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1933) : "l"(t1923) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_54 = t1933;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1934 = split + 7u;
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
                        const bool t1935 = t1934 < t110;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1935) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1936 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_20 = t1936 + warp_n;
                            const u32 index_19 = slice_20 << 1u;
                            const u64 t1939 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1940 = t1939 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1941 = t1940 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1942 = partials + t1941;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1943 = (u64)t1934;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1944 = t1943 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1945 = t1944 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1946 = t1942 + t1945;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1947 = (u64)index_19;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1948 = t1947 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1949 = t1948 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1950 = t1946 + t1949;
                            const u64 t1951 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1952 = t1950 + t1951;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1953;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1953) : "l"(t1952) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_7 = t1953;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1954;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1954) : "l"(t1952) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_55 = t1954;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1955;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1955) : "l"(t1952) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_56 = t1955;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1956;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1956) : "l"(t1952) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_57 = t1956;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1957;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1957) : "l"(t1952) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_58 = t1957;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1958;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1958) : "l"(t1952) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_59 = t1958;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1959;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1959) : "l"(t1952) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_60 = t1959;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1960;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1960) : "l"(t1952) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_61 = t1960;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1961;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1961) : "l"(t1952) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_62 = t1961;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1962;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1962) : "l"(t1952) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_63 = t1962;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1963 = split + 8u;
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
                        const bool t1964 = t1963 < t110;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1964) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1965 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_21 = t1965 + warp_n;
                            const u32 index_20 = slice_21 << 1u;
                            const u64 t1968 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1969 = t1968 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1970 = t1969 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1971 = partials + t1970;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1972 = (u64)t1963;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1973 = t1972 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1974 = t1973 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1975 = t1971 + t1974;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1976 = (u64)index_20;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1977 = t1976 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1978 = t1977 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1979 = t1975 + t1978;
                            const u64 t1980 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1981 = t1979 + t1980;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1982;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1982) : "l"(t1981) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_8 = t1982;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1983;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1983) : "l"(t1981) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_64 = t1983;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1984;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1984) : "l"(t1981) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_65 = t1984;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1985;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1985) : "l"(t1981) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_66 = t1985;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1986;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1986) : "l"(t1981) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_67 = t1986;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1987;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1987) : "l"(t1981) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_68 = t1987;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1988;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1988) : "l"(t1981) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_69 = t1988;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1989;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1989) : "l"(t1981) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_70 = t1989;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1990;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1990) : "l"(t1981) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_71 = t1990;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1991;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1991) : "l"(t1981) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_72 = t1991;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1992 = split + 9u;
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
                        const bool t1993 = t1992 < t110;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1993) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1994 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_22 = t1994 + warp_n;
                            const u32 index_21 = slice_22 << 1u;
                            const u64 t1997 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1998 = t1997 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1999 = t1998 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2000 = partials + t1999;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2001 = (u64)t1992;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2002 = t2001 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2003 = t2002 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2004 = t2000 + t2003;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2005 = (u64)index_21;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2006 = t2005 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2007 = t2006 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2008 = t2004 + t2007;
                            const u64 t2009 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2010 = t2008 + t2009;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2011;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2011) : "l"(t2010) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_9 = t2011;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2012;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2012) : "l"(t2010) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_73 = t2012;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2013;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2013) : "l"(t2010) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_74 = t2013;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2014;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2014) : "l"(t2010) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_75 = t2014;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2015;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2015) : "l"(t2010) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_76 = t2015;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2016;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2016) : "l"(t2010) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_77 = t2016;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2017;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2017) : "l"(t2010) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_78 = t2017;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2018;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2018) : "l"(t2010) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_79 = t2018;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2019;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2019) : "l"(t2010) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_80 = t2019;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2020;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2020) : "l"(t2010) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_81 = t2020;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2021 = split + 10u;
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
                        const bool t2022 = t2021 < t110;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2022) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2023 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_23 = t2023 + warp_n;
                            const u32 index_22 = slice_23 << 1u;
                            const u64 t2026 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2027 = t2026 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2028 = t2027 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2029 = partials + t2028;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2030 = (u64)t2021;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2031 = t2030 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2032 = t2031 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2033 = t2029 + t2032;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2034 = (u64)index_22;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2035 = t2034 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2036 = t2035 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2037 = t2033 + t2036;
                            const u64 t2038 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2039 = t2037 + t2038;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2040;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2040) : "l"(t2039) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_10 = t2040;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2041;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2041) : "l"(t2039) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_82 = t2041;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2042;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2042) : "l"(t2039) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_83 = t2042;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2043;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2043) : "l"(t2039) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_84 = t2043;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2044;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2044) : "l"(t2039) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_85 = t2044;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2045;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2045) : "l"(t2039) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_86 = t2045;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2046;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2046) : "l"(t2039) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_87 = t2046;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2047;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2047) : "l"(t2039) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_88 = t2047;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2048;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2048) : "l"(t2039) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_89 = t2048;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2049;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2049) : "l"(t2039) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_90 = t2049;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2050 = split + 11u;
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
                        const bool t2051 = t2050 < t110;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2051) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2052 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_24 = t2052 + warp_n;
                            const u32 index_23 = slice_24 << 1u;
                            const u64 t2055 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2056 = t2055 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2057 = t2056 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2058 = partials + t2057;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2059 = (u64)t2050;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2060 = t2059 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2061 = t2060 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2062 = t2058 + t2061;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2063 = (u64)index_23;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2064 = t2063 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2065 = t2064 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2066 = t2062 + t2065;
                            const u64 t2067 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2068 = t2066 + t2067;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2069;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2069) : "l"(t2068) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_11 = t2069;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2070;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2070) : "l"(t2068) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_91 = t2070;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2071;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2071) : "l"(t2068) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_92 = t2071;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2072;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2072) : "l"(t2068) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_93 = t2072;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2073;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2073) : "l"(t2068) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_94 = t2073;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2074;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2074) : "l"(t2068) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_95 = t2074;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2075;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2075) : "l"(t2068) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_96 = t2075;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2076;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2076) : "l"(t2068) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_97 = t2076;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2077;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2077) : "l"(t2068) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_98 = t2077;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2078;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2078) : "l"(t2068) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_99 = t2078;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2079 = split + 12u;
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
                        const bool t2080 = t2079 < t110;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2080) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2081 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_25 = t2081 + warp_n;
                            const u32 index_24 = slice_25 << 1u;
                            const u64 t2084 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2085 = t2084 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2086 = t2085 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2087 = partials + t2086;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2088 = (u64)t2079;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2089 = t2088 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2090 = t2089 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2091 = t2087 + t2090;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2092 = (u64)index_24;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2093 = t2092 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2094 = t2093 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2095 = t2091 + t2094;
                            const u64 t2096 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2097 = t2095 + t2096;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2098;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2098) : "l"(t2097) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_12 = t2098;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2099;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2099) : "l"(t2097) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_100 = t2099;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2100;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2100) : "l"(t2097) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_101 = t2100;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2101;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2101) : "l"(t2097) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_102 = t2101;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2102;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2102) : "l"(t2097) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_103 = t2102;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2103;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2103) : "l"(t2097) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_104 = t2103;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2104;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2104) : "l"(t2097) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_105 = t2104;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2105;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2105) : "l"(t2097) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_106 = t2105;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2106;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2106) : "l"(t2097) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_107 = t2106;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2107;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2107) : "l"(t2097) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_108 = t2107;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2108 = split + 13u;
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
                        const bool t2109 = t2108 < t110;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2109) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2110 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_26 = t2110 + warp_n;
                            const u32 index_25 = slice_26 << 1u;
                            const u64 t2113 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2114 = t2113 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2115 = t2114 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2116 = partials + t2115;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2117 = (u64)t2108;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2118 = t2117 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2119 = t2118 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2120 = t2116 + t2119;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2121 = (u64)index_25;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2122 = t2121 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2123 = t2122 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2124 = t2120 + t2123;
                            const u64 t2125 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2126 = t2124 + t2125;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2127;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2127) : "l"(t2126) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_13 = t2127;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2128;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2128) : "l"(t2126) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_109 = t2128;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2129;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2129) : "l"(t2126) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_110 = t2129;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2130;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2130) : "l"(t2126) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_111 = t2130;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2131;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2131) : "l"(t2126) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_112 = t2131;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2132;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2132) : "l"(t2126) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_113 = t2132;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2133;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2133) : "l"(t2126) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_114 = t2133;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2134;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2134) : "l"(t2126) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_115 = t2134;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2135;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2135) : "l"(t2126) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_116 = t2135;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2136;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2136) : "l"(t2126) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_117 = t2136;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2137 = split + 14u;
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
                        const bool t2138 = t2137 < t110;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2138) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2139 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_27 = t2139 + warp_n;
                            const u32 index_26 = slice_27 << 1u;
                            const u64 t2142 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2143 = t2142 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2144 = t2143 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2145 = partials + t2144;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2146 = (u64)t2137;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2147 = t2146 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2148 = t2147 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2149 = t2145 + t2148;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2150 = (u64)index_26;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2151 = t2150 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2152 = t2151 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2153 = t2149 + t2152;
                            const u64 t2154 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2155 = t2153 + t2154;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2156;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2156) : "l"(t2155) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_14 = t2156;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2157;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2157) : "l"(t2155) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_118 = t2157;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2158;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2158) : "l"(t2155) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_119 = t2158;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2159;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2159) : "l"(t2155) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_120 = t2159;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2160;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2160) : "l"(t2155) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_121 = t2160;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2161;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2161) : "l"(t2155) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_122 = t2161;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2162;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2162) : "l"(t2155) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_123 = t2162;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2163;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2163) : "l"(t2155) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_124 = t2163;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2164;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2164) : "l"(t2155) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_125 = t2164;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2165;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2165) : "l"(t2155) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_126 = t2165;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2166 = split + 15u;
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
                        const bool t2167 = t2166 < t110;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2167) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2168 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_28 = t2168 + warp_n;
                            const u32 index_27 = slice_28 << 1u;
                            const u64 t2171 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2172 = t2171 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2173 = t2172 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2174 = partials + t2173;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2175 = (u64)t2166;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2176 = t2175 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2177 = t2176 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2178 = t2174 + t2177;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2179 = (u64)index_27;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2180 = t2179 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2181 = t2180 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2182 = t2178 + t2181;
                            const u64 t2183 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2184 = t2182 + t2183;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2185;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2185) : "l"(t2184) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_15 = t2185;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2186;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2186) : "l"(t2184) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_127 = t2186;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2187;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2187) : "l"(t2184) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_128 = t2187;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2188;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2188) : "l"(t2184) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_129 = t2188;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2189;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2189) : "l"(t2184) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_130 = t2189;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2190;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2190) : "l"(t2184) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_131 = t2190;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2191;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2191) : "l"(t2184) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_132 = t2191;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2192;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2192) : "l"(t2184) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_133 = t2192;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2193;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2193) : "l"(t2184) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_134 = t2193;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2194;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2194) : "l"(t2184) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_135 = t2194;
                        }
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2195;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2195) : "f"(row_max_3), "f"(t1597));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2196;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2196) : "f"(t2195), "f"(part_max));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2197;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2197) : "f"(t2196), "f"(part_max_2));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2198;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2198) : "f"(t2197), "f"(part_max_3));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2199;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2199) : "f"(t2198), "f"(part_max_4));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2200;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2200) : "f"(t2199), "f"(part_max_5));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2201;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2201) : "f"(t2200), "f"(part_max_6));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2202;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2202) : "f"(t2201), "f"(part_max_7));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2203;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2203) : "f"(t2202), "f"(part_max_8));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2204;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2204) : "f"(t2203), "f"(part_max_9));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2205;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2205) : "f"(t2204), "f"(part_max_10));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2206;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2206) : "f"(t2205), "f"(part_max_11));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2207;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2207) : "f"(t2206), "f"(part_max_12));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2208;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2208) : "f"(t2207), "f"(part_max_13));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2209;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2209) : "f"(t2208), "f"(part_max_14));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max_3;
                        asm("max.f32 %0, %1, %2;" : "=f"(max_3) : "f"(t2209), "f"(part_max_15));
                        const bool t2211 = max_3 == __uint_as_float(0xff800000u);
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2212 = max_3 * scale_log2;
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 reference_7 = t2211 ? 0.0f : t2212;
                        const f32 t2214 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2215;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2215) : "f"(row_max_3), "f"(scale_log2), "f"(t2214));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_5;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_5) : "f"(t2215));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2217 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2218;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2218) : "f"(t1597), "f"(scale_log2), "f"(t2217));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_6;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_6) : "f"(t2218));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2220 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2221;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2221) : "f"(part_max), "f"(scale_log2), "f"(t2220));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_7;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_7) : "f"(t2221));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2223 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2224;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2224) : "f"(part_max_2), "f"(scale_log2), "f"(t2223));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_8;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_8) : "f"(t2224));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2226 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2227;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2227) : "f"(part_max_3), "f"(scale_log2), "f"(t2226));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_9;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_9) : "f"(t2227));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2229 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2230;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2230) : "f"(part_max_4), "f"(scale_log2), "f"(t2229));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_10;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_10) : "f"(t2230));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2232 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2233;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2233) : "f"(part_max_5), "f"(scale_log2), "f"(t2232));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_11;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_11) : "f"(t2233));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2235 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2236;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2236) : "f"(part_max_6), "f"(scale_log2), "f"(t2235));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_12;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_12) : "f"(t2236));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2238 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2239;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2239) : "f"(part_max_7), "f"(scale_log2), "f"(t2238));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_13;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_13) : "f"(t2239));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2241 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2242;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2242) : "f"(part_max_8), "f"(scale_log2), "f"(t2241));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_14;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_14) : "f"(t2242));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2244 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2245;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2245) : "f"(part_max_9), "f"(scale_log2), "f"(t2244));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_15;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_15) : "f"(t2245));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2247 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2248;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2248) : "f"(part_max_10), "f"(scale_log2), "f"(t2247));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_16;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_16) : "f"(t2248));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2250 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2251;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2251) : "f"(part_max_11), "f"(scale_log2), "f"(t2250));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_17;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_17) : "f"(t2251));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2253 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2254;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2254) : "f"(part_max_12), "f"(scale_log2), "f"(t2253));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_18;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_18) : "f"(t2254));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2256 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2257;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2257) : "f"(part_max_13), "f"(scale_log2), "f"(t2256));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_19;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_19) : "f"(t2257));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2259 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2260;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2260) : "f"(part_max_14), "f"(scale_log2), "f"(t2259));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_20;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_20) : "f"(t2260));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2262 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2263;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2263) : "f"(part_max_15), "f"(scale_log2), "f"(t2262));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_21;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_21) : "f"(t2263));
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_19 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2265 = row_sum_3 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2265;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2266;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2266) : "f"(t1615), "f"(factors_6), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2266;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2267;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2267) : "f"(part_9), "f"(factors_7), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2267;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2268;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2268) : "f"(part_18), "f"(factors_8), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2268;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2269;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2269) : "f"(part_27), "f"(factors_9), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2269;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2270;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2270) : "f"(part_36), "f"(factors_10), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2270;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2271;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2271) : "f"(part_45), "f"(factors_11), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2271;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2272;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2272) : "f"(part_54), "f"(factors_12), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2272;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2273;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2273) : "f"(part_63), "f"(factors_13), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2273;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2274;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2274) : "f"(part_72), "f"(factors_14), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2274;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2275;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2275) : "f"(part_81), "f"(factors_15), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2275;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2276;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2276) : "f"(part_90), "f"(factors_16), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2276;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2277;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2277) : "f"(part_99), "f"(factors_17), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2277;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2278;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2278) : "f"(part_108), "f"(factors_18), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2278;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2279;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2279) : "f"(part_117), "f"(factors_19), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2279;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2280;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2280) : "f"(part_126), "f"(factors_20), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2280;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2281;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2281) : "f"(part_135), "f"(factors_21), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2281;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_20 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2282 = rows * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2282;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2283;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2283) : "f"(t1633), "f"(factors_6), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2283;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2284;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2284) : "f"(part), "f"(factors_7), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2284;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2285;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2285) : "f"(part_10), "f"(factors_8), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2285;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2286;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2286) : "f"(part_19), "f"(factors_9), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2286;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2287;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2287) : "f"(part_28), "f"(factors_10), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2287;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2288;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2288) : "f"(part_37), "f"(factors_11), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2288;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2289;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2289) : "f"(part_46), "f"(factors_12), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2289;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2290;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2290) : "f"(part_55), "f"(factors_13), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2290;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2291;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2291) : "f"(part_64), "f"(factors_14), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2291;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2292;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2292) : "f"(part_73), "f"(factors_15), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2292;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2293;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2293) : "f"(part_82), "f"(factors_16), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2293;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2294;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2294) : "f"(part_91), "f"(factors_17), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2294;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2295;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2295) : "f"(part_100), "f"(factors_18), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2295;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2296;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2296) : "f"(part_109), "f"(factors_19), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2296;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2297;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2297) : "f"(part_118), "f"(factors_20), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2297;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2298;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2298) : "f"(part_127), "f"(factors_21), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2298;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_21 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2299 = rows_2 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2299;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2300;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2300) : "f"(t1651), "f"(factors_6), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2300;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2301;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2301) : "f"(part_2), "f"(factors_7), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2301;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2302;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2302) : "f"(part_11), "f"(factors_8), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2302;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2303;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2303) : "f"(part_20), "f"(factors_9), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2303;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2304;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2304) : "f"(part_29), "f"(factors_10), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2304;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2305;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2305) : "f"(part_38), "f"(factors_11), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2305;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2306;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2306) : "f"(part_47), "f"(factors_12), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2306;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2307;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2307) : "f"(part_56), "f"(factors_13), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2307;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2308;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2308) : "f"(part_65), "f"(factors_14), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2308;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2309;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2309) : "f"(part_74), "f"(factors_15), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2309;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2310;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2310) : "f"(part_83), "f"(factors_16), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2310;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2311;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2311) : "f"(part_92), "f"(factors_17), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2311;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2312;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2312) : "f"(part_101), "f"(factors_18), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2312;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2313;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2313) : "f"(part_110), "f"(factors_19), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2313;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2314;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2314) : "f"(part_119), "f"(factors_20), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2314;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2315;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2315) : "f"(part_128), "f"(factors_21), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2315;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_22 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2316 = rows_5 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2316;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2317;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2317) : "f"(t1669), "f"(factors_6), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2317;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2318;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2318) : "f"(part_3), "f"(factors_7), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2318;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2319;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2319) : "f"(part_12), "f"(factors_8), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2319;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2320;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2320) : "f"(part_21), "f"(factors_9), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2320;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2321;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2321) : "f"(part_30), "f"(factors_10), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2321;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2322;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2322) : "f"(part_39), "f"(factors_11), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2322;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2323;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2323) : "f"(part_48), "f"(factors_12), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2323;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2324;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2324) : "f"(part_57), "f"(factors_13), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2324;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2325;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2325) : "f"(part_66), "f"(factors_14), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2325;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2326;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2326) : "f"(part_75), "f"(factors_15), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2326;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2327;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2327) : "f"(part_84), "f"(factors_16), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2327;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2328;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2328) : "f"(part_93), "f"(factors_17), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2328;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2329;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2329) : "f"(part_102), "f"(factors_18), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2329;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2330;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2330) : "f"(part_111), "f"(factors_19), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2330;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2331;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2331) : "f"(part_120), "f"(factors_20), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2331;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2332;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2332) : "f"(part_129), "f"(factors_21), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2332;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_23 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2333 = rows_6 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2333;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2334;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2334) : "f"(t1687), "f"(factors_6), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2334;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2335;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2335) : "f"(part_4), "f"(factors_7), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2335;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2336;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2336) : "f"(part_13), "f"(factors_8), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2336;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2337;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2337) : "f"(part_22), "f"(factors_9), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2337;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2338;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2338) : "f"(part_31), "f"(factors_10), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2338;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2339;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2339) : "f"(part_40), "f"(factors_11), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2339;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2340;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2340) : "f"(part_49), "f"(factors_12), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2340;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2341;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2341) : "f"(part_58), "f"(factors_13), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2341;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2342;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2342) : "f"(part_67), "f"(factors_14), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2342;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2343;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2343) : "f"(part_76), "f"(factors_15), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2343;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2344;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2344) : "f"(part_85), "f"(factors_16), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2344;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2345;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2345) : "f"(part_94), "f"(factors_17), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2345;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2346;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2346) : "f"(part_103), "f"(factors_18), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2346;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2347;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2347) : "f"(part_112), "f"(factors_19), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2347;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2348;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2348) : "f"(part_121), "f"(factors_20), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2348;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2349;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2349) : "f"(part_130), "f"(factors_21), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2349;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_24 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2350 = rows_9 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2350;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2351;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2351) : "f"(t1705), "f"(factors_6), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2351;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2352;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2352) : "f"(part_5), "f"(factors_7), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2352;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2353;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2353) : "f"(part_14), "f"(factors_8), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2353;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2354;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2354) : "f"(part_23), "f"(factors_9), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2354;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2355;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2355) : "f"(part_32), "f"(factors_10), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2355;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2356;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2356) : "f"(part_41), "f"(factors_11), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2356;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2357;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2357) : "f"(part_50), "f"(factors_12), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2357;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2358;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2358) : "f"(part_59), "f"(factors_13), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2358;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2359;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2359) : "f"(part_68), "f"(factors_14), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2359;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2360;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2360) : "f"(part_77), "f"(factors_15), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2360;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2361;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2361) : "f"(part_86), "f"(factors_16), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2361;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2362;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2362) : "f"(part_95), "f"(factors_17), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2362;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2363;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2363) : "f"(part_104), "f"(factors_18), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2363;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2364;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2364) : "f"(part_113), "f"(factors_19), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2364;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2365;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2365) : "f"(part_122), "f"(factors_20), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2365;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2366;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2366) : "f"(part_131), "f"(factors_21), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2366;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_25 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2367 = rows_10 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2367;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2368;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2368) : "f"(t1723), "f"(factors_6), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2368;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2369;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2369) : "f"(part_6), "f"(factors_7), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2369;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2370;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2370) : "f"(part_15), "f"(factors_8), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2370;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2371;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2371) : "f"(part_24), "f"(factors_9), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2371;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2372;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2372) : "f"(part_33), "f"(factors_10), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2372;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2373;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2373) : "f"(part_42), "f"(factors_11), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2373;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2374;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2374) : "f"(part_51), "f"(factors_12), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2374;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2375;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2375) : "f"(part_60), "f"(factors_13), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2375;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2376;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2376) : "f"(part_69), "f"(factors_14), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2376;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2377;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2377) : "f"(part_78), "f"(factors_15), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2377;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2378;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2378) : "f"(part_87), "f"(factors_16), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2378;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2379;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2379) : "f"(part_96), "f"(factors_17), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2379;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2380;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2380) : "f"(part_105), "f"(factors_18), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2380;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2381;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2381) : "f"(part_114), "f"(factors_19), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2381;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2382;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2382) : "f"(part_123), "f"(factors_20), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2382;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2383;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2383) : "f"(part_132), "f"(factors_21), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2383;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_26 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2384 = rows_13 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2384;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2385;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2385) : "f"(t1741), "f"(factors_6), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2385;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2386;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2386) : "f"(part_7), "f"(factors_7), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2386;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2387;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2387) : "f"(part_16), "f"(factors_8), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2387;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2388;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2388) : "f"(part_25), "f"(factors_9), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2388;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2389;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2389) : "f"(part_34), "f"(factors_10), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2389;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2390;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2390) : "f"(part_43), "f"(factors_11), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2390;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2391;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2391) : "f"(part_52), "f"(factors_12), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2391;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2392;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2392) : "f"(part_61), "f"(factors_13), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2392;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2393;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2393) : "f"(part_70), "f"(factors_14), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2393;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2394;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2394) : "f"(part_79), "f"(factors_15), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2394;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2395;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2395) : "f"(part_88), "f"(factors_16), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2395;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2396;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2396) : "f"(part_97), "f"(factors_17), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2396;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2397;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2397) : "f"(part_106), "f"(factors_18), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2397;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2398;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2398) : "f"(part_115), "f"(factors_19), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2398;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2399;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2399) : "f"(part_124), "f"(factors_20), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2399;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2400;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2400) : "f"(part_133), "f"(factors_21), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2400;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_27 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2401 = rows_14 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2401;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2402;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2402) : "f"(t1759), "f"(factors_6), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2402;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2403;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2403) : "f"(part_8), "f"(factors_7), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2403;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2404;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2404) : "f"(part_17), "f"(factors_8), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2404;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2405;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2405) : "f"(part_26), "f"(factors_9), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2405;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2406;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2406) : "f"(part_35), "f"(factors_10), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2406;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2407;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2407) : "f"(part_44), "f"(factors_11), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2407;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2408;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2408) : "f"(part_53), "f"(factors_12), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2408;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2409;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2409) : "f"(part_62), "f"(factors_13), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2409;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2410;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2410) : "f"(part_71), "f"(factors_14), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2410;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2411;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2411) : "f"(part_80), "f"(factors_15), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2411;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2412;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2412) : "f"(part_89), "f"(factors_16), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2412;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2413;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2413) : "f"(part_98), "f"(factors_17), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2413;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2414;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2414) : "f"(part_107), "f"(factors_18), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2414;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2415;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2415) : "f"(part_116), "f"(factors_19), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2415;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2416;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2416) : "f"(part_125), "f"(factors_20), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2416;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2417;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2417) : "f"(part_134), "f"(factors_21), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2417;
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
                        const u32 t2418 = split + 16u;
#line 293 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split = t2418;
                    }
                }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2420 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2421 = t130 + t2420;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2422 = t2421 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2423 = t2422 < t52;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2423) {
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
                    u32 split_2 = 0u;
                    while (true) {
#line 286 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t2424 = split_2 < t110;
                        if (!t2424) break;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2425 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_29 = t2425 + warp_n;
                        const u32 t2427 = slice_29 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_28 = t2427 + 1u;
                        const u64 t2429 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2430 = t2429 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2431 = t2430 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2432 = partials + t2431;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2433 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2434 = t2433 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2435 = t2434 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2436 = t2432 + t2435;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2437 = (u64)index_28;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2438 = t2437 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2439 = t2438 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2440 = t2436 + t2439;
                        const u64 t2441 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2442 = t2440 + t2441;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2443;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2443) : "l"(t2442) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2444 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_30 = t2444 + warp_n;
                        const u32 t2446 = slice_30 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_29 = t2446 + 1u;
                        const u64 t2448 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2449 = t2448 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2450 = t2449 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2451 = partials + t2450;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2452 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2453 = t2452 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2454 = t2453 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2455 = t2451 + t2454;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2456 = (u64)index_29;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2457 = t2456 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2458 = t2457 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2459 = t2455 + t2458;
                        const u64 t2460 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2461 = t2459 + t2460;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2462;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2462) : "l"(t2461) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2463 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_31 = t2463 + warp_n;
                        const u32 t2465 = slice_31 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_30 = t2465 + 1u;
                        const u64 t2467 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2468 = t2467 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2469 = t2468 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2470 = partials + t2469;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2471 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2472 = t2471 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2473 = t2472 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2474 = t2470 + t2473;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2475 = (u64)index_30;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2476 = t2475 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2477 = t2476 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2478 = t2474 + t2477;
                        const u64 t2479 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2480 = t2478 + t2479;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2481;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2481) : "l"(t2480) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2482 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_32 = t2482 + warp_n;
                        const u32 t2484 = slice_32 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_31 = t2484 + 1u;
                        const u64 t2486 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2487 = t2486 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2488 = t2487 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2489 = partials + t2488;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2490 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2491 = t2490 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2492 = t2491 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2493 = t2489 + t2492;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2494 = (u64)index_31;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2495 = t2494 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2496 = t2495 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2497 = t2493 + t2496;
                        const u64 t2498 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2499 = t2497 + t2498;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2500;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2500) : "l"(t2499) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2501 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_33 = t2501 + warp_n;
                        const u32 t2503 = slice_33 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_32 = t2503 + 1u;
                        const u64 t2505 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2506 = t2505 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2507 = t2506 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2508 = partials + t2507;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2509 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2510 = t2509 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2511 = t2510 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2512 = t2508 + t2511;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2513 = (u64)index_32;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2514 = t2513 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2515 = t2514 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2516 = t2512 + t2515;
                        const u64 t2517 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2518 = t2516 + t2517;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2519;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2519) : "l"(t2518) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2520 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_34 = t2520 + warp_n;
                        const u32 t2522 = slice_34 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_33 = t2522 + 1u;
                        const u64 t2524 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2525 = t2524 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2526 = t2525 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2527 = partials + t2526;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2528 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2529 = t2528 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2530 = t2529 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2531 = t2527 + t2530;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2532 = (u64)index_33;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2533 = t2532 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2534 = t2533 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2535 = t2531 + t2534;
                        const u64 t2536 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2537 = t2535 + t2536;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2538;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2538) : "l"(t2537) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2539 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_35 = t2539 + warp_n;
                        const u32 t2541 = slice_35 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_34 = t2541 + 1u;
                        const u64 t2543 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2544 = t2543 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2545 = t2544 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2546 = partials + t2545;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2547 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2548 = t2547 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2549 = t2548 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2550 = t2546 + t2549;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2551 = (u64)index_34;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2552 = t2551 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2553 = t2552 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2554 = t2550 + t2553;
                        const u64 t2555 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2556 = t2554 + t2555;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2557;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2557) : "l"(t2556) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2558 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_36 = t2558 + warp_n;
                        const u32 t2560 = slice_36 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_35 = t2560 + 1u;
                        const u64 t2562 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2563 = t2562 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2564 = t2563 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2565 = partials + t2564;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2566 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2567 = t2566 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2568 = t2567 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2569 = t2565 + t2568;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2570 = (u64)index_35;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2571 = t2570 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2572 = t2571 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2573 = t2569 + t2572;
                        const u64 t2574 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2575 = t2573 + t2574;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2576;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2576) : "l"(t2575) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2577 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_37 = t2577 + warp_n;
                        const u32 t2579 = slice_37 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_36 = t2579 + 1u;
                        const u64 t2581 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2582 = t2581 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2583 = t2582 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2584 = partials + t2583;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2585 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2586 = t2585 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2587 = t2586 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2588 = t2584 + t2587;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2589 = (u64)index_36;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2590 = t2589 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2591 = t2590 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2592 = t2588 + t2591;
                        const u64 t2593 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2594 = t2592 + t2593;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2595;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2595) : "l"(t2594) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2596 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_38 = t2596 + warp_n;
                        const u32 t2598 = slice_38 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_37 = t2598 + 1u;
                        const u64 t2600 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2601 = t2600 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2602 = t2601 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2603 = partials + t2602;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2604 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2605 = t2604 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2606 = t2605 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2607 = t2603 + t2606;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2608 = (u64)index_37;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2609 = t2608 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2610 = t2609 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2611 = t2607 + t2610;
                        const u64 t2612 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2613 = t2611 + t2612;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2614;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2614) : "l"(t2613) : "memory");
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2615 = split_2 + 1u;
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
                        const bool t2616 = t2615 < t110;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2616) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2617 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_39 = t2617 + warp_n;
                            const u32 t2619 = slice_39 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_38 = t2619 + 1u;
                            const u64 t2621 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2622 = t2621 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2623 = t2622 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2624 = partials + t2623;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2625 = (u64)t2615;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2626 = t2625 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2627 = t2626 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2628 = t2624 + t2627;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2629 = (u64)index_38;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2630 = t2629 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2631 = t2630 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2632 = t2628 + t2631;
                            const u64 t2633 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2634 = t2632 + t2633;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2635;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2635) : "l"(t2634) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_16 = t2635;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2636;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2636) : "l"(t2634) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_136 = t2636;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2637;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2637) : "l"(t2634) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_137 = t2637;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2638;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2638) : "l"(t2634) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_138 = t2638;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2639;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2639) : "l"(t2634) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_139 = t2639;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2640;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2640) : "l"(t2634) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_140 = t2640;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2641;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2641) : "l"(t2634) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_141 = t2641;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2642;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2642) : "l"(t2634) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_142 = t2642;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2643;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2643) : "l"(t2634) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_143 = t2643;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2644;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2644) : "l"(t2634) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_144 = t2644;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2645 = split_2 + 2u;
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
                        const bool t2646 = t2645 < t110;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2646) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2647 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_40 = t2647 + warp_n;
                            const u32 t2649 = slice_40 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_39 = t2649 + 1u;
                            const u64 t2651 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2652 = t2651 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2653 = t2652 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2654 = partials + t2653;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2655 = (u64)t2645;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2656 = t2655 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2657 = t2656 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2658 = t2654 + t2657;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2659 = (u64)index_39;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2660 = t2659 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2661 = t2660 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2662 = t2658 + t2661;
                            const u64 t2663 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2664 = t2662 + t2663;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2665;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2665) : "l"(t2664) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_17 = t2665;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2666;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2666) : "l"(t2664) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_145 = t2666;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2667;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2667) : "l"(t2664) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_146 = t2667;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2668;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2668) : "l"(t2664) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_147 = t2668;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2669;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2669) : "l"(t2664) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_148 = t2669;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2670;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2670) : "l"(t2664) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_149 = t2670;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2671;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2671) : "l"(t2664) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_150 = t2671;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2672;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2672) : "l"(t2664) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_151 = t2672;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2673;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2673) : "l"(t2664) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_152 = t2673;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2674;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2674) : "l"(t2664) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_153 = t2674;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2675 = split_2 + 3u;
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
                        const bool t2676 = t2675 < t110;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2676) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2677 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_41 = t2677 + warp_n;
                            const u32 t2679 = slice_41 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_40 = t2679 + 1u;
                            const u64 t2681 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2682 = t2681 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2683 = t2682 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2684 = partials + t2683;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2685 = (u64)t2675;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2686 = t2685 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2687 = t2686 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2688 = t2684 + t2687;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2689 = (u64)index_40;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2690 = t2689 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2691 = t2690 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2692 = t2688 + t2691;
                            const u64 t2693 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2694 = t2692 + t2693;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2695;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2695) : "l"(t2694) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_18 = t2695;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2696;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2696) : "l"(t2694) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_154 = t2696;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2697;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2697) : "l"(t2694) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_155 = t2697;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2698;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2698) : "l"(t2694) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_156 = t2698;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2699;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2699) : "l"(t2694) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_157 = t2699;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2700;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2700) : "l"(t2694) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_158 = t2700;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2701;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2701) : "l"(t2694) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_159 = t2701;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2702;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2702) : "l"(t2694) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_160 = t2702;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2703;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2703) : "l"(t2694) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_161 = t2703;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2704;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2704) : "l"(t2694) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_162 = t2704;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2705 = split_2 + 4u;
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
                        const bool t2706 = t2705 < t110;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2706) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2707 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_42 = t2707 + warp_n;
                            const u32 t2709 = slice_42 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_41 = t2709 + 1u;
                            const u64 t2711 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2712 = t2711 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2713 = t2712 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2714 = partials + t2713;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2715 = (u64)t2705;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2716 = t2715 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2717 = t2716 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2718 = t2714 + t2717;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2719 = (u64)index_41;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2720 = t2719 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2721 = t2720 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2722 = t2718 + t2721;
                            const u64 t2723 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2724 = t2722 + t2723;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2725;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2725) : "l"(t2724) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_19 = t2725;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2726;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2726) : "l"(t2724) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_163 = t2726;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2727;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2727) : "l"(t2724) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_164 = t2727;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2728;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2728) : "l"(t2724) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_165 = t2728;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2729;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2729) : "l"(t2724) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_166 = t2729;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2730;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2730) : "l"(t2724) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_167 = t2730;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2731;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2731) : "l"(t2724) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_168 = t2731;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2732;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2732) : "l"(t2724) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_169 = t2732;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2733;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2733) : "l"(t2724) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_170 = t2733;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2734;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2734) : "l"(t2724) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_171 = t2734;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2735 = split_2 + 5u;
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
                        const bool t2736 = t2735 < t110;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2736) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2737 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_43 = t2737 + warp_n;
                            const u32 t2739 = slice_43 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_42 = t2739 + 1u;
                            const u64 t2741 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2742 = t2741 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2743 = t2742 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2744 = partials + t2743;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2745 = (u64)t2735;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2746 = t2745 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2747 = t2746 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2748 = t2744 + t2747;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2749 = (u64)index_42;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2750 = t2749 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2751 = t2750 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2752 = t2748 + t2751;
                            const u64 t2753 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2754 = t2752 + t2753;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2755;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2755) : "l"(t2754) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_20 = t2755;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2756;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2756) : "l"(t2754) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_172 = t2756;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2757;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2757) : "l"(t2754) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_173 = t2757;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2758;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2758) : "l"(t2754) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_174 = t2758;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2759;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2759) : "l"(t2754) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_175 = t2759;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2760;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2760) : "l"(t2754) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_176 = t2760;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2761;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2761) : "l"(t2754) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_177 = t2761;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2762;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2762) : "l"(t2754) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_178 = t2762;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2763;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2763) : "l"(t2754) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_179 = t2763;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2764;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2764) : "l"(t2754) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_180 = t2764;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2765 = split_2 + 6u;
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
                        const bool t2766 = t2765 < t110;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2766) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2767 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_44 = t2767 + warp_n;
                            const u32 t2769 = slice_44 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_43 = t2769 + 1u;
                            const u64 t2771 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2772 = t2771 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2773 = t2772 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2774 = partials + t2773;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2775 = (u64)t2765;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2776 = t2775 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2777 = t2776 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2778 = t2774 + t2777;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2779 = (u64)index_43;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2780 = t2779 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2781 = t2780 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2782 = t2778 + t2781;
                            const u64 t2783 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2784 = t2782 + t2783;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2785;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2785) : "l"(t2784) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_21 = t2785;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2786;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2786) : "l"(t2784) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_181 = t2786;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2787;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2787) : "l"(t2784) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_182 = t2787;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2788;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2788) : "l"(t2784) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_183 = t2788;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2789;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2789) : "l"(t2784) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_184 = t2789;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2790;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2790) : "l"(t2784) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_185 = t2790;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2791;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2791) : "l"(t2784) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_186 = t2791;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2792;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2792) : "l"(t2784) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_187 = t2792;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2793;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2793) : "l"(t2784) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_188 = t2793;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2794;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2794) : "l"(t2784) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_189 = t2794;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2795 = split_2 + 7u;
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
                        const bool t2796 = t2795 < t110;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2796) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2797 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_45 = t2797 + warp_n;
                            const u32 t2799 = slice_45 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_44 = t2799 + 1u;
                            const u64 t2801 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2802 = t2801 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2803 = t2802 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2804 = partials + t2803;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2805 = (u64)t2795;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2806 = t2805 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2807 = t2806 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2808 = t2804 + t2807;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2809 = (u64)index_44;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2810 = t2809 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2811 = t2810 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2812 = t2808 + t2811;
                            const u64 t2813 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2814 = t2812 + t2813;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2815;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2815) : "l"(t2814) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_22 = t2815;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2816;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2816) : "l"(t2814) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_190 = t2816;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2817;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2817) : "l"(t2814) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_191 = t2817;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2818;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2818) : "l"(t2814) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_192 = t2818;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2819;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2819) : "l"(t2814) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_193 = t2819;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2820;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2820) : "l"(t2814) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_194 = t2820;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2821;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2821) : "l"(t2814) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_195 = t2821;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2822;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2822) : "l"(t2814) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_196 = t2822;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2823;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2823) : "l"(t2814) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_197 = t2823;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2824;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2824) : "l"(t2814) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_198 = t2824;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2825 = split_2 + 8u;
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
                        const bool t2826 = t2825 < t110;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2826) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2827 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_46 = t2827 + warp_n;
                            const u32 t2829 = slice_46 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_45 = t2829 + 1u;
                            const u64 t2831 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2832 = t2831 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2833 = t2832 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2834 = partials + t2833;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2835 = (u64)t2825;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2836 = t2835 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2837 = t2836 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2838 = t2834 + t2837;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2839 = (u64)index_45;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2840 = t2839 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2841 = t2840 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2842 = t2838 + t2841;
                            const u64 t2843 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2844 = t2842 + t2843;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2845;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2845) : "l"(t2844) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_23 = t2845;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2846;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2846) : "l"(t2844) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_199 = t2846;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2847;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2847) : "l"(t2844) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_200 = t2847;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2848;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2848) : "l"(t2844) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_201 = t2848;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2849;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2849) : "l"(t2844) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_202 = t2849;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2850;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2850) : "l"(t2844) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_203 = t2850;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2851;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2851) : "l"(t2844) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_204 = t2851;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2852;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2852) : "l"(t2844) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_205 = t2852;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2853;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2853) : "l"(t2844) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_206 = t2853;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2854;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2854) : "l"(t2844) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_207 = t2854;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2855 = split_2 + 9u;
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
                        const bool t2856 = t2855 < t110;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2856) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2857 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_47 = t2857 + warp_n;
                            const u32 t2859 = slice_47 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_46 = t2859 + 1u;
                            const u64 t2861 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2862 = t2861 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2863 = t2862 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2864 = partials + t2863;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2865 = (u64)t2855;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2866 = t2865 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2867 = t2866 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2868 = t2864 + t2867;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2869 = (u64)index_46;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2870 = t2869 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2871 = t2870 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2872 = t2868 + t2871;
                            const u64 t2873 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2874 = t2872 + t2873;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2875;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2875) : "l"(t2874) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_24 = t2875;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2876;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2876) : "l"(t2874) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_208 = t2876;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2877;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2877) : "l"(t2874) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_209 = t2877;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2878;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2878) : "l"(t2874) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_210 = t2878;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2879;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2879) : "l"(t2874) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_211 = t2879;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2880;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2880) : "l"(t2874) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_212 = t2880;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2881;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2881) : "l"(t2874) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_213 = t2881;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2882;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2882) : "l"(t2874) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_214 = t2882;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2883;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2883) : "l"(t2874) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_215 = t2883;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2884;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2884) : "l"(t2874) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_216 = t2884;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2885 = split_2 + 10u;
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
                        const bool t2886 = t2885 < t110;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2886) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2887 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_48 = t2887 + warp_n;
                            const u32 t2889 = slice_48 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_47 = t2889 + 1u;
                            const u64 t2891 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2892 = t2891 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2893 = t2892 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2894 = partials + t2893;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2895 = (u64)t2885;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2896 = t2895 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2897 = t2896 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2898 = t2894 + t2897;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2899 = (u64)index_47;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2900 = t2899 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2901 = t2900 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2902 = t2898 + t2901;
                            const u64 t2903 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2904 = t2902 + t2903;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2905;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2905) : "l"(t2904) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_25 = t2905;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2906;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2906) : "l"(t2904) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_217 = t2906;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2907;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2907) : "l"(t2904) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_218 = t2907;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2908;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2908) : "l"(t2904) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_219 = t2908;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2909;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2909) : "l"(t2904) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_220 = t2909;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2910;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2910) : "l"(t2904) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_221 = t2910;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2911;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2911) : "l"(t2904) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_222 = t2911;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2912;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2912) : "l"(t2904) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_223 = t2912;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2913;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2913) : "l"(t2904) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_224 = t2913;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2914;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2914) : "l"(t2904) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_225 = t2914;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2915 = split_2 + 11u;
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
                        const bool t2916 = t2915 < t110;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2916) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2917 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_49 = t2917 + warp_n;
                            const u32 t2919 = slice_49 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_48 = t2919 + 1u;
                            const u64 t2921 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2922 = t2921 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2923 = t2922 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2924 = partials + t2923;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2925 = (u64)t2915;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2926 = t2925 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2927 = t2926 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2928 = t2924 + t2927;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2929 = (u64)index_48;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2930 = t2929 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2931 = t2930 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2932 = t2928 + t2931;
                            const u64 t2933 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2934 = t2932 + t2933;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2935;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2935) : "l"(t2934) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_26 = t2935;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2936;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2936) : "l"(t2934) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_226 = t2936;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2937;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2937) : "l"(t2934) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_227 = t2937;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2938;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2938) : "l"(t2934) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_228 = t2938;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2939;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2939) : "l"(t2934) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_229 = t2939;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2940;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2940) : "l"(t2934) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_230 = t2940;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2941;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2941) : "l"(t2934) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_231 = t2941;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2942;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2942) : "l"(t2934) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_232 = t2942;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2943;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2943) : "l"(t2934) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_233 = t2943;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2944;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2944) : "l"(t2934) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_234 = t2944;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2945 = split_2 + 12u;
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
                        const bool t2946 = t2945 < t110;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2946) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2947 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_50 = t2947 + warp_n;
                            const u32 t2949 = slice_50 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_49 = t2949 + 1u;
                            const u64 t2951 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2952 = t2951 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2953 = t2952 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2954 = partials + t2953;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2955 = (u64)t2945;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2956 = t2955 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2957 = t2956 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2958 = t2954 + t2957;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2959 = (u64)index_49;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2960 = t2959 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2961 = t2960 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2962 = t2958 + t2961;
                            const u64 t2963 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2964 = t2962 + t2963;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2965;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2965) : "l"(t2964) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_27 = t2965;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2966;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2966) : "l"(t2964) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_235 = t2966;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2967;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2967) : "l"(t2964) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_236 = t2967;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2968;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2968) : "l"(t2964) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_237 = t2968;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2969;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2969) : "l"(t2964) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_238 = t2969;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2970;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2970) : "l"(t2964) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_239 = t2970;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2971;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2971) : "l"(t2964) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_240 = t2971;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2972;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2972) : "l"(t2964) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_241 = t2972;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2973;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2973) : "l"(t2964) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_242 = t2973;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2974;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2974) : "l"(t2964) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_243 = t2974;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2975 = split_2 + 13u;
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
                        const bool t2976 = t2975 < t110;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2976) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2977 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_51 = t2977 + warp_n;
                            const u32 t2979 = slice_51 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_50 = t2979 + 1u;
                            const u64 t2981 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2982 = t2981 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2983 = t2982 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2984 = partials + t2983;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2985 = (u64)t2975;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2986 = t2985 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2987 = t2986 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2988 = t2984 + t2987;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2989 = (u64)index_50;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2990 = t2989 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2991 = t2990 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2992 = t2988 + t2991;
                            const u64 t2993 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2994 = t2992 + t2993;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2995;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2995) : "l"(t2994) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_28 = t2995;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2996;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2996) : "l"(t2994) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_244 = t2996;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2997;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2997) : "l"(t2994) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_245 = t2997;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2998;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2998) : "l"(t2994) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_246 = t2998;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2999;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2999) : "l"(t2994) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_247 = t2999;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3000;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t3000) : "l"(t2994) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_248 = t3000;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3001;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t3001) : "l"(t2994) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_249 = t3001;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3002;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t3002) : "l"(t2994) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_250 = t3002;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3003;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t3003) : "l"(t2994) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_251 = t3003;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3004;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3004) : "l"(t2994) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_252 = t3004;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3005 = split_2 + 14u;
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
                        const bool t3006 = t3005 < t110;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3006) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3007 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_52 = t3007 + warp_n;
                            const u32 t3009 = slice_52 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_51 = t3009 + 1u;
                            const u64 t3011 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3012 = t3011 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3013 = t3012 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3014 = partials + t3013;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3015 = (u64)t3005;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3016 = t3015 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3017 = t3016 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3018 = t3014 + t3017;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3019 = (u64)index_51;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3020 = t3019 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3021 = t3020 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3022 = t3018 + t3021;
                            const u64 t3023 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3024 = t3022 + t3023;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3025;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3025) : "l"(t3024) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_29 = t3025;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3026;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t3026) : "l"(t3024) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_253 = t3026;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3027;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t3027) : "l"(t3024) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_254 = t3027;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3028;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t3028) : "l"(t3024) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_255 = t3028;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3029;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t3029) : "l"(t3024) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_256 = t3029;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3030;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t3030) : "l"(t3024) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_257 = t3030;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3031;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t3031) : "l"(t3024) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_258 = t3031;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3032;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t3032) : "l"(t3024) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_259 = t3032;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3033;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t3033) : "l"(t3024) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_260 = t3033;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3034;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3034) : "l"(t3024) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_261 = t3034;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3035 = split_2 + 15u;
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
                        const bool t3036 = t3035 < t110;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3036) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3037 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_53 = t3037 + warp_n;
                            const u32 t3039 = slice_53 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_52 = t3039 + 1u;
                            const u64 t3041 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3042 = t3041 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3043 = t3042 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3044 = partials + t3043;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3045 = (u64)t3035;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3046 = t3045 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3047 = t3046 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3048 = t3044 + t3047;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3049 = (u64)index_52;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3050 = t3049 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3051 = t3050 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3052 = t3048 + t3051;
                            const u64 t3053 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3054 = t3052 + t3053;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3055;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3055) : "l"(t3054) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_30 = t3055;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3056;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t3056) : "l"(t3054) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_262 = t3056;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3057;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t3057) : "l"(t3054) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_263 = t3057;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3058;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t3058) : "l"(t3054) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_264 = t3058;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3059;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t3059) : "l"(t3054) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_265 = t3059;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3060;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t3060) : "l"(t3054) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_266 = t3060;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3061;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t3061) : "l"(t3054) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_267 = t3061;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3062;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t3062) : "l"(t3054) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_268 = t3062;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3063;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t3063) : "l"(t3054) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_269 = t3063;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3064;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3064) : "l"(t3054) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_270 = t3064;
                        }
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3065;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3065) : "f"(row_max_4), "f"(t2443));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3066;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3066) : "f"(t3065), "f"(part_max_16));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3067;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3067) : "f"(t3066), "f"(part_max_17));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3068;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3068) : "f"(t3067), "f"(part_max_18));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3069;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3069) : "f"(t3068), "f"(part_max_19));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3070;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3070) : "f"(t3069), "f"(part_max_20));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3071;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3071) : "f"(t3070), "f"(part_max_21));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3072;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3072) : "f"(t3071), "f"(part_max_22));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3073;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3073) : "f"(t3072), "f"(part_max_23));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3074;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3074) : "f"(t3073), "f"(part_max_24));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3075;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3075) : "f"(t3074), "f"(part_max_25));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3076;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3076) : "f"(t3075), "f"(part_max_26));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3077;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3077) : "f"(t3076), "f"(part_max_27));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3078;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3078) : "f"(t3077), "f"(part_max_28));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3079;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3079) : "f"(t3078), "f"(part_max_29));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max_4;
                        asm("max.f32 %0, %1, %2;" : "=f"(max_4) : "f"(t3079), "f"(part_max_30));
                        const bool t3081 = max_4 == __uint_as_float(0xff800000u);
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3082 = max_4 * scale_log2;
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 reference_8 = t3081 ? 0.0f : t3082;
                        const f32 t3084 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3085;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3085) : "f"(row_max_4), "f"(scale_log2), "f"(t3084));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_22;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_22) : "f"(t3085));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3087 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3088;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3088) : "f"(t2443), "f"(scale_log2), "f"(t3087));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_23;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_23) : "f"(t3088));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3090 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3091;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3091) : "f"(part_max_16), "f"(scale_log2), "f"(t3090));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_24;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_24) : "f"(t3091));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3093 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3094;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3094) : "f"(part_max_17), "f"(scale_log2), "f"(t3093));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_25;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_25) : "f"(t3094));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3096 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3097;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3097) : "f"(part_max_18), "f"(scale_log2), "f"(t3096));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_26;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_26) : "f"(t3097));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3099 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3100;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3100) : "f"(part_max_19), "f"(scale_log2), "f"(t3099));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_27;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_27) : "f"(t3100));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3102 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3103;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3103) : "f"(part_max_20), "f"(scale_log2), "f"(t3102));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_28;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_28) : "f"(t3103));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3105 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3106;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3106) : "f"(part_max_21), "f"(scale_log2), "f"(t3105));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_29;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_29) : "f"(t3106));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3108 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3109;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3109) : "f"(part_max_22), "f"(scale_log2), "f"(t3108));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_30;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_30) : "f"(t3109));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3111 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3112;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3112) : "f"(part_max_23), "f"(scale_log2), "f"(t3111));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_31;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_31) : "f"(t3112));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3114 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3115;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3115) : "f"(part_max_24), "f"(scale_log2), "f"(t3114));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_32;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_32) : "f"(t3115));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3117 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3118;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3118) : "f"(part_max_25), "f"(scale_log2), "f"(t3117));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_33;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_33) : "f"(t3118));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3120 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3121;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3121) : "f"(part_max_26), "f"(scale_log2), "f"(t3120));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_34;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_34) : "f"(t3121));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3123 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3124;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3124) : "f"(part_max_27), "f"(scale_log2), "f"(t3123));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_35;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_35) : "f"(t3124));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3126 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3127;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3127) : "f"(part_max_28), "f"(scale_log2), "f"(t3126));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_36;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_36) : "f"(t3127));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3129 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3130;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3130) : "f"(part_max_29), "f"(scale_log2), "f"(t3129));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_37;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_37) : "f"(t3130));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3132 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3133;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3133) : "f"(part_max_30), "f"(scale_log2), "f"(t3132));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_38;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_38) : "f"(t3133));
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_28 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3135 = row_sum_4 * factors_22;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3135;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3136;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3136) : "f"(t2462), "f"(factors_23), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3136;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3137;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3137) : "f"(part_144), "f"(factors_24), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3137;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3138;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3138) : "f"(part_153), "f"(factors_25), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3138;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3139;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3139) : "f"(part_162), "f"(factors_26), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3139;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3140;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3140) : "f"(part_171), "f"(factors_27), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3140;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3141;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3141) : "f"(part_180), "f"(factors_28), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3141;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3142;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3142) : "f"(part_189), "f"(factors_29), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3142;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3143;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3143) : "f"(part_198), "f"(factors_30), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3143;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3144;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3144) : "f"(part_207), "f"(factors_31), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3144;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3145;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3145) : "f"(part_216), "f"(factors_32), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3145;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3146;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3146) : "f"(part_225), "f"(factors_33), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3146;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3147;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3147) : "f"(part_234), "f"(factors_34), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3147;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3148;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3148) : "f"(part_243), "f"(factors_35), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3148;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3149;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3149) : "f"(part_252), "f"(factors_36), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3149;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3150;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3150) : "f"(part_261), "f"(factors_37), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3150;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3151;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3151) : "f"(part_270), "f"(factors_38), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3151;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_29 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3152 = rows_3 * factors_22;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3152;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3153;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3153) : "f"(t2481), "f"(factors_23), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3153;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3154;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3154) : "f"(part_136), "f"(factors_24), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3154;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3155;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3155) : "f"(part_145), "f"(factors_25), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3155;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3156;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3156) : "f"(part_154), "f"(factors_26), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3156;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3157;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3157) : "f"(part_163), "f"(factors_27), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3157;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3158;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3158) : "f"(part_172), "f"(factors_28), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3158;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3159;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3159) : "f"(part_181), "f"(factors_29), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3159;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3160;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3160) : "f"(part_190), "f"(factors_30), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3160;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3161;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3161) : "f"(part_199), "f"(factors_31), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3161;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3162;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3162) : "f"(part_208), "f"(factors_32), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3162;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3163;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3163) : "f"(part_217), "f"(factors_33), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3163;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3164;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3164) : "f"(part_226), "f"(factors_34), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3164;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3165;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3165) : "f"(part_235), "f"(factors_35), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3165;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3166;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3166) : "f"(part_244), "f"(factors_36), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3166;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3167;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3167) : "f"(part_253), "f"(factors_37), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3167;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3168;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3168) : "f"(part_262), "f"(factors_38), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3168;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_30 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3169 = rows_4 * factors_22;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3169;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3170;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3170) : "f"(t2500), "f"(factors_23), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3170;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3171;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3171) : "f"(part_137), "f"(factors_24), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3171;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3172;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3172) : "f"(part_146), "f"(factors_25), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3172;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3173;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3173) : "f"(part_155), "f"(factors_26), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3173;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3174;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3174) : "f"(part_164), "f"(factors_27), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3174;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3175;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3175) : "f"(part_173), "f"(factors_28), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3175;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3176;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3176) : "f"(part_182), "f"(factors_29), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3176;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3177;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3177) : "f"(part_191), "f"(factors_30), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3177;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3178;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3178) : "f"(part_200), "f"(factors_31), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3178;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3179;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3179) : "f"(part_209), "f"(factors_32), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3179;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3180;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3180) : "f"(part_218), "f"(factors_33), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3180;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3181;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3181) : "f"(part_227), "f"(factors_34), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3181;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3182;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3182) : "f"(part_236), "f"(factors_35), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3182;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3183;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3183) : "f"(part_245), "f"(factors_36), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3183;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3184;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3184) : "f"(part_254), "f"(factors_37), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3184;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3185;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3185) : "f"(part_263), "f"(factors_38), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3185;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_31 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3186 = rows_7 * factors_22;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3186;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3187;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3187) : "f"(t2519), "f"(factors_23), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3187;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3188;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3188) : "f"(part_138), "f"(factors_24), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3188;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3189;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3189) : "f"(part_147), "f"(factors_25), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3189;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3190;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3190) : "f"(part_156), "f"(factors_26), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3190;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3191;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3191) : "f"(part_165), "f"(factors_27), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3191;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3192;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3192) : "f"(part_174), "f"(factors_28), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3192;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3193;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3193) : "f"(part_183), "f"(factors_29), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3193;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3194;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3194) : "f"(part_192), "f"(factors_30), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3194;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3195;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3195) : "f"(part_201), "f"(factors_31), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3195;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3196;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3196) : "f"(part_210), "f"(factors_32), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3196;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3197;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3197) : "f"(part_219), "f"(factors_33), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3197;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3198;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3198) : "f"(part_228), "f"(factors_34), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3198;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3199;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3199) : "f"(part_237), "f"(factors_35), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3199;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3200;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3200) : "f"(part_246), "f"(factors_36), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3200;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3201;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3201) : "f"(part_255), "f"(factors_37), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3201;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3202;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3202) : "f"(part_264), "f"(factors_38), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3202;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_32 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3203 = rows_8 * factors_22;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3203;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3204;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3204) : "f"(t2538), "f"(factors_23), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3204;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3205;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3205) : "f"(part_139), "f"(factors_24), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3205;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3206;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3206) : "f"(part_148), "f"(factors_25), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3206;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3207;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3207) : "f"(part_157), "f"(factors_26), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3207;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3208;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3208) : "f"(part_166), "f"(factors_27), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3208;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3209;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3209) : "f"(part_175), "f"(factors_28), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3209;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3210;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3210) : "f"(part_184), "f"(factors_29), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3210;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3211;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3211) : "f"(part_193), "f"(factors_30), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3211;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3212;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3212) : "f"(part_202), "f"(factors_31), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3212;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3213;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3213) : "f"(part_211), "f"(factors_32), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3213;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3214;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3214) : "f"(part_220), "f"(factors_33), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3214;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3215;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3215) : "f"(part_229), "f"(factors_34), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3215;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3216;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3216) : "f"(part_238), "f"(factors_35), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3216;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3217;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3217) : "f"(part_247), "f"(factors_36), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3217;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3218;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3218) : "f"(part_256), "f"(factors_37), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3218;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3219;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3219) : "f"(part_265), "f"(factors_38), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3219;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_33 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3220 = rows_11 * factors_22;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3220;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3221;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3221) : "f"(t2557), "f"(factors_23), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3221;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3222;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3222) : "f"(part_140), "f"(factors_24), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3222;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3223;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3223) : "f"(part_149), "f"(factors_25), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3223;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3224;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3224) : "f"(part_158), "f"(factors_26), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3224;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3225;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3225) : "f"(part_167), "f"(factors_27), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3225;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3226;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3226) : "f"(part_176), "f"(factors_28), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3226;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3227;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3227) : "f"(part_185), "f"(factors_29), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3227;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3228;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3228) : "f"(part_194), "f"(factors_30), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3228;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3229;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3229) : "f"(part_203), "f"(factors_31), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3229;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3230;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3230) : "f"(part_212), "f"(factors_32), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3230;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3231;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3231) : "f"(part_221), "f"(factors_33), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3231;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3232;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3232) : "f"(part_230), "f"(factors_34), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3232;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3233;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3233) : "f"(part_239), "f"(factors_35), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3233;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3234;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3234) : "f"(part_248), "f"(factors_36), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3234;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3235;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3235) : "f"(part_257), "f"(factors_37), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3235;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3236;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3236) : "f"(part_266), "f"(factors_38), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3236;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_34 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3237 = rows_12 * factors_22;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3237;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3238;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3238) : "f"(t2576), "f"(factors_23), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3238;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3239;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3239) : "f"(part_141), "f"(factors_24), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3239;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3240;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3240) : "f"(part_150), "f"(factors_25), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3240;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3241;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3241) : "f"(part_159), "f"(factors_26), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3241;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3242;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3242) : "f"(part_168), "f"(factors_27), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3242;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3243;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3243) : "f"(part_177), "f"(factors_28), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3243;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3244;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3244) : "f"(part_186), "f"(factors_29), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3244;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3245;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3245) : "f"(part_195), "f"(factors_30), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3245;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3246;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3246) : "f"(part_204), "f"(factors_31), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3246;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3247;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3247) : "f"(part_213), "f"(factors_32), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3247;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3248;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3248) : "f"(part_222), "f"(factors_33), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3248;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3249;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3249) : "f"(part_231), "f"(factors_34), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3249;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3250;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3250) : "f"(part_240), "f"(factors_35), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3250;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3251;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3251) : "f"(part_249), "f"(factors_36), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3251;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3252;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3252) : "f"(part_258), "f"(factors_37), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3252;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3253;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3253) : "f"(part_267), "f"(factors_38), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3253;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_35 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3254 = rows_15 * factors_22;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3254;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3255;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3255) : "f"(t2595), "f"(factors_23), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3255;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3256;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3256) : "f"(part_142), "f"(factors_24), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3256;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3257;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3257) : "f"(part_151), "f"(factors_25), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3257;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3258;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3258) : "f"(part_160), "f"(factors_26), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3258;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3259;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3259) : "f"(part_169), "f"(factors_27), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3259;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3260;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3260) : "f"(part_178), "f"(factors_28), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3260;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3261;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3261) : "f"(part_187), "f"(factors_29), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3261;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3262;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3262) : "f"(part_196), "f"(factors_30), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3262;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3263;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3263) : "f"(part_205), "f"(factors_31), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3263;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3264;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3264) : "f"(part_214), "f"(factors_32), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3264;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3265;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3265) : "f"(part_223), "f"(factors_33), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3265;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3266;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3266) : "f"(part_232), "f"(factors_34), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3266;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3267;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3267) : "f"(part_241), "f"(factors_35), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3267;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3268;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3268) : "f"(part_250), "f"(factors_36), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3268;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3269;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3269) : "f"(part_259), "f"(factors_37), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3269;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3270;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3270) : "f"(part_268), "f"(factors_38), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3270;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_36 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3271 = rows_16 * factors_22;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3271;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3272;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3272) : "f"(t2614), "f"(factors_23), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3272;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3273;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3273) : "f"(part_143), "f"(factors_24), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3273;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3274;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3274) : "f"(part_152), "f"(factors_25), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3274;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3275;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3275) : "f"(part_161), "f"(factors_26), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3275;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3276;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3276) : "f"(part_170), "f"(factors_27), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3276;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3277;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3277) : "f"(part_179), "f"(factors_28), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3277;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3278;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3278) : "f"(part_188), "f"(factors_29), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3278;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3279;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3279) : "f"(part_197), "f"(factors_30), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3279;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3280;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3280) : "f"(part_206), "f"(factors_31), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3280;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3281;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3281) : "f"(part_215), "f"(factors_32), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3281;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3282;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3282) : "f"(part_224), "f"(factors_33), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3282;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3283;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3283) : "f"(part_233), "f"(factors_34), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3283;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3284;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3284) : "f"(part_242), "f"(factors_35), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3284;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3285;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3285) : "f"(part_251), "f"(factors_36), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3285;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3286;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3286) : "f"(part_260), "f"(factors_37), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3286;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3287;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3287) : "f"(part_269), "f"(factors_38), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3287;
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
                        const u32 t3288 = split_2 + 16u;
#line 293 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split_2 = t3288;
                    }
                }
#line 227 "fa-kernels/src/attention/softmax.rs"
                f32 t3290;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3290) : "f"(row_sum_3));
#line 227 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_23 = row_sum_3 + t3290;
                f32 t3292;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3292) : "f"(pair_23));
#line 228 "fa-kernels/src/attention/softmax.rs"
                const f32 t3293 = pair_23 + t3292;
#line 228 "fa-kernels/src/attention/softmax.rs"
                row_sum_3 = t3293;
#line 227 "fa-kernels/src/attention/softmax.rs"
                f32 t3294;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3294) : "f"(row_sum_4));
#line 227 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_24 = row_sum_4 + t3294;
                f32 t3296;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3296) : "f"(pair_24));
#line 228 "fa-kernels/src/attention/softmax.rs"
                const f32 t3297 = pair_24 + t3296;
#line 228 "fa-kernels/src/attention/softmax.rs"
                row_sum_4 = t3297;
#line 310 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_3 = row_sum_3;
                const bool t3298 = sum_3 == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
                f32 t3299;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3299) : "f"(sum_3));
#line 311 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_3 = t3298 ? 0.0f : t3299;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3301 = rows * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows = t3301;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3302 = rows_2 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_2 = t3302;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3303 = rows_5 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_5 = t3303;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3304 = rows_6 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_6 = t3304;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3305 = rows_9 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_9 = t3305;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3306 = rows_10 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_10 = t3306;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3307 = rows_13 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_13 = t3307;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3308 = rows_14 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_14 = t3308;
#line 310 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_4 = row_sum_4;
                const bool t3309 = sum_4 == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
                f32 t3310;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3310) : "f"(sum_4));
#line 311 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_4 = t3309 ? 0.0f : t3310;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3312 = rows_3 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_3 = t3312;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3313 = rows_4 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_4 = t3313;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3314 = rows_7 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_7 = t3314;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3315 = rows_8 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_8 = t3315;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3316 = rows_11 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_11 = t3316;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3317 = rows_12 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_12 = t3317;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3318 = rows_15 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_15 = t3318;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3319 = rows_16 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_16 = t3319;
#line 370 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 first_3 = warp_n << 2u;
                const u32 t3321 = lane & 3u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3322 = t3321 << 2u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3323 = first_3 << 4u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 lane_bytes_2 = t3322 + t3323;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3325 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3326 = t130 + t3325;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t3327 = t3326 < t52;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3327) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3328 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3329 = t130 + t3328;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3330 = first + t3329;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3331 = t3330 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3332;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3332) : "r"(t3331), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3333 = t3332 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3334 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3335 = first + t3329;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3336 = t3335 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3337;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3337) : "r"(t3336), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3338 = t3337 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3339 = t3338 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3340 = t3335 - t3339;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3341 = t3334 + t3340;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3342 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3343 = t3342 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3344 = t3343 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3345 = o + t3344;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3346 = (u64)t3333;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3347 = t3346 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3348 = t3347 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3349 = t3345 + t3348;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3350 = (u64)t3341;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3351 = t3350 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3352 = t3351 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3353 = t3349 + t3352;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t3354 = (u64)lane_bytes_2;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_3 = t3353 + t3354;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_25 = rows;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_26 = rows_2;
                    const u32 t3356 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3357 = first_3 < t3356;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3357) {
                        u32 t3358;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3358) : "f"(pair_25), "f"(pair_26));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_3), "r"(t3358) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_27 = rows_5;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_28 = rows_6;
                    const u32 t3359 = first_3 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3360 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3361 = t3359 < t3360;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3361) {
                        u32 t3362;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3362) : "f"(pair_27), "f"(pair_28));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_3), "r"(t3362) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_29 = rows_9;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_30 = rows_10;
                    const u32 t3363 = first_3 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3364 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3365 = t3363 < t3364;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3365) {
                        u32 t3366;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3366) : "f"(pair_29), "f"(pair_30));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_3), "r"(t3366) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_31 = rows_13;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_32 = rows_14;
                    const u32 t3367 = first_3 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3368 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3369 = t3367 < t3368;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3369) {
                        u32 t3370;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3370) : "f"(pair_31), "f"(pair_32));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_3), "r"(t3370) : "memory");
                    }
                }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3371 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3372 = t130 + t3371;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3373 = t3372 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t3374 = t3373 < t52;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3374) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3375 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3376 = t130 + t3375;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3377 = t3376 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3378 = first + t3377;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3379 = t3378 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3380;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3380) : "r"(t3379), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3381 = t3380 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3382 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3383 = first + t3377;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3384 = t3383 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3385;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3385) : "r"(t3384), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3386 = t3385 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3387 = t3386 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3388 = t3383 - t3387;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3389 = t3382 + t3388;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3390 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3391 = t3390 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3392 = t3391 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3393 = o + t3392;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3394 = (u64)t3381;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3395 = t3394 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3396 = t3395 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3397 = t3393 + t3396;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3398 = (u64)t3389;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3399 = t3398 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3400 = t3399 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3401 = t3397 + t3400;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t3402 = (u64)lane_bytes_2;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_4 = t3401 + t3402;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_33 = rows_3;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_34 = rows_4;
                    const u32 t3404 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3405 = first_3 < t3404;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3405) {
                        u32 t3406;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3406) : "f"(pair_33), "f"(pair_34));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_4), "r"(t3406) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_35 = rows_7;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_36 = rows_8;
                    const u32 t3407 = first_3 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3408 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3409 = t3407 < t3408;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3409) {
                        u32 t3410;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3410) : "f"(pair_35), "f"(pair_36));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_4), "r"(t3410) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_37 = rows_11;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_38 = rows_12;
                    const u32 t3411 = first_3 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3412 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3413 = t3411 < t3412;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3413) {
                        u32 t3414;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3414) : "f"(pair_37), "f"(pair_38));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_4), "r"(t3414) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_39 = rows_15;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_40 = rows_16;
                    const u32 t3415 = first_3 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3416 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3417 = t3415 < t3416;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3417) {
                        u32 t3418;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3418) : "f"(pair_39), "f"(pair_40));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_4), "r"(t3418) : "memory");
                    }
                }
#line 208 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3419 = warp_n < 1u;
#line 208 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3419) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3420 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_3 = t130 + t3420;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t3422 = row_3 < t52;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3423 = first + row_3;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3424 = t3423 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3425;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3425) : "r"(t3424), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3426 = t3425 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3427 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3428 = first + row_3;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3429 = t3428 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3430;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3430) : "r"(t3429), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3431 = t3430 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3432 = t3431 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3433 = t3428 - t3432;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3434 = t3427 + t3433;
#line 287 "fa-kernels/src/attention/softmax.rs"
                    f32 t3435;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3435) : "f"(row_sum_3));
#line 287 "fa-kernels/src/attention/softmax.rs"
                    f32 t3436;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3436) : "f"(row_max_3), "f"(scale_log2), "f"(t3435));
#line 287 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_4 = t3436 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                    const bool t3438 = row_sum_3 == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_3 = t3438 ? __uint_as_float(0xff800000u) : lse_4;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t3440 = lane & 3u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3441 = t3440 == 0u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3442 = t3422 & t3441;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t3442) {
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3443 = (u64)t16;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3444 = t3443 * lse_stride0;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3445 = t3444 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3446 = lse + t3445;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3447 = (u64)t3434;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3448 = t3447 * lse_stride1;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3449 = t3448 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3450 = t3446 + t3449;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3451 = (u64)t3426;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3452 = t3451 * lse_stride2;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3453 = t3452 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3454 = t3450 + t3453;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3454), "f"(value_3) : "memory");
                    }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3455 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3456 = t130 + t3455;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_4 = t3456 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t3458 = row_4 < t52;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3459 = first + row_4;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3460 = t3459 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3461;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3461) : "r"(t3460), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3462 = t3461 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3463 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3464 = first + row_4;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3465 = t3464 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3466;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3466) : "r"(t3465), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3467 = t3466 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3468 = t3467 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3469 = t3464 - t3468;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3470 = t3463 + t3469;
#line 287 "fa-kernels/src/attention/softmax.rs"
                    f32 t3471;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3471) : "f"(row_sum_4));
#line 287 "fa-kernels/src/attention/softmax.rs"
                    f32 t3472;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3472) : "f"(row_max_4), "f"(scale_log2), "f"(t3471));
#line 287 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_5 = t3472 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                    const bool t3474 = row_sum_4 == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_4 = t3474 ? __uint_as_float(0xff800000u) : lse_5;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t3476 = lane & 3u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3477 = t3476 == 0u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3478 = t3458 & t3477;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t3478) {
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3479 = (u64)t16;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3480 = t3479 * lse_stride0;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3481 = t3480 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3482 = lse + t3481;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3483 = (u64)t3470;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3484 = t3483 * lse_stride1;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3485 = t3484 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3486 = t3482 + t3485;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3487 = (u64)t3462;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3488 = t3487 * lse_stride2;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3489 = t3488 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3490 = t3486 + t3489;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3490), "f"(value_4) : "memory");
                    }
                }
            }
        }
    }
}
