typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

extern "C" __global__ void __launch_bounds__(128, 1)
mma_bf16(
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
    const f32 softcap,
    const f32 softcap_scale,
    const f32 softcap_small,
    const f32 softcap_5,
    const f32 softcap_3,
    const f32 softcap_1,
    const u32 head_dim,
    const u32 heads_per_section)
{
#line 29 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t3 = thread >> 5u;
#line 31 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 first_row = t3 << 4u;
#line 52 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t5 = blockIdx.x;
#line 40 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t6 = seq_q + 63u;
#line 40 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t7 = t6 >> 6u;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t8 = heads_per_section * t7;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t9 = t5 / t8;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 first = t9 * heads_per_section;
    const u32 t11 = heads * batch;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t12 = t11 - first;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 heads_2 = t12 < heads_per_section ? t12 : heads_per_section;
    const u32 t14 = first * t7;
#line 84 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 rest = t5 - t14;
    const u32 t16 = rest % heads_2;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t17 = first + t16;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t18 = t7 - 1u;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t19 = rest / heads_2;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t20 = t18 - t19;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t21 = t20 << 6u;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t22 = t17 % heads;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t23 = t17 / heads;
#line 54 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t24 = t22 / group;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t25 = t21 + seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end = t25 + 1u;
    const u32 t27 = end > seq_q ? end : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t28 = t27 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_2 = t28 < seq_k ? t28 : seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_3 = t21 + seq_k;
    const u32 t31 = end_3 > seq_q ? end_3 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 position = t31 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 t33 = position > window_left ? position : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 t34 = t33 - window_left;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t35 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 begin = t34 < t35 ? t34 : t35;
#line 318 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t37 = t21 + 63u;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t38 = t37 + seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_4 = t38 + 1u;
    const u32 t40 = end_4 > seq_q ? end_4 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t41 = t40 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_5 = t41 < seq_k ? t41 : seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_6 = t37 + seq_k;
    const u32 t44 = end_6 > seq_q ? end_6 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 position_2 = t44 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 t46 = position_2 > window_left ? position_2 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 t47 = t46 - window_left;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t48 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 begin_2 = t47 < t48 ? t47 : t48;
#line 322 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 begin_3 = begin >> 6u;
#line 326 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t51 = end_5 + 63u;
#line 326 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t52 = t51 >> 6u;
#line 326 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t53 = begin_3 + 1u;
#line 326 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_7 = t52 > t53 ? t52 : t53;
    const u32 count = end_7 - begin_3;
    const u32 t56 = end_2 >> 6u;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 whole = t56 < end_7 ? t56 : end_7;
    const u32 t58 = begin_2 + 63u;
#line 329 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t59 = t58 >> 6u;
#line 329 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t60 = t59 > begin_3 ? t59 : begin_3;
#line 329 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t61 = t60 < end_7 ? t60 : end_7;
#line 329 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 masked_left = end_7 - t61;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t63 = end_7 - whole;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t64 = t63 < count ? t63 : count;
#line 51 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t66 = (u64)t23;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t67 = t66 * q_stride0;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t68 = t67 * 2ull;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t69 = q + t68;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t70 = (u64)t21;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t71 = t70 * q_stride1;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t72 = t71 * 2ull;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t73 = t69 + t72;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t74 = (u64)t22;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t75 = t74 * q_stride2;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t76 = t75 * 2ull;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t77 = t73 + t76;
    const u32 t78 = (u32)q_stride1;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t79 = t78 << 1u;
    const u32 t80 = thread >> 3u;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t81 = thread & 7u;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t82 = t80 & 7u;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t83 = t81 ^ t82;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t84 = t80 << 7u;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t85 = t83 << 4u;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t86 = t84 + t85;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t87 = (u64)t80 * t79;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t88 = t77 + t87;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t89 = (u64)t81 * 16u;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t90 = t88 + t89;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t91 = (u64)t79 * 16u;
    const u32 exist = seq_q - t21;
    const u32 t93 = head_dim >> 3u;
    const u32 t94 = smem_1 + t86;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t95 = (u64)0u * t79;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t96 = t90 + t95;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t97 = t96 + t91;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t98 = t97 + t91;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t99 = t98 + t91;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t100 = t80 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t101 = t81 < t93;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t102 = t100 & t101;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t103 = t102 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t94), "l"(t96), "r"(t103) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t104 = t80 + 16u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t105 = t104 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t106 = t81 < t93;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t107 = t105 & t106;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t108 = t107 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t94), "l"(t97), "r"(t108) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t109 = t80 + 32u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t110 = t109 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t111 = t81 < t93;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t112 = t110 & t111;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t113 = t112 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t94), "l"(t98), "r"(t113) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t114 = t80 + 48u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t115 = t114 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t116 = t81 < t93;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t117 = t115 & t116;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t118 = t117 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t94), "l"(t99), "r"(t118) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t119 = t96 + 128ull;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t120 = t80 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t121 = t81 + 8u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t122 = t121 < t93;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t123 = t120 & t122;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t124 = t123 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t94), "l"(t119), "r"(t124) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t125 = t97 + 128ull;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t126 = t80 + 16u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t127 = t126 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t128 = t81 + 8u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t129 = t128 < t93;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t130 = t127 & t129;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t131 = t130 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t94), "l"(t125), "r"(t131) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t132 = t98 + 128ull;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t133 = t80 + 32u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t134 = t133 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t135 = t81 + 8u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t136 = t135 < t93;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t137 = t134 & t136;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t138 = t137 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t94), "l"(t132), "r"(t138) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t139 = t99 + 128ull;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t140 = t80 + 48u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t141 = t140 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t142 = t81 + 8u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t143 = t142 < t93;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t144 = t141 & t143;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t145 = t144 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t94), "l"(t139), "r"(t145) : "memory");
#line 62 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t146 = smem_1 + 16384u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t147 = t146 + 16384u;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t148 = (u64)t23;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t149 = t148 * k_stride0;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t150 = t149 * 2ull;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t151 = k + t150;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t152 = 0ull * k_stride1;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t153 = t152 * 2ull;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t154 = t151 + t153;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t155 = (u64)t24;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t156 = t155 * k_stride2;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t157 = t156 * 2ull;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t158 = t154 + t157;
    const u32 t159 = (u32)k_stride1;
#line 224 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t160 = t159 << 1u;
    const u32 t161 = thread >> 3u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t162 = thread & 7u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t163 = t161 & 7u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t164 = t162 ^ t163;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t165 = t161 << 7u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t166 = t164 << 4u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t167 = t165 + t166;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t168 = (u64)t161 * t160;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t169 = t158 + t168;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t170 = (u64)t162 * 16u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t171 = t169 + t170;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t172 = (u64)t160 * 16u;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t173 = (u64)t23;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t174 = t173 * v_stride0;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t175 = t174 * 2ull;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t176 = v + t175;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t177 = 0ull * v_stride1;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t178 = t177 * 2ull;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t179 = t176 + t178;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t180 = (u64)t24;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t181 = t180 * v_stride2;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t182 = t181 * 2ull;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t183 = t179 + t182;
    const u32 t184 = (u32)v_stride1;
#line 224 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t185 = t184 << 1u;
    const u32 t186 = thread >> 3u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t187 = thread & 7u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t188 = t186 & 7u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t189 = t187 ^ t188;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t190 = t186 << 7u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t191 = t189 << 4u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t192 = t190 + t191;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t193 = (u64)t186 * t185;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t194 = t183 + t193;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t195 = (u64)t187 * 16u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t196 = t194 + t195;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t197 = (u64)t185 * 16u;
#line 237 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t198 = thread & 31u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t199 = end_7 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 first_key = t199 << 6u;
    const u32 t201 = head_dim >> 3u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t202 = t146 + t167;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t203 = (u64)first_key * t160;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t204 = t171 + t203;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t205 = t204 + t172;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t206 = t205 + t172;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t207 = t206 + t172;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t208 = first_key + t161;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t209 = t208 < seq_k;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t210 = t162 < t201;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t211 = t209 & t210;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t212 = t211 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t202), "l"(t204), "r"(t212) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t213 = first_key + t161;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t214 = t213 + 16u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t215 = t214 < seq_k;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t216 = t162 < t201;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t217 = t215 & t216;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t218 = t217 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t202), "l"(t205), "r"(t218) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t219 = first_key + t161;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t220 = t219 + 32u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t221 = t220 < seq_k;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t222 = t162 < t201;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t223 = t221 & t222;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t224 = t223 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t202), "l"(t206), "r"(t224) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t225 = first_key + t161;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t226 = t225 + 48u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t227 = t226 < seq_k;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t228 = t162 < t201;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t229 = t227 & t228;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t230 = t229 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t202), "l"(t207), "r"(t230) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t231 = t204 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t232 = first_key + t161;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t233 = t232 < seq_k;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t234 = t162 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t235 = t234 < t201;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t236 = t233 & t235;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t237 = t236 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t202), "l"(t231), "r"(t237) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t238 = t205 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t239 = first_key + t161;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t240 = t239 + 16u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t241 = t240 < seq_k;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t242 = t162 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t243 = t242 < t201;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t244 = t241 & t243;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t245 = t244 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t202), "l"(t238), "r"(t245) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t246 = t206 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t247 = first_key + t161;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t248 = t247 + 32u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t249 = t248 < seq_k;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t250 = t162 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t251 = t250 < t201;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t252 = t249 & t251;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t253 = t252 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t202), "l"(t246), "r"(t253) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t254 = t207 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t255 = first_key + t161;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t256 = t255 + 48u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t257 = t256 < seq_k;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t258 = t162 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t259 = t258 < t201;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t260 = t257 & t259;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t261 = t260 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t202), "l"(t254), "r"(t261) : "memory");
#line 356 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t262 = end_7 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 first_key_2 = t262 << 6u;
    const u32 t264 = head_dim >> 3u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t265 = t147 + t192;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t266 = (u64)first_key_2 * t185;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t267 = t196 + t266;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t268 = t267 + t197;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t269 = t268 + t197;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t270 = t269 + t197;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t271 = first_key_2 + t186;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t272 = t271 < seq_k;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t273 = t187 < t264;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t274 = t272 & t273;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t275 = t274 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t265), "l"(t267), "r"(t275) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t276 = first_key_2 + t186;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t277 = t276 + 16u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t278 = t277 < seq_k;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t279 = t187 < t264;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t280 = t278 & t279;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t281 = t280 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t265), "l"(t268), "r"(t281) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t282 = first_key_2 + t186;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t283 = t282 + 32u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t284 = t283 < seq_k;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t285 = t187 < t264;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t286 = t284 & t285;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t287 = t286 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t265), "l"(t269), "r"(t287) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t288 = first_key_2 + t186;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t289 = t288 + 48u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t290 = t289 < seq_k;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t291 = t187 < t264;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t292 = t290 & t291;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t293 = t292 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t265), "l"(t270), "r"(t293) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t294 = t267 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t295 = first_key_2 + t186;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t296 = t295 < seq_k;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t297 = t187 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t298 = t297 < t264;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t299 = t296 & t298;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t300 = t299 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t265), "l"(t294), "r"(t300) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t301 = t268 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t302 = first_key_2 + t186;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t303 = t302 + 16u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t304 = t303 < seq_k;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t305 = t187 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t306 = t305 < t264;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t307 = t304 & t306;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t308 = t307 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t265), "l"(t301), "r"(t308) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t309 = t269 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t310 = first_key_2 + t186;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t311 = t310 + 32u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t312 = t311 < seq_k;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t313 = t187 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t314 = t313 < t264;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t315 = t312 & t314;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t316 = t315 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t265), "l"(t309), "r"(t316) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t317 = t270 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t318 = first_key_2 + t186;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t319 = t318 + 48u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t320 = t319 < seq_k;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t321 = t187 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t322 = t321 < t264;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t323 = t320 & t322;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t324 = t323 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t265), "l"(t317), "r"(t324) : "memory");
#line 374 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t325 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t326 = first_row + t325;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t327 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t328 = t326 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t329 = t327 ^ t328;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t330 = t326 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t331 = t329 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t332 = t330 + t331;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t333 = smem_1 + t332;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t334 = lane & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t335 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t336 = t335 << 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t337 = t334 + t336;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t338 = lane >> 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t339 = t338 & 1u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t340 = t337 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t341 = t339 ^ t340;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t342 = t337 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t343 = t341 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t344 = t342 + t343;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t345 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t346 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t347 = t345 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t348 = t346 ^ t347;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t349 = t345 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t350 = t348 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t351 = t349 + t350;
#line 112 "fa-kernels/src/attention/softmax.rs"
    f32 row_max = __uint_as_float(0xff800000u);
#line 112 "fa-kernels/src/attention/softmax.rs"
    f32 row_max_2 = __uint_as_float(0xff800000u);
#line 112 "fa-kernels/src/attention/softmax.rs"
    f32 row_sum = 0.0f;
#line 112 "fa-kernels/src/attention/softmax.rs"
    f32 row_sum_2 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_2 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_3 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_4 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_5 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_6 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_7 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_8 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_9 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_10 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_11 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_12 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_13 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_14 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_15 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_16 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_17 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_18 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_19 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_20 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_21 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_22 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_23 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_24 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_25 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_26 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_27 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_28 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_29 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_30 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_31 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_32 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_33 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_34 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_35 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_36 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_37 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_38 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_39 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_40 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_41 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_42 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_43 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_44 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_45 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_46 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_47 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_48 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_49 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_50 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_51 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_52 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_53 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_54 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_55 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_56 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_57 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_58 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_59 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_60 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_61 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_62 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_63 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_64 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_2 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_3 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_4 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_5 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_6 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_7 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_8 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_9 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_10 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_11 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_12 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_13 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_14 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_15 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_16 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_17 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_18 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_19 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_20 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_21 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_22 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_23 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_24 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_25 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_26 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_27 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_28 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_29 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_30 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_31 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_32 = 0.0f;
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t352;
    asm volatile("mov.b32 %0, %1;" : "=r"(t352) : "r"(t344));
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t353 = t352 ^ 32u;
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t354 = t352 ^ 64u;
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t355 = t352 ^ 96u;
    const u32 t356 = t146 + t352;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t357;
    asm volatile("mov.b32 %0, %1;" : "=r"(t357) : "r"(t333));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m;
    u32 m_2;
    u32 m_3;
    u32 m_4;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t357) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_5;
    u32 m_6;
    u32 m_7;
    u32 m_8;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t356) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_5), "r"(m_6));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_7), "r"(m_8));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_9;
    u32 m_10;
    u32 m_11;
    u32 m_12;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t356) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_9), "r"(m_10));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_11), "r"(m_12));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_13;
    u32 m_14;
    u32 m_15;
    u32 m_16;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t356) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_13), "r"(m_14));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_15), "r"(m_16));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_17;
    u32 m_18;
    u32 m_19;
    u32 m_20;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t356) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t358 = t146 + t353;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t359;
    asm volatile("mov.b32 %0, %1;" : "=r"(t359) : "r"(t333));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t360 = t359 ^ 32u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_21;
    u32 m_22;
    u32 m_23;
    u32 m_24;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t360) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_25;
    u32 m_26;
    u32 m_27;
    u32 m_28;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t358) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_25), "r"(m_26));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_27), "r"(m_28));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_29;
    u32 m_30;
    u32 m_31;
    u32 m_32;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t358) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_29), "r"(m_30));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_31), "r"(m_32));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_33;
    u32 m_34;
    u32 m_35;
    u32 m_36;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t358) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_33), "r"(m_34));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_35), "r"(m_36));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_37;
    u32 m_38;
    u32 m_39;
    u32 m_40;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t358) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_37), "r"(m_38));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_39), "r"(m_40));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t361 = t146 + t354;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t362;
    asm volatile("mov.b32 %0, %1;" : "=r"(t362) : "r"(t333));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t363 = t362 ^ 64u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_41;
    u32 m_42;
    u32 m_43;
    u32 m_44;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t363) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_45;
    u32 m_46;
    u32 m_47;
    u32 m_48;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t361) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_45), "r"(m_46));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_47), "r"(m_48));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_49;
    u32 m_50;
    u32 m_51;
    u32 m_52;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t361) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_49), "r"(m_50));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_51), "r"(m_52));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_53;
    u32 m_54;
    u32 m_55;
    u32 m_56;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t361) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_53), "r"(m_54));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_55), "r"(m_56));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_57;
    u32 m_58;
    u32 m_59;
    u32 m_60;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t361) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_57), "r"(m_58));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_59), "r"(m_60));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t364 = t146 + t355;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t365;
    asm volatile("mov.b32 %0, %1;" : "=r"(t365) : "r"(t333));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t366 = t365 ^ 96u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_61;
    u32 m_62;
    u32 m_63;
    u32 m_64;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t366) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_65;
    u32 m_66;
    u32 m_67;
    u32 m_68;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t364) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_65), "r"(m_66));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_67), "r"(m_68));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_69;
    u32 m_70;
    u32 m_71;
    u32 m_72;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t364) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_69), "r"(m_70));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_71), "r"(m_72));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_73;
    u32 m_74;
    u32 m_75;
    u32 m_76;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t364) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_73), "r"(m_74));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_75), "r"(m_76));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_77;
    u32 m_78;
    u32 m_79;
    u32 m_80;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t364) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_77), "r"(m_78));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_79), "r"(m_80));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t367;
    asm volatile("mov.b32 %0, %1;" : "=r"(t367) : "r"(t333));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_81;
    u32 m_82;
    u32 m_83;
    u32 m_84;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t367) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_85;
    u32 m_86;
    u32 m_87;
    u32 m_88;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t356) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_85), "r"(m_86));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_87), "r"(m_88));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_89;
    u32 m_90;
    u32 m_91;
    u32 m_92;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t356) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_89), "r"(m_90));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_91), "r"(m_92));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_93;
    u32 m_94;
    u32 m_95;
    u32 m_96;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t356) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_93), "r"(m_94));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_95), "r"(m_96));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_97;
    u32 m_98;
    u32 m_99;
    u32 m_100;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t356) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_97), "r"(m_98));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_99), "r"(m_100));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t368;
    asm volatile("mov.b32 %0, %1;" : "=r"(t368) : "r"(t333));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t369 = t368 ^ 32u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_101;
    u32 m_102;
    u32 m_103;
    u32 m_104;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t369) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_105;
    u32 m_106;
    u32 m_107;
    u32 m_108;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t358) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_105), "r"(m_106));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_107), "r"(m_108));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_109;
    u32 m_110;
    u32 m_111;
    u32 m_112;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t358) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_109), "r"(m_110));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_111), "r"(m_112));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_113;
    u32 m_114;
    u32 m_115;
    u32 m_116;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t358) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_113), "r"(m_114));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_115), "r"(m_116));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_117;
    u32 m_118;
    u32 m_119;
    u32 m_120;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t358) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_117), "r"(m_118));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_119), "r"(m_120));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t370;
    asm volatile("mov.b32 %0, %1;" : "=r"(t370) : "r"(t333));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t371 = t370 ^ 64u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_121;
    u32 m_122;
    u32 m_123;
    u32 m_124;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t371) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_125;
    u32 m_126;
    u32 m_127;
    u32 m_128;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t361) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_125), "r"(m_126));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_127), "r"(m_128));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_129;
    u32 m_130;
    u32 m_131;
    u32 m_132;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t361) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_129), "r"(m_130));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_131), "r"(m_132));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_133;
    u32 m_134;
    u32 m_135;
    u32 m_136;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t361) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_133), "r"(m_134));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_135), "r"(m_136));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_137;
    u32 m_138;
    u32 m_139;
    u32 m_140;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t361) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_137), "r"(m_138));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_139), "r"(m_140));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t372;
    asm volatile("mov.b32 %0, %1;" : "=r"(t372) : "r"(t333));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t373 = t372 ^ 96u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_141;
    u32 m_142;
    u32 m_143;
    u32 m_144;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t373) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_145;
    u32 m_146;
    u32 m_147;
    u32 m_148;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t364) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_145), "r"(m_146));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_147), "r"(m_148));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_149;
    u32 m_150;
    u32 m_151;
    u32 m_152;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t364) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_149), "r"(m_150));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_151), "r"(m_152));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_153;
    u32 m_154;
    u32 m_155;
    u32 m_156;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t364) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_153), "r"(m_154));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_155), "r"(m_156));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_157;
    u32 m_158;
    u32 m_159;
    u32 m_160;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t364) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_157), "r"(m_158));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_159), "r"(m_160));
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 391 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t374 = 1u < count;
#line 391 "fa-kernels/src/attention/forward/kv_stream.rs"
    if (t374) {
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t375 = end_7 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t376 = t375 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_3 = t376 << 6u;
        const u32 t378 = head_dim >> 3u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t379 = t146 + t167;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t380 = (u64)first_key_3 * t160;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t381 = t171 + t380;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t382 = t381 + t172;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t383 = t382 + t172;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t384 = t383 + t172;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t385 = t162 < t378;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t386 = t385 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t379), "l"(t381), "r"(t386) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t387 = t162 < t378;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t388 = t387 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t379), "l"(t382), "r"(t388) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t389 = t162 < t378;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t390 = t389 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t379), "l"(t383), "r"(t390) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t391 = t162 < t378;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t392 = t391 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t379), "l"(t384), "r"(t392) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t393 = t381 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t394 = t162 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t395 = t394 < t378;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t396 = t395 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t379), "l"(t393), "r"(t396) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t397 = t382 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t398 = t162 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t399 = t398 < t378;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t400 = t399 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t379), "l"(t397), "r"(t400) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t401 = t383 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t402 = t162 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t403 = t402 < t378;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t404 = t403 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t379), "l"(t401), "r"(t404) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t405 = t384 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t406 = t162 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t407 = t406 < t378;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t408 = t407 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t379), "l"(t405), "r"(t408) : "memory");
    }
#line 394 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t409;
    asm("abs.f32 %0, %1;" : "=f"(t409) : "f"(s));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t410;
    asm("abs.f32 %0, %1;" : "=f"(t410) : "f"(s_2));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t411;
    asm("abs.f32 %0, %1;" : "=f"(t411) : "f"(s_3));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t412;
    asm("abs.f32 %0, %1;" : "=f"(t412) : "f"(s_4));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t413;
    asm("abs.f32 %0, %1;" : "=f"(t413) : "f"(s_5));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t414;
    asm("max.f32 %0, %1, %2;" : "=f"(t414) : "f"(t409), "f"(t413));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t415;
    asm("abs.f32 %0, %1;" : "=f"(t415) : "f"(s_6));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t416;
    asm("max.f32 %0, %1, %2;" : "=f"(t416) : "f"(t410), "f"(t415));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t417;
    asm("abs.f32 %0, %1;" : "=f"(t417) : "f"(s_7));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t418;
    asm("max.f32 %0, %1, %2;" : "=f"(t418) : "f"(t411), "f"(t417));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t419;
    asm("abs.f32 %0, %1;" : "=f"(t419) : "f"(s_8));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t420;
    asm("max.f32 %0, %1, %2;" : "=f"(t420) : "f"(t412), "f"(t419));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t421;
    asm("abs.f32 %0, %1;" : "=f"(t421) : "f"(s_9));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t422;
    asm("max.f32 %0, %1, %2;" : "=f"(t422) : "f"(t414), "f"(t421));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t423;
    asm("abs.f32 %0, %1;" : "=f"(t423) : "f"(s_10));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t424;
    asm("max.f32 %0, %1, %2;" : "=f"(t424) : "f"(t416), "f"(t423));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t425;
    asm("abs.f32 %0, %1;" : "=f"(t425) : "f"(s_11));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t426;
    asm("max.f32 %0, %1, %2;" : "=f"(t426) : "f"(t418), "f"(t425));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t427;
    asm("abs.f32 %0, %1;" : "=f"(t427) : "f"(s_12));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t428;
    asm("max.f32 %0, %1, %2;" : "=f"(t428) : "f"(t420), "f"(t427));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t429;
    asm("abs.f32 %0, %1;" : "=f"(t429) : "f"(s_13));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t430;
    asm("max.f32 %0, %1, %2;" : "=f"(t430) : "f"(t422), "f"(t429));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t431;
    asm("abs.f32 %0, %1;" : "=f"(t431) : "f"(s_14));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t432;
    asm("max.f32 %0, %1, %2;" : "=f"(t432) : "f"(t424), "f"(t431));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t433;
    asm("abs.f32 %0, %1;" : "=f"(t433) : "f"(s_15));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t434;
    asm("max.f32 %0, %1, %2;" : "=f"(t434) : "f"(t426), "f"(t433));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t435;
    asm("abs.f32 %0, %1;" : "=f"(t435) : "f"(s_16));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t436;
    asm("max.f32 %0, %1, %2;" : "=f"(t436) : "f"(t428), "f"(t435));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t437;
    asm("abs.f32 %0, %1;" : "=f"(t437) : "f"(s_17));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t438;
    asm("max.f32 %0, %1, %2;" : "=f"(t438) : "f"(t430), "f"(t437));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t439;
    asm("abs.f32 %0, %1;" : "=f"(t439) : "f"(s_18));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t440;
    asm("max.f32 %0, %1, %2;" : "=f"(t440) : "f"(t432), "f"(t439));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t441;
    asm("abs.f32 %0, %1;" : "=f"(t441) : "f"(s_19));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t442;
    asm("max.f32 %0, %1, %2;" : "=f"(t442) : "f"(t434), "f"(t441));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t443;
    asm("abs.f32 %0, %1;" : "=f"(t443) : "f"(s_20));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t444;
    asm("max.f32 %0, %1, %2;" : "=f"(t444) : "f"(t436), "f"(t443));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t445;
    asm("abs.f32 %0, %1;" : "=f"(t445) : "f"(s_21));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t446;
    asm("max.f32 %0, %1, %2;" : "=f"(t446) : "f"(t438), "f"(t445));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t447;
    asm("abs.f32 %0, %1;" : "=f"(t447) : "f"(s_22));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t448;
    asm("max.f32 %0, %1, %2;" : "=f"(t448) : "f"(t440), "f"(t447));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t449;
    asm("abs.f32 %0, %1;" : "=f"(t449) : "f"(s_23));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t450;
    asm("max.f32 %0, %1, %2;" : "=f"(t450) : "f"(t442), "f"(t449));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t451;
    asm("abs.f32 %0, %1;" : "=f"(t451) : "f"(s_24));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t452;
    asm("max.f32 %0, %1, %2;" : "=f"(t452) : "f"(t444), "f"(t451));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t453;
    asm("abs.f32 %0, %1;" : "=f"(t453) : "f"(s_25));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t454;
    asm("max.f32 %0, %1, %2;" : "=f"(t454) : "f"(t446), "f"(t453));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t455;
    asm("abs.f32 %0, %1;" : "=f"(t455) : "f"(s_26));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t456;
    asm("max.f32 %0, %1, %2;" : "=f"(t456) : "f"(t448), "f"(t455));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t457;
    asm("abs.f32 %0, %1;" : "=f"(t457) : "f"(s_27));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t458;
    asm("max.f32 %0, %1, %2;" : "=f"(t458) : "f"(t450), "f"(t457));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t459;
    asm("abs.f32 %0, %1;" : "=f"(t459) : "f"(s_28));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t460;
    asm("max.f32 %0, %1, %2;" : "=f"(t460) : "f"(t452), "f"(t459));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t461;
    asm("abs.f32 %0, %1;" : "=f"(t461) : "f"(s_29));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t462;
    asm("max.f32 %0, %1, %2;" : "=f"(t462) : "f"(t454), "f"(t461));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t463;
    asm("abs.f32 %0, %1;" : "=f"(t463) : "f"(s_30));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t464;
    asm("max.f32 %0, %1, %2;" : "=f"(t464) : "f"(t456), "f"(t463));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t465;
    asm("abs.f32 %0, %1;" : "=f"(t465) : "f"(s_31));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t466;
    asm("max.f32 %0, %1, %2;" : "=f"(t466) : "f"(t458), "f"(t465));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t467;
    asm("abs.f32 %0, %1;" : "=f"(t467) : "f"(s_32));
#line 25 "fa-kernels/src/attention/options/small.rs"
    f32 t468;
    asm("max.f32 %0, %1, %2;" : "=f"(t468) : "f"(t460), "f"(t467));
    f32 t469;
    asm("max.f32 %0, %1, %2;" : "=f"(t469) : "f"(t462), "f"(t464));
#line 27 "fa-kernels/src/attention/options/small.rs"
    f32 t470;
    asm("max.f32 %0, %1, %2;" : "=f"(t470) : "f"(t466), "f"(t468));
#line 27 "fa-kernels/src/attention/options/small.rs"
    f32 t471;
    asm("max.f32 %0, %1, %2;" : "=f"(t471) : "f"(t469), "f"(t470));
#line 27 "fa-kernels/src/attention/options/small.rs"
    const bool all_small = t471 < softcap_small;
    const bool t473 = !all_small;
#line 28 "fa-kernels/src/attention/options/small.rs"
    const bool t474 = __any_sync(0xffffffffu, t473);
#line 199 "fa-kernels/src/attention/options/softcap.rs"
    if (t474) {
        const f32 t475 = softcap_scale * -2.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t476 = s * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t477;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t477) : "f"(t476));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t478 = t477 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t479;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t479) : "f"(t478));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t480;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t480) : "f"(t479), "f"(t475), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        s = t480;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t481 = s_2 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t482;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t482) : "f"(t481));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t483 = t482 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t484;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t484) : "f"(t483));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t485;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t485) : "f"(t484), "f"(t475), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        s_2 = t485;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t486 = s_3 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t487;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t487) : "f"(t486));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t488 = t487 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t489;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t489) : "f"(t488));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t490;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t490) : "f"(t489), "f"(t475), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        s_3 = t490;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t491 = s_4 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t492;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t492) : "f"(t491));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t493 = t492 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t494;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t494) : "f"(t493));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t495;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t495) : "f"(t494), "f"(t475), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        s_4 = t495;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t496 = s_5 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t497;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t497) : "f"(t496));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t498 = t497 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t499;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t499) : "f"(t498));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t500;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t500) : "f"(t499), "f"(t475), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        s_5 = t500;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t501 = s_6 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t502;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t502) : "f"(t501));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t503 = t502 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t504;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t504) : "f"(t503));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t505;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t505) : "f"(t504), "f"(t475), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        s_6 = t505;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t506 = s_7 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t507;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t507) : "f"(t506));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t508 = t507 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t509;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t509) : "f"(t508));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t510;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t510) : "f"(t509), "f"(t475), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        s_7 = t510;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t511 = s_8 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t512;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t512) : "f"(t511));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t513 = t512 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t514;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t514) : "f"(t513));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t515;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t515) : "f"(t514), "f"(t475), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        s_8 = t515;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t516 = s_9 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t517;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t517) : "f"(t516));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t518 = t517 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t519;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t519) : "f"(t518));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t520;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t520) : "f"(t519), "f"(t475), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        s_9 = t520;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t521 = s_10 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t522;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t522) : "f"(t521));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t523 = t522 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t524;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t524) : "f"(t523));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t525;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t525) : "f"(t524), "f"(t475), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        s_10 = t525;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t526 = s_11 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t527;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t527) : "f"(t526));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t528 = t527 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t529;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t529) : "f"(t528));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t530;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t530) : "f"(t529), "f"(t475), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        s_11 = t530;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t531 = s_12 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t532;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t532) : "f"(t531));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t533 = t532 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t534;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t534) : "f"(t533));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t535;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t535) : "f"(t534), "f"(t475), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        s_12 = t535;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t536 = s_13 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t537;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t537) : "f"(t536));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t538 = t537 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t539;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t539) : "f"(t538));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t540;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t540) : "f"(t539), "f"(t475), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        s_13 = t540;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t541 = s_14 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t542;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t542) : "f"(t541));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t543 = t542 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t544;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t544) : "f"(t543));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t545;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t545) : "f"(t544), "f"(t475), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        s_14 = t545;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t546 = s_15 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t547;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t547) : "f"(t546));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t548 = t547 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t549;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t549) : "f"(t548));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t550;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t550) : "f"(t549), "f"(t475), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        s_15 = t550;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t551 = s_16 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t552;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t552) : "f"(t551));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t553 = t552 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t554;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t554) : "f"(t553));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t555;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t555) : "f"(t554), "f"(t475), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        s_16 = t555;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t556 = s_17 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t557;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t557) : "f"(t556));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t558 = t557 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t559;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t559) : "f"(t558));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t560;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t560) : "f"(t559), "f"(t475), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        s_17 = t560;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t561 = s_18 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t562;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t562) : "f"(t561));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t563 = t562 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t564;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t564) : "f"(t563));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t565;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t565) : "f"(t564), "f"(t475), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        s_18 = t565;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t566 = s_19 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t567;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t567) : "f"(t566));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t568 = t567 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t569;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t569) : "f"(t568));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t570;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t570) : "f"(t569), "f"(t475), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        s_19 = t570;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t571 = s_20 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t572;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t572) : "f"(t571));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t573 = t572 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t574;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t574) : "f"(t573));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t575;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t575) : "f"(t574), "f"(t475), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        s_20 = t575;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t576 = s_21 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t577;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t577) : "f"(t576));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t578 = t577 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t579;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t579) : "f"(t578));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t580;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t580) : "f"(t579), "f"(t475), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        s_21 = t580;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t581 = s_22 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t582;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t582) : "f"(t581));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t583 = t582 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t584;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t584) : "f"(t583));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t585;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t585) : "f"(t584), "f"(t475), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        s_22 = t585;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t586 = s_23 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t587;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t587) : "f"(t586));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t588 = t587 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t589;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t589) : "f"(t588));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t590;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t590) : "f"(t589), "f"(t475), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        s_23 = t590;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t591 = s_24 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t592;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t592) : "f"(t591));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t593 = t592 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t594;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t594) : "f"(t593));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t595;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t595) : "f"(t594), "f"(t475), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        s_24 = t595;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t596 = s_25 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t597;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t597) : "f"(t596));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t598 = t597 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t599;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t599) : "f"(t598));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t600;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t600) : "f"(t599), "f"(t475), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        s_25 = t600;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t601 = s_26 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t602;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t602) : "f"(t601));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t603 = t602 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t604;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t604) : "f"(t603));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t605;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t605) : "f"(t604), "f"(t475), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        s_26 = t605;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t606 = s_27 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t607;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t607) : "f"(t606));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t608 = t607 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t609;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t609) : "f"(t608));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t610;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t610) : "f"(t609), "f"(t475), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        s_27 = t610;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t611 = s_28 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t612;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t612) : "f"(t611));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t613 = t612 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t614;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t614) : "f"(t613));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t615;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t615) : "f"(t614), "f"(t475), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        s_28 = t615;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t616 = s_29 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t617;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t617) : "f"(t616));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t618 = t617 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t619;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t619) : "f"(t618));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t620;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t620) : "f"(t619), "f"(t475), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        s_29 = t620;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t621 = s_30 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t622;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t622) : "f"(t621));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t623 = t622 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t624;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t624) : "f"(t623));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t625;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t625) : "f"(t624), "f"(t475), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        s_30 = t625;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t626 = s_31 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t627;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t627) : "f"(t626));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t628 = t627 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t629;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t629) : "f"(t628));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t630;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t630) : "f"(t629), "f"(t475), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        s_31 = t630;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t631 = s_32 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t632;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t632) : "f"(t631));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t633 = t632 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t634;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t634) : "f"(t633));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        f32 t635;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t635) : "f"(t634), "f"(t475), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
        s_32 = t635;
    } else {
#line 38 "fa-kernels/src/attention/options/small.rs"
        const f32 square = s * s;
        f32 t637;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t637) : "f"(softcap_5), "f"(square), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
        f32 t638;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t638) : "f"(t637), "f"(square), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
        const f32 t639 = s * t638;
#line 43 "fa-kernels/src/attention/options/small.rs"
        s = t639;
#line 38 "fa-kernels/src/attention/options/small.rs"
        const f32 square_2 = s_2 * s_2;
        f32 t641;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t641) : "f"(softcap_5), "f"(square_2), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
        f32 t642;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t642) : "f"(t641), "f"(square_2), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
        const f32 t643 = s_2 * t642;
#line 43 "fa-kernels/src/attention/options/small.rs"
        s_2 = t643;
#line 38 "fa-kernels/src/attention/options/small.rs"
        const f32 square_3 = s_3 * s_3;
        f32 t645;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t645) : "f"(softcap_5), "f"(square_3), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
        f32 t646;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t646) : "f"(t645), "f"(square_3), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
        const f32 t647 = s_3 * t646;
#line 43 "fa-kernels/src/attention/options/small.rs"
        s_3 = t647;
#line 38 "fa-kernels/src/attention/options/small.rs"
        const f32 square_4 = s_4 * s_4;
        f32 t649;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t649) : "f"(softcap_5), "f"(square_4), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
        f32 t650;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t650) : "f"(t649), "f"(square_4), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
        const f32 t651 = s_4 * t650;
#line 43 "fa-kernels/src/attention/options/small.rs"
        s_4 = t651;
#line 38 "fa-kernels/src/attention/options/small.rs"
        const f32 square_5 = s_5 * s_5;
        f32 t653;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t653) : "f"(softcap_5), "f"(square_5), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
        f32 t654;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t654) : "f"(t653), "f"(square_5), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
        const f32 t655 = s_5 * t654;
#line 43 "fa-kernels/src/attention/options/small.rs"
        s_5 = t655;
#line 38 "fa-kernels/src/attention/options/small.rs"
        const f32 square_6 = s_6 * s_6;
        f32 t657;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t657) : "f"(softcap_5), "f"(square_6), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
        f32 t658;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t658) : "f"(t657), "f"(square_6), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
        const f32 t659 = s_6 * t658;
#line 43 "fa-kernels/src/attention/options/small.rs"
        s_6 = t659;
#line 38 "fa-kernels/src/attention/options/small.rs"
        const f32 square_7 = s_7 * s_7;
        f32 t661;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t661) : "f"(softcap_5), "f"(square_7), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
        f32 t662;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t662) : "f"(t661), "f"(square_7), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
        const f32 t663 = s_7 * t662;
#line 43 "fa-kernels/src/attention/options/small.rs"
        s_7 = t663;
#line 38 "fa-kernels/src/attention/options/small.rs"
        const f32 square_8 = s_8 * s_8;
        f32 t665;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t665) : "f"(softcap_5), "f"(square_8), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
        f32 t666;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t666) : "f"(t665), "f"(square_8), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
        const f32 t667 = s_8 * t666;
#line 43 "fa-kernels/src/attention/options/small.rs"
        s_8 = t667;
#line 38 "fa-kernels/src/attention/options/small.rs"
        const f32 square_9 = s_9 * s_9;
        f32 t669;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t669) : "f"(softcap_5), "f"(square_9), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
        f32 t670;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t670) : "f"(t669), "f"(square_9), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
        const f32 t671 = s_9 * t670;
#line 43 "fa-kernels/src/attention/options/small.rs"
        s_9 = t671;
#line 38 "fa-kernels/src/attention/options/small.rs"
        const f32 square_10 = s_10 * s_10;
        f32 t673;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t673) : "f"(softcap_5), "f"(square_10), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
        f32 t674;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t674) : "f"(t673), "f"(square_10), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
        const f32 t675 = s_10 * t674;
#line 43 "fa-kernels/src/attention/options/small.rs"
        s_10 = t675;
#line 38 "fa-kernels/src/attention/options/small.rs"
        const f32 square_11 = s_11 * s_11;
        f32 t677;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t677) : "f"(softcap_5), "f"(square_11), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
        f32 t678;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t678) : "f"(t677), "f"(square_11), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
        const f32 t679 = s_11 * t678;
#line 43 "fa-kernels/src/attention/options/small.rs"
        s_11 = t679;
#line 38 "fa-kernels/src/attention/options/small.rs"
        const f32 square_12 = s_12 * s_12;
        f32 t681;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t681) : "f"(softcap_5), "f"(square_12), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
        f32 t682;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t682) : "f"(t681), "f"(square_12), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
        const f32 t683 = s_12 * t682;
#line 43 "fa-kernels/src/attention/options/small.rs"
        s_12 = t683;
#line 38 "fa-kernels/src/attention/options/small.rs"
        const f32 square_13 = s_13 * s_13;
        f32 t685;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t685) : "f"(softcap_5), "f"(square_13), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
        f32 t686;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t686) : "f"(t685), "f"(square_13), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
        const f32 t687 = s_13 * t686;
#line 43 "fa-kernels/src/attention/options/small.rs"
        s_13 = t687;
#line 38 "fa-kernels/src/attention/options/small.rs"
        const f32 square_14 = s_14 * s_14;
        f32 t689;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t689) : "f"(softcap_5), "f"(square_14), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
        f32 t690;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t690) : "f"(t689), "f"(square_14), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
        const f32 t691 = s_14 * t690;
#line 43 "fa-kernels/src/attention/options/small.rs"
        s_14 = t691;
#line 38 "fa-kernels/src/attention/options/small.rs"
        const f32 square_15 = s_15 * s_15;
        f32 t693;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t693) : "f"(softcap_5), "f"(square_15), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
        f32 t694;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t694) : "f"(t693), "f"(square_15), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
        const f32 t695 = s_15 * t694;
#line 43 "fa-kernels/src/attention/options/small.rs"
        s_15 = t695;
#line 38 "fa-kernels/src/attention/options/small.rs"
        const f32 square_16 = s_16 * s_16;
        f32 t697;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t697) : "f"(softcap_5), "f"(square_16), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
        f32 t698;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t698) : "f"(t697), "f"(square_16), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
        const f32 t699 = s_16 * t698;
#line 43 "fa-kernels/src/attention/options/small.rs"
        s_16 = t699;
#line 38 "fa-kernels/src/attention/options/small.rs"
        const f32 square_17 = s_17 * s_17;
        f32 t701;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t701) : "f"(softcap_5), "f"(square_17), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
        f32 t702;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t702) : "f"(t701), "f"(square_17), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
        const f32 t703 = s_17 * t702;
#line 43 "fa-kernels/src/attention/options/small.rs"
        s_17 = t703;
#line 38 "fa-kernels/src/attention/options/small.rs"
        const f32 square_18 = s_18 * s_18;
        f32 t705;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t705) : "f"(softcap_5), "f"(square_18), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
        f32 t706;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t706) : "f"(t705), "f"(square_18), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
        const f32 t707 = s_18 * t706;
#line 43 "fa-kernels/src/attention/options/small.rs"
        s_18 = t707;
#line 38 "fa-kernels/src/attention/options/small.rs"
        const f32 square_19 = s_19 * s_19;
        f32 t709;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t709) : "f"(softcap_5), "f"(square_19), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
        f32 t710;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t710) : "f"(t709), "f"(square_19), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
        const f32 t711 = s_19 * t710;
#line 43 "fa-kernels/src/attention/options/small.rs"
        s_19 = t711;
#line 38 "fa-kernels/src/attention/options/small.rs"
        const f32 square_20 = s_20 * s_20;
        f32 t713;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t713) : "f"(softcap_5), "f"(square_20), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
        f32 t714;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t714) : "f"(t713), "f"(square_20), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
        const f32 t715 = s_20 * t714;
#line 43 "fa-kernels/src/attention/options/small.rs"
        s_20 = t715;
#line 38 "fa-kernels/src/attention/options/small.rs"
        const f32 square_21 = s_21 * s_21;
        f32 t717;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t717) : "f"(softcap_5), "f"(square_21), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
        f32 t718;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t718) : "f"(t717), "f"(square_21), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
        const f32 t719 = s_21 * t718;
#line 43 "fa-kernels/src/attention/options/small.rs"
        s_21 = t719;
#line 38 "fa-kernels/src/attention/options/small.rs"
        const f32 square_22 = s_22 * s_22;
        f32 t721;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t721) : "f"(softcap_5), "f"(square_22), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
        f32 t722;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t722) : "f"(t721), "f"(square_22), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
        const f32 t723 = s_22 * t722;
#line 43 "fa-kernels/src/attention/options/small.rs"
        s_22 = t723;
#line 38 "fa-kernels/src/attention/options/small.rs"
        const f32 square_23 = s_23 * s_23;
        f32 t725;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t725) : "f"(softcap_5), "f"(square_23), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
        f32 t726;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t726) : "f"(t725), "f"(square_23), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
        const f32 t727 = s_23 * t726;
#line 43 "fa-kernels/src/attention/options/small.rs"
        s_23 = t727;
#line 38 "fa-kernels/src/attention/options/small.rs"
        const f32 square_24 = s_24 * s_24;
        f32 t729;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t729) : "f"(softcap_5), "f"(square_24), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
        f32 t730;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t730) : "f"(t729), "f"(square_24), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
        const f32 t731 = s_24 * t730;
#line 43 "fa-kernels/src/attention/options/small.rs"
        s_24 = t731;
#line 38 "fa-kernels/src/attention/options/small.rs"
        const f32 square_25 = s_25 * s_25;
        f32 t733;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t733) : "f"(softcap_5), "f"(square_25), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
        f32 t734;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t734) : "f"(t733), "f"(square_25), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
        const f32 t735 = s_25 * t734;
#line 43 "fa-kernels/src/attention/options/small.rs"
        s_25 = t735;
#line 38 "fa-kernels/src/attention/options/small.rs"
        const f32 square_26 = s_26 * s_26;
        f32 t737;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t737) : "f"(softcap_5), "f"(square_26), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
        f32 t738;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t738) : "f"(t737), "f"(square_26), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
        const f32 t739 = s_26 * t738;
#line 43 "fa-kernels/src/attention/options/small.rs"
        s_26 = t739;
#line 38 "fa-kernels/src/attention/options/small.rs"
        const f32 square_27 = s_27 * s_27;
        f32 t741;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t741) : "f"(softcap_5), "f"(square_27), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
        f32 t742;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t742) : "f"(t741), "f"(square_27), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
        const f32 t743 = s_27 * t742;
#line 43 "fa-kernels/src/attention/options/small.rs"
        s_27 = t743;
#line 38 "fa-kernels/src/attention/options/small.rs"
        const f32 square_28 = s_28 * s_28;
        f32 t745;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t745) : "f"(softcap_5), "f"(square_28), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
        f32 t746;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t746) : "f"(t745), "f"(square_28), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
        const f32 t747 = s_28 * t746;
#line 43 "fa-kernels/src/attention/options/small.rs"
        s_28 = t747;
#line 38 "fa-kernels/src/attention/options/small.rs"
        const f32 square_29 = s_29 * s_29;
        f32 t749;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t749) : "f"(softcap_5), "f"(square_29), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
        f32 t750;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t750) : "f"(t749), "f"(square_29), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
        const f32 t751 = s_29 * t750;
#line 43 "fa-kernels/src/attention/options/small.rs"
        s_29 = t751;
#line 38 "fa-kernels/src/attention/options/small.rs"
        const f32 square_30 = s_30 * s_30;
        f32 t753;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t753) : "f"(softcap_5), "f"(square_30), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
        f32 t754;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t754) : "f"(t753), "f"(square_30), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
        const f32 t755 = s_30 * t754;
#line 43 "fa-kernels/src/attention/options/small.rs"
        s_30 = t755;
#line 38 "fa-kernels/src/attention/options/small.rs"
        const f32 square_31 = s_31 * s_31;
        f32 t757;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t757) : "f"(softcap_5), "f"(square_31), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
        f32 t758;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t758) : "f"(t757), "f"(square_31), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
        const f32 t759 = s_31 * t758;
#line 43 "fa-kernels/src/attention/options/small.rs"
        s_31 = t759;
#line 38 "fa-kernels/src/attention/options/small.rs"
        const f32 square_32 = s_32 * s_32;
        f32 t761;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t761) : "f"(softcap_5), "f"(square_32), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
        f32 t762;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t762) : "f"(t761), "f"(square_32), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
        const f32 t763 = s_32 * t762;
#line 43 "fa-kernels/src/attention/options/small.rs"
        s_32 = t763;
    }
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t764 = end_7 - 1u;
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 first_key_4 = t764 << 6u;
#line 163 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t766 = t21 + first_row;
#line 163 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 first_query;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query) : "r"(t766));
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t768 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t769 = t768 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 column = first_key_4 + t769;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t771 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t772 = first_query + t771;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t773 = t772 + seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_8 = t773 + 1u;
    const u32 t775 = end_8 > seq_q ? end_8 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t776 = t775 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_9 = t776 < seq_k ? t776 : seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_10 = t772 + seq_k;
    const u32 t779 = end_10 > seq_q ? end_10 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 position_3 = t779 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 t781 = position_3 > window_left ? position_3 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 t782 = t781 - window_left;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t783 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 begin_4 = t782 < t783 ? t782 : t783;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t785 = end_9 > column ? end_9 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 end_11 = t785 - column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t787 = begin_4 > column ? begin_4 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t788 = t787 - column;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t789 = 0u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t790 = t788 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible = t789 & t790;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t792 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s = t792;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t793 = 1u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t794 = t788 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_2 = t793 & t794;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t796 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_2 = t796;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t797 = 8u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t798 = t788 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_3 = t797 & t798;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t800 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_5 = t800;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t801 = 9u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t802 = t788 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_4 = t801 & t802;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t804 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_6 = t804;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t805 = 16u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t806 = t788 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_5 = t805 & t806;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t808 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_9 = t808;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t809 = 17u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t810 = t788 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_6 = t809 & t810;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t812 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_10 = t812;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t813 = 24u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t814 = t788 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_7 = t813 & t814;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t816 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_13 = t816;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t817 = 25u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t818 = t788 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_8 = t817 & t818;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t820 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_14 = t820;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t821 = 32u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t822 = t788 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_9 = t821 & t822;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t824 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_17 = t824;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t825 = 33u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t826 = t788 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_10 = t825 & t826;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t828 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_18 = t828;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t829 = 40u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t830 = t788 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_11 = t829 & t830;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t832 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_21 = t832;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t833 = 41u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t834 = t788 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_12 = t833 & t834;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t836 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_22 = t836;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t837 = 48u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t838 = t788 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_13 = t837 & t838;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t840 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_25 = t840;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t841 = 49u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t842 = t788 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_14 = t841 & t842;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t844 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_26 = t844;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t845 = 56u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t846 = t788 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_15 = t845 & t846;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t848 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_29 = t848;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t849 = 57u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t850 = t788 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_16 = t849 & t850;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t852 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_30 = t852;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t853 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t854 = first_query + t853;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t855 = t854 + 8u;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t856 = t855 + seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_12 = t856 + 1u;
    const u32 t858 = end_12 > seq_q ? end_12 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t859 = t858 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_13 = t859 < seq_k ? t859 : seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_14 = t855 + seq_k;
    const u32 t862 = end_14 > seq_q ? end_14 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 position_4 = t862 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 t864 = position_4 > window_left ? position_4 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 t865 = t864 - window_left;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t866 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 begin_5 = t865 < t866 ? t865 : t866;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t868 = end_13 > column ? end_13 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 end_15 = t868 - column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t870 = begin_5 > column ? begin_5 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t871 = t870 - column;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t872 = 0u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t873 = t871 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_17 = t872 & t873;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t875 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_3 = t875;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t876 = 1u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t877 = t871 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_18 = t876 & t877;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t879 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_4 = t879;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t880 = 8u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t881 = t871 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_19 = t880 & t881;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t883 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_7 = t883;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t884 = 9u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t885 = t871 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_20 = t884 & t885;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t887 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_8 = t887;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t888 = 16u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t889 = t871 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_21 = t888 & t889;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t891 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_11 = t891;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t892 = 17u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t893 = t871 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_22 = t892 & t893;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t895 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_12 = t895;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t896 = 24u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t897 = t871 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_23 = t896 & t897;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t899 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_15 = t899;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t900 = 25u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t901 = t871 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_24 = t900 & t901;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t903 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_16 = t903;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t904 = 32u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t905 = t871 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_25 = t904 & t905;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t907 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_19 = t907;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t908 = 33u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t909 = t871 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_26 = t908 & t909;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t911 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_20 = t911;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t912 = 40u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t913 = t871 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_27 = t912 & t913;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t915 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_23 = t915;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t916 = 41u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t917 = t871 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_28 = t916 & t917;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t919 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_24 = t919;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t920 = 48u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t921 = t871 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_29 = t920 & t921;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t923 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_27 = t923;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t924 = 49u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t925 = t871 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_30 = t924 & t925;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t927 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_28 = t927;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t928 = 56u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t929 = t871 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_31 = t928 & t929;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t931 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_31 = t931;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t932 = 57u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t933 = t871 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_32 = t932 & t933;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t935 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_32 = t935;
#line 153 "fa-kernels/src/attention/softmax.rs"
    const f32 old = row_max;
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t937;
    asm("max.f32 %0, %1, %2;" : "=f"(t937) : "f"(old), "f"(s));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t938;
    asm("max.f32 %0, %1, %2;" : "=f"(t938) : "f"(t937), "f"(s_2));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t939;
    asm("max.f32 %0, %1, %2;" : "=f"(t939) : "f"(t938), "f"(s_5));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t940;
    asm("max.f32 %0, %1, %2;" : "=f"(t940) : "f"(t939), "f"(s_6));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t941;
    asm("max.f32 %0, %1, %2;" : "=f"(t941) : "f"(t940), "f"(s_9));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t942;
    asm("max.f32 %0, %1, %2;" : "=f"(t942) : "f"(t941), "f"(s_10));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t943;
    asm("max.f32 %0, %1, %2;" : "=f"(t943) : "f"(t942), "f"(s_13));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t944;
    asm("max.f32 %0, %1, %2;" : "=f"(t944) : "f"(t943), "f"(s_14));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t945;
    asm("max.f32 %0, %1, %2;" : "=f"(t945) : "f"(t944), "f"(s_17));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t946;
    asm("max.f32 %0, %1, %2;" : "=f"(t946) : "f"(t945), "f"(s_18));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t947;
    asm("max.f32 %0, %1, %2;" : "=f"(t947) : "f"(t946), "f"(s_21));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t948;
    asm("max.f32 %0, %1, %2;" : "=f"(t948) : "f"(t947), "f"(s_22));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t949;
    asm("max.f32 %0, %1, %2;" : "=f"(t949) : "f"(t948), "f"(s_25));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t950;
    asm("max.f32 %0, %1, %2;" : "=f"(t950) : "f"(t949), "f"(s_26));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t951;
    asm("max.f32 %0, %1, %2;" : "=f"(t951) : "f"(t950), "f"(s_29));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t952;
    asm("max.f32 %0, %1, %2;" : "=f"(t952) : "f"(t951), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t953;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t953) : "f"(t952));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair;
    asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t952), "f"(t953));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t955;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t955) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_1;
    asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t955));
#line 184 "fa-kernels/src/attention/softmax.rs"
    const bool none = new_1 == __uint_as_float(0xff800000u);
    const f32 reference = none ? 0.0f : new_1;
#line 156 "fa-kernels/src/attention/softmax.rs"
    const f32 t959 = -reference;
#line 156 "fa-kernels/src/attention/softmax.rs"
    const f32 t960 = old + t959;
#line 156 "fa-kernels/src/attention/softmax.rs"
    f32 rescale;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t960));
#line 157 "fa-kernels/src/attention/softmax.rs"
    row_max = new_1;
#line 199 "fa-kernels/src/attention/softmax.rs"
    const f32 t962 = row_sum * rescale;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t963 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent = s + t963;
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t965;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t965) : "f"(exponent));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s = t965;
    const f32 t966 = t962 + s;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t967 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_2 = s_2 + t967;
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t969;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t969) : "f"(exponent_2));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_2 = t969;
    const f32 t970 = t966 + s_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t971 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_3 = s_5 + t971;
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t973;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t973) : "f"(exponent_3));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_5 = t973;
    const f32 t974 = t970 + s_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t975 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_4 = s_6 + t975;
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t977;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t977) : "f"(exponent_4));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_6 = t977;
    const f32 t978 = t974 + s_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t979 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_5 = s_9 + t979;
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t981;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t981) : "f"(exponent_5));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_9 = t981;
    const f32 t982 = t978 + s_9;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t983 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_6 = s_10 + t983;
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t985;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t985) : "f"(exponent_6));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_10 = t985;
    const f32 t986 = t982 + s_10;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t987 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_7 = s_13 + t987;
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t989;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t989) : "f"(exponent_7));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_13 = t989;
    const f32 t990 = t986 + s_13;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t991 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_8 = s_14 + t991;
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t993;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t993) : "f"(exponent_8));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_14 = t993;
    const f32 t994 = t990 + s_14;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t995 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_9 = s_17 + t995;
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t997;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t997) : "f"(exponent_9));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_17 = t997;
    const f32 t998 = t994 + s_17;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t999 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_10 = s_18 + t999;
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1001;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1001) : "f"(exponent_10));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_18 = t1001;
    const f32 t1002 = t998 + s_18;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1003 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_11 = s_21 + t1003;
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1005;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1005) : "f"(exponent_11));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_21 = t1005;
    const f32 t1006 = t1002 + s_21;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1007 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_12 = s_22 + t1007;
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1009;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1009) : "f"(exponent_12));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_22 = t1009;
    const f32 t1010 = t1006 + s_22;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1011 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_13 = s_25 + t1011;
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1013;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1013) : "f"(exponent_13));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_25 = t1013;
    const f32 t1014 = t1010 + s_25;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1015 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_14 = s_26 + t1015;
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1017;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1017) : "f"(exponent_14));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_26 = t1017;
    const f32 t1018 = t1014 + s_26;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1019 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_15 = s_29 + t1019;
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1021;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1021) : "f"(exponent_15));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_29 = t1021;
    const f32 t1022 = t1018 + s_29;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1023 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_16 = s_30 + t1023;
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1025;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1025) : "f"(exponent_16));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_30 = t1025;
    const f32 t1026 = t1022 + s_30;
#line 205 "fa-kernels/src/attention/softmax.rs"
    row_sum = t1026;
#line 153 "fa-kernels/src/attention/softmax.rs"
    const f32 old_2 = row_max_2;
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t1028;
    asm("max.f32 %0, %1, %2;" : "=f"(t1028) : "f"(old_2), "f"(s_3));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t1029;
    asm("max.f32 %0, %1, %2;" : "=f"(t1029) : "f"(t1028), "f"(s_4));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t1030;
    asm("max.f32 %0, %1, %2;" : "=f"(t1030) : "f"(t1029), "f"(s_7));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t1031;
    asm("max.f32 %0, %1, %2;" : "=f"(t1031) : "f"(t1030), "f"(s_8));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t1032;
    asm("max.f32 %0, %1, %2;" : "=f"(t1032) : "f"(t1031), "f"(s_11));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t1033;
    asm("max.f32 %0, %1, %2;" : "=f"(t1033) : "f"(t1032), "f"(s_12));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t1034;
    asm("max.f32 %0, %1, %2;" : "=f"(t1034) : "f"(t1033), "f"(s_15));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t1035;
    asm("max.f32 %0, %1, %2;" : "=f"(t1035) : "f"(t1034), "f"(s_16));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t1036;
    asm("max.f32 %0, %1, %2;" : "=f"(t1036) : "f"(t1035), "f"(s_19));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t1037;
    asm("max.f32 %0, %1, %2;" : "=f"(t1037) : "f"(t1036), "f"(s_20));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t1038;
    asm("max.f32 %0, %1, %2;" : "=f"(t1038) : "f"(t1037), "f"(s_23));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t1039;
    asm("max.f32 %0, %1, %2;" : "=f"(t1039) : "f"(t1038), "f"(s_24));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t1040;
    asm("max.f32 %0, %1, %2;" : "=f"(t1040) : "f"(t1039), "f"(s_27));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t1041;
    asm("max.f32 %0, %1, %2;" : "=f"(t1041) : "f"(t1040), "f"(s_28));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t1042;
    asm("max.f32 %0, %1, %2;" : "=f"(t1042) : "f"(t1041), "f"(s_31));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t1043;
    asm("max.f32 %0, %1, %2;" : "=f"(t1043) : "f"(t1042), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t1044;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1044) : "f"(t1043));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair_2;
    asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t1043), "f"(t1044));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t1046;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1046) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_2;
    asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t1046));
#line 184 "fa-kernels/src/attention/softmax.rs"
    const bool none_2 = new_2 == __uint_as_float(0xff800000u);
    const f32 reference_2 = none_2 ? 0.0f : new_2;
#line 156 "fa-kernels/src/attention/softmax.rs"
    const f32 t1050 = -reference_2;
#line 156 "fa-kernels/src/attention/softmax.rs"
    const f32 t1051 = old_2 + t1050;
#line 156 "fa-kernels/src/attention/softmax.rs"
    f32 rescale_2;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t1051));
#line 157 "fa-kernels/src/attention/softmax.rs"
    row_max_2 = new_2;
#line 199 "fa-kernels/src/attention/softmax.rs"
    const f32 t1053 = row_sum_2 * rescale_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1054 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_17 = s_3 + t1054;
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1056;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1056) : "f"(exponent_17));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_3 = t1056;
    const f32 t1057 = t1053 + s_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1058 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_18 = s_4 + t1058;
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1060;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1060) : "f"(exponent_18));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_4 = t1060;
    const f32 t1061 = t1057 + s_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1062 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_19 = s_7 + t1062;
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1064;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1064) : "f"(exponent_19));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_7 = t1064;
    const f32 t1065 = t1061 + s_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1066 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_20 = s_8 + t1066;
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1068;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1068) : "f"(exponent_20));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_8 = t1068;
    const f32 t1069 = t1065 + s_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1070 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_21 = s_11 + t1070;
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1072;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1072) : "f"(exponent_21));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_11 = t1072;
    const f32 t1073 = t1069 + s_11;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1074 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_22 = s_12 + t1074;
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1076;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1076) : "f"(exponent_22));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_12 = t1076;
    const f32 t1077 = t1073 + s_12;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1078 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_23 = s_15 + t1078;
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1080;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1080) : "f"(exponent_23));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_15 = t1080;
    const f32 t1081 = t1077 + s_15;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1082 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_24 = s_16 + t1082;
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1084;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1084) : "f"(exponent_24));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_16 = t1084;
    const f32 t1085 = t1081 + s_16;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1086 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_25 = s_19 + t1086;
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1088;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1088) : "f"(exponent_25));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_19 = t1088;
    const f32 t1089 = t1085 + s_19;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1090 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_26 = s_20 + t1090;
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1092;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1092) : "f"(exponent_26));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_20 = t1092;
    const f32 t1093 = t1089 + s_20;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1094 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_27 = s_23 + t1094;
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1096;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1096) : "f"(exponent_27));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_23 = t1096;
    const f32 t1097 = t1093 + s_23;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1098 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_28 = s_24 + t1098;
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1100;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1100) : "f"(exponent_28));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_24 = t1100;
    const f32 t1101 = t1097 + s_24;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1102 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_29 = s_27 + t1102;
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1104;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1104) : "f"(exponent_29));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_27 = t1104;
    const f32 t1105 = t1101 + s_27;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1106 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_30 = s_28 + t1106;
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1108;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1108) : "f"(exponent_30));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_28 = t1108;
    const f32 t1109 = t1105 + s_28;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1110 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_31 = s_31 + t1110;
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1112;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1112) : "f"(exponent_31));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_31 = t1112;
    const f32 t1113 = t1109 + s_31;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1114 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_32 = s_32 + t1114;
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1116;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1116) : "f"(exponent_32));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_32 = t1116;
    const f32 t1117 = t1113 + s_32;
#line 205 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t1117;
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1118;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1118) : "f"(s), "f"(s_2));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1119;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1119) : "f"(s_3), "f"(s_4));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1120;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1120) : "f"(s_5), "f"(s_6));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1121;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1121) : "f"(s_7), "f"(s_8));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1122;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1122) : "f"(s_9), "f"(s_10));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1123;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1123) : "f"(s_11), "f"(s_12));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1124;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1124) : "f"(s_13), "f"(s_14));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1125;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1125) : "f"(s_15), "f"(s_16));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1126;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1126) : "f"(s_17), "f"(s_18));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1127;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1127) : "f"(s_19), "f"(s_20));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1128;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1128) : "f"(s_21), "f"(s_22));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1129;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1129) : "f"(s_23), "f"(s_24));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1130;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1130) : "f"(s_25), "f"(s_26));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1131;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1131) : "f"(s_27), "f"(s_28));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1132;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1132) : "f"(s_29), "f"(s_30));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1133;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1133) : "f"(s_31), "f"(s_32));
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1134;
    asm volatile("mov.b32 %0, %1;" : "=r"(t1134) : "r"(t351));
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1135 = t1134 ^ 32u;
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1136 = t1134 ^ 64u;
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1137 = t1134 ^ 96u;
    const u32 t1138 = t147 + t1134;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1139 = t147 + t1135;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1140 = t147 + t1136;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1141 = t147 + t1137;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_161;
    u32 m_162;
    u32 m_163;
    u32 m_164;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t1138) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1118), "r"(t1119), "r"(t1120), "r"(t1121), "r"(m_161), "r"(m_162));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1118), "r"(t1119), "r"(t1120), "r"(t1121), "r"(m_163), "r"(m_164));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_165;
    u32 m_166;
    u32 m_167;
    u32 m_168;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t1139) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1118), "r"(t1119), "r"(t1120), "r"(t1121), "r"(m_165), "r"(m_166));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1118), "r"(t1119), "r"(t1120), "r"(t1121), "r"(m_167), "r"(m_168));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_169;
    u32 m_170;
    u32 m_171;
    u32 m_172;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t1140) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1118), "r"(t1119), "r"(t1120), "r"(t1121), "r"(m_169), "r"(m_170));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1118), "r"(t1119), "r"(t1120), "r"(t1121), "r"(m_171), "r"(m_172));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_173;
    u32 m_174;
    u32 m_175;
    u32 m_176;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t1141) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1118), "r"(t1119), "r"(t1120), "r"(t1121), "r"(m_173), "r"(m_174));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1118), "r"(t1119), "r"(t1120), "r"(t1121), "r"(m_175), "r"(m_176));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_177;
    u32 m_178;
    u32 m_179;
    u32 m_180;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t1138) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1118), "r"(t1119), "r"(t1120), "r"(t1121), "r"(m_177), "r"(m_178));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1118), "r"(t1119), "r"(t1120), "r"(t1121), "r"(m_179), "r"(m_180));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_181;
    u32 m_182;
    u32 m_183;
    u32 m_184;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t1139) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1118), "r"(t1119), "r"(t1120), "r"(t1121), "r"(m_181), "r"(m_182));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1118), "r"(t1119), "r"(t1120), "r"(t1121), "r"(m_183), "r"(m_184));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_185;
    u32 m_186;
    u32 m_187;
    u32 m_188;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t1140) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1118), "r"(t1119), "r"(t1120), "r"(t1121), "r"(m_185), "r"(m_186));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1118), "r"(t1119), "r"(t1120), "r"(t1121), "r"(m_187), "r"(m_188));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_189;
    u32 m_190;
    u32 m_191;
    u32 m_192;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t1141) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1118), "r"(t1119), "r"(t1120), "r"(t1121), "r"(m_189), "r"(m_190));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1118), "r"(t1119), "r"(t1120), "r"(t1121), "r"(m_191), "r"(m_192));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_193;
    u32 m_194;
    u32 m_195;
    u32 m_196;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t1138) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1122), "r"(t1123), "r"(t1124), "r"(t1125), "r"(m_193), "r"(m_194));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1122), "r"(t1123), "r"(t1124), "r"(t1125), "r"(m_195), "r"(m_196));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_197;
    u32 m_198;
    u32 m_199;
    u32 m_200;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t1139) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1122), "r"(t1123), "r"(t1124), "r"(t1125), "r"(m_197), "r"(m_198));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1122), "r"(t1123), "r"(t1124), "r"(t1125), "r"(m_199), "r"(m_200));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_201;
    u32 m_202;
    u32 m_203;
    u32 m_204;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t1140) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1122), "r"(t1123), "r"(t1124), "r"(t1125), "r"(m_201), "r"(m_202));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1122), "r"(t1123), "r"(t1124), "r"(t1125), "r"(m_203), "r"(m_204));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_205;
    u32 m_206;
    u32 m_207;
    u32 m_208;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t1141) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1122), "r"(t1123), "r"(t1124), "r"(t1125), "r"(m_205), "r"(m_206));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1122), "r"(t1123), "r"(t1124), "r"(t1125), "r"(m_207), "r"(m_208));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_209;
    u32 m_210;
    u32 m_211;
    u32 m_212;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t1138) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1122), "r"(t1123), "r"(t1124), "r"(t1125), "r"(m_209), "r"(m_210));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1122), "r"(t1123), "r"(t1124), "r"(t1125), "r"(m_211), "r"(m_212));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_213;
    u32 m_214;
    u32 m_215;
    u32 m_216;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t1139) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1122), "r"(t1123), "r"(t1124), "r"(t1125), "r"(m_213), "r"(m_214));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1122), "r"(t1123), "r"(t1124), "r"(t1125), "r"(m_215), "r"(m_216));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_217;
    u32 m_218;
    u32 m_219;
    u32 m_220;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t1140) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1122), "r"(t1123), "r"(t1124), "r"(t1125), "r"(m_217), "r"(m_218));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1122), "r"(t1123), "r"(t1124), "r"(t1125), "r"(m_219), "r"(m_220));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_221;
    u32 m_222;
    u32 m_223;
    u32 m_224;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t1141) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1122), "r"(t1123), "r"(t1124), "r"(t1125), "r"(m_221), "r"(m_222));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1122), "r"(t1123), "r"(t1124), "r"(t1125), "r"(m_223), "r"(m_224));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_225;
    u32 m_226;
    u32 m_227;
    u32 m_228;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t1138) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1126), "r"(t1127), "r"(t1128), "r"(t1129), "r"(m_225), "r"(m_226));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1126), "r"(t1127), "r"(t1128), "r"(t1129), "r"(m_227), "r"(m_228));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_229;
    u32 m_230;
    u32 m_231;
    u32 m_232;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t1139) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1126), "r"(t1127), "r"(t1128), "r"(t1129), "r"(m_229), "r"(m_230));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1126), "r"(t1127), "r"(t1128), "r"(t1129), "r"(m_231), "r"(m_232));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_233;
    u32 m_234;
    u32 m_235;
    u32 m_236;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t1140) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1126), "r"(t1127), "r"(t1128), "r"(t1129), "r"(m_233), "r"(m_234));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1126), "r"(t1127), "r"(t1128), "r"(t1129), "r"(m_235), "r"(m_236));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_237;
    u32 m_238;
    u32 m_239;
    u32 m_240;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t1141) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1126), "r"(t1127), "r"(t1128), "r"(t1129), "r"(m_237), "r"(m_238));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1126), "r"(t1127), "r"(t1128), "r"(t1129), "r"(m_239), "r"(m_240));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_241;
    u32 m_242;
    u32 m_243;
    u32 m_244;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t1138) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1126), "r"(t1127), "r"(t1128), "r"(t1129), "r"(m_241), "r"(m_242));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1126), "r"(t1127), "r"(t1128), "r"(t1129), "r"(m_243), "r"(m_244));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_245;
    u32 m_246;
    u32 m_247;
    u32 m_248;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t1139) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1126), "r"(t1127), "r"(t1128), "r"(t1129), "r"(m_245), "r"(m_246));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1126), "r"(t1127), "r"(t1128), "r"(t1129), "r"(m_247), "r"(m_248));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_249;
    u32 m_250;
    u32 m_251;
    u32 m_252;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t1140) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1126), "r"(t1127), "r"(t1128), "r"(t1129), "r"(m_249), "r"(m_250));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1126), "r"(t1127), "r"(t1128), "r"(t1129), "r"(m_251), "r"(m_252));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_253;
    u32 m_254;
    u32 m_255;
    u32 m_256;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t1141) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1126), "r"(t1127), "r"(t1128), "r"(t1129), "r"(m_253), "r"(m_254));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1126), "r"(t1127), "r"(t1128), "r"(t1129), "r"(m_255), "r"(m_256));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_257;
    u32 m_258;
    u32 m_259;
    u32 m_260;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t1138) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1130), "r"(t1131), "r"(t1132), "r"(t1133), "r"(m_257), "r"(m_258));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1130), "r"(t1131), "r"(t1132), "r"(t1133), "r"(m_259), "r"(m_260));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_261;
    u32 m_262;
    u32 m_263;
    u32 m_264;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t1139) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1130), "r"(t1131), "r"(t1132), "r"(t1133), "r"(m_261), "r"(m_262));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1130), "r"(t1131), "r"(t1132), "r"(t1133), "r"(m_263), "r"(m_264));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_265;
    u32 m_266;
    u32 m_267;
    u32 m_268;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t1140) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1130), "r"(t1131), "r"(t1132), "r"(t1133), "r"(m_265), "r"(m_266));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1130), "r"(t1131), "r"(t1132), "r"(t1133), "r"(m_267), "r"(m_268));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_269;
    u32 m_270;
    u32 m_271;
    u32 m_272;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t1141) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1130), "r"(t1131), "r"(t1132), "r"(t1133), "r"(m_269), "r"(m_270));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1130), "r"(t1131), "r"(t1132), "r"(t1133), "r"(m_271), "r"(m_272));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_273;
    u32 m_274;
    u32 m_275;
    u32 m_276;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t1138) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1130), "r"(t1131), "r"(t1132), "r"(t1133), "r"(m_273), "r"(m_274));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1130), "r"(t1131), "r"(t1132), "r"(t1133), "r"(m_275), "r"(m_276));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_277;
    u32 m_278;
    u32 m_279;
    u32 m_280;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t1139) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1130), "r"(t1131), "r"(t1132), "r"(t1133), "r"(m_277), "r"(m_278));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1130), "r"(t1131), "r"(t1132), "r"(t1133), "r"(m_279), "r"(m_280));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_281;
    u32 m_282;
    u32 m_283;
    u32 m_284;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t1140) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1130), "r"(t1131), "r"(t1132), "r"(t1133), "r"(m_281), "r"(m_282));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1130), "r"(t1131), "r"(t1132), "r"(t1133), "r"(m_283), "r"(m_284));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_285;
    u32 m_286;
    u32 m_287;
    u32 m_288;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t1141) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1130), "r"(t1131), "r"(t1132), "r"(t1133), "r"(m_285), "r"(m_286));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1130), "r"(t1131), "r"(t1132), "r"(t1133), "r"(m_287), "r"(m_288));
#line 79 "fa-kernels/src/attention/forward/mma/tile.rs"
    #pragma unroll 1
    for (u32 i = 1u; i < count; i += 1u) {
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1142 = end_7 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1143 = t1142 - i;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_5 = t1143 << 6u;
        const u32 t1145 = head_dim >> 3u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1146 = t147 + t192;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1147 = (u64)first_key_5 * t185;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1148 = t196 + t1147;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1149 = t1148 + t197;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1150 = t1149 + t197;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1151 = t1150 + t197;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1152 = t187 < t1145;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1153 = t1152 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1146), "l"(t1148), "r"(t1153) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1154 = t187 < t1145;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1155 = t1154 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1146), "l"(t1149), "r"(t1155) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1156 = t187 < t1145;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1157 = t1156 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1146), "l"(t1150), "r"(t1157) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1158 = t187 < t1145;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1159 = t1158 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1146), "l"(t1151), "r"(t1159) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1160 = t1148 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1161 = t187 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1162 = t1161 < t1145;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1163 = t1162 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1146), "l"(t1160), "r"(t1163) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1164 = t1149 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1165 = t187 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1166 = t1165 < t1145;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1167 = t1166 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1146), "l"(t1164), "r"(t1167) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1168 = t1150 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1169 = t187 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1170 = t1169 < t1145;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1171 = t1170 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1146), "l"(t1168), "r"(t1171) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1172 = t1151 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1173 = t187 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1174 = t1173 < t1145;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1175 = t1174 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1146), "l"(t1172), "r"(t1175) : "memory");
#line 374 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_33 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_34 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_35 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_36 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_37 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_38 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_39 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_40 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_41 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_42 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_43 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_44 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_45 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_46 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_47 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_48 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_49 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_50 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_51 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_52 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_53 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_54 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_55 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_56 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_57 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_58 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_59 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_60 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_61 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_62 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_63 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_64 = 0.0f;
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1176;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1176) : "r"(t344));
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1177 = t1176 ^ 32u;
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1178 = t1176 ^ 64u;
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1179 = t1176 ^ 96u;
        const u32 t1180 = t146 + t1176;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1181;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1181) : "r"(t333));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_289;
        u32 m_290;
        u32 m_291;
        u32 m_292;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t1181) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_293;
        u32 m_294;
        u32 m_295;
        u32 m_296;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t1180) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_293), "r"(m_294));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_295), "r"(m_296));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_297;
        u32 m_298;
        u32 m_299;
        u32 m_300;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t1180) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_297), "r"(m_298));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_299), "r"(m_300));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_301;
        u32 m_302;
        u32 m_303;
        u32 m_304;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t1180) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_301), "r"(m_302));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_303), "r"(m_304));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_305;
        u32 m_306;
        u32 m_307;
        u32 m_308;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t1180) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_305), "r"(m_306));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_307), "r"(m_308));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1182 = t146 + t1177;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1183;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1183) : "r"(t333));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1184 = t1183 ^ 32u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_309;
        u32 m_310;
        u32 m_311;
        u32 m_312;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t1184) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_313;
        u32 m_314;
        u32 m_315;
        u32 m_316;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t1182) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_313), "r"(m_314));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_315), "r"(m_316));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_317;
        u32 m_318;
        u32 m_319;
        u32 m_320;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t1182) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_317), "r"(m_318));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_319), "r"(m_320));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_321;
        u32 m_322;
        u32 m_323;
        u32 m_324;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t1182) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_321), "r"(m_322));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_323), "r"(m_324));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_325;
        u32 m_326;
        u32 m_327;
        u32 m_328;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t1182) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_325), "r"(m_326));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_327), "r"(m_328));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1185 = t146 + t1178;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1186;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1186) : "r"(t333));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1187 = t1186 ^ 64u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_329;
        u32 m_330;
        u32 m_331;
        u32 m_332;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t1187) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_333;
        u32 m_334;
        u32 m_335;
        u32 m_336;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t1185) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_333), "r"(m_334));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_335), "r"(m_336));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_337;
        u32 m_338;
        u32 m_339;
        u32 m_340;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t1185) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_337), "r"(m_338));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_339), "r"(m_340));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_341;
        u32 m_342;
        u32 m_343;
        u32 m_344;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t1185) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_341), "r"(m_342));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_343), "r"(m_344));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_345;
        u32 m_346;
        u32 m_347;
        u32 m_348;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t1185) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_345), "r"(m_346));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_347), "r"(m_348));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1188 = t146 + t1179;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1189;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1189) : "r"(t333));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1190 = t1189 ^ 96u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_349;
        u32 m_350;
        u32 m_351;
        u32 m_352;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t1190) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_353;
        u32 m_354;
        u32 m_355;
        u32 m_356;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t1188) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_353), "r"(m_354));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_355), "r"(m_356));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_357;
        u32 m_358;
        u32 m_359;
        u32 m_360;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t1188) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_357), "r"(m_358));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_359), "r"(m_360));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_361;
        u32 m_362;
        u32 m_363;
        u32 m_364;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t1188) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_361), "r"(m_362));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_363), "r"(m_364));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_365;
        u32 m_366;
        u32 m_367;
        u32 m_368;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t1188) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_365), "r"(m_366));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_367), "r"(m_368));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1191;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1191) : "r"(t333));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_369;
        u32 m_370;
        u32 m_371;
        u32 m_372;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_369), "=r"(m_370), "=r"(m_371), "=r"(m_372) : "r"(t1191) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_373;
        u32 m_374;
        u32 m_375;
        u32 m_376;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_373), "=r"(m_374), "=r"(m_375), "=r"(m_376) : "r"(t1180) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_373), "r"(m_374));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_375), "r"(m_376));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_377;
        u32 m_378;
        u32 m_379;
        u32 m_380;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_377), "=r"(m_378), "=r"(m_379), "=r"(m_380) : "r"(t1180) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_377), "r"(m_378));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_379), "r"(m_380));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_381;
        u32 m_382;
        u32 m_383;
        u32 m_384;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_381), "=r"(m_382), "=r"(m_383), "=r"(m_384) : "r"(t1180) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_381), "r"(m_382));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_383), "r"(m_384));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_385;
        u32 m_386;
        u32 m_387;
        u32 m_388;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_385), "=r"(m_386), "=r"(m_387), "=r"(m_388) : "r"(t1180) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_385), "r"(m_386));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_387), "r"(m_388));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1192;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1192) : "r"(t333));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1193 = t1192 ^ 32u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_389;
        u32 m_390;
        u32 m_391;
        u32 m_392;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_389), "=r"(m_390), "=r"(m_391), "=r"(m_392) : "r"(t1193) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_393;
        u32 m_394;
        u32 m_395;
        u32 m_396;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_393), "=r"(m_394), "=r"(m_395), "=r"(m_396) : "r"(t1182) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_393), "r"(m_394));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_395), "r"(m_396));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_397;
        u32 m_398;
        u32 m_399;
        u32 m_400;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_397), "=r"(m_398), "=r"(m_399), "=r"(m_400) : "r"(t1182) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_397), "r"(m_398));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_399), "r"(m_400));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_401;
        u32 m_402;
        u32 m_403;
        u32 m_404;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_401), "=r"(m_402), "=r"(m_403), "=r"(m_404) : "r"(t1182) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_401), "r"(m_402));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_403), "r"(m_404));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_405;
        u32 m_406;
        u32 m_407;
        u32 m_408;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_405), "=r"(m_406), "=r"(m_407), "=r"(m_408) : "r"(t1182) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_405), "r"(m_406));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_407), "r"(m_408));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1194;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1194) : "r"(t333));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1195 = t1194 ^ 64u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_409;
        u32 m_410;
        u32 m_411;
        u32 m_412;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_409), "=r"(m_410), "=r"(m_411), "=r"(m_412) : "r"(t1195) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_413;
        u32 m_414;
        u32 m_415;
        u32 m_416;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_413), "=r"(m_414), "=r"(m_415), "=r"(m_416) : "r"(t1185) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_413), "r"(m_414));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_415), "r"(m_416));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_417;
        u32 m_418;
        u32 m_419;
        u32 m_420;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_417), "=r"(m_418), "=r"(m_419), "=r"(m_420) : "r"(t1185) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_417), "r"(m_418));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_419), "r"(m_420));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_421;
        u32 m_422;
        u32 m_423;
        u32 m_424;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_421), "=r"(m_422), "=r"(m_423), "=r"(m_424) : "r"(t1185) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_421), "r"(m_422));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_423), "r"(m_424));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_425;
        u32 m_426;
        u32 m_427;
        u32 m_428;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_425), "=r"(m_426), "=r"(m_427), "=r"(m_428) : "r"(t1185) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_425), "r"(m_426));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_427), "r"(m_428));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1196;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1196) : "r"(t333));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1197 = t1196 ^ 96u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_429;
        u32 m_430;
        u32 m_431;
        u32 m_432;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_429), "=r"(m_430), "=r"(m_431), "=r"(m_432) : "r"(t1197) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_433;
        u32 m_434;
        u32 m_435;
        u32 m_436;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_433), "=r"(m_434), "=r"(m_435), "=r"(m_436) : "r"(t1188) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_433), "r"(m_434));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_435), "r"(m_436));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_437;
        u32 m_438;
        u32 m_439;
        u32 m_440;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_437), "=r"(m_438), "=r"(m_439), "=r"(m_440) : "r"(t1188) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_437), "r"(m_438));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_439), "r"(m_440));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_441;
        u32 m_442;
        u32 m_443;
        u32 m_444;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_441), "=r"(m_442), "=r"(m_443), "=r"(m_444) : "r"(t1188) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_441), "r"(m_442));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_443), "r"(m_444));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_445;
        u32 m_446;
        u32 m_447;
        u32 m_448;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_445), "=r"(m_446), "=r"(m_447), "=r"(m_448) : "r"(t1188) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_445), "r"(m_446));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_447), "r"(m_448));
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 390 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 next = i + 1u;
        const bool t1199 = next < count;
#line 391 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t1199) {
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1200 = end_7 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1201 = t1200 - next;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_6 = t1201 << 6u;
            const u32 t1203 = head_dim >> 3u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1204 = t146 + t167;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1205 = (u64)first_key_6 * t160;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1206 = t171 + t1205;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1207 = t1206 + t172;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1208 = t1207 + t172;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1209 = t1208 + t172;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1210 = t162 < t1203;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1211 = t1210 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1204), "l"(t1206), "r"(t1211) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1212 = t162 < t1203;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1213 = t1212 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1204), "l"(t1207), "r"(t1213) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1214 = t162 < t1203;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1215 = t1214 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1204), "l"(t1208), "r"(t1215) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1216 = t162 < t1203;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1217 = t1216 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1204), "l"(t1209), "r"(t1217) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1218 = t1206 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1219 = t162 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1220 = t1219 < t1203;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1221 = t1220 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1204), "l"(t1218), "r"(t1221) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1222 = t1207 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1223 = t162 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1224 = t1223 < t1203;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1225 = t1224 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1204), "l"(t1222), "r"(t1225) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1226 = t1208 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1227 = t162 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1228 = t1227 < t1203;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1229 = t1228 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1204), "l"(t1226), "r"(t1229) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1230 = t1209 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1231 = t162 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1232 = t1231 < t1203;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1233 = t1232 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1204), "l"(t1230), "r"(t1233) : "memory");
        }
#line 394 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1234;
        asm("abs.f32 %0, %1;" : "=f"(t1234) : "f"(s_33));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1235;
        asm("abs.f32 %0, %1;" : "=f"(t1235) : "f"(s_34));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1236;
        asm("abs.f32 %0, %1;" : "=f"(t1236) : "f"(s_35));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1237;
        asm("abs.f32 %0, %1;" : "=f"(t1237) : "f"(s_36));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1238;
        asm("abs.f32 %0, %1;" : "=f"(t1238) : "f"(s_37));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1239;
        asm("max.f32 %0, %1, %2;" : "=f"(t1239) : "f"(t1234), "f"(t1238));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1240;
        asm("abs.f32 %0, %1;" : "=f"(t1240) : "f"(s_38));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1241;
        asm("max.f32 %0, %1, %2;" : "=f"(t1241) : "f"(t1235), "f"(t1240));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1242;
        asm("abs.f32 %0, %1;" : "=f"(t1242) : "f"(s_39));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1243;
        asm("max.f32 %0, %1, %2;" : "=f"(t1243) : "f"(t1236), "f"(t1242));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1244;
        asm("abs.f32 %0, %1;" : "=f"(t1244) : "f"(s_40));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1245;
        asm("max.f32 %0, %1, %2;" : "=f"(t1245) : "f"(t1237), "f"(t1244));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1246;
        asm("abs.f32 %0, %1;" : "=f"(t1246) : "f"(s_41));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1247;
        asm("max.f32 %0, %1, %2;" : "=f"(t1247) : "f"(t1239), "f"(t1246));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1248;
        asm("abs.f32 %0, %1;" : "=f"(t1248) : "f"(s_42));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1249;
        asm("max.f32 %0, %1, %2;" : "=f"(t1249) : "f"(t1241), "f"(t1248));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1250;
        asm("abs.f32 %0, %1;" : "=f"(t1250) : "f"(s_43));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1251;
        asm("max.f32 %0, %1, %2;" : "=f"(t1251) : "f"(t1243), "f"(t1250));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1252;
        asm("abs.f32 %0, %1;" : "=f"(t1252) : "f"(s_44));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1253;
        asm("max.f32 %0, %1, %2;" : "=f"(t1253) : "f"(t1245), "f"(t1252));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1254;
        asm("abs.f32 %0, %1;" : "=f"(t1254) : "f"(s_45));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1255;
        asm("max.f32 %0, %1, %2;" : "=f"(t1255) : "f"(t1247), "f"(t1254));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1256;
        asm("abs.f32 %0, %1;" : "=f"(t1256) : "f"(s_46));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1257;
        asm("max.f32 %0, %1, %2;" : "=f"(t1257) : "f"(t1249), "f"(t1256));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1258;
        asm("abs.f32 %0, %1;" : "=f"(t1258) : "f"(s_47));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1259;
        asm("max.f32 %0, %1, %2;" : "=f"(t1259) : "f"(t1251), "f"(t1258));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1260;
        asm("abs.f32 %0, %1;" : "=f"(t1260) : "f"(s_48));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1261;
        asm("max.f32 %0, %1, %2;" : "=f"(t1261) : "f"(t1253), "f"(t1260));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1262;
        asm("abs.f32 %0, %1;" : "=f"(t1262) : "f"(s_49));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1263;
        asm("max.f32 %0, %1, %2;" : "=f"(t1263) : "f"(t1255), "f"(t1262));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1264;
        asm("abs.f32 %0, %1;" : "=f"(t1264) : "f"(s_50));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1265;
        asm("max.f32 %0, %1, %2;" : "=f"(t1265) : "f"(t1257), "f"(t1264));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1266;
        asm("abs.f32 %0, %1;" : "=f"(t1266) : "f"(s_51));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1267;
        asm("max.f32 %0, %1, %2;" : "=f"(t1267) : "f"(t1259), "f"(t1266));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1268;
        asm("abs.f32 %0, %1;" : "=f"(t1268) : "f"(s_52));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1269;
        asm("max.f32 %0, %1, %2;" : "=f"(t1269) : "f"(t1261), "f"(t1268));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1270;
        asm("abs.f32 %0, %1;" : "=f"(t1270) : "f"(s_53));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1271;
        asm("max.f32 %0, %1, %2;" : "=f"(t1271) : "f"(t1263), "f"(t1270));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1272;
        asm("abs.f32 %0, %1;" : "=f"(t1272) : "f"(s_54));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1273;
        asm("max.f32 %0, %1, %2;" : "=f"(t1273) : "f"(t1265), "f"(t1272));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1274;
        asm("abs.f32 %0, %1;" : "=f"(t1274) : "f"(s_55));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1275;
        asm("max.f32 %0, %1, %2;" : "=f"(t1275) : "f"(t1267), "f"(t1274));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1276;
        asm("abs.f32 %0, %1;" : "=f"(t1276) : "f"(s_56));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1277;
        asm("max.f32 %0, %1, %2;" : "=f"(t1277) : "f"(t1269), "f"(t1276));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1278;
        asm("abs.f32 %0, %1;" : "=f"(t1278) : "f"(s_57));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1279;
        asm("max.f32 %0, %1, %2;" : "=f"(t1279) : "f"(t1271), "f"(t1278));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1280;
        asm("abs.f32 %0, %1;" : "=f"(t1280) : "f"(s_58));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1281;
        asm("max.f32 %0, %1, %2;" : "=f"(t1281) : "f"(t1273), "f"(t1280));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1282;
        asm("abs.f32 %0, %1;" : "=f"(t1282) : "f"(s_59));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1283;
        asm("max.f32 %0, %1, %2;" : "=f"(t1283) : "f"(t1275), "f"(t1282));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1284;
        asm("abs.f32 %0, %1;" : "=f"(t1284) : "f"(s_60));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1285;
        asm("max.f32 %0, %1, %2;" : "=f"(t1285) : "f"(t1277), "f"(t1284));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1286;
        asm("abs.f32 %0, %1;" : "=f"(t1286) : "f"(s_61));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1287;
        asm("max.f32 %0, %1, %2;" : "=f"(t1287) : "f"(t1279), "f"(t1286));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1288;
        asm("abs.f32 %0, %1;" : "=f"(t1288) : "f"(s_62));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1289;
        asm("max.f32 %0, %1, %2;" : "=f"(t1289) : "f"(t1281), "f"(t1288));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1290;
        asm("abs.f32 %0, %1;" : "=f"(t1290) : "f"(s_63));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1291;
        asm("max.f32 %0, %1, %2;" : "=f"(t1291) : "f"(t1283), "f"(t1290));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1292;
        asm("abs.f32 %0, %1;" : "=f"(t1292) : "f"(s_64));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t1293;
        asm("max.f32 %0, %1, %2;" : "=f"(t1293) : "f"(t1285), "f"(t1292));
        f32 t1294;
        asm("max.f32 %0, %1, %2;" : "=f"(t1294) : "f"(t1287), "f"(t1289));
#line 27 "fa-kernels/src/attention/options/small.rs"
        f32 t1295;
        asm("max.f32 %0, %1, %2;" : "=f"(t1295) : "f"(t1291), "f"(t1293));
#line 27 "fa-kernels/src/attention/options/small.rs"
        f32 t1296;
        asm("max.f32 %0, %1, %2;" : "=f"(t1296) : "f"(t1294), "f"(t1295));
#line 27 "fa-kernels/src/attention/options/small.rs"
        const bool all_small_2 = t1296 < softcap_small;
        const bool t1298 = !all_small_2;
#line 28 "fa-kernels/src/attention/options/small.rs"
        const bool t1299 = __any_sync(0xffffffffu, t1298);
#line 199 "fa-kernels/src/attention/options/softcap.rs"
        if (t1299) {
            const f32 t1300 = softcap_scale * -2.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1301 = s_33 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1302;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1302) : "f"(t1301));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1303 = t1302 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1304;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1304) : "f"(t1303));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1305;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1305) : "f"(t1304), "f"(t1300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            s_33 = t1305;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1306 = s_34 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1307;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1307) : "f"(t1306));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1308 = t1307 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1309;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1309) : "f"(t1308));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1310;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1310) : "f"(t1309), "f"(t1300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            s_34 = t1310;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1311 = s_35 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1312;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1312) : "f"(t1311));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1313 = t1312 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1314;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1314) : "f"(t1313));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1315;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1315) : "f"(t1314), "f"(t1300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            s_35 = t1315;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1316 = s_36 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1317;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1317) : "f"(t1316));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1318 = t1317 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1319;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1319) : "f"(t1318));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1320;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1320) : "f"(t1319), "f"(t1300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            s_36 = t1320;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1321 = s_37 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1322;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1322) : "f"(t1321));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1323 = t1322 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1324;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1324) : "f"(t1323));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1325;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1325) : "f"(t1324), "f"(t1300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            s_37 = t1325;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1326 = s_38 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1327;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1327) : "f"(t1326));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1328 = t1327 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1329;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1329) : "f"(t1328));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1330;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1330) : "f"(t1329), "f"(t1300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            s_38 = t1330;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1331 = s_39 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1332;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1332) : "f"(t1331));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1333 = t1332 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1334;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1334) : "f"(t1333));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1335;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1335) : "f"(t1334), "f"(t1300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            s_39 = t1335;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1336 = s_40 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1337;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1337) : "f"(t1336));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1338 = t1337 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1339;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1339) : "f"(t1338));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1340;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1340) : "f"(t1339), "f"(t1300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            s_40 = t1340;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1341 = s_41 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1342;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1342) : "f"(t1341));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1343 = t1342 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1344;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1344) : "f"(t1343));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1345;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1345) : "f"(t1344), "f"(t1300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            s_41 = t1345;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1346 = s_42 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1347;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1347) : "f"(t1346));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1348 = t1347 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1349;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1349) : "f"(t1348));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1350;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1350) : "f"(t1349), "f"(t1300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            s_42 = t1350;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1351 = s_43 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1352;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1352) : "f"(t1351));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1353 = t1352 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1354;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1354) : "f"(t1353));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1355;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1355) : "f"(t1354), "f"(t1300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            s_43 = t1355;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1356 = s_44 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1357;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1357) : "f"(t1356));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1358 = t1357 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1359;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1359) : "f"(t1358));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1360;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1360) : "f"(t1359), "f"(t1300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            s_44 = t1360;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1361 = s_45 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1362;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1362) : "f"(t1361));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1363 = t1362 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1364;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1364) : "f"(t1363));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1365;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1365) : "f"(t1364), "f"(t1300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            s_45 = t1365;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1366 = s_46 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1367;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1367) : "f"(t1366));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1368 = t1367 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1369;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1369) : "f"(t1368));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1370;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1370) : "f"(t1369), "f"(t1300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            s_46 = t1370;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1371 = s_47 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1372;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1372) : "f"(t1371));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1373 = t1372 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1374;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1374) : "f"(t1373));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1375;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1375) : "f"(t1374), "f"(t1300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            s_47 = t1375;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1376 = s_48 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1377;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1377) : "f"(t1376));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1378 = t1377 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1379;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1379) : "f"(t1378));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1380;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1380) : "f"(t1379), "f"(t1300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            s_48 = t1380;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1381 = s_49 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1382;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1382) : "f"(t1381));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1383 = t1382 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1384;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1384) : "f"(t1383));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1385;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1385) : "f"(t1384), "f"(t1300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            s_49 = t1385;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1386 = s_50 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1387;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1387) : "f"(t1386));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1388 = t1387 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1389;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1389) : "f"(t1388));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1390;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1390) : "f"(t1389), "f"(t1300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            s_50 = t1390;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1391 = s_51 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1392;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1392) : "f"(t1391));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1393 = t1392 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1394;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1394) : "f"(t1393));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1395;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1395) : "f"(t1394), "f"(t1300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            s_51 = t1395;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1396 = s_52 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1397;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1397) : "f"(t1396));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1398 = t1397 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1399;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1399) : "f"(t1398));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1400;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1400) : "f"(t1399), "f"(t1300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            s_52 = t1400;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1401 = s_53 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1402;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1402) : "f"(t1401));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1403 = t1402 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1404;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1404) : "f"(t1403));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1405;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1405) : "f"(t1404), "f"(t1300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            s_53 = t1405;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1406 = s_54 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1407;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1407) : "f"(t1406));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1408 = t1407 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1409;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1409) : "f"(t1408));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1410;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1410) : "f"(t1409), "f"(t1300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            s_54 = t1410;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1411 = s_55 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1412;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1412) : "f"(t1411));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1413 = t1412 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1414;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1414) : "f"(t1413));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1415;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1415) : "f"(t1414), "f"(t1300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            s_55 = t1415;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1416 = s_56 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1417;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1417) : "f"(t1416));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1418 = t1417 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1419;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1419) : "f"(t1418));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1420;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1420) : "f"(t1419), "f"(t1300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            s_56 = t1420;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1421 = s_57 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1422;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1422) : "f"(t1421));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1423 = t1422 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1424;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1424) : "f"(t1423));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1425;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1425) : "f"(t1424), "f"(t1300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            s_57 = t1425;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1426 = s_58 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1427;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1427) : "f"(t1426));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1428 = t1427 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1429;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1429) : "f"(t1428));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1430;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1430) : "f"(t1429), "f"(t1300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            s_58 = t1430;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1431 = s_59 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1432;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1432) : "f"(t1431));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1433 = t1432 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1434;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1434) : "f"(t1433));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1435;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1435) : "f"(t1434), "f"(t1300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            s_59 = t1435;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1436 = s_60 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1437;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1437) : "f"(t1436));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1438 = t1437 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1439;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1439) : "f"(t1438));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1440;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1440) : "f"(t1439), "f"(t1300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            s_60 = t1440;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1441 = s_61 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1442;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1442) : "f"(t1441));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1443 = t1442 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1444;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1444) : "f"(t1443));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1445;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1445) : "f"(t1444), "f"(t1300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            s_61 = t1445;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1446 = s_62 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1447;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1447) : "f"(t1446));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1448 = t1447 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1449;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1449) : "f"(t1448));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1450;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1450) : "f"(t1449), "f"(t1300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            s_62 = t1450;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1451 = s_63 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1452;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1452) : "f"(t1451));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1453 = t1452 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1454;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1454) : "f"(t1453));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1455;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1455) : "f"(t1454), "f"(t1300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            s_63 = t1455;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1456 = s_64 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1457;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1457) : "f"(t1456));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1458 = t1457 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1459;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1459) : "f"(t1458));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1460;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1460) : "f"(t1459), "f"(t1300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            s_64 = t1460;
        } else {
#line 38 "fa-kernels/src/attention/options/small.rs"
            const f32 square_33 = s_33 * s_33;
            f32 t1462;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1462) : "f"(softcap_5), "f"(square_33), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
            f32 t1463;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1463) : "f"(t1462), "f"(square_33), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
            const f32 t1464 = s_33 * t1463;
#line 43 "fa-kernels/src/attention/options/small.rs"
            s_33 = t1464;
#line 38 "fa-kernels/src/attention/options/small.rs"
            const f32 square_34 = s_34 * s_34;
            f32 t1466;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1466) : "f"(softcap_5), "f"(square_34), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
            f32 t1467;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1467) : "f"(t1466), "f"(square_34), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
            const f32 t1468 = s_34 * t1467;
#line 43 "fa-kernels/src/attention/options/small.rs"
            s_34 = t1468;
#line 38 "fa-kernels/src/attention/options/small.rs"
            const f32 square_35 = s_35 * s_35;
            f32 t1470;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1470) : "f"(softcap_5), "f"(square_35), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
            f32 t1471;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1471) : "f"(t1470), "f"(square_35), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
            const f32 t1472 = s_35 * t1471;
#line 43 "fa-kernels/src/attention/options/small.rs"
            s_35 = t1472;
#line 38 "fa-kernels/src/attention/options/small.rs"
            const f32 square_36 = s_36 * s_36;
            f32 t1474;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1474) : "f"(softcap_5), "f"(square_36), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
            f32 t1475;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1475) : "f"(t1474), "f"(square_36), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
            const f32 t1476 = s_36 * t1475;
#line 43 "fa-kernels/src/attention/options/small.rs"
            s_36 = t1476;
#line 38 "fa-kernels/src/attention/options/small.rs"
            const f32 square_37 = s_37 * s_37;
            f32 t1478;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1478) : "f"(softcap_5), "f"(square_37), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
            f32 t1479;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1479) : "f"(t1478), "f"(square_37), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
            const f32 t1480 = s_37 * t1479;
#line 43 "fa-kernels/src/attention/options/small.rs"
            s_37 = t1480;
#line 38 "fa-kernels/src/attention/options/small.rs"
            const f32 square_38 = s_38 * s_38;
            f32 t1482;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1482) : "f"(softcap_5), "f"(square_38), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
            f32 t1483;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1483) : "f"(t1482), "f"(square_38), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
            const f32 t1484 = s_38 * t1483;
#line 43 "fa-kernels/src/attention/options/small.rs"
            s_38 = t1484;
#line 38 "fa-kernels/src/attention/options/small.rs"
            const f32 square_39 = s_39 * s_39;
            f32 t1486;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1486) : "f"(softcap_5), "f"(square_39), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
            f32 t1487;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1487) : "f"(t1486), "f"(square_39), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
            const f32 t1488 = s_39 * t1487;
#line 43 "fa-kernels/src/attention/options/small.rs"
            s_39 = t1488;
#line 38 "fa-kernels/src/attention/options/small.rs"
            const f32 square_40 = s_40 * s_40;
            f32 t1490;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1490) : "f"(softcap_5), "f"(square_40), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
            f32 t1491;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1491) : "f"(t1490), "f"(square_40), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
            const f32 t1492 = s_40 * t1491;
#line 43 "fa-kernels/src/attention/options/small.rs"
            s_40 = t1492;
#line 38 "fa-kernels/src/attention/options/small.rs"
            const f32 square_41 = s_41 * s_41;
            f32 t1494;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1494) : "f"(softcap_5), "f"(square_41), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
            f32 t1495;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1495) : "f"(t1494), "f"(square_41), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
            const f32 t1496 = s_41 * t1495;
#line 43 "fa-kernels/src/attention/options/small.rs"
            s_41 = t1496;
#line 38 "fa-kernels/src/attention/options/small.rs"
            const f32 square_42 = s_42 * s_42;
            f32 t1498;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1498) : "f"(softcap_5), "f"(square_42), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
            f32 t1499;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1499) : "f"(t1498), "f"(square_42), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
            const f32 t1500 = s_42 * t1499;
#line 43 "fa-kernels/src/attention/options/small.rs"
            s_42 = t1500;
#line 38 "fa-kernels/src/attention/options/small.rs"
            const f32 square_43 = s_43 * s_43;
            f32 t1502;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1502) : "f"(softcap_5), "f"(square_43), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
            f32 t1503;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1503) : "f"(t1502), "f"(square_43), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
            const f32 t1504 = s_43 * t1503;
#line 43 "fa-kernels/src/attention/options/small.rs"
            s_43 = t1504;
#line 38 "fa-kernels/src/attention/options/small.rs"
            const f32 square_44 = s_44 * s_44;
            f32 t1506;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1506) : "f"(softcap_5), "f"(square_44), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
            f32 t1507;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1507) : "f"(t1506), "f"(square_44), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
            const f32 t1508 = s_44 * t1507;
#line 43 "fa-kernels/src/attention/options/small.rs"
            s_44 = t1508;
#line 38 "fa-kernels/src/attention/options/small.rs"
            const f32 square_45 = s_45 * s_45;
            f32 t1510;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1510) : "f"(softcap_5), "f"(square_45), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
            f32 t1511;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1511) : "f"(t1510), "f"(square_45), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
            const f32 t1512 = s_45 * t1511;
#line 43 "fa-kernels/src/attention/options/small.rs"
            s_45 = t1512;
#line 38 "fa-kernels/src/attention/options/small.rs"
            const f32 square_46 = s_46 * s_46;
            f32 t1514;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1514) : "f"(softcap_5), "f"(square_46), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
            f32 t1515;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1515) : "f"(t1514), "f"(square_46), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
            const f32 t1516 = s_46 * t1515;
#line 43 "fa-kernels/src/attention/options/small.rs"
            s_46 = t1516;
#line 38 "fa-kernels/src/attention/options/small.rs"
            const f32 square_47 = s_47 * s_47;
            f32 t1518;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1518) : "f"(softcap_5), "f"(square_47), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
            f32 t1519;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1519) : "f"(t1518), "f"(square_47), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
            const f32 t1520 = s_47 * t1519;
#line 43 "fa-kernels/src/attention/options/small.rs"
            s_47 = t1520;
#line 38 "fa-kernels/src/attention/options/small.rs"
            const f32 square_48 = s_48 * s_48;
            f32 t1522;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1522) : "f"(softcap_5), "f"(square_48), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
            f32 t1523;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1523) : "f"(t1522), "f"(square_48), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
            const f32 t1524 = s_48 * t1523;
#line 43 "fa-kernels/src/attention/options/small.rs"
            s_48 = t1524;
#line 38 "fa-kernels/src/attention/options/small.rs"
            const f32 square_49 = s_49 * s_49;
            f32 t1526;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1526) : "f"(softcap_5), "f"(square_49), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
            f32 t1527;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1527) : "f"(t1526), "f"(square_49), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
            const f32 t1528 = s_49 * t1527;
#line 43 "fa-kernels/src/attention/options/small.rs"
            s_49 = t1528;
#line 38 "fa-kernels/src/attention/options/small.rs"
            const f32 square_50 = s_50 * s_50;
            f32 t1530;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1530) : "f"(softcap_5), "f"(square_50), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
            f32 t1531;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1531) : "f"(t1530), "f"(square_50), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
            const f32 t1532 = s_50 * t1531;
#line 43 "fa-kernels/src/attention/options/small.rs"
            s_50 = t1532;
#line 38 "fa-kernels/src/attention/options/small.rs"
            const f32 square_51 = s_51 * s_51;
            f32 t1534;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1534) : "f"(softcap_5), "f"(square_51), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
            f32 t1535;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1535) : "f"(t1534), "f"(square_51), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
            const f32 t1536 = s_51 * t1535;
#line 43 "fa-kernels/src/attention/options/small.rs"
            s_51 = t1536;
#line 38 "fa-kernels/src/attention/options/small.rs"
            const f32 square_52 = s_52 * s_52;
            f32 t1538;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1538) : "f"(softcap_5), "f"(square_52), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
            f32 t1539;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1539) : "f"(t1538), "f"(square_52), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
            const f32 t1540 = s_52 * t1539;
#line 43 "fa-kernels/src/attention/options/small.rs"
            s_52 = t1540;
#line 38 "fa-kernels/src/attention/options/small.rs"
            const f32 square_53 = s_53 * s_53;
            f32 t1542;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1542) : "f"(softcap_5), "f"(square_53), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
            f32 t1543;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1543) : "f"(t1542), "f"(square_53), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
            const f32 t1544 = s_53 * t1543;
#line 43 "fa-kernels/src/attention/options/small.rs"
            s_53 = t1544;
#line 38 "fa-kernels/src/attention/options/small.rs"
            const f32 square_54 = s_54 * s_54;
            f32 t1546;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1546) : "f"(softcap_5), "f"(square_54), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
            f32 t1547;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1547) : "f"(t1546), "f"(square_54), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
            const f32 t1548 = s_54 * t1547;
#line 43 "fa-kernels/src/attention/options/small.rs"
            s_54 = t1548;
#line 38 "fa-kernels/src/attention/options/small.rs"
            const f32 square_55 = s_55 * s_55;
            f32 t1550;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1550) : "f"(softcap_5), "f"(square_55), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
            f32 t1551;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1551) : "f"(t1550), "f"(square_55), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
            const f32 t1552 = s_55 * t1551;
#line 43 "fa-kernels/src/attention/options/small.rs"
            s_55 = t1552;
#line 38 "fa-kernels/src/attention/options/small.rs"
            const f32 square_56 = s_56 * s_56;
            f32 t1554;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1554) : "f"(softcap_5), "f"(square_56), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
            f32 t1555;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1555) : "f"(t1554), "f"(square_56), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
            const f32 t1556 = s_56 * t1555;
#line 43 "fa-kernels/src/attention/options/small.rs"
            s_56 = t1556;
#line 38 "fa-kernels/src/attention/options/small.rs"
            const f32 square_57 = s_57 * s_57;
            f32 t1558;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1558) : "f"(softcap_5), "f"(square_57), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
            f32 t1559;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1559) : "f"(t1558), "f"(square_57), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
            const f32 t1560 = s_57 * t1559;
#line 43 "fa-kernels/src/attention/options/small.rs"
            s_57 = t1560;
#line 38 "fa-kernels/src/attention/options/small.rs"
            const f32 square_58 = s_58 * s_58;
            f32 t1562;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1562) : "f"(softcap_5), "f"(square_58), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
            f32 t1563;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1563) : "f"(t1562), "f"(square_58), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
            const f32 t1564 = s_58 * t1563;
#line 43 "fa-kernels/src/attention/options/small.rs"
            s_58 = t1564;
#line 38 "fa-kernels/src/attention/options/small.rs"
            const f32 square_59 = s_59 * s_59;
            f32 t1566;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1566) : "f"(softcap_5), "f"(square_59), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
            f32 t1567;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1567) : "f"(t1566), "f"(square_59), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
            const f32 t1568 = s_59 * t1567;
#line 43 "fa-kernels/src/attention/options/small.rs"
            s_59 = t1568;
#line 38 "fa-kernels/src/attention/options/small.rs"
            const f32 square_60 = s_60 * s_60;
            f32 t1570;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1570) : "f"(softcap_5), "f"(square_60), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
            f32 t1571;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1571) : "f"(t1570), "f"(square_60), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
            const f32 t1572 = s_60 * t1571;
#line 43 "fa-kernels/src/attention/options/small.rs"
            s_60 = t1572;
#line 38 "fa-kernels/src/attention/options/small.rs"
            const f32 square_61 = s_61 * s_61;
            f32 t1574;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1574) : "f"(softcap_5), "f"(square_61), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
            f32 t1575;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1575) : "f"(t1574), "f"(square_61), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
            const f32 t1576 = s_61 * t1575;
#line 43 "fa-kernels/src/attention/options/small.rs"
            s_61 = t1576;
#line 38 "fa-kernels/src/attention/options/small.rs"
            const f32 square_62 = s_62 * s_62;
            f32 t1578;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1578) : "f"(softcap_5), "f"(square_62), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
            f32 t1579;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1579) : "f"(t1578), "f"(square_62), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
            const f32 t1580 = s_62 * t1579;
#line 43 "fa-kernels/src/attention/options/small.rs"
            s_62 = t1580;
#line 38 "fa-kernels/src/attention/options/small.rs"
            const f32 square_63 = s_63 * s_63;
            f32 t1582;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1582) : "f"(softcap_5), "f"(square_63), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
            f32 t1583;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1583) : "f"(t1582), "f"(square_63), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
            const f32 t1584 = s_63 * t1583;
#line 43 "fa-kernels/src/attention/options/small.rs"
            s_63 = t1584;
#line 38 "fa-kernels/src/attention/options/small.rs"
            const f32 square_64 = s_64 * s_64;
            f32 t1586;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1586) : "f"(softcap_5), "f"(square_64), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
            f32 t1587;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1587) : "f"(t1586), "f"(square_64), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
            const f32 t1588 = s_64 * t1587;
#line 43 "fa-kernels/src/attention/options/small.rs"
            s_64 = t1588;
        }
#line 131 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 first_query_2;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_2) : "r"(t21));
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1590 = first_query_2 + seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_16 = t1590 + 1u;
        const u32 t1592 = end_16 > seq_q ? end_16 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1593 = t1592 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_17 = t1593 < seq_k ? t1593 : seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_18 = first_query_2 + seq_k;
        const u32 t1596 = end_18 > seq_q ? end_18 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 position_5 = t1596 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
        const u32 t1598 = position_5 > window_left ? position_5 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
        const u32 t1599 = t1598 - window_left;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1600 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
        const u32 begin_6 = t1599 < t1600 ? t1599 : t1600;
#line 318 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1602 = first_query_2 + 63u;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1603 = t1602 + seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_19 = t1603 + 1u;
        const u32 t1605 = end_19 > seq_q ? end_19 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1606 = t1605 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_20 = t1606 < seq_k ? t1606 : seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_21 = t1602 + seq_k;
        const u32 t1609 = end_21 > seq_q ? end_21 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 position_6 = t1609 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
        const u32 t1611 = position_6 > window_left ? position_6 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
        const u32 t1612 = t1611 - window_left;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1613 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
        const u32 begin_7 = t1612 < t1613 ? t1612 : t1613;
#line 322 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 begin_8 = begin_6 >> 6u;
#line 326 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1616 = end_20 + 63u;
#line 326 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1617 = t1616 >> 6u;
#line 326 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1618 = begin_8 + 1u;
#line 326 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_22 = t1617 > t1618 ? t1617 : t1618;
        const u32 count_2 = end_22 - begin_8;
        const u32 t1621 = end_17 >> 6u;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 whole_2 = t1621 < end_22 ? t1621 : end_22;
        const u32 t1623 = begin_7 + 63u;
#line 329 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1624 = t1623 >> 6u;
#line 329 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1625 = t1624 > begin_8 ? t1624 : begin_8;
#line 329 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1626 = t1625 < end_22 ? t1625 : end_22;
#line 329 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 masked_left_2 = end_22 - t1626;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1628 = end_22 - whole_2;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1629 = t1628 < count_2 ? t1628 : count_2;
#line 133 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1630 = i < t1629;
#line 133 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1631 = masked_left_2 <= i;
#line 133 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1632 = t1630 | t1631;
#line 481 "fa-kernels/src/attention/kernel_problem.rs"
        if (t1632) {
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1633 = end_7 - 1u;
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1634 = t1633 - i;
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 first_key_7 = t1634 << 6u;
#line 163 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1636 = t21 + first_row;
#line 163 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 first_query_3;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_3) : "r"(t1636));
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1638 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1639 = t1638 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column_2 = first_key_7 + t1639;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1641 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1642 = first_query_3 + t1641;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1643 = t1642 + seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_23 = t1643 + 1u;
            const u32 t1645 = end_23 > seq_q ? end_23 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1646 = t1645 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_24 = t1646 < seq_k ? t1646 : seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_25 = t1642 + seq_k;
            const u32 t1649 = end_25 > seq_q ? end_25 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_7 = t1649 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t1651 = position_7 > window_left ? position_7 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t1652 = t1651 - window_left;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1653 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_9 = t1652 < t1653 ? t1652 : t1653;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1655 = end_24 > column_2 ? end_24 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_26 = t1655 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1657 = begin_9 > column_2 ? begin_9 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1658 = t1657 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1659 = 0u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1660 = t1658 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_33 = t1659 & t1660;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1662 = visible_33 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_33 = t1662;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1663 = 1u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1664 = t1658 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_34 = t1663 & t1664;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1666 = visible_34 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_34 = t1666;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1667 = 8u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1668 = t1658 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_35 = t1667 & t1668;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1670 = visible_35 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_37 = t1670;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1671 = 9u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1672 = t1658 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_36 = t1671 & t1672;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1674 = visible_36 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_38 = t1674;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1675 = 16u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1676 = t1658 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_37 = t1675 & t1676;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1678 = visible_37 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_41 = t1678;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1679 = 17u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1680 = t1658 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_38 = t1679 & t1680;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1682 = visible_38 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_42 = t1682;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1683 = 24u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1684 = t1658 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_39 = t1683 & t1684;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1686 = visible_39 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_45 = t1686;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1687 = 25u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1688 = t1658 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_40 = t1687 & t1688;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1690 = visible_40 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_46 = t1690;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1691 = 32u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1692 = t1658 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_41 = t1691 & t1692;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1694 = visible_41 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_49 = t1694;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1695 = 33u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1696 = t1658 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_42 = t1695 & t1696;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1698 = visible_42 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_50 = t1698;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1699 = 40u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1700 = t1658 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_43 = t1699 & t1700;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1702 = visible_43 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_53 = t1702;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1703 = 41u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1704 = t1658 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_44 = t1703 & t1704;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1706 = visible_44 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_54 = t1706;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1707 = 48u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1708 = t1658 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_45 = t1707 & t1708;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1710 = visible_45 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_57 = t1710;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1711 = 49u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1712 = t1658 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_46 = t1711 & t1712;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1714 = visible_46 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_58 = t1714;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1715 = 56u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1716 = t1658 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_47 = t1715 & t1716;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1718 = visible_47 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_61 = t1718;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1719 = 57u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1720 = t1658 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_48 = t1719 & t1720;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1722 = visible_48 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_62 = t1722;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1723 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1724 = first_query_3 + t1723;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1725 = t1724 + 8u;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1726 = t1725 + seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_27 = t1726 + 1u;
            const u32 t1728 = end_27 > seq_q ? end_27 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1729 = t1728 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_28 = t1729 < seq_k ? t1729 : seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_29 = t1725 + seq_k;
            const u32 t1732 = end_29 > seq_q ? end_29 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_8 = t1732 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t1734 = position_8 > window_left ? position_8 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t1735 = t1734 - window_left;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1736 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_10 = t1735 < t1736 ? t1735 : t1736;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1738 = end_28 > column_2 ? end_28 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_30 = t1738 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1740 = begin_10 > column_2 ? begin_10 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1741 = t1740 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1742 = 0u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1743 = t1741 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_49 = t1742 & t1743;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1745 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_35 = t1745;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1746 = 1u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1747 = t1741 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_50 = t1746 & t1747;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1749 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_36 = t1749;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1750 = 8u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1751 = t1741 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_51 = t1750 & t1751;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1753 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_39 = t1753;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1754 = 9u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1755 = t1741 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_52 = t1754 & t1755;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1757 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_40 = t1757;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1758 = 16u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1759 = t1741 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_53 = t1758 & t1759;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1761 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_43 = t1761;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1762 = 17u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1763 = t1741 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_54 = t1762 & t1763;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1765 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_44 = t1765;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1766 = 24u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1767 = t1741 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_55 = t1766 & t1767;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1769 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_47 = t1769;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1770 = 25u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1771 = t1741 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_56 = t1770 & t1771;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1773 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_48 = t1773;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1774 = 32u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1775 = t1741 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_57 = t1774 & t1775;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1777 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_51 = t1777;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1778 = 33u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1779 = t1741 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_58 = t1778 & t1779;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1781 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_52 = t1781;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1782 = 40u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1783 = t1741 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_59 = t1782 & t1783;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1785 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_55 = t1785;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1786 = 41u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1787 = t1741 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_60 = t1786 & t1787;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1789 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_56 = t1789;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1790 = 48u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1791 = t1741 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_61 = t1790 & t1791;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1793 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_59 = t1793;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1794 = 49u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1795 = t1741 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_62 = t1794 & t1795;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1797 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_60 = t1797;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1798 = 56u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1799 = t1741 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_63 = t1798 & t1799;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1801 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_63 = t1801;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1802 = 57u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1803 = t1741 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_64 = t1802 & t1803;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1805 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_64 = t1805;
        }
#line 153 "fa-kernels/src/attention/softmax.rs"
        const f32 old_3 = row_max;
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1807;
        asm("max.f32 %0, %1, %2;" : "=f"(t1807) : "f"(old_3), "f"(s_33));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1808;
        asm("max.f32 %0, %1, %2;" : "=f"(t1808) : "f"(t1807), "f"(s_34));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1809;
        asm("max.f32 %0, %1, %2;" : "=f"(t1809) : "f"(t1808), "f"(s_37));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1810;
        asm("max.f32 %0, %1, %2;" : "=f"(t1810) : "f"(t1809), "f"(s_38));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1811;
        asm("max.f32 %0, %1, %2;" : "=f"(t1811) : "f"(t1810), "f"(s_41));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1812;
        asm("max.f32 %0, %1, %2;" : "=f"(t1812) : "f"(t1811), "f"(s_42));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1813;
        asm("max.f32 %0, %1, %2;" : "=f"(t1813) : "f"(t1812), "f"(s_45));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1814;
        asm("max.f32 %0, %1, %2;" : "=f"(t1814) : "f"(t1813), "f"(s_46));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1815;
        asm("max.f32 %0, %1, %2;" : "=f"(t1815) : "f"(t1814), "f"(s_49));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1816;
        asm("max.f32 %0, %1, %2;" : "=f"(t1816) : "f"(t1815), "f"(s_50));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1817;
        asm("max.f32 %0, %1, %2;" : "=f"(t1817) : "f"(t1816), "f"(s_53));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1818;
        asm("max.f32 %0, %1, %2;" : "=f"(t1818) : "f"(t1817), "f"(s_54));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1819;
        asm("max.f32 %0, %1, %2;" : "=f"(t1819) : "f"(t1818), "f"(s_57));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1820;
        asm("max.f32 %0, %1, %2;" : "=f"(t1820) : "f"(t1819), "f"(s_58));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1821;
        asm("max.f32 %0, %1, %2;" : "=f"(t1821) : "f"(t1820), "f"(s_61));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1822;
        asm("max.f32 %0, %1, %2;" : "=f"(t1822) : "f"(t1821), "f"(s_62));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1823;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1823) : "f"(t1822));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_3;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1822), "f"(t1823));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1825;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1825) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_3;
        asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t1825));
#line 184 "fa-kernels/src/attention/softmax.rs"
        const bool none_3 = new_3 == __uint_as_float(0xff800000u);
        const f32 reference_3 = none_3 ? 0.0f : new_3;
#line 156 "fa-kernels/src/attention/softmax.rs"
        const f32 t1829 = -reference_3;
#line 156 "fa-kernels/src/attention/softmax.rs"
        const f32 t1830 = old_3 + t1829;
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1830));
#line 157 "fa-kernels/src/attention/softmax.rs"
        row_max = new_3;
#line 199 "fa-kernels/src/attention/softmax.rs"
        const f32 t1832 = row_sum * rescale_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1833 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_33 = s_33 + t1833;
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1835;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1835) : "f"(exponent_33));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_33 = t1835;
        const f32 t1836 = t1832 + s_33;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1837 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_34 = s_34 + t1837;
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1839;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1839) : "f"(exponent_34));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_34 = t1839;
        const f32 t1840 = t1836 + s_34;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1841 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_35 = s_37 + t1841;
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1843;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1843) : "f"(exponent_35));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_37 = t1843;
        const f32 t1844 = t1840 + s_37;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1845 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_36 = s_38 + t1845;
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1847;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1847) : "f"(exponent_36));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_38 = t1847;
        const f32 t1848 = t1844 + s_38;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1849 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_37 = s_41 + t1849;
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1851;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1851) : "f"(exponent_37));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_41 = t1851;
        const f32 t1852 = t1848 + s_41;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1853 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_38 = s_42 + t1853;
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1855;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1855) : "f"(exponent_38));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_42 = t1855;
        const f32 t1856 = t1852 + s_42;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1857 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_39 = s_45 + t1857;
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1859;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1859) : "f"(exponent_39));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_45 = t1859;
        const f32 t1860 = t1856 + s_45;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1861 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_40 = s_46 + t1861;
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1863;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1863) : "f"(exponent_40));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_46 = t1863;
        const f32 t1864 = t1860 + s_46;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1865 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_41 = s_49 + t1865;
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1867;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1867) : "f"(exponent_41));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_49 = t1867;
        const f32 t1868 = t1864 + s_49;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1869 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_42 = s_50 + t1869;
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1871;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1871) : "f"(exponent_42));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_50 = t1871;
        const f32 t1872 = t1868 + s_50;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1873 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_43 = s_53 + t1873;
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1875;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1875) : "f"(exponent_43));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_53 = t1875;
        const f32 t1876 = t1872 + s_53;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1877 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_44 = s_54 + t1877;
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1879;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1879) : "f"(exponent_44));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_54 = t1879;
        const f32 t1880 = t1876 + s_54;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1881 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_45 = s_57 + t1881;
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1883;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1883) : "f"(exponent_45));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_57 = t1883;
        const f32 t1884 = t1880 + s_57;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1885 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_46 = s_58 + t1885;
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1887;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1887) : "f"(exponent_46));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_58 = t1887;
        const f32 t1888 = t1884 + s_58;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1889 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_47 = s_61 + t1889;
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1891;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1891) : "f"(exponent_47));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_61 = t1891;
        const f32 t1892 = t1888 + s_61;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1893 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_48 = s_62 + t1893;
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1895;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1895) : "f"(exponent_48));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_62 = t1895;
        const f32 t1896 = t1892 + s_62;
#line 205 "fa-kernels/src/attention/softmax.rs"
        row_sum = t1896;
#line 153 "fa-kernels/src/attention/softmax.rs"
        const f32 old_4 = row_max_2;
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1898;
        asm("max.f32 %0, %1, %2;" : "=f"(t1898) : "f"(old_4), "f"(s_35));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1899;
        asm("max.f32 %0, %1, %2;" : "=f"(t1899) : "f"(t1898), "f"(s_36));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1900;
        asm("max.f32 %0, %1, %2;" : "=f"(t1900) : "f"(t1899), "f"(s_39));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1901;
        asm("max.f32 %0, %1, %2;" : "=f"(t1901) : "f"(t1900), "f"(s_40));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1902;
        asm("max.f32 %0, %1, %2;" : "=f"(t1902) : "f"(t1901), "f"(s_43));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1903;
        asm("max.f32 %0, %1, %2;" : "=f"(t1903) : "f"(t1902), "f"(s_44));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1904;
        asm("max.f32 %0, %1, %2;" : "=f"(t1904) : "f"(t1903), "f"(s_47));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1905;
        asm("max.f32 %0, %1, %2;" : "=f"(t1905) : "f"(t1904), "f"(s_48));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1906;
        asm("max.f32 %0, %1, %2;" : "=f"(t1906) : "f"(t1905), "f"(s_51));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1907;
        asm("max.f32 %0, %1, %2;" : "=f"(t1907) : "f"(t1906), "f"(s_52));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1908;
        asm("max.f32 %0, %1, %2;" : "=f"(t1908) : "f"(t1907), "f"(s_55));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1909;
        asm("max.f32 %0, %1, %2;" : "=f"(t1909) : "f"(t1908), "f"(s_56));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1910;
        asm("max.f32 %0, %1, %2;" : "=f"(t1910) : "f"(t1909), "f"(s_59));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1911;
        asm("max.f32 %0, %1, %2;" : "=f"(t1911) : "f"(t1910), "f"(s_60));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1912;
        asm("max.f32 %0, %1, %2;" : "=f"(t1912) : "f"(t1911), "f"(s_63));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1913;
        asm("max.f32 %0, %1, %2;" : "=f"(t1913) : "f"(t1912), "f"(s_64));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1914;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1914) : "f"(t1913));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_4;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1913), "f"(t1914));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1916;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1916) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_4;
        asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t1916));
#line 184 "fa-kernels/src/attention/softmax.rs"
        const bool none_4 = new_4 == __uint_as_float(0xff800000u);
        const f32 reference_4 = none_4 ? 0.0f : new_4;
#line 156 "fa-kernels/src/attention/softmax.rs"
        const f32 t1920 = -reference_4;
#line 156 "fa-kernels/src/attention/softmax.rs"
        const f32 t1921 = old_4 + t1920;
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1921));
#line 157 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_4;
#line 199 "fa-kernels/src/attention/softmax.rs"
        const f32 t1923 = row_sum_2 * rescale_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1924 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_49 = s_35 + t1924;
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1926;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1926) : "f"(exponent_49));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_35 = t1926;
        const f32 t1927 = t1923 + s_35;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1928 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_50 = s_36 + t1928;
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1930;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1930) : "f"(exponent_50));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_36 = t1930;
        const f32 t1931 = t1927 + s_36;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1932 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_51 = s_39 + t1932;
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1934;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1934) : "f"(exponent_51));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_39 = t1934;
        const f32 t1935 = t1931 + s_39;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1936 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_52 = s_40 + t1936;
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1938;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1938) : "f"(exponent_52));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_40 = t1938;
        const f32 t1939 = t1935 + s_40;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1940 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_53 = s_43 + t1940;
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1942;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1942) : "f"(exponent_53));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_43 = t1942;
        const f32 t1943 = t1939 + s_43;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1944 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_54 = s_44 + t1944;
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1946;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1946) : "f"(exponent_54));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_44 = t1946;
        const f32 t1947 = t1943 + s_44;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1948 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_55 = s_47 + t1948;
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1950;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1950) : "f"(exponent_55));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_47 = t1950;
        const f32 t1951 = t1947 + s_47;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1952 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_56 = s_48 + t1952;
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1954;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1954) : "f"(exponent_56));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_48 = t1954;
        const f32 t1955 = t1951 + s_48;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1956 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_57 = s_51 + t1956;
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1958;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1958) : "f"(exponent_57));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_51 = t1958;
        const f32 t1959 = t1955 + s_51;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1960 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_58 = s_52 + t1960;
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1962;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1962) : "f"(exponent_58));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_52 = t1962;
        const f32 t1963 = t1959 + s_52;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1964 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_59 = s_55 + t1964;
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1966;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1966) : "f"(exponent_59));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_55 = t1966;
        const f32 t1967 = t1963 + s_55;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1968 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_60 = s_56 + t1968;
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1970;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1970) : "f"(exponent_60));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_56 = t1970;
        const f32 t1971 = t1967 + s_56;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1972 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_61 = s_59 + t1972;
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1974;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1974) : "f"(exponent_61));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_59 = t1974;
        const f32 t1975 = t1971 + s_59;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1976 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_62 = s_60 + t1976;
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1978;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1978) : "f"(exponent_62));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_60 = t1978;
        const f32 t1979 = t1975 + s_60;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1980 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_63 = s_63 + t1980;
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1982;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1982) : "f"(exponent_63));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_63 = t1982;
        const f32 t1983 = t1979 + s_63;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1984 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_64 = s_64 + t1984;
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1986;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1986) : "f"(exponent_64));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_64 = t1986;
        const f32 t1987 = t1983 + s_64;
#line 205 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t1987;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1988 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t1988;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1989 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t1989;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1990 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t1990;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1991 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t1991;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1992 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t1992;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1993 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t1993;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1994 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t1994;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1995 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t1995;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1996 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t1996;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1997 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t1997;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1998 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t1998;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1999 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t1999;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2000 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t2000;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2001 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t2001;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2002 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t2002;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2003 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t2003;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2004 = acc_33 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_33 = t2004;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2005 = acc_34 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_34 = t2005;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2006 = acc_37 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_37 = t2006;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2007 = acc_38 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_38 = t2007;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2008 = acc_41 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_41 = t2008;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2009 = acc_42 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_42 = t2009;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2010 = acc_45 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_45 = t2010;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2011 = acc_46 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_46 = t2011;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2012 = acc_49 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_49 = t2012;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2013 = acc_50 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_50 = t2013;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2014 = acc_53 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_53 = t2014;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2015 = acc_54 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_54 = t2015;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2016 = acc_57 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_57 = t2016;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2017 = acc_58 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_58 = t2017;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2018 = acc_61 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_61 = t2018;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2019 = acc_62 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_62 = t2019;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2020 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t2020;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2021 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t2021;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2022 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t2022;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2023 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t2023;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2024 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t2024;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2025 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t2025;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2026 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t2026;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2027 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t2027;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2028 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t2028;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2029 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t2029;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2030 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t2030;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2031 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t2031;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2032 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t2032;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2033 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t2033;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2034 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t2034;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2035 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t2035;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2036 = acc_35 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_35 = t2036;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2037 = acc_36 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_36 = t2037;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2038 = acc_39 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_39 = t2038;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2039 = acc_40 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_40 = t2039;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2040 = acc_43 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_43 = t2040;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2041 = acc_44 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_44 = t2041;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2042 = acc_47 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_47 = t2042;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2043 = acc_48 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_48 = t2043;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2044 = acc_51 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_51 = t2044;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2045 = acc_52 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_52 = t2045;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2046 = acc_55 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_55 = t2046;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2047 = acc_56 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_56 = t2047;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2048 = acc_59 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_59 = t2048;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2049 = acc_60 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_60 = t2049;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2050 = acc_63 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_63 = t2050;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2051 = acc_64 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_64 = t2051;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2052;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2052) : "f"(s_33), "f"(s_34));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2053;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2053) : "f"(s_35), "f"(s_36));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2054;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2054) : "f"(s_37), "f"(s_38));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2055;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2055) : "f"(s_39), "f"(s_40));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2056;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2056) : "f"(s_41), "f"(s_42));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2057;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2057) : "f"(s_43), "f"(s_44));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2058;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2058) : "f"(s_45), "f"(s_46));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2059;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2059) : "f"(s_47), "f"(s_48));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2060;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2060) : "f"(s_49), "f"(s_50));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2061;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2061) : "f"(s_51), "f"(s_52));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2062;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2062) : "f"(s_53), "f"(s_54));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2063;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2063) : "f"(s_55), "f"(s_56));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2064;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2064) : "f"(s_57), "f"(s_58));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2065;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2065) : "f"(s_59), "f"(s_60));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2066;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2066) : "f"(s_61), "f"(s_62));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2067;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2067) : "f"(s_63), "f"(s_64));
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2068;
        asm volatile("mov.b32 %0, %1;" : "=r"(t2068) : "r"(t351));
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2069 = t2068 ^ 32u;
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2070 = t2068 ^ 64u;
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2071 = t2068 ^ 96u;
        const u32 t2072 = t147 + t2068;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2073 = t147 + t2069;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2074 = t147 + t2070;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2075 = t147 + t2071;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_449;
        u32 m_450;
        u32 m_451;
        u32 m_452;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_449), "=r"(m_450), "=r"(m_451), "=r"(m_452) : "r"(t2072) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2052), "r"(t2053), "r"(t2054), "r"(t2055), "r"(m_449), "r"(m_450));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2052), "r"(t2053), "r"(t2054), "r"(t2055), "r"(m_451), "r"(m_452));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_453;
        u32 m_454;
        u32 m_455;
        u32 m_456;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_453), "=r"(m_454), "=r"(m_455), "=r"(m_456) : "r"(t2073) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2052), "r"(t2053), "r"(t2054), "r"(t2055), "r"(m_453), "r"(m_454));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2052), "r"(t2053), "r"(t2054), "r"(t2055), "r"(m_455), "r"(m_456));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_457;
        u32 m_458;
        u32 m_459;
        u32 m_460;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_457), "=r"(m_458), "=r"(m_459), "=r"(m_460) : "r"(t2074) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2052), "r"(t2053), "r"(t2054), "r"(t2055), "r"(m_457), "r"(m_458));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2052), "r"(t2053), "r"(t2054), "r"(t2055), "r"(m_459), "r"(m_460));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_461;
        u32 m_462;
        u32 m_463;
        u32 m_464;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_461), "=r"(m_462), "=r"(m_463), "=r"(m_464) : "r"(t2075) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2052), "r"(t2053), "r"(t2054), "r"(t2055), "r"(m_461), "r"(m_462));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2052), "r"(t2053), "r"(t2054), "r"(t2055), "r"(m_463), "r"(m_464));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_465;
        u32 m_466;
        u32 m_467;
        u32 m_468;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_465), "=r"(m_466), "=r"(m_467), "=r"(m_468) : "r"(t2072) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2052), "r"(t2053), "r"(t2054), "r"(t2055), "r"(m_465), "r"(m_466));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2052), "r"(t2053), "r"(t2054), "r"(t2055), "r"(m_467), "r"(m_468));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_469;
        u32 m_470;
        u32 m_471;
        u32 m_472;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_469), "=r"(m_470), "=r"(m_471), "=r"(m_472) : "r"(t2073) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2052), "r"(t2053), "r"(t2054), "r"(t2055), "r"(m_469), "r"(m_470));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2052), "r"(t2053), "r"(t2054), "r"(t2055), "r"(m_471), "r"(m_472));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_473;
        u32 m_474;
        u32 m_475;
        u32 m_476;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_473), "=r"(m_474), "=r"(m_475), "=r"(m_476) : "r"(t2074) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2052), "r"(t2053), "r"(t2054), "r"(t2055), "r"(m_473), "r"(m_474));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2052), "r"(t2053), "r"(t2054), "r"(t2055), "r"(m_475), "r"(m_476));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_477;
        u32 m_478;
        u32 m_479;
        u32 m_480;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_477), "=r"(m_478), "=r"(m_479), "=r"(m_480) : "r"(t2075) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2052), "r"(t2053), "r"(t2054), "r"(t2055), "r"(m_477), "r"(m_478));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2052), "r"(t2053), "r"(t2054), "r"(t2055), "r"(m_479), "r"(m_480));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_481;
        u32 m_482;
        u32 m_483;
        u32 m_484;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_481), "=r"(m_482), "=r"(m_483), "=r"(m_484) : "r"(t2072) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2056), "r"(t2057), "r"(t2058), "r"(t2059), "r"(m_481), "r"(m_482));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2056), "r"(t2057), "r"(t2058), "r"(t2059), "r"(m_483), "r"(m_484));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_485;
        u32 m_486;
        u32 m_487;
        u32 m_488;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_485), "=r"(m_486), "=r"(m_487), "=r"(m_488) : "r"(t2073) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2056), "r"(t2057), "r"(t2058), "r"(t2059), "r"(m_485), "r"(m_486));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2056), "r"(t2057), "r"(t2058), "r"(t2059), "r"(m_487), "r"(m_488));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_489;
        u32 m_490;
        u32 m_491;
        u32 m_492;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_489), "=r"(m_490), "=r"(m_491), "=r"(m_492) : "r"(t2074) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2056), "r"(t2057), "r"(t2058), "r"(t2059), "r"(m_489), "r"(m_490));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2056), "r"(t2057), "r"(t2058), "r"(t2059), "r"(m_491), "r"(m_492));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_493;
        u32 m_494;
        u32 m_495;
        u32 m_496;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_493), "=r"(m_494), "=r"(m_495), "=r"(m_496) : "r"(t2075) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2056), "r"(t2057), "r"(t2058), "r"(t2059), "r"(m_493), "r"(m_494));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2056), "r"(t2057), "r"(t2058), "r"(t2059), "r"(m_495), "r"(m_496));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_497;
        u32 m_498;
        u32 m_499;
        u32 m_500;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_497), "=r"(m_498), "=r"(m_499), "=r"(m_500) : "r"(t2072) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2056), "r"(t2057), "r"(t2058), "r"(t2059), "r"(m_497), "r"(m_498));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2056), "r"(t2057), "r"(t2058), "r"(t2059), "r"(m_499), "r"(m_500));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_501;
        u32 m_502;
        u32 m_503;
        u32 m_504;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_501), "=r"(m_502), "=r"(m_503), "=r"(m_504) : "r"(t2073) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2056), "r"(t2057), "r"(t2058), "r"(t2059), "r"(m_501), "r"(m_502));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2056), "r"(t2057), "r"(t2058), "r"(t2059), "r"(m_503), "r"(m_504));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_505;
        u32 m_506;
        u32 m_507;
        u32 m_508;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_505), "=r"(m_506), "=r"(m_507), "=r"(m_508) : "r"(t2074) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2056), "r"(t2057), "r"(t2058), "r"(t2059), "r"(m_505), "r"(m_506));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2056), "r"(t2057), "r"(t2058), "r"(t2059), "r"(m_507), "r"(m_508));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_509;
        u32 m_510;
        u32 m_511;
        u32 m_512;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_509), "=r"(m_510), "=r"(m_511), "=r"(m_512) : "r"(t2075) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2056), "r"(t2057), "r"(t2058), "r"(t2059), "r"(m_509), "r"(m_510));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2056), "r"(t2057), "r"(t2058), "r"(t2059), "r"(m_511), "r"(m_512));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_513;
        u32 m_514;
        u32 m_515;
        u32 m_516;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_513), "=r"(m_514), "=r"(m_515), "=r"(m_516) : "r"(t2072) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2060), "r"(t2061), "r"(t2062), "r"(t2063), "r"(m_513), "r"(m_514));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2060), "r"(t2061), "r"(t2062), "r"(t2063), "r"(m_515), "r"(m_516));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_517;
        u32 m_518;
        u32 m_519;
        u32 m_520;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_517), "=r"(m_518), "=r"(m_519), "=r"(m_520) : "r"(t2073) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2060), "r"(t2061), "r"(t2062), "r"(t2063), "r"(m_517), "r"(m_518));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2060), "r"(t2061), "r"(t2062), "r"(t2063), "r"(m_519), "r"(m_520));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_521;
        u32 m_522;
        u32 m_523;
        u32 m_524;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_521), "=r"(m_522), "=r"(m_523), "=r"(m_524) : "r"(t2074) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2060), "r"(t2061), "r"(t2062), "r"(t2063), "r"(m_521), "r"(m_522));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2060), "r"(t2061), "r"(t2062), "r"(t2063), "r"(m_523), "r"(m_524));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_525;
        u32 m_526;
        u32 m_527;
        u32 m_528;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_525), "=r"(m_526), "=r"(m_527), "=r"(m_528) : "r"(t2075) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2060), "r"(t2061), "r"(t2062), "r"(t2063), "r"(m_525), "r"(m_526));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2060), "r"(t2061), "r"(t2062), "r"(t2063), "r"(m_527), "r"(m_528));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_529;
        u32 m_530;
        u32 m_531;
        u32 m_532;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_529), "=r"(m_530), "=r"(m_531), "=r"(m_532) : "r"(t2072) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2060), "r"(t2061), "r"(t2062), "r"(t2063), "r"(m_529), "r"(m_530));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2060), "r"(t2061), "r"(t2062), "r"(t2063), "r"(m_531), "r"(m_532));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_533;
        u32 m_534;
        u32 m_535;
        u32 m_536;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_533), "=r"(m_534), "=r"(m_535), "=r"(m_536) : "r"(t2073) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2060), "r"(t2061), "r"(t2062), "r"(t2063), "r"(m_533), "r"(m_534));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2060), "r"(t2061), "r"(t2062), "r"(t2063), "r"(m_535), "r"(m_536));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_537;
        u32 m_538;
        u32 m_539;
        u32 m_540;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_537), "=r"(m_538), "=r"(m_539), "=r"(m_540) : "r"(t2074) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2060), "r"(t2061), "r"(t2062), "r"(t2063), "r"(m_537), "r"(m_538));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2060), "r"(t2061), "r"(t2062), "r"(t2063), "r"(m_539), "r"(m_540));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_541;
        u32 m_542;
        u32 m_543;
        u32 m_544;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_541), "=r"(m_542), "=r"(m_543), "=r"(m_544) : "r"(t2075) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2060), "r"(t2061), "r"(t2062), "r"(t2063), "r"(m_541), "r"(m_542));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2060), "r"(t2061), "r"(t2062), "r"(t2063), "r"(m_543), "r"(m_544));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_545;
        u32 m_546;
        u32 m_547;
        u32 m_548;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_545), "=r"(m_546), "=r"(m_547), "=r"(m_548) : "r"(t2072) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2064), "r"(t2065), "r"(t2066), "r"(t2067), "r"(m_545), "r"(m_546));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2064), "r"(t2065), "r"(t2066), "r"(t2067), "r"(m_547), "r"(m_548));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_549;
        u32 m_550;
        u32 m_551;
        u32 m_552;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_549), "=r"(m_550), "=r"(m_551), "=r"(m_552) : "r"(t2073) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2064), "r"(t2065), "r"(t2066), "r"(t2067), "r"(m_549), "r"(m_550));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2064), "r"(t2065), "r"(t2066), "r"(t2067), "r"(m_551), "r"(m_552));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_553;
        u32 m_554;
        u32 m_555;
        u32 m_556;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_553), "=r"(m_554), "=r"(m_555), "=r"(m_556) : "r"(t2074) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2064), "r"(t2065), "r"(t2066), "r"(t2067), "r"(m_553), "r"(m_554));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2064), "r"(t2065), "r"(t2066), "r"(t2067), "r"(m_555), "r"(m_556));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_557;
        u32 m_558;
        u32 m_559;
        u32 m_560;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_557), "=r"(m_558), "=r"(m_559), "=r"(m_560) : "r"(t2075) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2064), "r"(t2065), "r"(t2066), "r"(t2067), "r"(m_557), "r"(m_558));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2064), "r"(t2065), "r"(t2066), "r"(t2067), "r"(m_559), "r"(m_560));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_561;
        u32 m_562;
        u32 m_563;
        u32 m_564;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_561), "=r"(m_562), "=r"(m_563), "=r"(m_564) : "r"(t2072) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2064), "r"(t2065), "r"(t2066), "r"(t2067), "r"(m_561), "r"(m_562));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2064), "r"(t2065), "r"(t2066), "r"(t2067), "r"(m_563), "r"(m_564));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_565;
        u32 m_566;
        u32 m_567;
        u32 m_568;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_565), "=r"(m_566), "=r"(m_567), "=r"(m_568) : "r"(t2073) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2064), "r"(t2065), "r"(t2066), "r"(t2067), "r"(m_565), "r"(m_566));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2064), "r"(t2065), "r"(t2066), "r"(t2067), "r"(m_567), "r"(m_568));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_569;
        u32 m_570;
        u32 m_571;
        u32 m_572;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_569), "=r"(m_570), "=r"(m_571), "=r"(m_572) : "r"(t2074) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2064), "r"(t2065), "r"(t2066), "r"(t2067), "r"(m_569), "r"(m_570));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2064), "r"(t2065), "r"(t2066), "r"(t2067), "r"(m_571), "r"(m_572));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_573;
        u32 m_574;
        u32 m_575;
        u32 m_576;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_573), "=r"(m_574), "=r"(m_575), "=r"(m_576) : "r"(t2075) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2064), "r"(t2065), "r"(t2066), "r"(t2067), "r"(m_573), "r"(m_574));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2064), "r"(t2065), "r"(t2066), "r"(t2067), "r"(m_575), "r"(m_576));
    }
#line 227 "fa-kernels/src/attention/softmax.rs"
    f32 t2076;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2076) : "f"(row_sum));
#line 227 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_5 = row_sum + t2076;
    f32 t2078;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2078) : "f"(pair_5));
#line 228 "fa-kernels/src/attention/softmax.rs"
    const f32 t2079 = pair_5 + t2078;
#line 228 "fa-kernels/src/attention/softmax.rs"
    row_sum = t2079;
#line 227 "fa-kernels/src/attention/softmax.rs"
    f32 t2080;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2080) : "f"(row_sum_2));
#line 227 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_6 = row_sum_2 + t2080;
    f32 t2082;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2082) : "f"(pair_6));
#line 228 "fa-kernels/src/attention/softmax.rs"
    const f32 t2083 = pair_6 + t2082;
#line 228 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t2083;
#line 310 "fa-kernels/src/attention/softmax.rs"
    const f32 sum = row_sum;
    const bool t2084 = sum == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
    f32 t2085;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2085) : "f"(sum));
#line 311 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer = t2084 ? 0.0f : t2085;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2087 = acc * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc = t2087;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2088 = acc_2 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_2 = t2088;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2089 = acc_5 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_5 = t2089;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2090 = acc_6 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_6 = t2090;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2091 = acc_9 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_9 = t2091;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2092 = acc_10 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_10 = t2092;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2093 = acc_13 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_13 = t2093;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2094 = acc_14 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_14 = t2094;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2095 = acc_17 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_17 = t2095;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2096 = acc_18 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_18 = t2096;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2097 = acc_21 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_21 = t2097;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2098 = acc_22 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_22 = t2098;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2099 = acc_25 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_25 = t2099;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2100 = acc_26 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_26 = t2100;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2101 = acc_29 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_29 = t2101;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2102 = acc_30 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_30 = t2102;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2103 = acc_33 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_33 = t2103;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2104 = acc_34 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_34 = t2104;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2105 = acc_37 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_37 = t2105;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2106 = acc_38 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_38 = t2106;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2107 = acc_41 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_41 = t2107;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2108 = acc_42 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_42 = t2108;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2109 = acc_45 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_45 = t2109;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2110 = acc_46 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_46 = t2110;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2111 = acc_49 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_49 = t2111;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2112 = acc_50 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_50 = t2112;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2113 = acc_53 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_53 = t2113;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2114 = acc_54 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_54 = t2114;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2115 = acc_57 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_57 = t2115;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2116 = acc_58 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_58 = t2116;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2117 = acc_61 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_61 = t2117;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2118 = acc_62 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_62 = t2118;
#line 310 "fa-kernels/src/attention/softmax.rs"
    const f32 sum_2 = row_sum_2;
    const bool t2119 = sum_2 == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
    f32 t2120;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2120) : "f"(sum_2));
#line 311 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer_2 = t2119 ? 0.0f : t2120;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2122 = acc_3 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_3 = t2122;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2123 = acc_4 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_4 = t2123;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2124 = acc_7 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_7 = t2124;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2125 = acc_8 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_8 = t2125;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2126 = acc_11 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_11 = t2126;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2127 = acc_12 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_12 = t2127;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2128 = acc_15 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_15 = t2128;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2129 = acc_16 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_16 = t2129;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2130 = acc_19 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_19 = t2130;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2131 = acc_20 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_20 = t2131;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2132 = acc_23 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_23 = t2132;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2133 = acc_24 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_24 = t2133;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2134 = acc_27 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_27 = t2134;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2135 = acc_28 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_28 = t2135;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2136 = acc_31 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_31 = t2136;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2137 = acc_32 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_32 = t2137;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2138 = acc_35 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_35 = t2138;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2139 = acc_36 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_36 = t2139;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2140 = acc_39 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_39 = t2140;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2141 = acc_40 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_40 = t2141;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2142 = acc_43 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_43 = t2142;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2143 = acc_44 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_44 = t2143;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2144 = acc_47 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_47 = t2144;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2145 = acc_48 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_48 = t2145;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2146 = acc_51 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_51 = t2146;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2147 = acc_52 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_52 = t2147;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2148 = acc_55 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_55 = t2148;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2149 = acc_56 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_56 = t2149;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2150 = acc_59 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_59 = t2150;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2151 = acc_60 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_60 = t2151;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2152 = acc_63 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_63 = t2152;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2153 = acc_64 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_64 = t2153;
#line 178 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2154 = blockIdx.x;
#line 178 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2155;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t2155) : "r"(t2154));
#line 40 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t2156 = seq_q + 63u;
#line 40 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t2157 = t2156 >> 6u;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2158 = heads_per_section * t2157;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2159 = t2155 / t2158;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 first_2 = t2159 * heads_per_section;
    const u32 t2161 = heads * batch;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2162 = t2161 - first_2;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 heads_3 = t2162 < heads_per_section ? t2162 : heads_per_section;
    const u32 t2164 = first_2 * t2157;
#line 84 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 rest_2 = t2155 - t2164;
    const u32 t2166 = rest_2 % heads_3;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2167 = first_2 + t2166;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2168 = t2157 - 1u;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2169 = rest_2 / heads_3;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2170 = t2168 - t2169;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2171 = t2170 << 6u;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2172 = t2167 % heads;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2173 = t2167 / heads;
#line 192 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
    const u32 t2174 = smem_1 + 8192u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2175 = lane >> 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2176 = first_row + t2175;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2177 = t2176 & 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2178 = 0u ^ t2177;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2179 = t2176 << 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2180 = t2178 << 4u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2181 = t2179 + t2180;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2182 = lane & 3u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2183 = t2182 << 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2184 = t2181 + t2183;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2185;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2185) : "f"(acc), "f"(acc_2));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2186 = smem_1 + t2184;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2186), "r"(t2185) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2187;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2187) : "f"(acc_5), "f"(acc_6));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2188 = t2184 ^ 16u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2189 = smem_1 + t2188;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2189), "r"(t2187) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2190;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2190) : "f"(acc_9), "f"(acc_10));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2191 = t2184 ^ 32u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2192 = smem_1 + t2191;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2192), "r"(t2190) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2193;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2193) : "f"(acc_13), "f"(acc_14));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2194 = t2184 ^ 48u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2195 = smem_1 + t2194;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2195), "r"(t2193) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2196;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2196) : "f"(acc_17), "f"(acc_18));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2197 = t2184 ^ 64u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2198 = smem_1 + t2197;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2198), "r"(t2196) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2199;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2199) : "f"(acc_21), "f"(acc_22));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2200 = t2184 ^ 80u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2201 = smem_1 + t2200;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2201), "r"(t2199) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2202;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2202) : "f"(acc_25), "f"(acc_26));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2203 = t2184 ^ 96u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2204 = smem_1 + t2203;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2204), "r"(t2202) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2205;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2205) : "f"(acc_29), "f"(acc_30));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2206 = t2184 ^ 112u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2207 = smem_1 + t2206;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2207), "r"(t2205) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2208 = t2176 & 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2209 = 0u ^ t2208;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2210 = t2176 << 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2211 = t2209 << 4u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2212 = t2210 + t2211;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2213 = lane & 3u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2214 = t2213 << 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2215 = t2212 + t2214;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2216;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2216) : "f"(acc_33), "f"(acc_34));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2217 = t2174 + t2215;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2217), "r"(t2216) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2218;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2218) : "f"(acc_37), "f"(acc_38));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2219 = t2215 ^ 16u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2220 = t2174 + t2219;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2220), "r"(t2218) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2221;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2221) : "f"(acc_41), "f"(acc_42));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2222 = t2215 ^ 32u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2223 = t2174 + t2222;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2223), "r"(t2221) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2224;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2224) : "f"(acc_45), "f"(acc_46));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2225 = t2215 ^ 48u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2226 = t2174 + t2225;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2226), "r"(t2224) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2227;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2227) : "f"(acc_49), "f"(acc_50));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2228 = t2215 ^ 64u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2229 = t2174 + t2228;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2229), "r"(t2227) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2230;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2230) : "f"(acc_53), "f"(acc_54));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2231 = t2215 ^ 80u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2232 = t2174 + t2231;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2232), "r"(t2230) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2233;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2233) : "f"(acc_57), "f"(acc_58));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2234 = t2215 ^ 96u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2235 = t2174 + t2234;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2235), "r"(t2233) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2236;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2236) : "f"(acc_61), "f"(acc_62));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2237 = t2215 ^ 112u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2238 = t2174 + t2237;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2238), "r"(t2236) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2239 = lane >> 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2240 = first_row + t2239;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2241 = t2240 + 8u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2242 = t2241 & 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2243 = 0u ^ t2242;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2244 = t2241 << 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2245 = t2243 << 4u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2246 = t2244 + t2245;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2247 = lane & 3u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2248 = t2247 << 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2249 = t2246 + t2248;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2250;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2250) : "f"(acc_3), "f"(acc_4));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2251 = smem_1 + t2249;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2251), "r"(t2250) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2252;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2252) : "f"(acc_7), "f"(acc_8));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2253 = t2249 ^ 16u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2254 = smem_1 + t2253;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2254), "r"(t2252) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2255;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2255) : "f"(acc_11), "f"(acc_12));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2256 = t2249 ^ 32u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2257 = smem_1 + t2256;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2257), "r"(t2255) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2258;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2258) : "f"(acc_15), "f"(acc_16));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2259 = t2249 ^ 48u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2260 = smem_1 + t2259;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2260), "r"(t2258) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2261;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2261) : "f"(acc_19), "f"(acc_20));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2262 = t2249 ^ 64u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2263 = smem_1 + t2262;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2263), "r"(t2261) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2264;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2264) : "f"(acc_23), "f"(acc_24));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2265 = t2249 ^ 80u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2266 = smem_1 + t2265;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2266), "r"(t2264) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2267;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2267) : "f"(acc_27), "f"(acc_28));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2268 = t2249 ^ 96u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2269 = smem_1 + t2268;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2269), "r"(t2267) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2270;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2270) : "f"(acc_31), "f"(acc_32));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2271 = t2249 ^ 112u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2272 = smem_1 + t2271;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2272), "r"(t2270) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2273 = t2241 & 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2274 = 0u ^ t2273;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2275 = t2241 << 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2276 = t2274 << 4u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2277 = t2275 + t2276;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2278 = lane & 3u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2279 = t2278 << 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2280 = t2277 + t2279;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2281;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2281) : "f"(acc_35), "f"(acc_36));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2282 = t2174 + t2280;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2282), "r"(t2281) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2283;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2283) : "f"(acc_39), "f"(acc_40));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2284 = t2280 ^ 16u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2285 = t2174 + t2284;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2285), "r"(t2283) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2286;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2286) : "f"(acc_43), "f"(acc_44));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2287 = t2280 ^ 32u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2288 = t2174 + t2287;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2288), "r"(t2286) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2289;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2289) : "f"(acc_47), "f"(acc_48));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2290 = t2280 ^ 48u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2291 = t2174 + t2290;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2291), "r"(t2289) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2292;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2292) : "f"(acc_51), "f"(acc_52));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2293 = t2280 ^ 64u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2294 = t2174 + t2293;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2294), "r"(t2292) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2295;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2295) : "f"(acc_55), "f"(acc_56));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2296 = t2280 ^ 80u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2297 = t2174 + t2296;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2297), "r"(t2295) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2298;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2298) : "f"(acc_59), "f"(acc_60));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2299 = t2280 ^ 96u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2300 = t2174 + t2299;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2300), "r"(t2298) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2301;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2301) : "f"(acc_63), "f"(acc_64));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2302 = t2280 ^ 112u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2303 = t2174 + t2302;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2303), "r"(t2301) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2304 = (u64)t2173;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2305 = t2304 * o_stride0;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2306 = t2305 * 2ull;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2307 = o + t2306;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2308 = (u64)t2171;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2309 = t2308 * o_stride1;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2310 = t2309 * 2ull;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2311 = t2307 + t2310;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2312 = (u64)t2172;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2313 = t2312 * o_stride2;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2314 = t2313 * 2ull;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2315 = t2311 + t2314;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2316 = (u32)o_stride1;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2317 = t2316 << 1u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2318 = seq_q - t2171;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2319 = head_dim >> 3u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2320 = lane >> 3u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2321 = first_row + t2320;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2322 = lane & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2323 = t2321 < t2318;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2324 = t2322 < t2319;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2325 = t2323 & t2324;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2325) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2326 = t2321 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2327 = t2322 ^ t2326;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2328 = t2321 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2329 = t2327 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2330 = t2328 + t2329;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2331 = smem_1 + t2330;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row;
        u32 row_2;
        u32 row_3;
        u32 row_4;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t2331) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2332 = (u64)t2321 * t2317;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2333 = t2315 + t2332;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2334 = (u64)t2322 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2335 = t2333 + t2334;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2335), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
    }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2336 = t2321 + 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2337 = t2336 < t2318;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2338 = t2322 < t2319;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2339 = t2337 & t2338;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2339) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2340 = t2336 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2341 = t2322 ^ t2340;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2342 = t2336 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2343 = t2341 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2344 = t2342 + t2343;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2345 = smem_1 + t2344;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_5;
        u32 row_6;
        u32 row_7;
        u32 row_8;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t2345) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2346 = (u64)t2336 * t2317;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2347 = t2315 + t2346;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2348 = (u64)t2322 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2349 = t2347 + t2348;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2349), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
    }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2350 = t2321 + 8u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2351 = t2350 < t2318;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2352 = t2322 < t2319;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2353 = t2351 & t2352;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2353) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2354 = t2350 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2355 = t2322 ^ t2354;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2356 = t2350 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2357 = t2355 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2358 = t2356 + t2357;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2359 = smem_1 + t2358;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_9;
        u32 row_10;
        u32 row_11;
        u32 row_12;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t2359) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2360 = (u64)t2350 * t2317;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2361 = t2315 + t2360;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2362 = (u64)t2322 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2363 = t2361 + t2362;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2363), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
    }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2364 = t2321 + 12u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2365 = t2364 < t2318;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2366 = t2322 < t2319;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2367 = t2365 & t2366;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2367) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2368 = t2364 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2369 = t2322 ^ t2368;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2370 = t2364 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2371 = t2369 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2372 = t2370 + t2371;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2373 = smem_1 + t2372;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_13;
        u32 row_14;
        u32 row_15;
        u32 row_16;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t2373) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2374 = (u64)t2364 * t2317;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2375 = t2315 + t2374;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2376 = (u64)t2322 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2377 = t2375 + t2376;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2377), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
    }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2378 = smem_1 + 8192u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2379 = t2321 < t2318;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2380 = t2322 + 8u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2381 = t2380 < t2319;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2382 = t2379 & t2381;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2382) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2383 = t2321 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2384 = t2322 ^ t2383;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2385 = t2321 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2386 = t2384 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2387 = t2385 + t2386;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2388 = t2378 + t2387;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_17;
        u32 row_18;
        u32 row_19;
        u32 row_20;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t2388) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2389 = (u64)t2321 * t2317;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2390 = t2315 + t2389;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2391 = (u64)t2322 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2392 = t2390 + t2391;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2392), "r"(row_17), "r"(row_18), "r"(row_19), "r"(row_20) : "memory");
    }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2393 = t2321 + 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2394 = t2393 < t2318;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2395 = t2322 + 8u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2396 = t2395 < t2319;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2397 = t2394 & t2396;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2397) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2398 = t2393 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2399 = t2322 ^ t2398;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2400 = t2393 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2401 = t2399 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2402 = t2400 + t2401;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2403 = t2378 + t2402;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_21;
        u32 row_22;
        u32 row_23;
        u32 row_24;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t2403) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2404 = (u64)t2393 * t2317;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2405 = t2315 + t2404;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2406 = (u64)t2322 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2407 = t2405 + t2406;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2407), "r"(row_21), "r"(row_22), "r"(row_23), "r"(row_24) : "memory");
    }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2408 = t2321 + 8u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2409 = t2408 < t2318;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2410 = t2322 + 8u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2411 = t2410 < t2319;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2412 = t2409 & t2411;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2412) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2413 = t2408 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2414 = t2322 ^ t2413;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2415 = t2408 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2416 = t2414 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2417 = t2415 + t2416;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2418 = t2378 + t2417;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_25;
        u32 row_26;
        u32 row_27;
        u32 row_28;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t2418) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2419 = (u64)t2408 * t2317;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2420 = t2315 + t2419;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2421 = (u64)t2322 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2422 = t2420 + t2421;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2422), "r"(row_25), "r"(row_26), "r"(row_27), "r"(row_28) : "memory");
    }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2423 = t2321 + 12u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2424 = t2423 < t2318;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2425 = t2322 + 8u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2426 = t2425 < t2319;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2427 = t2424 & t2426;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2427) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2428 = t2423 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2429 = t2322 ^ t2428;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2430 = t2423 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2431 = t2429 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2432 = t2430 + t2431;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2433 = t2378 + t2432;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_29;
        u32 row_30;
        u32 row_31;
        u32 row_32;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t2433) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2434 = (u64)t2423 * t2317;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2435 = t2315 + t2434;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2436 = (u64)t2322 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2437 = t2435 + t2436;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2437), "r"(row_29), "r"(row_30), "r"(row_31), "r"(row_32) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2438 = t2171 + first_row;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2439 = (u64)t2173;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2440 = t2439 * lse_stride0;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2441 = t2440 * 4ull;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2442 = lse + t2441;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2443 = (u64)t2172;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2444 = t2443 * lse_stride1;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2445 = t2444 * 4ull;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2446 = t2442 + t2445;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2447 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    const u32 t2448 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    const bool t2449 = t2448 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    if (t2449) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t2450 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_33 = t2438 + t2450;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists = row_33 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists) {
            const u64 t2453 = (u64)row_33 * t2447;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2454 = t2453 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2455 = t2446 + t2454;
#line 287 "fa-kernels/src/attention/softmax.rs"
            f32 t2456;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2456) : "f"(row_sum));
#line 287 "fa-kernels/src/attention/softmax.rs"
            const f32 t2457 = row_max + t2456;
#line 287 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_2 = t2457 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
            const bool t2459 = row_sum == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
            const f32 t2460 = t2459 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2455), "f"(t2460) : "memory");
        }
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t2461 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t2462 = t2438 + t2461;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_34 = t2462 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists_2 = row_34 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists_2) {
            const u64 t2465 = (u64)row_34 * t2447;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2466 = t2465 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2467 = t2446 + t2466;
#line 287 "fa-kernels/src/attention/softmax.rs"
            f32 t2468;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2468) : "f"(row_sum_2));
#line 287 "fa-kernels/src/attention/softmax.rs"
            const f32 t2469 = row_max_2 + t2468;
#line 287 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_3 = t2469 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
            const bool t2471 = row_sum_2 == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
            const f32 t2472 = t2471 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2467), "f"(t2472) : "memory");
        }
    }
}
