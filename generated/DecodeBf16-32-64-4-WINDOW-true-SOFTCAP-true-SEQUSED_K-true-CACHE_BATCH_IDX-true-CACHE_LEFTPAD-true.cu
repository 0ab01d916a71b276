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
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t415 = s * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power) : "f"(t415));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t417 = power + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t418;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t418) : "f"(t417));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t419;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t419) : "f"(t418), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s = t419;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t420 = s_2 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_2) : "f"(t420));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t422 = power_2 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t423;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t423) : "f"(t422));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t424;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t424) : "f"(t423), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_2 = t424;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t425 = s_3 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_3) : "f"(t425));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t427 = power_3 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t428;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t428) : "f"(t427));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t429;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t429) : "f"(t428), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_3 = t429;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t430 = s_4 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_4) : "f"(t430));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t432 = power_4 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t433;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t433) : "f"(t432));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t434;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t434) : "f"(t433), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_4 = t434;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t435 = s_5 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_5;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_5) : "f"(t435));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t437 = power_5 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t438;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t438) : "f"(t437));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t439;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t439) : "f"(t438), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_5 = t439;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t440 = s_6 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_6;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_6) : "f"(t440));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t442 = power_6 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t443;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t443) : "f"(t442));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t444;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t444) : "f"(t443), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_6 = t444;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t445 = s_7 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_7;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_7) : "f"(t445));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t447 = power_7 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t448;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t448) : "f"(t447));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t449;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t449) : "f"(t448), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_7 = t449;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t450 = s_8 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_8;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_8) : "f"(t450));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t452 = power_8 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t453;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t453) : "f"(t452));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t454;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t454) : "f"(t453), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_8 = t454;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t455 = s_9 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_9;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_9) : "f"(t455));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t457 = power_9 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t458;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t458) : "f"(t457));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t459;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t459) : "f"(t458), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_9 = t459;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t460 = s_10 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_10;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_10) : "f"(t460));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t462 = power_10 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t463;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t463) : "f"(t462));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t464;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t464) : "f"(t463), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_10 = t464;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t465 = s_11 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_11;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_11) : "f"(t465));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t467 = power_11 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t468;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t468) : "f"(t467));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t469;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t469) : "f"(t468), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_11 = t469;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t470 = s_12 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_12;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_12) : "f"(t470));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t472 = power_12 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t473;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t473) : "f"(t472));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t474;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t474) : "f"(t473), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_12 = t474;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t475 = s_13 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_13;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_13) : "f"(t475));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t477 = power_13 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t478;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t478) : "f"(t477));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t479;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t479) : "f"(t478), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_13 = t479;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t480 = s_14 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_14;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_14) : "f"(t480));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t482 = power_14 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t483;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t483) : "f"(t482));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t484;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t484) : "f"(t483), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_14 = t484;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t485 = s_15 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_15;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_15) : "f"(t485));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t487 = power_15 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t488;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t488) : "f"(t487));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t489;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t489) : "f"(t488), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_15 = t489;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t490 = s_16 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_16;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_16) : "f"(t490));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t492 = power_16 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t493;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t493) : "f"(t492));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t494;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t494) : "f"(t493), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_16 = t494;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t495 = 0u < t118;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t496 = t120 <= 0u;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t497 = t495 | t496;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
        if (t497) {
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t498 = t116 - 1u;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t499 = t498 << 6u;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 first_key_5 = t499 + t131;
            const u32 t501 = first + t130;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t502 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t503 = t502 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column = first_key_5 + t503;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t505 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t506 = t501 + t505;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t507 = t506 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            u32 t508;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t508) : "r"(t507), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t509 = t508 >> sharing_shift;
#line 129 "fa-kernels/src/attention/options/window.rs"
            const u32 t510 = window_right + 1u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t511 = t509 + end_8;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_9 = t511 + t510;
            const u32 t513 = end_9 > seq_q ? end_9 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t514 = t513 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
            const u32 end_10 = t514 < end_8 ? t514 : end_8;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_11 = t509 + end_8;
            const u32 t517 = end_11 > seq_q ? end_11 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_3 = t517 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t519 = position_3 > window_left ? position_3 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t520 = t519 - window_left;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t521 = end_8 > 1u ? end_8 : 1u;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t522 = t521 - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_4 = t520 < t522 ? t520 : t522;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t524 = end_10 > column ? end_10 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_12 = t524 - column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t526 = begin_4 > column ? begin_4 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t527 = t526 - column;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t528 = 0u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t529 = t527 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible = t528 & t529;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t531 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t531;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t532 = 1u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t533 = t527 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = t532 & t533;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t535 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t535;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t536 = 8u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t537 = t527 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = t536 & t537;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t539 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t539;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t540 = 9u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t541 = t527 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = t540 & t541;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t543 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t543;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t544 = 16u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t545 = t527 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = t544 & t545;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t547 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t547;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t548 = 17u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t549 = t527 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = t548 & t549;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t551 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t551;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t552 = 24u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t553 = t527 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = t552 & t553;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t555 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t555;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t556 = 25u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t557 = t527 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = t556 & t557;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t559 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t559;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t560 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t561 = t501 + t560;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t562 = t561 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t563 = t562 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            u32 t564;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t564) : "r"(t563), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t565 = t564 >> sharing_shift;
#line 129 "fa-kernels/src/attention/options/window.rs"
            const u32 t566 = window_right + 1u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t567 = t565 + end_8;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_13 = t567 + t566;
            const u32 t569 = end_13 > seq_q ? end_13 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t570 = t569 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
            const u32 end_14 = t570 < end_8 ? t570 : end_8;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_15 = t565 + end_8;
            const u32 t573 = end_15 > seq_q ? end_15 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_4 = t573 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t575 = position_4 > window_left ? position_4 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t576 = t575 - window_left;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t577 = end_8 > 1u ? end_8 : 1u;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t578 = t577 - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_5 = t576 < t578 ? t576 : t578;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t580 = end_14 > column ? end_14 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_16 = t580 - column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t582 = begin_5 > column ? begin_5 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t583 = t582 - column;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t584 = 0u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t585 = t583 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = t584 & t585;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t587 = visible_9 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t587;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t588 = 1u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t589 = t583 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = t588 & t589;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t591 = visible_10 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t591;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t592 = 8u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t593 = t583 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = t592 & t593;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t595 = visible_11 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t595;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t596 = 9u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t597 = t583 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = t596 & t597;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t599 = visible_12 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t599;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t600 = 16u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t601 = t583 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = t600 & t601;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t603 = visible_13 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t603;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t604 = 17u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t605 = t583 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = t604 & t605;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t607 = visible_14 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t607;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t608 = 24u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t609 = t583 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = t608 & t609;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t611 = visible_15 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t611;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t612 = 25u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t613 = t583 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = t612 & t613;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t615 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_16 = t615;
        }
#line 153 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t617;
        asm("max.f32 %0, %1, %2;" : "=f"(t617) : "f"(old), "f"(s));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t618;
        asm("max.f32 %0, %1, %2;" : "=f"(t618) : "f"(t617), "f"(s_2));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t619;
        asm("max.f32 %0, %1, %2;" : "=f"(t619) : "f"(t618), "f"(s_5));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t620;
        asm("max.f32 %0, %1, %2;" : "=f"(t620) : "f"(t619), "f"(s_6));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t621;
        asm("max.f32 %0, %1, %2;" : "=f"(t621) : "f"(t620), "f"(s_9));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t622;
        asm("max.f32 %0, %1, %2;" : "=f"(t622) : "f"(t621), "f"(s_10));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t623;
        asm("max.f32 %0, %1, %2;" : "=f"(t623) : "f"(t622), "f"(s_13));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t624;
        asm("max.f32 %0, %1, %2;" : "=f"(t624) : "f"(t623), "f"(s_14));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t625;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t625) : "f"(t624));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t624), "f"(t625));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t627;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t627) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t627));
#line 184 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t630 = new_1 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t630;
#line 156 "fa-kernels/src/attention/softmax.rs"
        const f32 t632 = -reference;
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 t633;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t633) : "f"(old), "f"(scale_log2), "f"(t632));
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t633));
#line 157 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 199 "fa-kernels/src/attention/softmax.rs"
        const f32 t635 = row_sum * rescale;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t636 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t636));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t638;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t638) : "f"(exponent));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s = t638;
        const f32 t639 = t635 + s;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t640 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t640));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t642;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t642) : "f"(exponent_2));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_2 = t642;
        const f32 t643 = t639 + s_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t644 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t644));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t646;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t646) : "f"(exponent_3));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_5 = t646;
        const f32 t647 = t643 + s_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t648 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t648));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t650;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t650) : "f"(exponent_4));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_6 = t650;
        const f32 t651 = t647 + s_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t652 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t652));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t654;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t654) : "f"(exponent_5));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_9 = t654;
        const f32 t655 = t651 + s_9;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t656 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t656));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t658;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t658) : "f"(exponent_6));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_10 = t658;
        const f32 t659 = t655 + s_10;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t660 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t660));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t662;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t662) : "f"(exponent_7));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_13 = t662;
        const f32 t663 = t659 + s_13;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t664 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t664));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t666;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t666) : "f"(exponent_8));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_14 = t666;
        const f32 t667 = t663 + s_14;
#line 205 "fa-kernels/src/attention/softmax.rs"
        row_sum = t667;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t668 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t668;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t669 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t669;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t670 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t670;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t671 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t671;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t672 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t672;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t673 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t673;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t674 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t674;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t675 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t675;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t676 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t676;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t677 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t677;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t678 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t678;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t679 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t679;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t680 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t680;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t681 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t681;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t682 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t682;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t683 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t683;
#line 153 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t685;
        asm("max.f32 %0, %1, %2;" : "=f"(t685) : "f"(old_2), "f"(s_3));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t686;
        asm("max.f32 %0, %1, %2;" : "=f"(t686) : "f"(t685), "f"(s_4));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t687;
        asm("max.f32 %0, %1, %2;" : "=f"(t687) : "f"(t686), "f"(s_7));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t688;
        asm("max.f32 %0, %1, %2;" : "=f"(t688) : "f"(t687), "f"(s_8));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t689;
        asm("max.f32 %0, %1, %2;" : "=f"(t689) : "f"(t688), "f"(s_11));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t690;
        asm("max.f32 %0, %1, %2;" : "=f"(t690) : "f"(t689), "f"(s_12));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t691;
        asm("max.f32 %0, %1, %2;" : "=f"(t691) : "f"(t690), "f"(s_15));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t692;
        asm("max.f32 %0, %1, %2;" : "=f"(t692) : "f"(t691), "f"(s_16));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t693;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t693) : "f"(t692));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t692), "f"(t693));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t695;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t695) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t695));
#line 184 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t698 = new_2 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t698;
#line 156 "fa-kernels/src/attention/softmax.rs"
        const f32 t700 = -reference_2;
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 t701;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t701) : "f"(old_2), "f"(scale_log2), "f"(t700));
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t701));
#line 157 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 199 "fa-kernels/src/attention/softmax.rs"
        const f32 t703 = row_sum_2 * rescale_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t704 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_9;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_3), "f"(scale_log2), "f"(t704));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t706;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t706) : "f"(exponent_9));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_3 = t706;
        const f32 t707 = t703 + s_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t708 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_10;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_4), "f"(scale_log2), "f"(t708));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t710;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t710) : "f"(exponent_10));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_4 = t710;
        const f32 t711 = t707 + s_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t712 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_11;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_7), "f"(scale_log2), "f"(t712));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t714;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t714) : "f"(exponent_11));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_7 = t714;
        const f32 t715 = t711 + s_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t716 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_12;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_8), "f"(scale_log2), "f"(t716));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t718;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t718) : "f"(exponent_12));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_8 = t718;
        const f32 t719 = t715 + s_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t720 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_13;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_11), "f"(scale_log2), "f"(t720));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t722;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t722) : "f"(exponent_13));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_11 = t722;
        const f32 t723 = t719 + s_11;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t724 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_14;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_12), "f"(scale_log2), "f"(t724));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t726;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t726) : "f"(exponent_14));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_12 = t726;
        const f32 t727 = t723 + s_12;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t728 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_15;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(scale_log2), "f"(t728));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t730;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t730) : "f"(exponent_15));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_15 = t730;
        const f32 t731 = t727 + s_15;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t732 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_16;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(scale_log2), "f"(t732));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t734;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t734) : "f"(exponent_16));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_16 = t734;
        const f32 t735 = t731 + s_16;
#line 205 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t735;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t736 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t736;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t737 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t737;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t738 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t738;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t739 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t739;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t740 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t740;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t741 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t741;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t742 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t742;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t743 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t743;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t744 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t744;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t745 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t745;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t746 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t746;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t747 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t747;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t748 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t748;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t749 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t749;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t750 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t750;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t751 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t751;
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t752;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t752) : "f"(s), "f"(s_2));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t753;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t753) : "f"(s_3), "f"(s_4));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t754;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t754) : "f"(s_5), "f"(s_6));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t755;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t755) : "f"(s_7), "f"(s_8));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t756;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t756) : "f"(s_9), "f"(s_10));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t757;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t757) : "f"(s_11), "f"(s_12));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t758;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t758) : "f"(s_13), "f"(s_14));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t759;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t759) : "f"(s_15), "f"(s_16));
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 2;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t760;
        asm volatile("mov.b32 %0, %1;" : "=r"(t760) : "r"(t406));
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t761 = t760 ^ 32u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t762 = t760 ^ 64u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t763 = t760 ^ 96u;
        const u32 t764 = t213 + t760;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t765 = t213 + t761;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t766 = t213 + t762;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t767 = t213 + t763;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t764) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t752), "r"(t753), "r"(t754), "r"(t755), "r"(m_49), "r"(m_50));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t752), "r"(t753), "r"(t754), "r"(t755), "r"(m_51), "r"(m_52));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t765) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t752), "r"(t753), "r"(t754), "r"(t755), "r"(m_53), "r"(m_54));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t752), "r"(t753), "r"(t754), "r"(t755), "r"(m_55), "r"(m_56));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t766) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t752), "r"(t753), "r"(t754), "r"(t755), "r"(m_57), "r"(m_58));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t752), "r"(t753), "r"(t754), "r"(t755), "r"(m_59), "r"(m_60));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t767) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t752), "r"(t753), "r"(t754), "r"(t755), "r"(m_61), "r"(m_62));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t752), "r"(t753), "r"(t754), "r"(t755), "r"(m_63), "r"(m_64));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t764) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t756), "r"(t757), "r"(t758), "r"(t759), "r"(m_65), "r"(m_66));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t756), "r"(t757), "r"(t758), "r"(t759), "r"(m_67), "r"(m_68));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t765) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t756), "r"(t757), "r"(t758), "r"(t759), "r"(m_69), "r"(m_70));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t756), "r"(t757), "r"(t758), "r"(t759), "r"(m_71), "r"(m_72));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t766) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t756), "r"(t757), "r"(t758), "r"(t759), "r"(m_73), "r"(m_74));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t756), "r"(t757), "r"(t758), "r"(t759), "r"(m_75), "r"(m_76));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t767) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t756), "r"(t757), "r"(t758), "r"(t759), "r"(m_77), "r"(m_78));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t756), "r"(t757), "r"(t758), "r"(t759), "r"(m_79), "r"(m_80));
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
            const bool t769 = next < count_2;
#line 271 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t769) {
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t770 = next & 1u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t771 = t770 << 13u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t772 = ring + t771;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t773 = t116 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t774 = t773 - next;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_6 = t774 << 6u;
                const u32 t776 = head_dim >> 3u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t777 = t772 + t234;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t778 = (u64)first_key_6 * t227;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t779 = t238 + t778;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t780 = t779 + t239;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t781 = t780 + t239;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t782 = t781 + t239;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t783 = t229 < t776;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t784 = t783 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t777), "l"(t779), "r"(t784) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t785 = t229 < t776;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t786 = t785 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t777), "l"(t780), "r"(t786) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t787 = t229 < t776;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t788 = t787 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t777), "l"(t781), "r"(t788) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t789 = t229 < t776;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t790 = t789 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t777), "l"(t782), "r"(t790) : "memory");
            }
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 271 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t791 = next < count_2;
#line 271 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t791) {
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t792 = next & 1u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t793 = t792 << 13u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t794 = t213 + t793;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t795 = t116 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t796 = t795 - next;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_7 = t796 << 6u;
                const u32 t798 = head_dim >> 3u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t799 = t794 + t260;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t800 = (u64)first_key_7 * t253;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t801 = t264 + t800;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t802 = t801 + t265;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t803 = t802 + t265;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t804 = t803 + t265;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t805 = t255 < t798;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t806 = t805 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t799), "l"(t801), "r"(t806) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t807 = t255 < t798;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t808 = t807 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t799), "l"(t802), "r"(t808) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t809 = t255 < t798;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t810 = t809 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t799), "l"(t803), "r"(t810) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t811 = t255 < t798;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t812 = t811 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t799), "l"(t804), "r"(t812) : "memory");
            }
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 381 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t813 = next + 1u;
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
            const u32 t814 = i & 1u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t815 = t814 << 13u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t816 = ring + t815;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 t817;
            asm volatile("mov.b32 %0, %1;" : "=r"(t817) : "r"(t398));
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t818 = t817 ^ 32u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t819 = t817 ^ 64u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t820 = t817 ^ 96u;
            const u32 t821 = t816 + t817;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_81;
            u32 m_82;
            u32 m_83;
            u32 m_84;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t821) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_81), "r"(m_82));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_83), "r"(m_84));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_85;
            u32 m_86;
            u32 m_87;
            u32 m_88;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t821) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_85), "r"(m_86));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_87), "r"(m_88));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t822 = t816 + t818;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_89;
            u32 m_90;
            u32 m_91;
            u32 m_92;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t822) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_89), "r"(m_90));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_91), "r"(m_92));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_93;
            u32 m_94;
            u32 m_95;
            u32 m_96;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t822) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_93), "r"(m_94));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_95), "r"(m_96));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t823 = t816 + t819;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_97;
            u32 m_98;
            u32 m_99;
            u32 m_100;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t823) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_97), "r"(m_98));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_99), "r"(m_100));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_101;
            u32 m_102;
            u32 m_103;
            u32 m_104;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t823) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_101), "r"(m_102));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_103), "r"(m_104));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t824 = t816 + t820;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_105;
            u32 m_106;
            u32 m_107;
            u32 m_108;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t824) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_105), "r"(m_106));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_107), "r"(m_108));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_109;
            u32 m_110;
            u32 m_111;
            u32 m_112;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t824) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_109), "r"(m_110));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_111), "r"(m_112));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t825 = s_17 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_17;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_17) : "f"(t825));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t827 = power_17 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t828;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t828) : "f"(t827));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t829;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t829) : "f"(t828), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_17 = t829;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t830 = s_18 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_18;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_18) : "f"(t830));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t832 = power_18 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t833;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t833) : "f"(t832));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t834;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t834) : "f"(t833), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_18 = t834;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t835 = s_19 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_19;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_19) : "f"(t835));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t837 = power_19 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t838;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t838) : "f"(t837));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t839;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t839) : "f"(t838), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_19 = t839;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t840 = s_20 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_20;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_20) : "f"(t840));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t842 = power_20 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t843;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t843) : "f"(t842));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t844;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t844) : "f"(t843), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_20 = t844;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t845 = s_21 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_21;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_21) : "f"(t845));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t847 = power_21 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t848;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t848) : "f"(t847));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t849;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t849) : "f"(t848), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_21 = t849;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t850 = s_22 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_22;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_22) : "f"(t850));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t852 = power_22 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t853;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t853) : "f"(t852));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t854;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t854) : "f"(t853), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_22 = t854;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t855 = s_23 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_23;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_23) : "f"(t855));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t857 = power_23 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t858;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t858) : "f"(t857));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t859;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t859) : "f"(t858), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_23 = t859;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t860 = s_24 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_24;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_24) : "f"(t860));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t862 = power_24 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t863;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t863) : "f"(t862));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t864;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t864) : "f"(t863), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_24 = t864;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t865 = s_25 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_25;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_25) : "f"(t865));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t867 = power_25 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t868;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t868) : "f"(t867));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t869;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t869) : "f"(t868), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_25 = t869;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t870 = s_26 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_26;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_26) : "f"(t870));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t872 = power_26 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t873;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t873) : "f"(t872));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t874;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t874) : "f"(t873), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_26 = t874;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t875 = s_27 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_27;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_27) : "f"(t875));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t877 = power_27 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t878;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t878) : "f"(t877));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t879;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t879) : "f"(t878), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_27 = t879;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t880 = s_28 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_28;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_28) : "f"(t880));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t882 = power_28 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t883;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t883) : "f"(t882));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t884;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t884) : "f"(t883), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_28 = t884;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t885 = s_29 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_29;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_29) : "f"(t885));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t887 = power_29 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t888;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t888) : "f"(t887));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t889;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t889) : "f"(t888), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_29 = t889;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t890 = s_30 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_30;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_30) : "f"(t890));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t892 = power_30 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t893;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t893) : "f"(t892));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t894;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t894) : "f"(t893), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_30 = t894;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t895 = s_31 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_31;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_31) : "f"(t895));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t897 = power_31 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t898;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t898) : "f"(t897));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t899;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t899) : "f"(t898), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_31 = t899;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t900 = s_32 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_32;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_32) : "f"(t900));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t902 = power_32 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t903;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t903) : "f"(t902));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t904;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t904) : "f"(t903), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_32 = t904;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t905 = i < t118;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t906 = t120 <= i;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t907 = t905 | t906;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
            if (t907) {
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t908 = t116 - 1u;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t909 = t908 - i;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t910 = t909 << 6u;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 first_key_8 = t910 + t131;
                const u32 t912 = first + t130;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t913 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t914 = t913 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_2 = first_key_8 + t914;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t916 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t917 = t912 + t916;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t918 = t917 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                u32 t919;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t919) : "r"(t918), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t920 = t919 >> sharing_shift;
#line 129 "fa-kernels/src/attention/options/window.rs"
                const u32 t921 = window_right + 1u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t922 = t920 + end_8;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_17 = t922 + t921;
                const u32 t924 = end_17 > seq_q ? end_17 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t925 = t924 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                const u32 end_18 = t925 < end_8 ? t925 : end_8;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_19 = t920 + end_8;
                const u32 t928 = end_19 > seq_q ? end_19 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_5 = t928 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t930 = position_5 > window_left ? position_5 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t931 = t930 - window_left;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t932 = end_8 > 1u ? end_8 : 1u;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t933 = t932 - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_6 = t931 < t933 ? t931 : t933;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t935 = end_18 > column_2 ? end_18 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_20 = t935 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t937 = begin_6 > column_2 ? begin_6 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t938 = t937 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t939 = 0u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t940 = t938 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_17 = t939 & t940;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t942 = visible_17 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t942;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t943 = 1u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t944 = t938 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_18 = t943 & t944;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t946 = visible_18 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t946;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t947 = 8u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t948 = t938 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_19 = t947 & t948;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t950 = visible_19 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t950;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t951 = 9u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t952 = t938 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_20 = t951 & t952;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t954 = visible_20 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t954;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t955 = 16u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t956 = t938 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_21 = t955 & t956;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t958 = visible_21 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t958;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t959 = 17u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t960 = t938 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_22 = t959 & t960;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t962 = visible_22 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t962;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t963 = 24u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t964 = t938 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_23 = t963 & t964;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t966 = visible_23 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t966;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t967 = 25u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t968 = t938 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_24 = t967 & t968;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t970 = visible_24 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t970;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t971 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t972 = t912 + t971;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t973 = t972 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t974 = t973 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                u32 t975;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t975) : "r"(t974), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t976 = t975 >> sharing_shift;
#line 129 "fa-kernels/src/attention/options/window.rs"
                const u32 t977 = window_right + 1u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t978 = t976 + end_8;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_21 = t978 + t977;
                const u32 t980 = end_21 > seq_q ? end_21 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t981 = t980 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                const u32 end_22 = t981 < end_8 ? t981 : end_8;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_23 = t976 + end_8;
                const u32 t984 = end_23 > seq_q ? end_23 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_6 = t984 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t986 = position_6 > window_left ? position_6 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t987 = t986 - window_left;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t988 = end_8 > 1u ? end_8 : 1u;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t989 = t988 - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_7 = t987 < t989 ? t987 : t989;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t991 = end_22 > column_2 ? end_22 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_24 = t991 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t993 = begin_7 > column_2 ? begin_7 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t994 = t993 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t995 = 0u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t996 = t994 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_25 = t995 & t996;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t998 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t998;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t999 = 1u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1000 = t994 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_26 = t999 & t1000;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1002 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t1002;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1003 = 8u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1004 = t994 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_27 = t1003 & t1004;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1006 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t1006;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1007 = 9u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1008 = t994 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_28 = t1007 & t1008;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1010 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t1010;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1011 = 16u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1012 = t994 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_29 = t1011 & t1012;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1014 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t1014;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1015 = 17u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1016 = t994 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_30 = t1015 & t1016;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1018 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t1018;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1019 = 24u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1020 = t994 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_31 = t1019 & t1020;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1022 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t1022;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1023 = 25u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1024 = t994 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_32 = t1023 & t1024;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1026 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t1026;
            }
#line 153 "fa-kernels/src/attention/softmax.rs"
            const f32 old_3 = row_max;
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1028;
            asm("max.f32 %0, %1, %2;" : "=f"(t1028) : "f"(old_3), "f"(s_17));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1029;
            asm("max.f32 %0, %1, %2;" : "=f"(t1029) : "f"(t1028), "f"(s_18));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1030;
            asm("max.f32 %0, %1, %2;" : "=f"(t1030) : "f"(t1029), "f"(s_21));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1031;
            asm("max.f32 %0, %1, %2;" : "=f"(t1031) : "f"(t1030), "f"(s_22));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1032;
            asm("max.f32 %0, %1, %2;" : "=f"(t1032) : "f"(t1031), "f"(s_25));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1033;
            asm("max.f32 %0, %1, %2;" : "=f"(t1033) : "f"(t1032), "f"(s_26));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1034;
            asm("max.f32 %0, %1, %2;" : "=f"(t1034) : "f"(t1033), "f"(s_29));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1035;
            asm("max.f32 %0, %1, %2;" : "=f"(t1035) : "f"(t1034), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1036;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1036) : "f"(t1035));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_3;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1035), "f"(t1036));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1038;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1038) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_3;
            asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t1038));
#line 184 "fa-kernels/src/attention/softmax.rs"
            const bool none_3 = new_3 == __uint_as_float(0xff800000u);
            const f32 t1041 = new_3 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_3 = none_3 ? 0.0f : t1041;
#line 156 "fa-kernels/src/attention/softmax.rs"
            const f32 t1043 = -reference_3;
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 t1044;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1044) : "f"(old_3), "f"(scale_log2), "f"(t1043));
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1044));
#line 157 "fa-kernels/src/attention/softmax.rs"
            row_max = new_3;
#line 199 "fa-kernels/src/attention/softmax.rs"
            const f32 t1046 = row_sum * rescale_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1047 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_17), "f"(scale_log2), "f"(t1047));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1049;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1049) : "f"(exponent_17));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_17 = t1049;
            const f32 t1050 = t1046 + s_17;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1051 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_18), "f"(scale_log2), "f"(t1051));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1053;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1053) : "f"(exponent_18));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_18 = t1053;
            const f32 t1054 = t1050 + s_18;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1055 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_21), "f"(scale_log2), "f"(t1055));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1057;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1057) : "f"(exponent_19));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_21 = t1057;
            const f32 t1058 = t1054 + s_21;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1059 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_22), "f"(scale_log2), "f"(t1059));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1061;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1061) : "f"(exponent_20));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_22 = t1061;
            const f32 t1062 = t1058 + s_22;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1063 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_25), "f"(scale_log2), "f"(t1063));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1065;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1065) : "f"(exponent_21));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_25 = t1065;
            const f32 t1066 = t1062 + s_25;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1067 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_26), "f"(scale_log2), "f"(t1067));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1069;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1069) : "f"(exponent_22));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_26 = t1069;
            const f32 t1070 = t1066 + s_26;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1071 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_29), "f"(scale_log2), "f"(t1071));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1073;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1073) : "f"(exponent_23));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_29 = t1073;
            const f32 t1074 = t1070 + s_29;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1075 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_30), "f"(scale_log2), "f"(t1075));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1077;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1077) : "f"(exponent_24));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_30 = t1077;
            const f32 t1078 = t1074 + s_30;
#line 205 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1078;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1079 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc = t1079;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1080 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_2 = t1080;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1081 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_5 = t1081;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1082 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_6 = t1082;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1083 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_9 = t1083;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1084 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_10 = t1084;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1085 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_13 = t1085;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1086 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_14 = t1086;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1087 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_17 = t1087;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1088 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_18 = t1088;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1089 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_21 = t1089;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1090 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_22 = t1090;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1091 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_25 = t1091;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1092 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_26 = t1092;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1093 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_29 = t1093;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1094 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_30 = t1094;
#line 153 "fa-kernels/src/attention/softmax.rs"
            const f32 old_4 = row_max_2;
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1096;
            asm("max.f32 %0, %1, %2;" : "=f"(t1096) : "f"(old_4), "f"(s_19));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1097;
            asm("max.f32 %0, %1, %2;" : "=f"(t1097) : "f"(t1096), "f"(s_20));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1098;
            asm("max.f32 %0, %1, %2;" : "=f"(t1098) : "f"(t1097), "f"(s_23));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1099;
            asm("max.f32 %0, %1, %2;" : "=f"(t1099) : "f"(t1098), "f"(s_24));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1100;
            asm("max.f32 %0, %1, %2;" : "=f"(t1100) : "f"(t1099), "f"(s_27));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1101;
            asm("max.f32 %0, %1, %2;" : "=f"(t1101) : "f"(t1100), "f"(s_28));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1102;
            asm("max.f32 %0, %1, %2;" : "=f"(t1102) : "f"(t1101), "f"(s_31));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1103;
            asm("max.f32 %0, %1, %2;" : "=f"(t1103) : "f"(t1102), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1104;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1104) : "f"(t1103));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_4;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1103), "f"(t1104));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1106;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1106) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_4;
            asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t1106));
#line 184 "fa-kernels/src/attention/softmax.rs"
            const bool none_4 = new_4 == __uint_as_float(0xff800000u);
            const f32 t1109 = new_4 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_4 = none_4 ? 0.0f : t1109;
#line 156 "fa-kernels/src/attention/softmax.rs"
            const f32 t1111 = -reference_4;
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 t1112;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1112) : "f"(old_4), "f"(scale_log2), "f"(t1111));
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1112));
#line 157 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_4;
#line 199 "fa-kernels/src/attention/softmax.rs"
            const f32 t1114 = row_sum_2 * rescale_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1115 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t1115));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1117;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1117) : "f"(exponent_25));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_19 = t1117;
            const f32 t1118 = t1114 + s_19;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1119 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t1119));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1121;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1121) : "f"(exponent_26));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_20 = t1121;
            const f32 t1122 = t1118 + s_20;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1123 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t1123));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1125;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1125) : "f"(exponent_27));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_23 = t1125;
            const f32 t1126 = t1122 + s_23;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1127 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t1127));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1129;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1129) : "f"(exponent_28));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_24 = t1129;
            const f32 t1130 = t1126 + s_24;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1131 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t1131));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1133;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1133) : "f"(exponent_29));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_27 = t1133;
            const f32 t1134 = t1130 + s_27;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1135 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t1135));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1137;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1137) : "f"(exponent_30));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_28 = t1137;
            const f32 t1138 = t1134 + s_28;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1139 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t1139));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1141;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1141) : "f"(exponent_31));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_31 = t1141;
            const f32 t1142 = t1138 + s_31;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1143 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t1143));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1145;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1145) : "f"(exponent_32));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_32 = t1145;
            const f32 t1146 = t1142 + s_32;
#line 205 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1146;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1147 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_3 = t1147;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1148 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_4 = t1148;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1149 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_7 = t1149;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1150 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_8 = t1150;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1151 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_11 = t1151;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1152 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_12 = t1152;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1153 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_15 = t1153;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1154 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_16 = t1154;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1155 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_19 = t1155;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1156 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_20 = t1156;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1157 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_23 = t1157;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1158 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_24 = t1158;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1159 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_27 = t1159;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1160 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_28 = t1160;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1161 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_31 = t1161;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1162 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_32 = t1162;
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1163;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1163) : "f"(s_17), "f"(s_18));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1164;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1164) : "f"(s_19), "f"(s_20));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1165;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1165) : "f"(s_21), "f"(s_22));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1166;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1166) : "f"(s_23), "f"(s_24));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1167;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1167) : "f"(s_25), "f"(s_26));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1168;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1168) : "f"(s_27), "f"(s_28));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1169;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1169) : "f"(s_29), "f"(s_30));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1170;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1170) : "f"(s_31), "f"(s_32));
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1171 = i & 1u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1172 = t1171 << 13u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1173 = t213 + t1172;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 t1174;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1174) : "r"(t406));
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1175 = t1174 ^ 32u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1176 = t1174 ^ 64u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1177 = t1174 ^ 96u;
            const u32 t1178 = t1173 + t1174;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1179 = t1173 + t1175;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1180 = t1173 + t1176;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1181 = t1173 + t1177;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_113;
            u32 m_114;
            u32 m_115;
            u32 m_116;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t1178) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1163), "r"(t1164), "r"(t1165), "r"(t1166), "r"(m_113), "r"(m_114));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1163), "r"(t1164), "r"(t1165), "r"(t1166), "r"(m_115), "r"(m_116));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_117;
            u32 m_118;
            u32 m_119;
            u32 m_120;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t1179) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1163), "r"(t1164), "r"(t1165), "r"(t1166), "r"(m_117), "r"(m_118));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1163), "r"(t1164), "r"(t1165), "r"(t1166), "r"(m_119), "r"(m_120));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_121;
            u32 m_122;
            u32 m_123;
            u32 m_124;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t1180) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1163), "r"(t1164), "r"(t1165), "r"(t1166), "r"(m_121), "r"(m_122));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1163), "r"(t1164), "r"(t1165), "r"(t1166), "r"(m_123), "r"(m_124));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_125;
            u32 m_126;
            u32 m_127;
            u32 m_128;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t1181) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1163), "r"(t1164), "r"(t1165), "r"(t1166), "r"(m_125), "r"(m_126));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1163), "r"(t1164), "r"(t1165), "r"(t1166), "r"(m_127), "r"(m_128));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_129;
            u32 m_130;
            u32 m_131;
            u32 m_132;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t1178) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1167), "r"(t1168), "r"(t1169), "r"(t1170), "r"(m_129), "r"(m_130));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1167), "r"(t1168), "r"(t1169), "r"(t1170), "r"(m_131), "r"(m_132));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_133;
            u32 m_134;
            u32 m_135;
            u32 m_136;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t1179) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1167), "r"(t1168), "r"(t1169), "r"(t1170), "r"(m_133), "r"(m_134));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1167), "r"(t1168), "r"(t1169), "r"(t1170), "r"(m_135), "r"(m_136));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_137;
            u32 m_138;
            u32 m_139;
            u32 m_140;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t1180) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1167), "r"(t1168), "r"(t1169), "r"(t1170), "r"(m_137), "r"(m_138));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1167), "r"(t1168), "r"(t1169), "r"(t1170), "r"(m_139), "r"(m_140));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_141;
            u32 m_142;
            u32 m_143;
            u32 m_144;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t1181) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1167), "r"(t1168), "r"(t1169), "r"(t1170), "r"(m_141), "r"(m_142));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1167), "r"(t1168), "r"(t1169), "r"(t1170), "r"(m_143), "r"(m_144));
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
        const u32 t1182 = warp_n << 1u;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t1183 = t1182 + warp_m;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t1184 = t1183 * 4608u;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t1185 = ring + t1184;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t1186 = lane << 2u;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 mine = t1185 + t1186;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1188 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1189 = t130 + t1188;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1190 = t1189 < t52;
#line 259 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1190) {
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
        const u32 t1191 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1192 = t130 + t1191;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1193 = t1192 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1194 = t1193 < t52;
#line 259 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1194) {
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
        const u32 t1196 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1197 = t130 + t1196;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1198 = t1197 < t52;
#line 259 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1198) {
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1199 = warp_m * 4608u;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1200 = ring + t1199;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1201 = lane << 2u;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs = t1200 + t1201;
#line 294 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns = theirs + slice;
            f32 t1204;
            asm volatile("ld.shared.f32 %0, [%1+2048];" : "=f"(t1204) : "r"(theirs) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1205;
            asm volatile("ld.shared.f32 %0, [%1+2176];" : "=f"(t1205) : "r"(theirs) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1206;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1206) : "r"(columns) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1207;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t1207) : "r"(columns) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1208;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t1208) : "r"(columns) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1209;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t1209) : "r"(columns) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1210;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t1210) : "r"(columns) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1211;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t1211) : "r"(columns) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1212;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t1212) : "r"(columns) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1213;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t1213) : "r"(columns) : "memory");
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1214 = 2u + warp_m;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1215 = t1214 * 4608u;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1216 = ring + t1215;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1217 = lane << 2u;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_2 = t1216 + t1217;
#line 294 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_2 = theirs_2 + slice;
            f32 t1220;
            asm volatile("ld.shared.f32 %0, [%1+2048];" : "=f"(t1220) : "r"(theirs_2) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1221;
            asm volatile("ld.shared.f32 %0, [%1+2176];" : "=f"(t1221) : "r"(theirs_2) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1222;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1222) : "r"(columns_2) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1223;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t1223) : "r"(columns_2) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1224;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t1224) : "r"(columns_2) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1225;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t1225) : "r"(columns_2) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1226;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t1226) : "r"(columns_2) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1227;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t1227) : "r"(columns_2) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1228;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t1228) : "r"(columns_2) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1229;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t1229) : "r"(columns_2) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 max;
            asm("max.f32 %0, %1, %2;" : "=f"(max) : "f"(t1204), "f"(t1220));
            const bool t1231 = max == __uint_as_float(0xff800000u);
#line 95 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1232 = max * scale_log2;
#line 95 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 reference_5 = t1231 ? 0.0f : t1232;
            const f32 t1234 = -reference_5;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1235;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1235) : "f"(t1204), "f"(scale_log2), "f"(t1234));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors) : "f"(t1235));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1237 = -reference_5;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1238;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1238) : "f"(t1220), "f"(scale_log2), "f"(t1237));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_2) : "f"(t1238));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1240 = t1205 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t1240;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1241;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1241) : "f"(t1221), "f"(factors_2), "f"(total));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t1241;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_2 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1242 = t1206 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t1242;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1243;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1243) : "f"(t1222), "f"(factors_2), "f"(total_2));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t1243;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_3 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1244 = t1207 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t1244;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1245;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1245) : "f"(t1223), "f"(factors_2), "f"(total_3));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t1245;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_4 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1246 = t1208 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t1246;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1247;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1247) : "f"(t1224), "f"(factors_2), "f"(total_4));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t1247;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_5 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1248 = t1209 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t1248;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1249;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1249) : "f"(t1225), "f"(factors_2), "f"(total_5));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t1249;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_6 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1250 = t1210 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t1250;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1251;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1251) : "f"(t1226), "f"(factors_2), "f"(total_6));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t1251;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_7 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1252 = t1211 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t1252;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1253;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1253) : "f"(t1227), "f"(factors_2), "f"(total_7));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t1253;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_8 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1254 = t1212 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t1254;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1255;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1255) : "f"(t1228), "f"(factors_2), "f"(total_8));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t1255;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_9 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1256 = t1213 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t1256;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1257;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1257) : "f"(t1229), "f"(factors_2), "f"(total_9));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t1257;
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
        const u32 t1258 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1259 = t130 + t1258;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1260 = t1259 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1261 = t1260 < t52;
#line 259 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1261) {
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1262 = warp_m * 4608u;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1263 = ring + t1262;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1264 = lane << 2u;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_3 = t1263 + t1264;
#line 294 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_3 = theirs_3 + slice;
            f32 t1267;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t1267) : "r"(theirs_3) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1268;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t1268) : "r"(theirs_3) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1269;
            asm volatile("ld.shared.f32 %0, [%1+2304];" : "=f"(t1269) : "r"(columns_3) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1270;
            asm volatile("ld.shared.f32 %0, [%1+2432];" : "=f"(t1270) : "r"(columns_3) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1271;
            asm volatile("ld.shared.f32 %0, [%1+2560];" : "=f"(t1271) : "r"(columns_3) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1272;
            asm volatile("ld.shared.f32 %0, [%1+2688];" : "=f"(t1272) : "r"(columns_3) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1273;
            asm volatile("ld.shared.f32 %0, [%1+2816];" : "=f"(t1273) : "r"(columns_3) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1274;
            asm volatile("ld.shared.f32 %0, [%1+2944];" : "=f"(t1274) : "r"(columns_3) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1275;
            asm volatile("ld.shared.f32 %0, [%1+3072];" : "=f"(t1275) : "r"(columns_3) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1276;
            asm volatile("ld.shared.f32 %0, [%1+3200];" : "=f"(t1276) : "r"(columns_3) : "memory");
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1277 = 2u + warp_m;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1278 = t1277 * 4608u;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1279 = ring + t1278;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1280 = lane << 2u;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_4 = t1279 + t1280;
#line 294 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_4 = theirs_4 + slice;
            f32 t1283;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t1283) : "r"(theirs_4) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1284;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t1284) : "r"(theirs_4) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1285;
            asm volatile("ld.shared.f32 %0, [%1+2304];" : "=f"(t1285) : "r"(columns_4) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1286;
            asm volatile("ld.shared.f32 %0, [%1+2432];" : "=f"(t1286) : "r"(columns_4) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1287;
            asm volatile("ld.shared.f32 %0, [%1+2560];" : "=f"(t1287) : "r"(columns_4) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1288;
            asm volatile("ld.shared.f32 %0, [%1+2688];" : "=f"(t1288) : "r"(columns_4) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1289;
            asm volatile("ld.shared.f32 %0, [%1+2816];" : "=f"(t1289) : "r"(columns_4) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1290;
            asm volatile("ld.shared.f32 %0, [%1+2944];" : "=f"(t1290) : "r"(columns_4) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1291;
            asm volatile("ld.shared.f32 %0, [%1+3072];" : "=f"(t1291) : "r"(columns_4) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1292;
            asm volatile("ld.shared.f32 %0, [%1+3200];" : "=f"(t1292) : "r"(columns_4) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 max_2;
            asm("max.f32 %0, %1, %2;" : "=f"(max_2) : "f"(t1267), "f"(t1283));
            const bool t1294 = max_2 == __uint_as_float(0xff800000u);
#line 95 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1295 = max_2 * scale_log2;
#line 95 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 reference_6 = t1294 ? 0.0f : t1295;
            const f32 t1297 = -reference_6;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1298;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1298) : "f"(t1267), "f"(scale_log2), "f"(t1297));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_3) : "f"(t1298));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1300 = -reference_6;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1301;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1301) : "f"(t1283), "f"(scale_log2), "f"(t1300));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_4) : "f"(t1301));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_10 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1303 = t1268 * factors_3;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1303;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1304;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1304) : "f"(t1284), "f"(factors_4), "f"(total_10));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1304;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_11 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1305 = t1269 * factors_3;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t1305;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1306;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1306) : "f"(t1285), "f"(factors_4), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t1306;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_12 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1307 = t1270 * factors_3;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t1307;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1308;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1308) : "f"(t1286), "f"(factors_4), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t1308;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_13 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1309 = t1271 * factors_3;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1309;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1310;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1310) : "f"(t1287), "f"(factors_4), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1310;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_14 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1311 = t1272 * factors_3;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1311;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1312;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1312) : "f"(t1288), "f"(factors_4), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1312;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_15 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1313 = t1273 * factors_3;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1313;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1314;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1314) : "f"(t1289), "f"(factors_4), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1314;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_16 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1315 = t1274 * factors_3;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1315;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1316;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1316) : "f"(t1290), "f"(factors_4), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1316;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_17 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1317 = t1275 * factors_3;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1317;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1318;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1318) : "f"(t1291), "f"(factors_4), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1318;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_18 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1319 = t1276 * factors_3;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1319;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1320;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1320) : "f"(t1292), "f"(factors_4), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1320;
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
        const bool t1321 = t110 == 1u;
#line 211 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1321) {
#line 227 "fa-kernels/src/attention/softmax.rs"
            f32 t1322;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1322) : "f"(row_sum_3));
#line 227 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_5 = row_sum_3 + t1322;
            f32 t1324;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1324) : "f"(pair_5));
#line 228 "fa-kernels/src/attention/softmax.rs"
            const f32 t1325 = pair_5 + t1324;
#line 228 "fa-kernels/src/attention/softmax.rs"
            row_sum_3 = t1325;
#line 227 "fa-kernels/src/attention/softmax.rs"
            f32 t1326;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1326) : "f"(row_sum_4));
#line 227 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_6 = row_sum_4 + t1326;
            f32 t1328;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1328) : "f"(pair_6));
#line 228 "fa-kernels/src/attention/softmax.rs"
            const f32 t1329 = pair_6 + t1328;
#line 228 "fa-kernels/src/attention/softmax.rs"
            row_sum_4 = t1329;
#line 310 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum_3;
            const bool t1330 = sum == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
            f32 t1331;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1331) : "f"(sum));
#line 311 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t1330 ? 0.0f : t1331;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1333 = rows * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows = t1333;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1334 = rows_2 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_2 = t1334;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1335 = rows_5 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_5 = t1335;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1336 = rows_6 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_6 = t1336;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1337 = rows_9 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_9 = t1337;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1338 = rows_10 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_10 = t1338;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1339 = rows_13 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_13 = t1339;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1340 = rows_14 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_14 = t1340;
#line 310 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_4;
            const bool t1341 = sum_2 == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
            f32 t1342;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1342) : "f"(sum_2));
#line 311 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t1341 ? 0.0f : t1342;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1344 = rows_3 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_3 = t1344;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1345 = rows_4 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_4 = t1345;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1346 = rows_7 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_7 = t1346;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1347 = rows_8 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_8 = t1347;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1348 = rows_11 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_11 = t1348;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1349 = rows_12 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_12 = t1349;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1350 = rows_15 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_15 = t1350;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1351 = rows_16 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_16 = t1351;
#line 433 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 first_2 = warp_n << 2u;
            const u32 t1353 = lane & 3u;
#line 434 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1354 = t1353 << 2u;
#line 434 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1355 = first_2 << 4u;
#line 434 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 lane_bytes = t1354 + t1355;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1357 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1358 = t130 + t1357;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1359 = t1358 < t52;
#line 259 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1359) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1360 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1361 = t130 + t1360;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1362 = first + t1361;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1363 = t1362 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1364;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1364) : "r"(t1363), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1365 = t1364 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1366 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1367 = first + t1361;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1368 = t1367 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1369;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1369) : "r"(t1368), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1370 = t1369 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1371 = t1370 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1372 = t1367 - t1371;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1373 = t1366 + t1372;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1374 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1375 = t1374 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1376 = t1375 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1377 = o + t1376;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1378 = (u64)t1365;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1379 = t1378 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1380 = t1379 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1381 = t1377 + t1380;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1382 = (u64)t1373;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1383 = t1382 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1384 = t1383 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1385 = t1381 + t1384;
#line 439 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1386 = (u64)lane_bytes;
#line 439 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to = t1385 + t1386;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_7 = rows;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_8 = rows_2;
                const u32 t1388 = head_dim >> 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1389 = first_2 < t1388;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1389) {
                    u32 t1390;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1390) : "f"(pair_7), "f"(pair_8));
#line 444 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to), "r"(t1390) : "memory");
                }
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_9 = rows_5;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_10 = rows_6;
                const u32 t1391 = first_2 + 1u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1392 = head_dim >> 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1393 = t1391 < t1392;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1393) {
                    u32 t1394;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1394) : "f"(pair_9), "f"(pair_10));
#line 444 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to), "r"(t1394) : "memory");
                }
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_11 = rows_9;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_12 = rows_10;
                const u32 t1395 = first_2 + 2u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1396 = head_dim >> 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1397 = t1395 < t1396;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1397) {
                    u32 t1398;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1398) : "f"(pair_11), "f"(pair_12));
#line 444 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to), "r"(t1398) : "memory");
                }
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_13 = rows_13;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_14 = rows_14;
                const u32 t1399 = first_2 + 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1400 = head_dim >> 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1401 = t1399 < t1400;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1401) {
                    u32 t1402;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1402) : "f"(pair_13), "f"(pair_14));
#line 444 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to), "r"(t1402) : "memory");
                }
            }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1403 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1404 = t130 + t1403;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1405 = t1404 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1406 = t1405 < t52;
#line 259 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1406) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1407 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1408 = t130 + t1407;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1409 = t1408 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1410 = first + t1409;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1411 = t1410 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1412;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1412) : "r"(t1411), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1413 = t1412 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1414 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1415 = first + t1409;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1416 = t1415 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1417;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1417) : "r"(t1416), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1418 = t1417 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1419 = t1418 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1420 = t1415 - t1419;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1421 = t1414 + t1420;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1422 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1423 = t1422 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1424 = t1423 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1425 = o + t1424;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1426 = (u64)t1413;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1427 = t1426 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1428 = t1427 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1429 = t1425 + t1428;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1430 = (u64)t1421;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1431 = t1430 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1432 = t1431 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1433 = t1429 + t1432;
#line 439 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1434 = (u64)lane_bytes;
#line 439 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to_2 = t1433 + t1434;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_15 = rows_3;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_16 = rows_4;
                const u32 t1436 = head_dim >> 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1437 = first_2 < t1436;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1437) {
                    u32 t1438;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1438) : "f"(pair_15), "f"(pair_16));
#line 444 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_2), "r"(t1438) : "memory");
                }
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_17 = rows_7;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_18 = rows_8;
                const u32 t1439 = first_2 + 1u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1440 = head_dim >> 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1441 = t1439 < t1440;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1441) {
                    u32 t1442;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1442) : "f"(pair_17), "f"(pair_18));
#line 444 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_2), "r"(t1442) : "memory");
                }
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_19 = rows_11;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_20 = rows_12;
                const u32 t1443 = first_2 + 2u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1444 = head_dim >> 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1445 = t1443 < t1444;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1445) {
                    u32 t1446;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1446) : "f"(pair_19), "f"(pair_20));
#line 444 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_2), "r"(t1446) : "memory");
                }
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_21 = rows_15;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_22 = rows_16;
                const u32 t1447 = first_2 + 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1448 = head_dim >> 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1449 = t1447 < t1448;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1449) {
                    u32 t1450;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1450) : "f"(pair_21), "f"(pair_22));
#line 444 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_2), "r"(t1450) : "memory");
                }
            }
#line 273 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1451 = warp_n < 1u;
#line 273 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1451) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1452 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row = t130 + t1452;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1454 = row < t52;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1455 = first + row;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1456 = t1455 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1457;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1457) : "r"(t1456), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1458 = t1457 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1459 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1460 = first + row;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1461 = t1460 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1462;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1462) : "r"(t1461), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1463 = t1462 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1464 = t1463 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1465 = t1460 - t1464;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1466 = t1459 + t1465;
#line 287 "fa-kernels/src/attention/softmax.rs"
                f32 t1467;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1467) : "f"(row_sum_3));
#line 287 "fa-kernels/src/attention/softmax.rs"
                f32 t1468;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1468) : "f"(row_max_3), "f"(scale_log2), "f"(t1467));
#line 287 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_2 = t1468 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                const bool t1470 = row_sum_3 == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                const f32 value = t1470 ? __uint_as_float(0xff800000u) : lse_2;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1472 = lane & 3u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1473 = t1472 == 0u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1474 = t1454 & t1473;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                if (t1474) {
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1475 = (u64)t16;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1476 = t1475 * lse_stride0;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1477 = t1476 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1478 = lse + t1477;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1479 = (u64)t1466;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1480 = t1479 * lse_stride1;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1481 = t1480 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1482 = t1478 + t1481;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1483 = (u64)t1458;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1484 = t1483 * lse_stride2;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1485 = t1484 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1486 = t1482 + t1485;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1486), "f"(value) : "memory");
                }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1487 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1488 = t130 + t1487;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_2 = t1488 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1490 = row_2 < t52;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1491 = first + row_2;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1492 = t1491 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1493;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1493) : "r"(t1492), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1494 = t1493 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1495 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1496 = first + row_2;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1497 = t1496 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1498;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1498) : "r"(t1497), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1499 = t1498 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1500 = t1499 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1501 = t1496 - t1500;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1502 = t1495 + t1501;
#line 287 "fa-kernels/src/attention/softmax.rs"
                f32 t1503;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1503) : "f"(row_sum_4));
#line 287 "fa-kernels/src/attention/softmax.rs"
                f32 t1504;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1504) : "f"(row_max_4), "f"(scale_log2), "f"(t1503));
#line 287 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_3 = t1504 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                const bool t1506 = row_sum_4 == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                const f32 value_2 = t1506 ? __uint_as_float(0xff800000u) : lse_3;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1508 = lane & 3u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1509 = t1508 == 0u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1510 = t1490 & t1509;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                if (t1510) {
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1511 = (u64)t16;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1512 = t1511 * lse_stride0;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1513 = t1512 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1514 = lse + t1513;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1515 = (u64)t1502;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1516 = t1515 * lse_stride1;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1517 = t1516 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1518 = t1514 + t1517;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1519 = (u64)t1494;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1520 = t1519 * lse_stride2;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1521 = t1520 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1522 = t1518 + t1521;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1522), "f"(value_2) : "memory");
                }
            }
        } else {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1523 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1524 = t130 + t1523;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1525 = t1524 < t52;
#line 259 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1525) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1526 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 slice_2 = t1526 + warp_n;
                const u32 index = slice_2 << 1u;
                const u64 t1529 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1530 = t1529 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1531 = t1530 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1532 = partials + t1531;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1533 = (u64)t13;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1534 = t1533 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1535 = t1534 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1536 = t1532 + t1535;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1537 = (u64)index;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1538 = t1537 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1539 = t1538 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1540 = t1536 + t1539;
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1541 = (u64)lane * 4u;
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1542 = t1540 + t1541;
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1543 = lane << 2u;
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1544 = (u64)t1543 * 4u;
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1545 = t1540 + t1544;
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1546;
                asm("mov.b32 %0, %1;" : "=r"(t1546) : "f"(rows));
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1547;
                asm("mov.b32 %0, %1;" : "=r"(t1547) : "f"(rows_2));
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1548;
                asm("mov.b32 %0, %1;" : "=r"(t1548) : "f"(rows_5));
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1549;
                asm("mov.b32 %0, %1;" : "=r"(t1549) : "f"(rows_6));
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1545), "r"(t1546), "r"(t1547), "r"(t1548), "r"(t1549) : "memory");
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1550;
                asm("mov.b32 %0, %1;" : "=r"(t1550) : "f"(rows_9));
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1551;
                asm("mov.b32 %0, %1;" : "=r"(t1551) : "f"(rows_10));
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1552;
                asm("mov.b32 %0, %1;" : "=r"(t1552) : "f"(rows_13));
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1553;
                asm("mov.b32 %0, %1;" : "=r"(t1553) : "f"(rows_14));
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t1545), "r"(t1550), "r"(t1551), "r"(t1552), "r"(t1553) : "memory");
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t1542), "f"(row_max_3) : "memory");
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t1542), "f"(row_sum_3) : "memory");
            }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1554 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1555 = t130 + t1554;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1556 = t1555 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1557 = t1556 < t52;
#line 259 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1557) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1558 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 slice_3 = t1558 + warp_n;
                const u32 t1560 = slice_3 << 1u;
#line 403 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 index_2 = t1560 + 1u;
                const u64 t1562 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1563 = t1562 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1564 = t1563 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1565 = partials + t1564;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1566 = (u64)t13;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1567 = t1566 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1568 = t1567 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1569 = t1565 + t1568;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1570 = (u64)index_2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1571 = t1570 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1572 = t1571 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1573 = t1569 + t1572;
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1574 = (u64)lane * 4u;
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1575 = t1573 + t1574;
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1576 = lane << 2u;
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1577 = (u64)t1576 * 4u;
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1578 = t1573 + t1577;
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1579;
                asm("mov.b32 %0, %1;" : "=r"(t1579) : "f"(rows_3));
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1580;
                asm("mov.b32 %0, %1;" : "=r"(t1580) : "f"(rows_4));
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1581;
                asm("mov.b32 %0, %1;" : "=r"(t1581) : "f"(rows_7));
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1582;
                asm("mov.b32 %0, %1;" : "=r"(t1582) : "f"(rows_8));
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1578), "r"(t1579), "r"(t1580), "r"(t1581), "r"(t1582) : "memory");
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1583;
                asm("mov.b32 %0, %1;" : "=r"(t1583) : "f"(rows_11));
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1584;
                asm("mov.b32 %0, %1;" : "=r"(t1584) : "f"(rows_12));
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1585;
                asm("mov.b32 %0, %1;" : "=r"(t1585) : "f"(rows_15));
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1586;
                asm("mov.b32 %0, %1;" : "=r"(t1586) : "f"(rows_16));
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t1578), "r"(t1583), "r"(t1584), "r"(t1585), "r"(t1586) : "memory");
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t1575), "f"(row_max_4) : "memory");
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t1575), "f"(row_sum_4) : "memory");
            }
#line 215 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1587 = (u64)tile;
#line 215 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1588 = t1587 * arrived_stride0;
#line 215 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1589 = t1588 * 4ull;
#line 215 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1590 = arrived + t1589;
#line 215 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1591 = t110 - 1u;
#line 215 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1592 = (u32)__cvta_generic_to_shared(smem);
#line 215 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1593 = t1592 + 36864u;
#line 215 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 215 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1594 = threadIdx.x;
#line 215 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1595 = t1594 == 0u;
#line 215 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1595) {
#line 215 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1596;
                asm volatile("atom.acq_rel.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t1596) : "l"(t1590), "r"(t1591) : "memory");
#line 215 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1593), "r"(t1596) : "memory");
            }
#line 215 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 215 "fa-kernels/src/attention/forward/decode/merge.rs"
            u32 t1597;
            asm volatile("ld.shared.u32 %0, [%1+0];" : "=r"(t1597) : "r"(t1593) : "memory");
#line 215 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1598 = t1597 == t1591;
#line 215 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1598) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1599 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1600 = t130 + t1599;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1601 = t1600 < t52;
#line 259 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1601) {
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
                        const bool t1602 = split < t110;
                        if (!t1602) break;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1603 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_4 = t1603 + warp_n;
                        const u32 index_3 = slice_4 << 1u;
                        const u64 t1606 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1607 = t1606 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1608 = t1607 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1609 = partials + t1608;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1610 = (u64)split;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1611 = t1610 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1612 = t1611 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1613 = t1609 + t1612;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1614 = (u64)index_3;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1615 = t1614 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1616 = t1615 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1617 = t1613 + t1616;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1618 = (u64)lane * 4u;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1619 = t1617 + t1618;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1620 = lane << 2u;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1621 = (u64)t1620 * 4u;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1622 = t1617 + t1621;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk;
                        u32 chunk_2;
                        u32 chunk_3;
                        u32 chunk_4;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t1622) : "memory");
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1623;
                        asm("mov.b32 %0, %1;" : "=f"(t1623) : "r"(chunk));
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1624;
                        asm("mov.b32 %0, %1;" : "=f"(t1624) : "r"(chunk_2));
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1625;
                        asm("mov.b32 %0, %1;" : "=f"(t1625) : "r"(chunk_3));
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1626;
                        asm("mov.b32 %0, %1;" : "=f"(t1626) : "r"(chunk_4));
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_5;
                        u32 chunk_6;
                        u32 chunk_7;
                        u32 chunk_8;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t1622) : "memory");
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1627;
                        asm("mov.b32 %0, %1;" : "=f"(t1627) : "r"(chunk_5));
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1628;
                        asm("mov.b32 %0, %1;" : "=f"(t1628) : "r"(chunk_6));
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1629;
                        asm("mov.b32 %0, %1;" : "=f"(t1629) : "r"(chunk_7));
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1630;
                        asm("mov.b32 %0, %1;" : "=f"(t1630) : "r"(chunk_8));
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1631;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1631) : "l"(t1619) : "memory");
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1632;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1632) : "l"(t1619) : "memory");
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words = t1623;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_2 = t1624;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_3 = t1625;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_4 = t1626;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_5 = t1627;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_6 = t1628;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_7 = t1629;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_8 = t1630;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_9 = t1631;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_10 = t1632;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state = words_9;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_2 = words_10;
#line 358 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1633 = split + 1u;
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
                        const bool t1634 = t1633 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1634) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1635 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_5 = t1635 + warp_n;
                            const u32 index_4 = slice_5 << 1u;
                            const u64 t1638 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1639 = t1638 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1640 = t1639 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1641 = partials + t1640;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1642 = (u64)t1633;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1643 = t1642 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1644 = t1643 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1645 = t1641 + t1644;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1646 = (u64)index_4;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1647 = t1646 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1648 = t1647 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1649 = t1645 + t1648;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1650 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1651 = t1649 + t1650;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1652 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1653 = (u64)t1652 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1654 = t1649 + t1653;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_9;
                            u32 chunk_10;
                            u32 chunk_11;
                            u32 chunk_12;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_9), "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12) : "l"(t1654) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1655;
                            asm("mov.b32 %0, %1;" : "=f"(t1655) : "r"(chunk_9));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1656;
                            asm("mov.b32 %0, %1;" : "=f"(t1656) : "r"(chunk_10));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1657;
                            asm("mov.b32 %0, %1;" : "=f"(t1657) : "r"(chunk_11));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1658;
                            asm("mov.b32 %0, %1;" : "=f"(t1658) : "r"(chunk_12));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_13;
                            u32 chunk_14;
                            u32 chunk_15;
                            u32 chunk_16;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_13), "=r"(chunk_14), "=r"(chunk_15), "=r"(chunk_16) : "l"(t1654) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1659;
                            asm("mov.b32 %0, %1;" : "=f"(t1659) : "r"(chunk_13));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1660;
                            asm("mov.b32 %0, %1;" : "=f"(t1660) : "r"(chunk_14));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1661;
                            asm("mov.b32 %0, %1;" : "=f"(t1661) : "r"(chunk_15));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1662;
                            asm("mov.b32 %0, %1;" : "=f"(t1662) : "r"(chunk_16));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1663;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1663) : "l"(t1651) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1664;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1664) : "l"(t1651) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part = t1655;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_2 = t1656;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_3 = t1657;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_4 = t1658;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_5 = t1659;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_6 = t1660;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_7 = t1661;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_8 = t1662;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_9 = t1663;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_10 = t1664;
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
                        const u32 t1665 = split + 2u;
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
                        const bool t1666 = t1665 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1666) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1667 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_6 = t1667 + warp_n;
                            const u32 index_5 = slice_6 << 1u;
                            const u64 t1670 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1671 = t1670 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1672 = t1671 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1673 = partials + t1672;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1674 = (u64)t1665;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1675 = t1674 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1676 = t1675 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1677 = t1673 + t1676;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1678 = (u64)index_5;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1679 = t1678 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1680 = t1679 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1681 = t1677 + t1680;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1682 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1683 = t1681 + t1682;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1684 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1685 = (u64)t1684 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1686 = t1681 + t1685;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_17;
                            u32 chunk_18;
                            u32 chunk_19;
                            u32 chunk_20;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_17), "=r"(chunk_18), "=r"(chunk_19), "=r"(chunk_20) : "l"(t1686) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1687;
                            asm("mov.b32 %0, %1;" : "=f"(t1687) : "r"(chunk_17));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1688;
                            asm("mov.b32 %0, %1;" : "=f"(t1688) : "r"(chunk_18));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1689;
                            asm("mov.b32 %0, %1;" : "=f"(t1689) : "r"(chunk_19));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1690;
                            asm("mov.b32 %0, %1;" : "=f"(t1690) : "r"(chunk_20));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_21;
                            u32 chunk_22;
                            u32 chunk_23;
                            u32 chunk_24;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_21), "=r"(chunk_22), "=r"(chunk_23), "=r"(chunk_24) : "l"(t1686) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1691;
                            asm("mov.b32 %0, %1;" : "=f"(t1691) : "r"(chunk_21));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1692;
                            asm("mov.b32 %0, %1;" : "=f"(t1692) : "r"(chunk_22));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1693;
                            asm("mov.b32 %0, %1;" : "=f"(t1693) : "r"(chunk_23));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1694;
                            asm("mov.b32 %0, %1;" : "=f"(t1694) : "r"(chunk_24));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1695;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1695) : "l"(t1683) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1696;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1696) : "l"(t1683) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_11 = t1687;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_12 = t1688;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_13 = t1689;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_14 = t1690;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_15 = t1691;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_16 = t1692;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_17 = t1693;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_18 = t1694;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_19 = t1695;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_20 = t1696;
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
                        const u32 t1697 = split + 3u;
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
                        const bool t1698 = t1697 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1698) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1699 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_7 = t1699 + warp_n;
                            const u32 index_6 = slice_7 << 1u;
                            const u64 t1702 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1703 = t1702 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1704 = t1703 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1705 = partials + t1704;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1706 = (u64)t1697;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1707 = t1706 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1708 = t1707 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1709 = t1705 + t1708;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1710 = (u64)index_6;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1711 = t1710 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1712 = t1711 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1713 = t1709 + t1712;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1714 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1715 = t1713 + t1714;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1716 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1717 = (u64)t1716 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1718 = t1713 + t1717;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_25;
                            u32 chunk_26;
                            u32 chunk_27;
                            u32 chunk_28;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_25), "=r"(chunk_26), "=r"(chunk_27), "=r"(chunk_28) : "l"(t1718) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1719;
                            asm("mov.b32 %0, %1;" : "=f"(t1719) : "r"(chunk_25));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1720;
                            asm("mov.b32 %0, %1;" : "=f"(t1720) : "r"(chunk_26));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1721;
                            asm("mov.b32 %0, %1;" : "=f"(t1721) : "r"(chunk_27));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1722;
                            asm("mov.b32 %0, %1;" : "=f"(t1722) : "r"(chunk_28));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_29;
                            u32 chunk_30;
                            u32 chunk_31;
                            u32 chunk_32;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_29), "=r"(chunk_30), "=r"(chunk_31), "=r"(chunk_32) : "l"(t1718) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1723;
                            asm("mov.b32 %0, %1;" : "=f"(t1723) : "r"(chunk_29));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1724;
                            asm("mov.b32 %0, %1;" : "=f"(t1724) : "r"(chunk_30));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1725;
                            asm("mov.b32 %0, %1;" : "=f"(t1725) : "r"(chunk_31));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1726;
                            asm("mov.b32 %0, %1;" : "=f"(t1726) : "r"(chunk_32));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1727;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1727) : "l"(t1715) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1728;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1728) : "l"(t1715) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_21 = t1719;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_22 = t1720;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_23 = t1721;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_24 = t1722;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_25 = t1723;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_26 = t1724;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_27 = t1725;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_28 = t1726;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_29 = t1727;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_30 = t1728;
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
                        const u32 t1729 = split + 4u;
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
                        const bool t1730 = t1729 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1730) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1731 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_8 = t1731 + warp_n;
                            const u32 index_7 = slice_8 << 1u;
                            const u64 t1734 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1735 = t1734 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1736 = t1735 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1737 = partials + t1736;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1738 = (u64)t1729;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1739 = t1738 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1740 = t1739 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1741 = t1737 + t1740;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1742 = (u64)index_7;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1743 = t1742 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1744 = t1743 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1745 = t1741 + t1744;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1746 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1747 = t1745 + t1746;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1748 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1749 = (u64)t1748 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1750 = t1745 + t1749;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_33;
                            u32 chunk_34;
                            u32 chunk_35;
                            u32 chunk_36;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_33), "=r"(chunk_34), "=r"(chunk_35), "=r"(chunk_36) : "l"(t1750) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1751;
                            asm("mov.b32 %0, %1;" : "=f"(t1751) : "r"(chunk_33));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1752;
                            asm("mov.b32 %0, %1;" : "=f"(t1752) : "r"(chunk_34));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1753;
                            asm("mov.b32 %0, %1;" : "=f"(t1753) : "r"(chunk_35));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1754;
                            asm("mov.b32 %0, %1;" : "=f"(t1754) : "r"(chunk_36));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_37;
                            u32 chunk_38;
                            u32 chunk_39;
                            u32 chunk_40;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_37), "=r"(chunk_38), "=r"(chunk_39), "=r"(chunk_40) : "l"(t1750) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1755;
                            asm("mov.b32 %0, %1;" : "=f"(t1755) : "r"(chunk_37));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1756;
                            asm("mov.b32 %0, %1;" : "=f"(t1756) : "r"(chunk_38));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1757;
                            asm("mov.b32 %0, %1;" : "=f"(t1757) : "r"(chunk_39));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1758;
                            asm("mov.b32 %0, %1;" : "=f"(t1758) : "r"(chunk_40));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1759;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1759) : "l"(t1747) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1760;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1760) : "l"(t1747) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_31 = t1751;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_32 = t1752;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_33 = t1753;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_34 = t1754;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_35 = t1755;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_36 = t1756;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_37 = t1757;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_38 = t1758;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_39 = t1759;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_40 = t1760;
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
                        const u32 t1761 = split + 5u;
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
                        const bool t1762 = t1761 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1762) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1763 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_9 = t1763 + warp_n;
                            const u32 index_8 = slice_9 << 1u;
                            const u64 t1766 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1767 = t1766 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1768 = t1767 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1769 = partials + t1768;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1770 = (u64)t1761;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1771 = t1770 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1772 = t1771 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1773 = t1769 + t1772;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1774 = (u64)index_8;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1775 = t1774 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1776 = t1775 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1777 = t1773 + t1776;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1778 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1779 = t1777 + t1778;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1780 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1781 = (u64)t1780 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1782 = t1777 + t1781;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_41;
                            u32 chunk_42;
                            u32 chunk_43;
                            u32 chunk_44;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_41), "=r"(chunk_42), "=r"(chunk_43), "=r"(chunk_44) : "l"(t1782) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1783;
                            asm("mov.b32 %0, %1;" : "=f"(t1783) : "r"(chunk_41));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1784;
                            asm("mov.b32 %0, %1;" : "=f"(t1784) : "r"(chunk_42));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1785;
                            asm("mov.b32 %0, %1;" : "=f"(t1785) : "r"(chunk_43));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1786;
                            asm("mov.b32 %0, %1;" : "=f"(t1786) : "r"(chunk_44));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_45;
                            u32 chunk_46;
                            u32 chunk_47;
                            u32 chunk_48;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_45), "=r"(chunk_46), "=r"(chunk_47), "=r"(chunk_48) : "l"(t1782) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1787;
                            asm("mov.b32 %0, %1;" : "=f"(t1787) : "r"(chunk_45));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1788;
                            asm("mov.b32 %0, %1;" : "=f"(t1788) : "r"(chunk_46));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1789;
                            asm("mov.b32 %0, %1;" : "=f"(t1789) : "r"(chunk_47));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1790;
                            asm("mov.b32 %0, %1;" : "=f"(t1790) : "r"(chunk_48));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1791;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1791) : "l"(t1779) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1792;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1792) : "l"(t1779) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_41 = t1783;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_42 = t1784;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_43 = t1785;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_44 = t1786;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_45 = t1787;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_46 = t1788;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_47 = t1789;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_48 = t1790;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_49 = t1791;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_50 = t1792;
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
                        const u32 t1793 = split + 6u;
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
                        const bool t1794 = t1793 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1794) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1795 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_10 = t1795 + warp_n;
                            const u32 index_9 = slice_10 << 1u;
                            const u64 t1798 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1799 = t1798 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1800 = t1799 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1801 = partials + t1800;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1802 = (u64)t1793;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1803 = t1802 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1804 = t1803 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1805 = t1801 + t1804;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1806 = (u64)index_9;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1807 = t1806 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1808 = t1807 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1809 = t1805 + t1808;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1810 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1811 = t1809 + t1810;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1812 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1813 = (u64)t1812 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1814 = t1809 + t1813;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_49;
                            u32 chunk_50;
                            u32 chunk_51;
                            u32 chunk_52;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_49), "=r"(chunk_50), "=r"(chunk_51), "=r"(chunk_52) : "l"(t1814) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1815;
                            asm("mov.b32 %0, %1;" : "=f"(t1815) : "r"(chunk_49));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1816;
                            asm("mov.b32 %0, %1;" : "=f"(t1816) : "r"(chunk_50));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1817;
                            asm("mov.b32 %0, %1;" : "=f"(t1817) : "r"(chunk_51));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1818;
                            asm("mov.b32 %0, %1;" : "=f"(t1818) : "r"(chunk_52));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_53;
                            u32 chunk_54;
                            u32 chunk_55;
                            u32 chunk_56;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_53), "=r"(chunk_54), "=r"(chunk_55), "=r"(chunk_56) : "l"(t1814) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1819;
                            asm("mov.b32 %0, %1;" : "=f"(t1819) : "r"(chunk_53));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1820;
                            asm("mov.b32 %0, %1;" : "=f"(t1820) : "r"(chunk_54));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1821;
                            asm("mov.b32 %0, %1;" : "=f"(t1821) : "r"(chunk_55));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1822;
                            asm("mov.b32 %0, %1;" : "=f"(t1822) : "r"(chunk_56));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1823;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1823) : "l"(t1811) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1824;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1824) : "l"(t1811) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_51 = t1815;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_52 = t1816;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_53 = t1817;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_54 = t1818;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_55 = t1819;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_56 = t1820;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_57 = t1821;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_58 = t1822;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_59 = t1823;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_60 = t1824;
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
                        const u32 t1825 = split + 7u;
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
                        const bool t1826 = t1825 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1826) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1827 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_11 = t1827 + warp_n;
                            const u32 index_10 = slice_11 << 1u;
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
                            const u64 t1838 = (u64)index_10;
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
                            u32 chunk_57;
                            u32 chunk_58;
                            u32 chunk_59;
                            u32 chunk_60;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_57), "=r"(chunk_58), "=r"(chunk_59), "=r"(chunk_60) : "l"(t1846) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1847;
                            asm("mov.b32 %0, %1;" : "=f"(t1847) : "r"(chunk_57));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1848;
                            asm("mov.b32 %0, %1;" : "=f"(t1848) : "r"(chunk_58));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1849;
                            asm("mov.b32 %0, %1;" : "=f"(t1849) : "r"(chunk_59));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1850;
                            asm("mov.b32 %0, %1;" : "=f"(t1850) : "r"(chunk_60));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_61;
                            u32 chunk_62;
                            u32 chunk_63;
                            u32 chunk_64;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_61), "=r"(chunk_62), "=r"(chunk_63), "=r"(chunk_64) : "l"(t1846) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1851;
                            asm("mov.b32 %0, %1;" : "=f"(t1851) : "r"(chunk_61));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1852;
                            asm("mov.b32 %0, %1;" : "=f"(t1852) : "r"(chunk_62));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1853;
                            asm("mov.b32 %0, %1;" : "=f"(t1853) : "r"(chunk_63));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1854;
                            asm("mov.b32 %0, %1;" : "=f"(t1854) : "r"(chunk_64));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1855;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1855) : "l"(t1843) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1856;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1856) : "l"(t1843) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_61 = t1847;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_62 = t1848;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_63 = t1849;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_64 = t1850;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_65 = t1851;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_66 = t1852;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_67 = t1853;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_68 = t1854;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_69 = t1855;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_70 = t1856;
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
                        const u32 t1857 = split + 8u;
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
                        const bool t1858 = t1857 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1858) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1859 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_12 = t1859 + warp_n;
                            const u32 index_11 = slice_12 << 1u;
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
                            const u64 t1870 = (u64)index_11;
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
                            u32 chunk_65;
                            u32 chunk_66;
                            u32 chunk_67;
                            u32 chunk_68;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_65), "=r"(chunk_66), "=r"(chunk_67), "=r"(chunk_68) : "l"(t1878) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1879;
                            asm("mov.b32 %0, %1;" : "=f"(t1879) : "r"(chunk_65));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1880;
                            asm("mov.b32 %0, %1;" : "=f"(t1880) : "r"(chunk_66));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1881;
                            asm("mov.b32 %0, %1;" : "=f"(t1881) : "r"(chunk_67));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1882;
                            asm("mov.b32 %0, %1;" : "=f"(t1882) : "r"(chunk_68));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_69;
                            u32 chunk_70;
                            u32 chunk_71;
                            u32 chunk_72;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_69), "=r"(chunk_70), "=r"(chunk_71), "=r"(chunk_72) : "l"(t1878) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1883;
                            asm("mov.b32 %0, %1;" : "=f"(t1883) : "r"(chunk_69));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1884;
                            asm("mov.b32 %0, %1;" : "=f"(t1884) : "r"(chunk_70));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1885;
                            asm("mov.b32 %0, %1;" : "=f"(t1885) : "r"(chunk_71));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1886;
                            asm("mov.b32 %0, %1;" : "=f"(t1886) : "r"(chunk_72));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1887;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1887) : "l"(t1875) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1888;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1888) : "l"(t1875) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_71 = t1879;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_72 = t1880;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_73 = t1881;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_74 = t1882;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_75 = t1883;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_76 = t1884;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_77 = t1885;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_78 = t1886;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_79 = t1887;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_80 = t1888;
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
                        const u32 t1889 = split + 9u;
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
                        const bool t1890 = t1889 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1890) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1891 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_13 = t1891 + warp_n;
                            const u32 index_12 = slice_13 << 1u;
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
                            const u64 t1902 = (u64)index_12;
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
                            u32 chunk_73;
                            u32 chunk_74;
                            u32 chunk_75;
                            u32 chunk_76;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_73), "=r"(chunk_74), "=r"(chunk_75), "=r"(chunk_76) : "l"(t1910) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1911;
                            asm("mov.b32 %0, %1;" : "=f"(t1911) : "r"(chunk_73));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1912;
                            asm("mov.b32 %0, %1;" : "=f"(t1912) : "r"(chunk_74));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1913;
                            asm("mov.b32 %0, %1;" : "=f"(t1913) : "r"(chunk_75));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1914;
                            asm("mov.b32 %0, %1;" : "=f"(t1914) : "r"(chunk_76));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_77;
                            u32 chunk_78;
                            u32 chunk_79;
                            u32 chunk_80;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_77), "=r"(chunk_78), "=r"(chunk_79), "=r"(chunk_80) : "l"(t1910) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1915;
                            asm("mov.b32 %0, %1;" : "=f"(t1915) : "r"(chunk_77));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1916;
                            asm("mov.b32 %0, %1;" : "=f"(t1916) : "r"(chunk_78));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1917;
                            asm("mov.b32 %0, %1;" : "=f"(t1917) : "r"(chunk_79));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1918;
                            asm("mov.b32 %0, %1;" : "=f"(t1918) : "r"(chunk_80));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1919;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1919) : "l"(t1907) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1920;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1920) : "l"(t1907) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_81 = t1911;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_82 = t1912;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_83 = t1913;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_84 = t1914;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_85 = t1915;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_86 = t1916;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_87 = t1917;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_88 = t1918;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_89 = t1919;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_90 = t1920;
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
                        const u32 t1921 = split + 10u;
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
                        const bool t1922 = t1921 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1922) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1923 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_14 = t1923 + warp_n;
                            const u32 index_13 = slice_14 << 1u;
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
                            const u64 t1934 = (u64)index_13;
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
                            u32 chunk_81;
                            u32 chunk_82;
                            u32 chunk_83;
                            u32 chunk_84;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_81), "=r"(chunk_82), "=r"(chunk_83), "=r"(chunk_84) : "l"(t1942) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1943;
                            asm("mov.b32 %0, %1;" : "=f"(t1943) : "r"(chunk_81));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1944;
                            asm("mov.b32 %0, %1;" : "=f"(t1944) : "r"(chunk_82));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1945;
                            asm("mov.b32 %0, %1;" : "=f"(t1945) : "r"(chunk_83));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1946;
                            asm("mov.b32 %0, %1;" : "=f"(t1946) : "r"(chunk_84));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_85;
                            u32 chunk_86;
                            u32 chunk_87;
                            u32 chunk_88;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_85), "=r"(chunk_86), "=r"(chunk_87), "=r"(chunk_88) : "l"(t1942) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1947;
                            asm("mov.b32 %0, %1;" : "=f"(t1947) : "r"(chunk_85));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1948;
                            asm("mov.b32 %0, %1;" : "=f"(t1948) : "r"(chunk_86));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1949;
                            asm("mov.b32 %0, %1;" : "=f"(t1949) : "r"(chunk_87));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1950;
                            asm("mov.b32 %0, %1;" : "=f"(t1950) : "r"(chunk_88));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1951;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1951) : "l"(t1939) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1952;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1952) : "l"(t1939) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_91 = t1943;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_92 = t1944;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_93 = t1945;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_94 = t1946;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_95 = t1947;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_96 = t1948;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_97 = t1949;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_98 = t1950;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_99 = t1951;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_100 = t1952;
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
                        const u32 t1953 = split + 11u;
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
                        const bool t1954 = t1953 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1954) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1955 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_15 = t1955 + warp_n;
                            const u32 index_14 = slice_15 << 1u;
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
                            const u64 t1966 = (u64)index_14;
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
                            u32 chunk_89;
                            u32 chunk_90;
                            u32 chunk_91;
                            u32 chunk_92;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_89), "=r"(chunk_90), "=r"(chunk_91), "=r"(chunk_92) : "l"(t1974) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1975;
                            asm("mov.b32 %0, %1;" : "=f"(t1975) : "r"(chunk_89));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1976;
                            asm("mov.b32 %0, %1;" : "=f"(t1976) : "r"(chunk_90));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1977;
                            asm("mov.b32 %0, %1;" : "=f"(t1977) : "r"(chunk_91));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1978;
                            asm("mov.b32 %0, %1;" : "=f"(t1978) : "r"(chunk_92));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_93;
                            u32 chunk_94;
                            u32 chunk_95;
                            u32 chunk_96;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_93), "=r"(chunk_94), "=r"(chunk_95), "=r"(chunk_96) : "l"(t1974) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1979;
                            asm("mov.b32 %0, %1;" : "=f"(t1979) : "r"(chunk_93));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1980;
                            asm("mov.b32 %0, %1;" : "=f"(t1980) : "r"(chunk_94));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1981;
                            asm("mov.b32 %0, %1;" : "=f"(t1981) : "r"(chunk_95));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1982;
                            asm("mov.b32 %0, %1;" : "=f"(t1982) : "r"(chunk_96));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1983;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1983) : "l"(t1971) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1984;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1984) : "l"(t1971) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_101 = t1975;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_102 = t1976;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_103 = t1977;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_104 = t1978;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_105 = t1979;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_106 = t1980;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_107 = t1981;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_108 = t1982;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_109 = t1983;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_110 = t1984;
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
                        const u32 t1985 = split + 12u;
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
                        const bool t1986 = t1985 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1986) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1987 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_16 = t1987 + warp_n;
                            const u32 index_15 = slice_16 << 1u;
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
                            const u64 t1998 = (u64)index_15;
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
                            u32 chunk_97;
                            u32 chunk_98;
                            u32 chunk_99;
                            u32 chunk_100;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_97), "=r"(chunk_98), "=r"(chunk_99), "=r"(chunk_100) : "l"(t2006) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2007;
                            asm("mov.b32 %0, %1;" : "=f"(t2007) : "r"(chunk_97));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2008;
                            asm("mov.b32 %0, %1;" : "=f"(t2008) : "r"(chunk_98));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2009;
                            asm("mov.b32 %0, %1;" : "=f"(t2009) : "r"(chunk_99));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2010;
                            asm("mov.b32 %0, %1;" : "=f"(t2010) : "r"(chunk_100));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_101;
                            u32 chunk_102;
                            u32 chunk_103;
                            u32 chunk_104;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_101), "=r"(chunk_102), "=r"(chunk_103), "=r"(chunk_104) : "l"(t2006) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2011;
                            asm("mov.b32 %0, %1;" : "=f"(t2011) : "r"(chunk_101));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2012;
                            asm("mov.b32 %0, %1;" : "=f"(t2012) : "r"(chunk_102));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2013;
                            asm("mov.b32 %0, %1;" : "=f"(t2013) : "r"(chunk_103));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2014;
                            asm("mov.b32 %0, %1;" : "=f"(t2014) : "r"(chunk_104));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2015;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2015) : "l"(t2003) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2016;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2016) : "l"(t2003) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_111 = t2007;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_112 = t2008;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_113 = t2009;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_114 = t2010;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_115 = t2011;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_116 = t2012;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_117 = t2013;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_118 = t2014;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_119 = t2015;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_120 = t2016;
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
                        const u32 t2017 = split + 13u;
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
                        const bool t2018 = t2017 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2018) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2019 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_17 = t2019 + warp_n;
                            const u32 index_16 = slice_17 << 1u;
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
                            const u64 t2030 = (u64)index_16;
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
                            u32 chunk_105;
                            u32 chunk_106;
                            u32 chunk_107;
                            u32 chunk_108;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_105), "=r"(chunk_106), "=r"(chunk_107), "=r"(chunk_108) : "l"(t2038) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2039;
                            asm("mov.b32 %0, %1;" : "=f"(t2039) : "r"(chunk_105));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2040;
                            asm("mov.b32 %0, %1;" : "=f"(t2040) : "r"(chunk_106));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2041;
                            asm("mov.b32 %0, %1;" : "=f"(t2041) : "r"(chunk_107));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2042;
                            asm("mov.b32 %0, %1;" : "=f"(t2042) : "r"(chunk_108));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_109;
                            u32 chunk_110;
                            u32 chunk_111;
                            u32 chunk_112;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_109), "=r"(chunk_110), "=r"(chunk_111), "=r"(chunk_112) : "l"(t2038) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2043;
                            asm("mov.b32 %0, %1;" : "=f"(t2043) : "r"(chunk_109));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2044;
                            asm("mov.b32 %0, %1;" : "=f"(t2044) : "r"(chunk_110));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2045;
                            asm("mov.b32 %0, %1;" : "=f"(t2045) : "r"(chunk_111));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2046;
                            asm("mov.b32 %0, %1;" : "=f"(t2046) : "r"(chunk_112));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2047;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2047) : "l"(t2035) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2048;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2048) : "l"(t2035) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_121 = t2039;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_122 = t2040;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_123 = t2041;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_124 = t2042;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_125 = t2043;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_126 = t2044;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_127 = t2045;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_128 = t2046;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_129 = t2047;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_130 = t2048;
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
                        const u32 t2049 = split + 14u;
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
                        const bool t2050 = t2049 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2050) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2051 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_18 = t2051 + warp_n;
                            const u32 index_17 = slice_18 << 1u;
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
                            const u64 t2062 = (u64)index_17;
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
                            u32 chunk_113;
                            u32 chunk_114;
                            u32 chunk_115;
                            u32 chunk_116;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_113), "=r"(chunk_114), "=r"(chunk_115), "=r"(chunk_116) : "l"(t2070) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2071;
                            asm("mov.b32 %0, %1;" : "=f"(t2071) : "r"(chunk_113));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2072;
                            asm("mov.b32 %0, %1;" : "=f"(t2072) : "r"(chunk_114));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2073;
                            asm("mov.b32 %0, %1;" : "=f"(t2073) : "r"(chunk_115));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2074;
                            asm("mov.b32 %0, %1;" : "=f"(t2074) : "r"(chunk_116));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_117;
                            u32 chunk_118;
                            u32 chunk_119;
                            u32 chunk_120;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_117), "=r"(chunk_118), "=r"(chunk_119), "=r"(chunk_120) : "l"(t2070) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2075;
                            asm("mov.b32 %0, %1;" : "=f"(t2075) : "r"(chunk_117));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2076;
                            asm("mov.b32 %0, %1;" : "=f"(t2076) : "r"(chunk_118));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2077;
                            asm("mov.b32 %0, %1;" : "=f"(t2077) : "r"(chunk_119));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2078;
                            asm("mov.b32 %0, %1;" : "=f"(t2078) : "r"(chunk_120));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2079;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2079) : "l"(t2067) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2080;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2080) : "l"(t2067) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_131 = t2071;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_132 = t2072;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_133 = t2073;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_134 = t2074;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_135 = t2075;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_136 = t2076;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_137 = t2077;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_138 = t2078;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_139 = t2079;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_140 = t2080;
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
                        const u32 t2081 = split + 15u;
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
                        const bool t2082 = t2081 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2082) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2083 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_19 = t2083 + warp_n;
                            const u32 index_18 = slice_19 << 1u;
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
                            const u64 t2094 = (u64)index_18;
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
                            u32 chunk_121;
                            u32 chunk_122;
                            u32 chunk_123;
                            u32 chunk_124;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_121), "=r"(chunk_122), "=r"(chunk_123), "=r"(chunk_124) : "l"(t2102) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2103;
                            asm("mov.b32 %0, %1;" : "=f"(t2103) : "r"(chunk_121));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2104;
                            asm("mov.b32 %0, %1;" : "=f"(t2104) : "r"(chunk_122));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2105;
                            asm("mov.b32 %0, %1;" : "=f"(t2105) : "r"(chunk_123));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2106;
                            asm("mov.b32 %0, %1;" : "=f"(t2106) : "r"(chunk_124));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_125;
                            u32 chunk_126;
                            u32 chunk_127;
                            u32 chunk_128;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_125), "=r"(chunk_126), "=r"(chunk_127), "=r"(chunk_128) : "l"(t2102) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2107;
                            asm("mov.b32 %0, %1;" : "=f"(t2107) : "r"(chunk_125));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2108;
                            asm("mov.b32 %0, %1;" : "=f"(t2108) : "r"(chunk_126));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2109;
                            asm("mov.b32 %0, %1;" : "=f"(t2109) : "r"(chunk_127));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2110;
                            asm("mov.b32 %0, %1;" : "=f"(t2110) : "r"(chunk_128));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2111;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2111) : "l"(t2099) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2112;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2112) : "l"(t2099) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_141 = t2103;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_142 = t2104;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_143 = t2105;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_144 = t2106;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_145 = t2107;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_146 = t2108;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_147 = t2109;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_148 = t2110;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_149 = t2111;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_150 = t2112;
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
                        f32 t2113;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2113) : "f"(row_max_3), "f"(state));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2114;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2114) : "f"(t2113), "f"(state_3));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2115;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2115) : "f"(t2114), "f"(state_5));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2116;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2116) : "f"(t2115), "f"(state_7));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2117;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2117) : "f"(t2116), "f"(state_9));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2118;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2118) : "f"(t2117), "f"(state_11));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2119;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2119) : "f"(t2118), "f"(state_13));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2120;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2120) : "f"(t2119), "f"(state_15));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2121;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2121) : "f"(t2120), "f"(state_17));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2122;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2122) : "f"(t2121), "f"(state_19));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2123;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2123) : "f"(t2122), "f"(state_21));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2124;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2124) : "f"(t2123), "f"(state_23));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2125;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2125) : "f"(t2124), "f"(state_25));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2126;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2126) : "f"(t2125), "f"(state_27));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2127;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2127) : "f"(t2126), "f"(state_29));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max_3;
                        asm("max.f32 %0, %1, %2;" : "=f"(max_3) : "f"(t2127), "f"(state_31));
                        const bool t2129 = max_3 == __uint_as_float(0xff800000u);
#line 95 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2130 = max_3 * scale_log2;
#line 95 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 reference_7 = t2129 ? 0.0f : t2130;
                        const f32 t2132 = -reference_7;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2133;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2133) : "f"(row_max_3), "f"(scale_log2), "f"(t2132));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_5;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_5) : "f"(t2133));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2135 = -reference_7;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2136;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2136) : "f"(state), "f"(scale_log2), "f"(t2135));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_6;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_6) : "f"(t2136));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2138 = -reference_7;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2139;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2139) : "f"(state_3), "f"(scale_log2), "f"(t2138));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_7;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_7) : "f"(t2139));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2141 = -reference_7;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2142;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2142) : "f"(state_5), "f"(scale_log2), "f"(t2141));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_8;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_8) : "f"(t2142));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2144 = -reference_7;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2145;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2145) : "f"(state_7), "f"(scale_log2), "f"(t2144));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_9;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_9) : "f"(t2145));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2147 = -reference_7;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2148;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2148) : "f"(state_9), "f"(scale_log2), "f"(t2147));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_10;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_10) : "f"(t2148));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2150 = -reference_7;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2151;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2151) : "f"(state_11), "f"(scale_log2), "f"(t2150));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_11;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_11) : "f"(t2151));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2153 = -reference_7;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2154;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2154) : "f"(state_13), "f"(scale_log2), "f"(t2153));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_12;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_12) : "f"(t2154));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2156 = -reference_7;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2157;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2157) : "f"(state_15), "f"(scale_log2), "f"(t2156));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_13;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_13) : "f"(t2157));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2159 = -reference_7;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2160;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2160) : "f"(state_17), "f"(scale_log2), "f"(t2159));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_14;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_14) : "f"(t2160));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2162 = -reference_7;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2163;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2163) : "f"(state_19), "f"(scale_log2), "f"(t2162));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_15;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_15) : "f"(t2163));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2165 = -reference_7;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2166;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2166) : "f"(state_21), "f"(scale_log2), "f"(t2165));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_16;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_16) : "f"(t2166));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2168 = -reference_7;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2169;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2169) : "f"(state_23), "f"(scale_log2), "f"(t2168));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_17;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_17) : "f"(t2169));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2171 = -reference_7;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2172;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2172) : "f"(state_25), "f"(scale_log2), "f"(t2171));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_18;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_18) : "f"(t2172));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2174 = -reference_7;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2175;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2175) : "f"(state_27), "f"(scale_log2), "f"(t2174));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_19;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_19) : "f"(t2175));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2177 = -reference_7;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2178;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2178) : "f"(state_29), "f"(scale_log2), "f"(t2177));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_20;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_20) : "f"(t2178));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2180 = -reference_7;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2181;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2181) : "f"(state_31), "f"(scale_log2), "f"(t2180));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_21;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_21) : "f"(t2181));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_19 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2183 = row_sum_3 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2183;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2184;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2184) : "f"(state_2), "f"(factors_6), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2184;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2185;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2185) : "f"(state_4), "f"(factors_7), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2185;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2186;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2186) : "f"(state_6), "f"(factors_8), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2186;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2187;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2187) : "f"(state_8), "f"(factors_9), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2187;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2188;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2188) : "f"(state_10), "f"(factors_10), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2188;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2189;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2189) : "f"(state_12), "f"(factors_11), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2189;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2190;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2190) : "f"(state_14), "f"(factors_12), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2190;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2191;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2191) : "f"(state_16), "f"(factors_13), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2191;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2192;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2192) : "f"(state_18), "f"(factors_14), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2192;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2193;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2193) : "f"(state_20), "f"(factors_15), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2193;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2194;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2194) : "f"(state_22), "f"(factors_16), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2194;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2195;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2195) : "f"(state_24), "f"(factors_17), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2195;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2196;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2196) : "f"(state_26), "f"(factors_18), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2196;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2197;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2197) : "f"(state_28), "f"(factors_19), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2197;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2198;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2198) : "f"(state_30), "f"(factors_20), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2198;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2199;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2199) : "f"(state_32), "f"(factors_21), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2199;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_20 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2200 = rows * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2200;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2201;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2201) : "f"(words), "f"(factors_6), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2201;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2202;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2202) : "f"(words_11), "f"(factors_7), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2202;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2203;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2203) : "f"(words_21), "f"(factors_8), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2203;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2204;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2204) : "f"(words_31), "f"(factors_9), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2204;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2205;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2205) : "f"(words_41), "f"(factors_10), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2205;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2206;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2206) : "f"(words_51), "f"(factors_11), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2206;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2207;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2207) : "f"(words_61), "f"(factors_12), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2207;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2208;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2208) : "f"(words_71), "f"(factors_13), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2208;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2209;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2209) : "f"(words_81), "f"(factors_14), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2209;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2210;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2210) : "f"(words_91), "f"(factors_15), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2210;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2211;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2211) : "f"(words_101), "f"(factors_16), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2211;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2212;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2212) : "f"(words_111), "f"(factors_17), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2212;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2213;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2213) : "f"(words_121), "f"(factors_18), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2213;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2214;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2214) : "f"(words_131), "f"(factors_19), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2214;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2215;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2215) : "f"(words_141), "f"(factors_20), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2215;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2216;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2216) : "f"(words_151), "f"(factors_21), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2216;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_21 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2217 = rows_2 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2217;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2218;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2218) : "f"(words_2), "f"(factors_6), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2218;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2219;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2219) : "f"(words_12), "f"(factors_7), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2219;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2220;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2220) : "f"(words_22), "f"(factors_8), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2220;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2221;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2221) : "f"(words_32), "f"(factors_9), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2221;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2222;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2222) : "f"(words_42), "f"(factors_10), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2222;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2223;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2223) : "f"(words_52), "f"(factors_11), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2223;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2224;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2224) : "f"(words_62), "f"(factors_12), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2224;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2225;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2225) : "f"(words_72), "f"(factors_13), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2225;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2226;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2226) : "f"(words_82), "f"(factors_14), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2226;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2227;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2227) : "f"(words_92), "f"(factors_15), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2227;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2228;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2228) : "f"(words_102), "f"(factors_16), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2228;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2229;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2229) : "f"(words_112), "f"(factors_17), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2229;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2230;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2230) : "f"(words_122), "f"(factors_18), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2230;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2231;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2231) : "f"(words_132), "f"(factors_19), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2231;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2232;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2232) : "f"(words_142), "f"(factors_20), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2232;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2233;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2233) : "f"(words_152), "f"(factors_21), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2233;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_22 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2234 = rows_5 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2234;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2235;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2235) : "f"(words_3), "f"(factors_6), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2235;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2236;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2236) : "f"(words_13), "f"(factors_7), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2236;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2237;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2237) : "f"(words_23), "f"(factors_8), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2237;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2238;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2238) : "f"(words_33), "f"(factors_9), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2238;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2239;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2239) : "f"(words_43), "f"(factors_10), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2239;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2240;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2240) : "f"(words_53), "f"(factors_11), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2240;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2241;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2241) : "f"(words_63), "f"(factors_12), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2241;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2242;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2242) : "f"(words_73), "f"(factors_13), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2242;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2243;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2243) : "f"(words_83), "f"(factors_14), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2243;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2244;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2244) : "f"(words_93), "f"(factors_15), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2244;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2245;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2245) : "f"(words_103), "f"(factors_16), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2245;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2246;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2246) : "f"(words_113), "f"(factors_17), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2246;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2247;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2247) : "f"(words_123), "f"(factors_18), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2247;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2248;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2248) : "f"(words_133), "f"(factors_19), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2248;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2249;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2249) : "f"(words_143), "f"(factors_20), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2249;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2250;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2250) : "f"(words_153), "f"(factors_21), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2250;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_23 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2251 = rows_6 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2251;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2252;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2252) : "f"(words_4), "f"(factors_6), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2252;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2253;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2253) : "f"(words_14), "f"(factors_7), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2253;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2254;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2254) : "f"(words_24), "f"(factors_8), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2254;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2255;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2255) : "f"(words_34), "f"(factors_9), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2255;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2256;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2256) : "f"(words_44), "f"(factors_10), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2256;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2257;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2257) : "f"(words_54), "f"(factors_11), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2257;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2258;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2258) : "f"(words_64), "f"(factors_12), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2258;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2259;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2259) : "f"(words_74), "f"(factors_13), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2259;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2260;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2260) : "f"(words_84), "f"(factors_14), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2260;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2261;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2261) : "f"(words_94), "f"(factors_15), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2261;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2262;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2262) : "f"(words_104), "f"(factors_16), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2262;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2263;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2263) : "f"(words_114), "f"(factors_17), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2263;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2264;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2264) : "f"(words_124), "f"(factors_18), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2264;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2265;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2265) : "f"(words_134), "f"(factors_19), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2265;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2266;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2266) : "f"(words_144), "f"(factors_20), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2266;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2267;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2267) : "f"(words_154), "f"(factors_21), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2267;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_24 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2268 = rows_9 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2268;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2269;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2269) : "f"(words_5), "f"(factors_6), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2269;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2270;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2270) : "f"(words_15), "f"(factors_7), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2270;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2271;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2271) : "f"(words_25), "f"(factors_8), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2271;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2272;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2272) : "f"(words_35), "f"(factors_9), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2272;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2273;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2273) : "f"(words_45), "f"(factors_10), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2273;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2274;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2274) : "f"(words_55), "f"(factors_11), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2274;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2275;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2275) : "f"(words_65), "f"(factors_12), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2275;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2276;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2276) : "f"(words_75), "f"(factors_13), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2276;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2277;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2277) : "f"(words_85), "f"(factors_14), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2277;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2278;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2278) : "f"(words_95), "f"(factors_15), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2278;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2279;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2279) : "f"(words_105), "f"(factors_16), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2279;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2280;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2280) : "f"(words_115), "f"(factors_17), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2280;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2281;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2281) : "f"(words_125), "f"(factors_18), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2281;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2282;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2282) : "f"(words_135), "f"(factors_19), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2282;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2283;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2283) : "f"(words_145), "f"(factors_20), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2283;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2284;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2284) : "f"(words_155), "f"(factors_21), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2284;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_25 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2285 = rows_10 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2285;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2286;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2286) : "f"(words_6), "f"(factors_6), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2286;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2287;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2287) : "f"(words_16), "f"(factors_7), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2287;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2288;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2288) : "f"(words_26), "f"(factors_8), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2288;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2289;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2289) : "f"(words_36), "f"(factors_9), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2289;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2290;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2290) : "f"(words_46), "f"(factors_10), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2290;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2291;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2291) : "f"(words_56), "f"(factors_11), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2291;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2292;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2292) : "f"(words_66), "f"(factors_12), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2292;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2293;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2293) : "f"(words_76), "f"(factors_13), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2293;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2294;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2294) : "f"(words_86), "f"(factors_14), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2294;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2295;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2295) : "f"(words_96), "f"(factors_15), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2295;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2296;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2296) : "f"(words_106), "f"(factors_16), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2296;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2297;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2297) : "f"(words_116), "f"(factors_17), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2297;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2298;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2298) : "f"(words_126), "f"(factors_18), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2298;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2299;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2299) : "f"(words_136), "f"(factors_19), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2299;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2300;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2300) : "f"(words_146), "f"(factors_20), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2300;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2301;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2301) : "f"(words_156), "f"(factors_21), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2301;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_26 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2302 = rows_13 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2302;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2303;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2303) : "f"(words_7), "f"(factors_6), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2303;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2304;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2304) : "f"(words_17), "f"(factors_7), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2304;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2305;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2305) : "f"(words_27), "f"(factors_8), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2305;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2306;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2306) : "f"(words_37), "f"(factors_9), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2306;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2307;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2307) : "f"(words_47), "f"(factors_10), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2307;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2308;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2308) : "f"(words_57), "f"(factors_11), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2308;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2309;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2309) : "f"(words_67), "f"(factors_12), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2309;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2310;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2310) : "f"(words_77), "f"(factors_13), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2310;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2311;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2311) : "f"(words_87), "f"(factors_14), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2311;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2312;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2312) : "f"(words_97), "f"(factors_15), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2312;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2313;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2313) : "f"(words_107), "f"(factors_16), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2313;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2314;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2314) : "f"(words_117), "f"(factors_17), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2314;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2315;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2315) : "f"(words_127), "f"(factors_18), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2315;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2316;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2316) : "f"(words_137), "f"(factors_19), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2316;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2317;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2317) : "f"(words_147), "f"(factors_20), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2317;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2318;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2318) : "f"(words_157), "f"(factors_21), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2318;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_27 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2319 = rows_14 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2319;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2320;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2320) : "f"(words_8), "f"(factors_6), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2320;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2321;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2321) : "f"(words_18), "f"(factors_7), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2321;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2322;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2322) : "f"(words_28), "f"(factors_8), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2322;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2323;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2323) : "f"(words_38), "f"(factors_9), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2323;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2324;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2324) : "f"(words_48), "f"(factors_10), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2324;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2325;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2325) : "f"(words_58), "f"(factors_11), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2325;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2326;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2326) : "f"(words_68), "f"(factors_12), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2326;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2327;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2327) : "f"(words_78), "f"(factors_13), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2327;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2328;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2328) : "f"(words_88), "f"(factors_14), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2328;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2329;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2329) : "f"(words_98), "f"(factors_15), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2329;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2330;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2330) : "f"(words_108), "f"(factors_16), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2330;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2331;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2331) : "f"(words_118), "f"(factors_17), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2331;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2332;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2332) : "f"(words_128), "f"(factors_18), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2332;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2333;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2333) : "f"(words_138), "f"(factors_19), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2333;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2334;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2334) : "f"(words_148), "f"(factors_20), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2334;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2335;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2335) : "f"(words_158), "f"(factors_21), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2335;
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
                        const u32 t2336 = split + 16u;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split = t2336;
                    }
                }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2338 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2339 = t130 + t2338;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2340 = t2339 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2341 = t2340 < t52;
#line 259 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2341) {
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
                        const bool t2342 = split_2 < t110;
                        if (!t2342) break;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2343 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_20 = t2343 + warp_n;
                        const u32 t2345 = slice_20 << 1u;
#line 403 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_19 = t2345 + 1u;
                        const u64 t2347 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2348 = t2347 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2349 = t2348 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2350 = partials + t2349;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2351 = (u64)split_2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2352 = t2351 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2353 = t2352 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2354 = t2350 + t2353;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2355 = (u64)index_19;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2356 = t2355 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2357 = t2356 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2358 = t2354 + t2357;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2359 = (u64)lane * 4u;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2360 = t2358 + t2359;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2361 = lane << 2u;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2362 = (u64)t2361 * 4u;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2363 = t2358 + t2362;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_129;
                        u32 chunk_130;
                        u32 chunk_131;
                        u32 chunk_132;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_129), "=r"(chunk_130), "=r"(chunk_131), "=r"(chunk_132) : "l"(t2363) : "memory");
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2364;
                        asm("mov.b32 %0, %1;" : "=f"(t2364) : "r"(chunk_129));
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2365;
                        asm("mov.b32 %0, %1;" : "=f"(t2365) : "r"(chunk_130));
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2366;
                        asm("mov.b32 %0, %1;" : "=f"(t2366) : "r"(chunk_131));
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2367;
                        asm("mov.b32 %0, %1;" : "=f"(t2367) : "r"(chunk_132));
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_133;
                        u32 chunk_134;
                        u32 chunk_135;
                        u32 chunk_136;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_133), "=r"(chunk_134), "=r"(chunk_135), "=r"(chunk_136) : "l"(t2363) : "memory");
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2368;
                        asm("mov.b32 %0, %1;" : "=f"(t2368) : "r"(chunk_133));
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2369;
                        asm("mov.b32 %0, %1;" : "=f"(t2369) : "r"(chunk_134));
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2370;
                        asm("mov.b32 %0, %1;" : "=f"(t2370) : "r"(chunk_135));
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2371;
                        asm("mov.b32 %0, %1;" : "=f"(t2371) : "r"(chunk_136));
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2372;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2372) : "l"(t2360) : "memory");
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2373;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2373) : "l"(t2360) : "memory");
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_161 = t2364;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_162 = t2365;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_163 = t2366;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_164 = t2367;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_165 = t2368;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_166 = t2369;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_167 = t2370;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_168 = t2371;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_169 = t2372;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_170 = t2373;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_33 = words_169;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_34 = words_170;
#line 358 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2374 = split_2 + 1u;
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
                        const bool t2375 = t2374 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2375) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2376 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_21 = t2376 + warp_n;
                            const u32 t2378 = slice_21 << 1u;
#line 403 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_20 = t2378 + 1u;
                            const u64 t2380 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2381 = t2380 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2382 = t2381 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2383 = partials + t2382;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2384 = (u64)t2374;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2385 = t2384 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2386 = t2385 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2387 = t2383 + t2386;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2388 = (u64)index_20;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2389 = t2388 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2390 = t2389 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2391 = t2387 + t2390;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2392 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2393 = t2391 + t2392;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2394 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2395 = (u64)t2394 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2396 = t2391 + t2395;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_137;
                            u32 chunk_138;
                            u32 chunk_139;
                            u32 chunk_140;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_137), "=r"(chunk_138), "=r"(chunk_139), "=r"(chunk_140) : "l"(t2396) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2397;
                            asm("mov.b32 %0, %1;" : "=f"(t2397) : "r"(chunk_137));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2398;
                            asm("mov.b32 %0, %1;" : "=f"(t2398) : "r"(chunk_138));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2399;
                            asm("mov.b32 %0, %1;" : "=f"(t2399) : "r"(chunk_139));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2400;
                            asm("mov.b32 %0, %1;" : "=f"(t2400) : "r"(chunk_140));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_141;
                            u32 chunk_142;
                            u32 chunk_143;
                            u32 chunk_144;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_141), "=r"(chunk_142), "=r"(chunk_143), "=r"(chunk_144) : "l"(t2396) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2401;
                            asm("mov.b32 %0, %1;" : "=f"(t2401) : "r"(chunk_141));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2402;
                            asm("mov.b32 %0, %1;" : "=f"(t2402) : "r"(chunk_142));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2403;
                            asm("mov.b32 %0, %1;" : "=f"(t2403) : "r"(chunk_143));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2404;
                            asm("mov.b32 %0, %1;" : "=f"(t2404) : "r"(chunk_144));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2405;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2405) : "l"(t2393) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2406;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2406) : "l"(t2393) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_151 = t2397;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_152 = t2398;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_153 = t2399;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_154 = t2400;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_155 = t2401;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_156 = t2402;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_157 = t2403;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_158 = t2404;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_159 = t2405;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_160 = t2406;
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
                        const u32 t2407 = split_2 + 2u;
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
                        const bool t2408 = t2407 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2408) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2409 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_22 = t2409 + warp_n;
                            const u32 t2411 = slice_22 << 1u;
#line 403 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_21 = t2411 + 1u;
                            const u64 t2413 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2414 = t2413 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2415 = t2414 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2416 = partials + t2415;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2417 = (u64)t2407;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2418 = t2417 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2419 = t2418 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2420 = t2416 + t2419;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2421 = (u64)index_21;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2422 = t2421 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2423 = t2422 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2424 = t2420 + t2423;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2425 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2426 = t2424 + t2425;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2427 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2428 = (u64)t2427 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2429 = t2424 + t2428;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_145;
                            u32 chunk_146;
                            u32 chunk_147;
                            u32 chunk_148;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_145), "=r"(chunk_146), "=r"(chunk_147), "=r"(chunk_148) : "l"(t2429) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2430;
                            asm("mov.b32 %0, %1;" : "=f"(t2430) : "r"(chunk_145));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2431;
                            asm("mov.b32 %0, %1;" : "=f"(t2431) : "r"(chunk_146));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2432;
                            asm("mov.b32 %0, %1;" : "=f"(t2432) : "r"(chunk_147));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2433;
                            asm("mov.b32 %0, %1;" : "=f"(t2433) : "r"(chunk_148));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_149;
                            u32 chunk_150;
                            u32 chunk_151;
                            u32 chunk_152;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_149), "=r"(chunk_150), "=r"(chunk_151), "=r"(chunk_152) : "l"(t2429) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2434;
                            asm("mov.b32 %0, %1;" : "=f"(t2434) : "r"(chunk_149));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2435;
                            asm("mov.b32 %0, %1;" : "=f"(t2435) : "r"(chunk_150));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2436;
                            asm("mov.b32 %0, %1;" : "=f"(t2436) : "r"(chunk_151));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2437;
                            asm("mov.b32 %0, %1;" : "=f"(t2437) : "r"(chunk_152));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2438;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2438) : "l"(t2426) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2439;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2439) : "l"(t2426) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_161 = t2430;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_162 = t2431;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_163 = t2432;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_164 = t2433;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_165 = t2434;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_166 = t2435;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_167 = t2436;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_168 = t2437;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_169 = t2438;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_170 = t2439;
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
                        const u32 t2440 = split_2 + 3u;
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
                        const bool t2441 = t2440 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2441) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2442 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_23 = t2442 + warp_n;
                            const u32 t2444 = slice_23 << 1u;
#line 403 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_22 = t2444 + 1u;
                            const u64 t2446 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2447 = t2446 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2448 = t2447 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2449 = partials + t2448;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2450 = (u64)t2440;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2451 = t2450 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2452 = t2451 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2453 = t2449 + t2452;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2454 = (u64)index_22;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2455 = t2454 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2456 = t2455 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2457 = t2453 + t2456;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2458 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2459 = t2457 + t2458;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2460 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2461 = (u64)t2460 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2462 = t2457 + t2461;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_153;
                            u32 chunk_154;
                            u32 chunk_155;
                            u32 chunk_156;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_153), "=r"(chunk_154), "=r"(chunk_155), "=r"(chunk_156) : "l"(t2462) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2463;
                            asm("mov.b32 %0, %1;" : "=f"(t2463) : "r"(chunk_153));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2464;
                            asm("mov.b32 %0, %1;" : "=f"(t2464) : "r"(chunk_154));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2465;
                            asm("mov.b32 %0, %1;" : "=f"(t2465) : "r"(chunk_155));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2466;
                            asm("mov.b32 %0, %1;" : "=f"(t2466) : "r"(chunk_156));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_157;
                            u32 chunk_158;
                            u32 chunk_159;
                            u32 chunk_160;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_157), "=r"(chunk_158), "=r"(chunk_159), "=r"(chunk_160) : "l"(t2462) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2467;
                            asm("mov.b32 %0, %1;" : "=f"(t2467) : "r"(chunk_157));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2468;
                            asm("mov.b32 %0, %1;" : "=f"(t2468) : "r"(chunk_158));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2469;
                            asm("mov.b32 %0, %1;" : "=f"(t2469) : "r"(chunk_159));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2470;
                            asm("mov.b32 %0, %1;" : "=f"(t2470) : "r"(chunk_160));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2471;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2471) : "l"(t2459) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2472;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2472) : "l"(t2459) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_171 = t2463;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_172 = t2464;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_173 = t2465;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_174 = t2466;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_175 = t2467;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_176 = t2468;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_177 = t2469;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_178 = t2470;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_179 = t2471;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_180 = t2472;
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
                        const u32 t2473 = split_2 + 4u;
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
                        const bool t2474 = t2473 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2474) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2475 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_24 = t2475 + warp_n;
                            const u32 t2477 = slice_24 << 1u;
#line 403 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_23 = t2477 + 1u;
                            const u64 t2479 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2480 = t2479 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2481 = t2480 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2482 = partials + t2481;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2483 = (u64)t2473;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2484 = t2483 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2485 = t2484 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2486 = t2482 + t2485;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2487 = (u64)index_23;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2488 = t2487 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2489 = t2488 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2490 = t2486 + t2489;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2491 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2492 = t2490 + t2491;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2493 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2494 = (u64)t2493 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2495 = t2490 + t2494;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_161;
                            u32 chunk_162;
                            u32 chunk_163;
                            u32 chunk_164;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_161), "=r"(chunk_162), "=r"(chunk_163), "=r"(chunk_164) : "l"(t2495) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2496;
                            asm("mov.b32 %0, %1;" : "=f"(t2496) : "r"(chunk_161));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2497;
                            asm("mov.b32 %0, %1;" : "=f"(t2497) : "r"(chunk_162));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2498;
                            asm("mov.b32 %0, %1;" : "=f"(t2498) : "r"(chunk_163));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2499;
                            asm("mov.b32 %0, %1;" : "=f"(t2499) : "r"(chunk_164));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_165;
                            u32 chunk_166;
                            u32 chunk_167;
                            u32 chunk_168;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_165), "=r"(chunk_166), "=r"(chunk_167), "=r"(chunk_168) : "l"(t2495) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2500;
                            asm("mov.b32 %0, %1;" : "=f"(t2500) : "r"(chunk_165));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2501;
                            asm("mov.b32 %0, %1;" : "=f"(t2501) : "r"(chunk_166));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2502;
                            asm("mov.b32 %0, %1;" : "=f"(t2502) : "r"(chunk_167));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2503;
                            asm("mov.b32 %0, %1;" : "=f"(t2503) : "r"(chunk_168));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2504;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2504) : "l"(t2492) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2505;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2505) : "l"(t2492) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_181 = t2496;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_182 = t2497;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_183 = t2498;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_184 = t2499;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_185 = t2500;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_186 = t2501;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_187 = t2502;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_188 = t2503;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_189 = t2504;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_190 = t2505;
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
                        const u32 t2506 = split_2 + 5u;
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
                        const bool t2507 = t2506 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2507) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2508 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_25 = t2508 + warp_n;
                            const u32 t2510 = slice_25 << 1u;
#line 403 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_24 = t2510 + 1u;
                            const u64 t2512 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2513 = t2512 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2514 = t2513 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2515 = partials + t2514;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2516 = (u64)t2506;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2517 = t2516 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2518 = t2517 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2519 = t2515 + t2518;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2520 = (u64)index_24;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2521 = t2520 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2522 = t2521 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2523 = t2519 + t2522;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2524 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2525 = t2523 + t2524;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2526 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2527 = (u64)t2526 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2528 = t2523 + t2527;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_169;
                            u32 chunk_170;
                            u32 chunk_171;
                            u32 chunk_172;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_169), "=r"(chunk_170), "=r"(chunk_171), "=r"(chunk_172) : "l"(t2528) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2529;
                            asm("mov.b32 %0, %1;" : "=f"(t2529) : "r"(chunk_169));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2530;
                            asm("mov.b32 %0, %1;" : "=f"(t2530) : "r"(chunk_170));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2531;
                            asm("mov.b32 %0, %1;" : "=f"(t2531) : "r"(chunk_171));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2532;
                            asm("mov.b32 %0, %1;" : "=f"(t2532) : "r"(chunk_172));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_173;
                            u32 chunk_174;
                            u32 chunk_175;
                            u32 chunk_176;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_173), "=r"(chunk_174), "=r"(chunk_175), "=r"(chunk_176) : "l"(t2528) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2533;
                            asm("mov.b32 %0, %1;" : "=f"(t2533) : "r"(chunk_173));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2534;
                            asm("mov.b32 %0, %1;" : "=f"(t2534) : "r"(chunk_174));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2535;
                            asm("mov.b32 %0, %1;" : "=f"(t2535) : "r"(chunk_175));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2536;
                            asm("mov.b32 %0, %1;" : "=f"(t2536) : "r"(chunk_176));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2537;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2537) : "l"(t2525) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2538;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2538) : "l"(t2525) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_191 = t2529;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_192 = t2530;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_193 = t2531;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_194 = t2532;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_195 = t2533;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_196 = t2534;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_197 = t2535;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_198 = t2536;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_199 = t2537;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_200 = t2538;
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
                        const u32 t2539 = split_2 + 6u;
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
                        const bool t2540 = t2539 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2540) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2541 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_26 = t2541 + warp_n;
                            const u32 t2543 = slice_26 << 1u;
#line 403 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_25 = t2543 + 1u;
                            const u64 t2545 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2546 = t2545 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2547 = t2546 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2548 = partials + t2547;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2549 = (u64)t2539;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2550 = t2549 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2551 = t2550 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2552 = t2548 + t2551;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2553 = (u64)index_25;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2554 = t2553 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2555 = t2554 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2556 = t2552 + t2555;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2557 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2558 = t2556 + t2557;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2559 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2560 = (u64)t2559 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2561 = t2556 + t2560;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_177;
                            u32 chunk_178;
                            u32 chunk_179;
                            u32 chunk_180;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_177), "=r"(chunk_178), "=r"(chunk_179), "=r"(chunk_180) : "l"(t2561) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2562;
                            asm("mov.b32 %0, %1;" : "=f"(t2562) : "r"(chunk_177));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2563;
                            asm("mov.b32 %0, %1;" : "=f"(t2563) : "r"(chunk_178));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2564;
                            asm("mov.b32 %0, %1;" : "=f"(t2564) : "r"(chunk_179));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2565;
                            asm("mov.b32 %0, %1;" : "=f"(t2565) : "r"(chunk_180));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_181;
                            u32 chunk_182;
                            u32 chunk_183;
                            u32 chunk_184;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_181), "=r"(chunk_182), "=r"(chunk_183), "=r"(chunk_184) : "l"(t2561) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2566;
                            asm("mov.b32 %0, %1;" : "=f"(t2566) : "r"(chunk_181));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2567;
                            asm("mov.b32 %0, %1;" : "=f"(t2567) : "r"(chunk_182));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2568;
                            asm("mov.b32 %0, %1;" : "=f"(t2568) : "r"(chunk_183));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2569;
                            asm("mov.b32 %0, %1;" : "=f"(t2569) : "r"(chunk_184));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2570;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2570) : "l"(t2558) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2571;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2571) : "l"(t2558) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_201 = t2562;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_202 = t2563;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_203 = t2564;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_204 = t2565;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_205 = t2566;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_206 = t2567;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_207 = t2568;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_208 = t2569;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_209 = t2570;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_210 = t2571;
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
                        const u32 t2572 = split_2 + 7u;
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
                        const bool t2573 = t2572 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2573) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2574 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_27 = t2574 + warp_n;
                            const u32 t2576 = slice_27 << 1u;
#line 403 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_26 = t2576 + 1u;
                            const u64 t2578 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2579 = t2578 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2580 = t2579 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2581 = partials + t2580;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2582 = (u64)t2572;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2583 = t2582 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2584 = t2583 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2585 = t2581 + t2584;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2586 = (u64)index_26;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2587 = t2586 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2588 = t2587 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2589 = t2585 + t2588;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2590 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2591 = t2589 + t2590;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2592 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2593 = (u64)t2592 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2594 = t2589 + t2593;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_185;
                            u32 chunk_186;
                            u32 chunk_187;
                            u32 chunk_188;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_185), "=r"(chunk_186), "=r"(chunk_187), "=r"(chunk_188) : "l"(t2594) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2595;
                            asm("mov.b32 %0, %1;" : "=f"(t2595) : "r"(chunk_185));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2596;
                            asm("mov.b32 %0, %1;" : "=f"(t2596) : "r"(chunk_186));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2597;
                            asm("mov.b32 %0, %1;" : "=f"(t2597) : "r"(chunk_187));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2598;
                            asm("mov.b32 %0, %1;" : "=f"(t2598) : "r"(chunk_188));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_189;
                            u32 chunk_190;
                            u32 chunk_191;
                            u32 chunk_192;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_189), "=r"(chunk_190), "=r"(chunk_191), "=r"(chunk_192) : "l"(t2594) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2599;
                            asm("mov.b32 %0, %1;" : "=f"(t2599) : "r"(chunk_189));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2600;
                            asm("mov.b32 %0, %1;" : "=f"(t2600) : "r"(chunk_190));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2601;
                            asm("mov.b32 %0, %1;" : "=f"(t2601) : "r"(chunk_191));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2602;
                            asm("mov.b32 %0, %1;" : "=f"(t2602) : "r"(chunk_192));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2603;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2603) : "l"(t2591) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2604;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2604) : "l"(t2591) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_211 = t2595;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_212 = t2596;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_213 = t2597;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_214 = t2598;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_215 = t2599;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_216 = t2600;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_217 = t2601;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_218 = t2602;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_219 = t2603;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_220 = t2604;
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
                        const u32 t2605 = split_2 + 8u;
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
                        const bool t2606 = t2605 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2606) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2607 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_28 = t2607 + warp_n;
                            const u32 t2609 = slice_28 << 1u;
#line 403 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_27 = t2609 + 1u;
                            const u64 t2611 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2612 = t2611 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2613 = t2612 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2614 = partials + t2613;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2615 = (u64)t2605;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2616 = t2615 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2617 = t2616 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2618 = t2614 + t2617;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2619 = (u64)index_27;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2620 = t2619 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2621 = t2620 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2622 = t2618 + t2621;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2623 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2624 = t2622 + t2623;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2625 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2626 = (u64)t2625 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2627 = t2622 + t2626;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_193;
                            u32 chunk_194;
                            u32 chunk_195;
                            u32 chunk_196;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_193), "=r"(chunk_194), "=r"(chunk_195), "=r"(chunk_196) : "l"(t2627) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2628;
                            asm("mov.b32 %0, %1;" : "=f"(t2628) : "r"(chunk_193));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2629;
                            asm("mov.b32 %0, %1;" : "=f"(t2629) : "r"(chunk_194));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2630;
                            asm("mov.b32 %0, %1;" : "=f"(t2630) : "r"(chunk_195));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2631;
                            asm("mov.b32 %0, %1;" : "=f"(t2631) : "r"(chunk_196));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_197;
                            u32 chunk_198;
                            u32 chunk_199;
                            u32 chunk_200;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_197), "=r"(chunk_198), "=r"(chunk_199), "=r"(chunk_200) : "l"(t2627) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2632;
                            asm("mov.b32 %0, %1;" : "=f"(t2632) : "r"(chunk_197));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2633;
                            asm("mov.b32 %0, %1;" : "=f"(t2633) : "r"(chunk_198));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2634;
                            asm("mov.b32 %0, %1;" : "=f"(t2634) : "r"(chunk_199));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2635;
                            asm("mov.b32 %0, %1;" : "=f"(t2635) : "r"(chunk_200));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2636;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2636) : "l"(t2624) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2637;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2637) : "l"(t2624) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_221 = t2628;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_222 = t2629;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_223 = t2630;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_224 = t2631;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_225 = t2632;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_226 = t2633;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_227 = t2634;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_228 = t2635;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_229 = t2636;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_230 = t2637;
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
                        const u32 t2638 = split_2 + 9u;
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
                        const bool t2639 = t2638 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2639) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2640 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_29 = t2640 + warp_n;
                            const u32 t2642 = slice_29 << 1u;
#line 403 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_28 = t2642 + 1u;
                            const u64 t2644 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2645 = t2644 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2646 = t2645 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2647 = partials + t2646;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2648 = (u64)t2638;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2649 = t2648 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2650 = t2649 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2651 = t2647 + t2650;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2652 = (u64)index_28;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2653 = t2652 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2654 = t2653 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2655 = t2651 + t2654;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2656 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2657 = t2655 + t2656;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2658 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2659 = (u64)t2658 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2660 = t2655 + t2659;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_201;
                            u32 chunk_202;
                            u32 chunk_203;
                            u32 chunk_204;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_201), "=r"(chunk_202), "=r"(chunk_203), "=r"(chunk_204) : "l"(t2660) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2661;
                            asm("mov.b32 %0, %1;" : "=f"(t2661) : "r"(chunk_201));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2662;
                            asm("mov.b32 %0, %1;" : "=f"(t2662) : "r"(chunk_202));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2663;
                            asm("mov.b32 %0, %1;" : "=f"(t2663) : "r"(chunk_203));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2664;
                            asm("mov.b32 %0, %1;" : "=f"(t2664) : "r"(chunk_204));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_205;
                            u32 chunk_206;
                            u32 chunk_207;
                            u32 chunk_208;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_205), "=r"(chunk_206), "=r"(chunk_207), "=r"(chunk_208) : "l"(t2660) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2665;
                            asm("mov.b32 %0, %1;" : "=f"(t2665) : "r"(chunk_205));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2666;
                            asm("mov.b32 %0, %1;" : "=f"(t2666) : "r"(chunk_206));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2667;
                            asm("mov.b32 %0, %1;" : "=f"(t2667) : "r"(chunk_207));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2668;
                            asm("mov.b32 %0, %1;" : "=f"(t2668) : "r"(chunk_208));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2669;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2669) : "l"(t2657) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2670;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2670) : "l"(t2657) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_231 = t2661;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_232 = t2662;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_233 = t2663;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_234 = t2664;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_235 = t2665;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_236 = t2666;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_237 = t2667;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_238 = t2668;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_239 = t2669;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_240 = t2670;
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
                        const u32 t2671 = split_2 + 10u;
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
                        const bool t2672 = t2671 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2672) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2673 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_30 = t2673 + warp_n;
                            const u32 t2675 = slice_30 << 1u;
#line 403 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_29 = t2675 + 1u;
                            const u64 t2677 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2678 = t2677 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2679 = t2678 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2680 = partials + t2679;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2681 = (u64)t2671;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2682 = t2681 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2683 = t2682 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2684 = t2680 + t2683;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2685 = (u64)index_29;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2686 = t2685 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2687 = t2686 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2688 = t2684 + t2687;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2689 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2690 = t2688 + t2689;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2691 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2692 = (u64)t2691 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2693 = t2688 + t2692;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_209;
                            u32 chunk_210;
                            u32 chunk_211;
                            u32 chunk_212;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_209), "=r"(chunk_210), "=r"(chunk_211), "=r"(chunk_212) : "l"(t2693) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2694;
                            asm("mov.b32 %0, %1;" : "=f"(t2694) : "r"(chunk_209));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2695;
                            asm("mov.b32 %0, %1;" : "=f"(t2695) : "r"(chunk_210));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2696;
                            asm("mov.b32 %0, %1;" : "=f"(t2696) : "r"(chunk_211));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2697;
                            asm("mov.b32 %0, %1;" : "=f"(t2697) : "r"(chunk_212));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_213;
                            u32 chunk_214;
                            u32 chunk_215;
                            u32 chunk_216;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_213), "=r"(chunk_214), "=r"(chunk_215), "=r"(chunk_216) : "l"(t2693) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2698;
                            asm("mov.b32 %0, %1;" : "=f"(t2698) : "r"(chunk_213));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2699;
                            asm("mov.b32 %0, %1;" : "=f"(t2699) : "r"(chunk_214));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2700;
                            asm("mov.b32 %0, %1;" : "=f"(t2700) : "r"(chunk_215));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2701;
                            asm("mov.b32 %0, %1;" : "=f"(t2701) : "r"(chunk_216));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2702;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2702) : "l"(t2690) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2703;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2703) : "l"(t2690) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_241 = t2694;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_242 = t2695;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_243 = t2696;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_244 = t2697;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_245 = t2698;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_246 = t2699;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_247 = t2700;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_248 = t2701;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_249 = t2702;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_250 = t2703;
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
                        const u32 t2704 = split_2 + 11u;
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
                        const bool t2705 = t2704 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2705) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2706 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_31 = t2706 + warp_n;
                            const u32 t2708 = slice_31 << 1u;
#line 403 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_30 = t2708 + 1u;
                            const u64 t2710 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2711 = t2710 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2712 = t2711 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2713 = partials + t2712;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2714 = (u64)t2704;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2715 = t2714 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2716 = t2715 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2717 = t2713 + t2716;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2718 = (u64)index_30;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2719 = t2718 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2720 = t2719 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2721 = t2717 + t2720;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2722 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2723 = t2721 + t2722;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2724 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2725 = (u64)t2724 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2726 = t2721 + t2725;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_217;
                            u32 chunk_218;
                            u32 chunk_219;
                            u32 chunk_220;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_217), "=r"(chunk_218), "=r"(chunk_219), "=r"(chunk_220) : "l"(t2726) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2727;
                            asm("mov.b32 %0, %1;" : "=f"(t2727) : "r"(chunk_217));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2728;
                            asm("mov.b32 %0, %1;" : "=f"(t2728) : "r"(chunk_218));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2729;
                            asm("mov.b32 %0, %1;" : "=f"(t2729) : "r"(chunk_219));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2730;
                            asm("mov.b32 %0, %1;" : "=f"(t2730) : "r"(chunk_220));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_221;
                            u32 chunk_222;
                            u32 chunk_223;
                            u32 chunk_224;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_221), "=r"(chunk_222), "=r"(chunk_223), "=r"(chunk_224) : "l"(t2726) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2731;
                            asm("mov.b32 %0, %1;" : "=f"(t2731) : "r"(chunk_221));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2732;
                            asm("mov.b32 %0, %1;" : "=f"(t2732) : "r"(chunk_222));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2733;
                            asm("mov.b32 %0, %1;" : "=f"(t2733) : "r"(chunk_223));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2734;
                            asm("mov.b32 %0, %1;" : "=f"(t2734) : "r"(chunk_224));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2735;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2735) : "l"(t2723) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2736;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2736) : "l"(t2723) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_251 = t2727;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_252 = t2728;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_253 = t2729;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_254 = t2730;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_255 = t2731;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_256 = t2732;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_257 = t2733;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_258 = t2734;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_259 = t2735;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_260 = t2736;
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
                        const u32 t2737 = split_2 + 12u;
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
                        const bool t2738 = t2737 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2738) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2739 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_32 = t2739 + warp_n;
                            const u32 t2741 = slice_32 << 1u;
#line 403 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_31 = t2741 + 1u;
                            const u64 t2743 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2744 = t2743 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2745 = t2744 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2746 = partials + t2745;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2747 = (u64)t2737;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2748 = t2747 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2749 = t2748 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2750 = t2746 + t2749;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2751 = (u64)index_31;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2752 = t2751 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2753 = t2752 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2754 = t2750 + t2753;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2755 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2756 = t2754 + t2755;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2757 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2758 = (u64)t2757 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2759 = t2754 + t2758;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_225;
                            u32 chunk_226;
                            u32 chunk_227;
                            u32 chunk_228;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_225), "=r"(chunk_226), "=r"(chunk_227), "=r"(chunk_228) : "l"(t2759) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2760;
                            asm("mov.b32 %0, %1;" : "=f"(t2760) : "r"(chunk_225));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2761;
                            asm("mov.b32 %0, %1;" : "=f"(t2761) : "r"(chunk_226));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2762;
                            asm("mov.b32 %0, %1;" : "=f"(t2762) : "r"(chunk_227));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2763;
                            asm("mov.b32 %0, %1;" : "=f"(t2763) : "r"(chunk_228));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_229;
                            u32 chunk_230;
                            u32 chunk_231;
                            u32 chunk_232;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_229), "=r"(chunk_230), "=r"(chunk_231), "=r"(chunk_232) : "l"(t2759) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2764;
                            asm("mov.b32 %0, %1;" : "=f"(t2764) : "r"(chunk_229));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2765;
                            asm("mov.b32 %0, %1;" : "=f"(t2765) : "r"(chunk_230));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2766;
                            asm("mov.b32 %0, %1;" : "=f"(t2766) : "r"(chunk_231));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2767;
                            asm("mov.b32 %0, %1;" : "=f"(t2767) : "r"(chunk_232));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2768;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2768) : "l"(t2756) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2769;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2769) : "l"(t2756) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_261 = t2760;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_262 = t2761;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_263 = t2762;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_264 = t2763;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_265 = t2764;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_266 = t2765;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_267 = t2766;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_268 = t2767;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_269 = t2768;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_270 = t2769;
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
                        const u32 t2770 = split_2 + 13u;
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
                        const bool t2771 = t2770 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2771) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2772 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_33 = t2772 + warp_n;
                            const u32 t2774 = slice_33 << 1u;
#line 403 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_32 = t2774 + 1u;
                            const u64 t2776 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2777 = t2776 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2778 = t2777 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2779 = partials + t2778;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2780 = (u64)t2770;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2781 = t2780 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2782 = t2781 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2783 = t2779 + t2782;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2784 = (u64)index_32;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2785 = t2784 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2786 = t2785 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2787 = t2783 + t2786;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2788 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2789 = t2787 + t2788;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2790 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2791 = (u64)t2790 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2792 = t2787 + t2791;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_233;
                            u32 chunk_234;
                            u32 chunk_235;
                            u32 chunk_236;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_233), "=r"(chunk_234), "=r"(chunk_235), "=r"(chunk_236) : "l"(t2792) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2793;
                            asm("mov.b32 %0, %1;" : "=f"(t2793) : "r"(chunk_233));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2794;
                            asm("mov.b32 %0, %1;" : "=f"(t2794) : "r"(chunk_234));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2795;
                            asm("mov.b32 %0, %1;" : "=f"(t2795) : "r"(chunk_235));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2796;
                            asm("mov.b32 %0, %1;" : "=f"(t2796) : "r"(chunk_236));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_237;
                            u32 chunk_238;
                            u32 chunk_239;
                            u32 chunk_240;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_237), "=r"(chunk_238), "=r"(chunk_239), "=r"(chunk_240) : "l"(t2792) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2797;
                            asm("mov.b32 %0, %1;" : "=f"(t2797) : "r"(chunk_237));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2798;
                            asm("mov.b32 %0, %1;" : "=f"(t2798) : "r"(chunk_238));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2799;
                            asm("mov.b32 %0, %1;" : "=f"(t2799) : "r"(chunk_239));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2800;
                            asm("mov.b32 %0, %1;" : "=f"(t2800) : "r"(chunk_240));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2801;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2801) : "l"(t2789) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2802;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2802) : "l"(t2789) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_271 = t2793;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_272 = t2794;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_273 = t2795;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_274 = t2796;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_275 = t2797;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_276 = t2798;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_277 = t2799;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_278 = t2800;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_279 = t2801;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_280 = t2802;
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
                        const u32 t2803 = split_2 + 14u;
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
                        const bool t2804 = t2803 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2804) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2805 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_34 = t2805 + warp_n;
                            const u32 t2807 = slice_34 << 1u;
#line 403 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_33 = t2807 + 1u;
                            const u64 t2809 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2810 = t2809 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2811 = t2810 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2812 = partials + t2811;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2813 = (u64)t2803;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2814 = t2813 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2815 = t2814 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2816 = t2812 + t2815;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2817 = (u64)index_33;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2818 = t2817 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2819 = t2818 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2820 = t2816 + t2819;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2821 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2822 = t2820 + t2821;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2823 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2824 = (u64)t2823 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2825 = t2820 + t2824;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_241;
                            u32 chunk_242;
                            u32 chunk_243;
                            u32 chunk_244;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_241), "=r"(chunk_242), "=r"(chunk_243), "=r"(chunk_244) : "l"(t2825) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2826;
                            asm("mov.b32 %0, %1;" : "=f"(t2826) : "r"(chunk_241));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2827;
                            asm("mov.b32 %0, %1;" : "=f"(t2827) : "r"(chunk_242));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2828;
                            asm("mov.b32 %0, %1;" : "=f"(t2828) : "r"(chunk_243));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2829;
                            asm("mov.b32 %0, %1;" : "=f"(t2829) : "r"(chunk_244));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_245;
                            u32 chunk_246;
                            u32 chunk_247;
                            u32 chunk_248;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_245), "=r"(chunk_246), "=r"(chunk_247), "=r"(chunk_248) : "l"(t2825) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2830;
                            asm("mov.b32 %0, %1;" : "=f"(t2830) : "r"(chunk_245));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2831;
                            asm("mov.b32 %0, %1;" : "=f"(t2831) : "r"(chunk_246));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2832;
                            asm("mov.b32 %0, %1;" : "=f"(t2832) : "r"(chunk_247));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2833;
                            asm("mov.b32 %0, %1;" : "=f"(t2833) : "r"(chunk_248));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2834;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2834) : "l"(t2822) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2835;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2835) : "l"(t2822) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_281 = t2826;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_282 = t2827;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_283 = t2828;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_284 = t2829;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_285 = t2830;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_286 = t2831;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_287 = t2832;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_288 = t2833;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_289 = t2834;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_290 = t2835;
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
                        const u32 t2836 = split_2 + 15u;
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
                        const bool t2837 = t2836 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2837) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2838 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_35 = t2838 + warp_n;
                            const u32 t2840 = slice_35 << 1u;
#line 403 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_34 = t2840 + 1u;
                            const u64 t2842 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2843 = t2842 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2844 = t2843 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2845 = partials + t2844;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2846 = (u64)t2836;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2847 = t2846 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2848 = t2847 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2849 = t2845 + t2848;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2850 = (u64)index_34;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2851 = t2850 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2852 = t2851 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2853 = t2849 + t2852;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2854 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2855 = t2853 + t2854;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2856 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2857 = (u64)t2856 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2858 = t2853 + t2857;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_249;
                            u32 chunk_250;
                            u32 chunk_251;
                            u32 chunk_252;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_249), "=r"(chunk_250), "=r"(chunk_251), "=r"(chunk_252) : "l"(t2858) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2859;
                            asm("mov.b32 %0, %1;" : "=f"(t2859) : "r"(chunk_249));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2860;
                            asm("mov.b32 %0, %1;" : "=f"(t2860) : "r"(chunk_250));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2861;
                            asm("mov.b32 %0, %1;" : "=f"(t2861) : "r"(chunk_251));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2862;
                            asm("mov.b32 %0, %1;" : "=f"(t2862) : "r"(chunk_252));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_253;
                            u32 chunk_254;
                            u32 chunk_255;
                            u32 chunk_256;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_253), "=r"(chunk_254), "=r"(chunk_255), "=r"(chunk_256) : "l"(t2858) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2863;
                            asm("mov.b32 %0, %1;" : "=f"(t2863) : "r"(chunk_253));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2864;
                            asm("mov.b32 %0, %1;" : "=f"(t2864) : "r"(chunk_254));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2865;
                            asm("mov.b32 %0, %1;" : "=f"(t2865) : "r"(chunk_255));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2866;
                            asm("mov.b32 %0, %1;" : "=f"(t2866) : "r"(chunk_256));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2867;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2867) : "l"(t2855) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2868;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2868) : "l"(t2855) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_291 = t2859;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_292 = t2860;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_293 = t2861;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_294 = t2862;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_295 = t2863;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_296 = t2864;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_297 = t2865;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_298 = t2866;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_299 = t2867;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_300 = t2868;
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
                        f32 t2869;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2869) : "f"(row_max_4), "f"(state_33));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2870;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2870) : "f"(t2869), "f"(state_35));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2871;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2871) : "f"(t2870), "f"(state_37));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2872;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2872) : "f"(t2871), "f"(state_39));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2873;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2873) : "f"(t2872), "f"(state_41));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2874;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2874) : "f"(t2873), "f"(state_43));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2875;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2875) : "f"(t2874), "f"(state_45));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2876;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2876) : "f"(t2875), "f"(state_47));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2877;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2877) : "f"(t2876), "f"(state_49));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2878;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2878) : "f"(t2877), "f"(state_51));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2879;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2879) : "f"(t2878), "f"(state_53));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2880;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2880) : "f"(t2879), "f"(state_55));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2881;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2881) : "f"(t2880), "f"(state_57));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2882;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2882) : "f"(t2881), "f"(state_59));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2883;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2883) : "f"(t2882), "f"(state_61));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max_4;
                        asm("max.f32 %0, %1, %2;" : "=f"(max_4) : "f"(t2883), "f"(state_63));
                        const bool t2885 = max_4 == __uint_as_float(0xff800000u);
#line 95 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2886 = max_4 * scale_log2;
#line 95 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 reference_8 = t2885 ? 0.0f : t2886;
                        const f32 t2888 = -reference_8;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2889;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2889) : "f"(row_max_4), "f"(scale_log2), "f"(t2888));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_22;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_22) : "f"(t2889));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2891 = -reference_8;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2892;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2892) : "f"(state_33), "f"(scale_log2), "f"(t2891));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_23;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_23) : "f"(t2892));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2894 = -reference_8;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2895;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2895) : "f"(state_35), "f"(scale_log2), "f"(t2894));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_24;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_24) : "f"(t2895));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2897 = -reference_8;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2898;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2898) : "f"(state_37), "f"(scale_log2), "f"(t2897));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_25;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_25) : "f"(t2898));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2900 = -reference_8;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2901;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2901) : "f"(state_39), "f"(scale_log2), "f"(t2900));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_26;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_26) : "f"(t2901));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2903 = -reference_8;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2904;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2904) : "f"(state_41), "f"(scale_log2), "f"(t2903));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_27;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_27) : "f"(t2904));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2906 = -reference_8;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2907;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2907) : "f"(state_43), "f"(scale_log2), "f"(t2906));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_28;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_28) : "f"(t2907));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2909 = -reference_8;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2910;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2910) : "f"(state_45), "f"(scale_log2), "f"(t2909));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_29;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_29) : "f"(t2910));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2912 = -reference_8;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2913;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2913) : "f"(state_47), "f"(scale_log2), "f"(t2912));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_30;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_30) : "f"(t2913));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2915 = -reference_8;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2916;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2916) : "f"(state_49), "f"(scale_log2), "f"(t2915));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_31;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_31) : "f"(t2916));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2918 = -reference_8;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2919;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2919) : "f"(state_51), "f"(scale_log2), "f"(t2918));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_32;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_32) : "f"(t2919));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2921 = -reference_8;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2922;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2922) : "f"(state_53), "f"(scale_log2), "f"(t2921));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_33;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_33) : "f"(t2922));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2924 = -reference_8;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2925;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2925) : "f"(state_55), "f"(scale_log2), "f"(t2924));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_34;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_34) : "f"(t2925));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2927 = -reference_8;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2928;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2928) : "f"(state_57), "f"(scale_log2), "f"(t2927));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_35;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_35) : "f"(t2928));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2930 = -reference_8;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2931;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2931) : "f"(state_59), "f"(scale_log2), "f"(t2930));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_36;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_36) : "f"(t2931));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2933 = -reference_8;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2934;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2934) : "f"(state_61), "f"(scale_log2), "f"(t2933));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_37;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_37) : "f"(t2934));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2936 = -reference_8;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2937;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2937) : "f"(state_63), "f"(scale_log2), "f"(t2936));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_38;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_38) : "f"(t2937));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_28 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2939 = row_sum_4 * factors_22;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2939;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2940;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2940) : "f"(state_34), "f"(factors_23), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2940;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2941;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2941) : "f"(state_36), "f"(factors_24), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2941;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2942;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2942) : "f"(state_38), "f"(factors_25), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2942;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2943;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2943) : "f"(state_40), "f"(factors_26), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2943;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2944;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2944) : "f"(state_42), "f"(factors_27), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2944;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2945;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2945) : "f"(state_44), "f"(factors_28), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2945;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2946;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2946) : "f"(state_46), "f"(factors_29), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2946;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2947;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2947) : "f"(state_48), "f"(factors_30), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2947;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2948;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2948) : "f"(state_50), "f"(factors_31), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2948;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2949;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2949) : "f"(state_52), "f"(factors_32), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2949;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2950;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2950) : "f"(state_54), "f"(factors_33), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2950;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2951;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2951) : "f"(state_56), "f"(factors_34), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2951;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2952;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2952) : "f"(state_58), "f"(factors_35), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2952;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2953;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2953) : "f"(state_60), "f"(factors_36), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2953;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2954;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2954) : "f"(state_62), "f"(factors_37), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2954;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2955;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2955) : "f"(state_64), "f"(factors_38), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2955;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_29 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2956 = rows_3 * factors_22;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2956;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2957;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2957) : "f"(words_161), "f"(factors_23), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2957;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2958;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2958) : "f"(words_171), "f"(factors_24), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2958;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2959;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2959) : "f"(words_181), "f"(factors_25), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2959;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2960;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2960) : "f"(words_191), "f"(factors_26), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2960;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2961;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2961) : "f"(words_201), "f"(factors_27), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2961;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2962;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2962) : "f"(words_211), "f"(factors_28), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2962;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2963;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2963) : "f"(words_221), "f"(factors_29), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2963;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2964;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2964) : "f"(words_231), "f"(factors_30), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2964;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2965;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2965) : "f"(words_241), "f"(factors_31), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2965;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2966;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2966) : "f"(words_251), "f"(factors_32), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2966;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2967;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2967) : "f"(words_261), "f"(factors_33), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2967;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2968;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2968) : "f"(words_271), "f"(factors_34), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2968;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2969;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2969) : "f"(words_281), "f"(factors_35), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2969;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2970;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2970) : "f"(words_291), "f"(factors_36), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2970;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2971;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2971) : "f"(words_301), "f"(factors_37), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2971;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2972;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2972) : "f"(words_311), "f"(factors_38), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2972;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_30 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2973 = rows_4 * factors_22;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2973;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2974;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2974) : "f"(words_162), "f"(factors_23), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2974;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2975;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2975) : "f"(words_172), "f"(factors_24), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2975;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2976;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2976) : "f"(words_182), "f"(factors_25), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2976;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2977;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2977) : "f"(words_192), "f"(factors_26), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2977;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2978;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2978) : "f"(words_202), "f"(factors_27), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2978;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2979;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2979) : "f"(words_212), "f"(factors_28), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2979;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2980;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2980) : "f"(words_222), "f"(factors_29), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2980;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2981;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2981) : "f"(words_232), "f"(factors_30), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2981;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2982;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2982) : "f"(words_242), "f"(factors_31), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2982;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2983;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2983) : "f"(words_252), "f"(factors_32), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2983;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2984;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2984) : "f"(words_262), "f"(factors_33), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2984;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2985;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2985) : "f"(words_272), "f"(factors_34), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2985;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2986;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2986) : "f"(words_282), "f"(factors_35), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2986;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2987;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2987) : "f"(words_292), "f"(factors_36), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2987;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2988;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2988) : "f"(words_302), "f"(factors_37), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2988;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2989;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2989) : "f"(words_312), "f"(factors_38), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2989;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_31 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2990 = rows_7 * factors_22;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2990;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2991;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2991) : "f"(words_163), "f"(factors_23), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2991;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2992;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2992) : "f"(words_173), "f"(factors_24), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2992;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2993;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2993) : "f"(words_183), "f"(factors_25), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2993;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2994;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2994) : "f"(words_193), "f"(factors_26), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2994;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2995;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2995) : "f"(words_203), "f"(factors_27), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2995;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2996;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2996) : "f"(words_213), "f"(factors_28), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2996;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2997;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2997) : "f"(words_223), "f"(factors_29), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2997;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2998;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2998) : "f"(words_233), "f"(factors_30), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2998;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2999;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2999) : "f"(words_243), "f"(factors_31), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2999;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3000;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3000) : "f"(words_253), "f"(factors_32), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3000;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3001;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3001) : "f"(words_263), "f"(factors_33), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3001;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3002;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3002) : "f"(words_273), "f"(factors_34), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3002;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3003;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3003) : "f"(words_283), "f"(factors_35), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3003;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3004;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3004) : "f"(words_293), "f"(factors_36), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3004;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3005;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3005) : "f"(words_303), "f"(factors_37), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3005;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3006;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3006) : "f"(words_313), "f"(factors_38), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3006;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_32 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3007 = rows_8 * factors_22;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3007;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3008;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3008) : "f"(words_164), "f"(factors_23), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3008;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3009;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3009) : "f"(words_174), "f"(factors_24), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3009;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3010;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3010) : "f"(words_184), "f"(factors_25), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3010;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3011;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3011) : "f"(words_194), "f"(factors_26), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3011;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3012;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3012) : "f"(words_204), "f"(factors_27), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3012;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3013;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3013) : "f"(words_214), "f"(factors_28), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3013;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3014;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3014) : "f"(words_224), "f"(factors_29), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3014;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3015;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3015) : "f"(words_234), "f"(factors_30), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3015;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3016;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3016) : "f"(words_244), "f"(factors_31), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3016;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3017;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3017) : "f"(words_254), "f"(factors_32), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3017;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3018;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3018) : "f"(words_264), "f"(factors_33), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3018;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3019;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3019) : "f"(words_274), "f"(factors_34), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3019;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3020;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3020) : "f"(words_284), "f"(factors_35), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3020;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3021;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3021) : "f"(words_294), "f"(factors_36), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3021;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3022;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3022) : "f"(words_304), "f"(factors_37), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3022;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3023;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3023) : "f"(words_314), "f"(factors_38), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3023;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_33 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3024 = rows_11 * factors_22;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3024;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3025;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3025) : "f"(words_165), "f"(factors_23), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3025;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3026;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3026) : "f"(words_175), "f"(factors_24), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3026;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3027;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3027) : "f"(words_185), "f"(factors_25), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3027;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3028;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3028) : "f"(words_195), "f"(factors_26), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3028;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3029;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3029) : "f"(words_205), "f"(factors_27), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3029;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3030;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3030) : "f"(words_215), "f"(factors_28), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3030;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3031;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3031) : "f"(words_225), "f"(factors_29), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3031;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3032;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3032) : "f"(words_235), "f"(factors_30), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3032;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3033;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3033) : "f"(words_245), "f"(factors_31), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3033;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3034;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3034) : "f"(words_255), "f"(factors_32), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3034;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3035;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3035) : "f"(words_265), "f"(factors_33), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3035;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3036;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3036) : "f"(words_275), "f"(factors_34), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3036;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3037;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3037) : "f"(words_285), "f"(factors_35), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3037;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3038;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3038) : "f"(words_295), "f"(factors_36), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3038;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3039;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3039) : "f"(words_305), "f"(factors_37), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3039;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3040;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3040) : "f"(words_315), "f"(factors_38), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3040;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_34 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3041 = rows_12 * factors_22;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3041;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3042;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3042) : "f"(words_166), "f"(factors_23), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3042;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3043;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3043) : "f"(words_176), "f"(factors_24), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3043;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3044;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3044) : "f"(words_186), "f"(factors_25), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3044;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3045;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3045) : "f"(words_196), "f"(factors_26), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3045;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3046;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3046) : "f"(words_206), "f"(factors_27), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3046;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3047;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3047) : "f"(words_216), "f"(factors_28), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3047;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3048;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3048) : "f"(words_226), "f"(factors_29), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3048;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3049;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3049) : "f"(words_236), "f"(factors_30), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3049;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3050;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3050) : "f"(words_246), "f"(factors_31), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3050;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3051;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3051) : "f"(words_256), "f"(factors_32), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3051;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3052;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3052) : "f"(words_266), "f"(factors_33), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3052;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3053;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3053) : "f"(words_276), "f"(factors_34), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3053;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3054;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3054) : "f"(words_286), "f"(factors_35), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3054;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3055;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3055) : "f"(words_296), "f"(factors_36), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3055;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3056;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3056) : "f"(words_306), "f"(factors_37), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3056;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3057;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3057) : "f"(words_316), "f"(factors_38), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3057;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_35 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3058 = rows_15 * factors_22;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3058;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3059;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3059) : "f"(words_167), "f"(factors_23), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3059;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3060;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3060) : "f"(words_177), "f"(factors_24), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3060;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3061;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3061) : "f"(words_187), "f"(factors_25), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3061;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3062;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3062) : "f"(words_197), "f"(factors_26), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3062;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3063;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3063) : "f"(words_207), "f"(factors_27), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3063;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3064;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3064) : "f"(words_217), "f"(factors_28), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3064;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3065;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3065) : "f"(words_227), "f"(factors_29), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3065;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3066;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3066) : "f"(words_237), "f"(factors_30), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3066;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3067;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3067) : "f"(words_247), "f"(factors_31), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3067;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3068;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3068) : "f"(words_257), "f"(factors_32), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3068;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3069;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3069) : "f"(words_267), "f"(factors_33), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3069;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3070;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3070) : "f"(words_277), "f"(factors_34), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3070;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3071;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3071) : "f"(words_287), "f"(factors_35), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3071;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3072;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3072) : "f"(words_297), "f"(factors_36), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3072;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3073;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3073) : "f"(words_307), "f"(factors_37), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3073;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3074;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3074) : "f"(words_317), "f"(factors_38), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3074;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_36 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3075 = rows_16 * factors_22;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3075;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3076;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3076) : "f"(words_168), "f"(factors_23), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3076;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3077;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3077) : "f"(words_178), "f"(factors_24), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3077;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3078;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3078) : "f"(words_188), "f"(factors_25), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3078;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3079;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3079) : "f"(words_198), "f"(factors_26), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3079;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3080;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3080) : "f"(words_208), "f"(factors_27), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3080;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3081;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3081) : "f"(words_218), "f"(factors_28), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3081;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3082;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3082) : "f"(words_228), "f"(factors_29), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3082;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3083;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3083) : "f"(words_238), "f"(factors_30), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3083;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3084;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3084) : "f"(words_248), "f"(factors_31), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3084;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3085;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3085) : "f"(words_258), "f"(factors_32), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3085;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3086;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3086) : "f"(words_268), "f"(factors_33), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3086;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3087;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3087) : "f"(words_278), "f"(factors_34), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3087;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3088;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3088) : "f"(words_288), "f"(factors_35), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3088;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3089;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3089) : "f"(words_298), "f"(factors_36), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3089;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3090;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3090) : "f"(words_308), "f"(factors_37), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3090;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3091;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3091) : "f"(words_318), "f"(factors_38), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3091;
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
                        const u32 t3092 = split_2 + 16u;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split_2 = t3092;
                    }
                }
#line 227 "fa-kernels/src/attention/softmax.rs"
                f32 t3094;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3094) : "f"(row_sum_3));
#line 227 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_23 = row_sum_3 + t3094;
                f32 t3096;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3096) : "f"(pair_23));
#line 228 "fa-kernels/src/attention/softmax.rs"
                const f32 t3097 = pair_23 + t3096;
#line 228 "fa-kernels/src/attention/softmax.rs"
                row_sum_3 = t3097;
#line 227 "fa-kernels/src/attention/softmax.rs"
                f32 t3098;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3098) : "f"(row_sum_4));
#line 227 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_24 = row_sum_4 + t3098;
                f32 t3100;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3100) : "f"(pair_24));
#line 228 "fa-kernels/src/attention/softmax.rs"
                const f32 t3101 = pair_24 + t3100;
#line 228 "fa-kernels/src/attention/softmax.rs"
                row_sum_4 = t3101;
#line 310 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_3 = row_sum_3;
                const bool t3102 = sum_3 == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
                f32 t3103;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3103) : "f"(sum_3));
#line 311 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_3 = t3102 ? 0.0f : t3103;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3105 = rows * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows = t3105;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3106 = rows_2 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_2 = t3106;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3107 = rows_5 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_5 = t3107;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3108 = rows_6 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_6 = t3108;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3109 = rows_9 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_9 = t3109;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3110 = rows_10 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_10 = t3110;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3111 = rows_13 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_13 = t3111;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3112 = rows_14 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_14 = t3112;
#line 310 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_4 = row_sum_4;
                const bool t3113 = sum_4 == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
                f32 t3114;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3114) : "f"(sum_4));
#line 311 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_4 = t3113 ? 0.0f : t3114;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3116 = rows_3 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_3 = t3116;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3117 = rows_4 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_4 = t3117;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3118 = rows_7 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_7 = t3118;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3119 = rows_8 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_8 = t3119;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3120 = rows_11 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_11 = t3120;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3121 = rows_12 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_12 = t3121;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3122 = rows_15 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_15 = t3122;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3123 = rows_16 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_16 = t3123;
#line 433 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 first_3 = warp_n << 2u;
                const u32 t3125 = lane & 3u;
#line 434 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3126 = t3125 << 2u;
#line 434 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3127 = first_3 << 4u;
#line 434 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 lane_bytes_2 = t3126 + t3127;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3129 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3130 = t130 + t3129;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t3131 = t3130 < t52;
#line 259 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3131) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3132 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3133 = t130 + t3132;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3134 = first + t3133;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3135 = t3134 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3136;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3136) : "r"(t3135), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3137 = t3136 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3138 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3139 = first + t3133;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3140 = t3139 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3141;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3141) : "r"(t3140), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3142 = t3141 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3143 = t3142 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3144 = t3139 - t3143;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3145 = t3138 + t3144;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3146 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3147 = t3146 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3148 = t3147 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3149 = o + t3148;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3150 = (u64)t3137;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3151 = t3150 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3152 = t3151 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3153 = t3149 + t3152;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3154 = (u64)t3145;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3155 = t3154 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3156 = t3155 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3157 = t3153 + t3156;
#line 439 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t3158 = (u64)lane_bytes_2;
#line 439 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_3 = t3157 + t3158;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_25 = rows;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_26 = rows_2;
                    const u32 t3160 = head_dim >> 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3161 = first_3 < t3160;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3161) {
                        u32 t3162;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3162) : "f"(pair_25), "f"(pair_26));
#line 444 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_3), "r"(t3162) : "memory");
                    }
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_27 = rows_5;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_28 = rows_6;
                    const u32 t3163 = first_3 + 1u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3164 = head_dim >> 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3165 = t3163 < t3164;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3165) {
                        u32 t3166;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3166) : "f"(pair_27), "f"(pair_28));
#line 444 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_3), "r"(t3166) : "memory");
                    }
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_29 = rows_9;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_30 = rows_10;
                    const u32 t3167 = first_3 + 2u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3168 = head_dim >> 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3169 = t3167 < t3168;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3169) {
                        u32 t3170;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3170) : "f"(pair_29), "f"(pair_30));
#line 444 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_3), "r"(t3170) : "memory");
                    }
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_31 = rows_13;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_32 = rows_14;
                    const u32 t3171 = first_3 + 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3172 = head_dim >> 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3173 = t3171 < t3172;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3173) {
                        u32 t3174;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3174) : "f"(pair_31), "f"(pair_32));
#line 444 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_3), "r"(t3174) : "memory");
                    }
                }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3175 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3176 = t130 + t3175;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3177 = t3176 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t3178 = t3177 < t52;
#line 259 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3178) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3179 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3180 = t130 + t3179;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3181 = t3180 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3182 = first + t3181;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3183 = t3182 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3184;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3184) : "r"(t3183), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3185 = t3184 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3186 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3187 = first + t3181;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3188 = t3187 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3189;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3189) : "r"(t3188), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3190 = t3189 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3191 = t3190 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3192 = t3187 - t3191;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3193 = t3186 + t3192;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3194 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3195 = t3194 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3196 = t3195 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3197 = o + t3196;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3198 = (u64)t3185;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3199 = t3198 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3200 = t3199 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3201 = t3197 + t3200;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3202 = (u64)t3193;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3203 = t3202 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3204 = t3203 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3205 = t3201 + t3204;
#line 439 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t3206 = (u64)lane_bytes_2;
#line 439 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_4 = t3205 + t3206;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_33 = rows_3;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_34 = rows_4;
                    const u32 t3208 = head_dim >> 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3209 = first_3 < t3208;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3209) {
                        u32 t3210;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3210) : "f"(pair_33), "f"(pair_34));
#line 444 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_4), "r"(t3210) : "memory");
                    }
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_35 = rows_7;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_36 = rows_8;
                    const u32 t3211 = first_3 + 1u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3212 = head_dim >> 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3213 = t3211 < t3212;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3213) {
                        u32 t3214;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3214) : "f"(pair_35), "f"(pair_36));
#line 444 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_4), "r"(t3214) : "memory");
                    }
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_37 = rows_11;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_38 = rows_12;
                    const u32 t3215 = first_3 + 2u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3216 = head_dim >> 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3217 = t3215 < t3216;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3217) {
                        u32 t3218;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3218) : "f"(pair_37), "f"(pair_38));
#line 444 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_4), "r"(t3218) : "memory");
                    }
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_39 = rows_15;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_40 = rows_16;
                    const u32 t3219 = first_3 + 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3220 = head_dim >> 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3221 = t3219 < t3220;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3221) {
                        u32 t3222;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3222) : "f"(pair_39), "f"(pair_40));
#line 444 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_4), "r"(t3222) : "memory");
                    }
                }
#line 273 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3223 = warp_n < 1u;
#line 273 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3223) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3224 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_3 = t130 + t3224;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t3226 = row_3 < t52;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3227 = first + row_3;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3228 = t3227 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3229;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3229) : "r"(t3228), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3230 = t3229 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3231 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3232 = first + row_3;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3233 = t3232 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3234;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3234) : "r"(t3233), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3235 = t3234 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3236 = t3235 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3237 = t3232 - t3236;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3238 = t3231 + t3237;
#line 287 "fa-kernels/src/attention/softmax.rs"
                    f32 t3239;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3239) : "f"(row_sum_3));
#line 287 "fa-kernels/src/attention/softmax.rs"
                    f32 t3240;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3240) : "f"(row_max_3), "f"(scale_log2), "f"(t3239));
#line 287 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_4 = t3240 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                    const bool t3242 = row_sum_3 == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_3 = t3242 ? __uint_as_float(0xff800000u) : lse_4;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t3244 = lane & 3u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3245 = t3244 == 0u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3246 = t3226 & t3245;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t3246) {
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3247 = (u64)t16;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3248 = t3247 * lse_stride0;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3249 = t3248 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3250 = lse + t3249;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3251 = (u64)t3238;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3252 = t3251 * lse_stride1;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3253 = t3252 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3254 = t3250 + t3253;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3255 = (u64)t3230;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3256 = t3255 * lse_stride2;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3257 = t3256 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3258 = t3254 + t3257;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3258), "f"(value_3) : "memory");
                    }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3259 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3260 = t130 + t3259;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_4 = t3260 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t3262 = row_4 < t52;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3263 = first + row_4;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3264 = t3263 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3265;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3265) : "r"(t3264), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3266 = t3265 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3267 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3268 = first + row_4;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3269 = t3268 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3270;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3270) : "r"(t3269), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3271 = t3270 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3272 = t3271 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3273 = t3268 - t3272;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3274 = t3267 + t3273;
#line 287 "fa-kernels/src/attention/softmax.rs"
                    f32 t3275;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3275) : "f"(row_sum_4));
#line 287 "fa-kernels/src/attention/softmax.rs"
                    f32 t3276;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3276) : "f"(row_max_4), "f"(scale_log2), "f"(t3275));
#line 287 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_5 = t3276 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                    const bool t3278 = row_sum_4 == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_4 = t3278 ? __uint_as_float(0xff800000u) : lse_5;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t3280 = lane & 3u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3281 = t3280 == 0u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3282 = t3262 & t3281;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t3282) {
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3283 = (u64)t16;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3284 = t3283 * lse_stride0;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3285 = t3284 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3286 = lse + t3285;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3287 = (u64)t3274;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3288 = t3287 * lse_stride1;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3289 = t3288 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3290 = t3286 + t3289;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3291 = (u64)t3266;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3292 = t3291 * lse_stride2;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3293 = t3292 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3294 = t3290 + t3293;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3294), "f"(value_4) : "memory");
                    }
                }
            }
        }
    }
}
