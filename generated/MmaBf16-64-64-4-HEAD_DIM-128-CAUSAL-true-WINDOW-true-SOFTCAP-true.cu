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
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t25 = t21 + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end = t25 + 1u;
    const u32 t27 = end > seq_q ? end : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t28 = t27 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_2 = t28 < seq_k ? t28 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_3 = t21 + seq_k;
    const u32 t31 = end_3 > seq_q ? end_3 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 position = t31 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 t33 = position > window_left ? position : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 t34 = t33 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t35 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 begin = t34 < t35 ? t34 : t35;
#line 317 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t37 = t21 + 63u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t38 = t37 + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_4 = t38 + 1u;
    const u32 t40 = end_4 > seq_q ? end_4 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t41 = t40 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_5 = t41 < seq_k ? t41 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_6 = t37 + seq_k;
    const u32 t44 = end_6 > seq_q ? end_6 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 position_2 = t44 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 t46 = position_2 > window_left ? position_2 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 t47 = t46 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t48 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 begin_2 = t47 < t48 ? t47 : t48;
#line 321 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 begin_3 = begin >> 6u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t51 = end_5 + 63u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t52 = t51 >> 6u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t53 = begin_3 + 1u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_7 = t52 > t53 ? t52 : t53;
    const u32 count = end_7 - begin_3;
    const u32 t56 = end_2 >> 6u;
#line 327 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 whole = t56 < end_7 ? t56 : end_7;
    const u32 t58 = begin_2 + 63u;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t59 = t58 >> 6u;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t60 = t59 > begin_3 ? t59 : begin_3;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t61 = t60 < end_7 ? t60 : end_7;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 masked_left = end_7 - t61;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t63 = end_7 - whole;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
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
#line 205 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t147 = t146 + 16384u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t148 = (u64)t23;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t149 = t148 * k_stride0;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t150 = t149 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t151 = k + t150;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t152 = 0ull * k_stride1;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t153 = t152 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t154 = t151 + t153;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t155 = (u64)t24;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t156 = t155 * k_stride2;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t157 = t156 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t158 = t154 + t157;
    const u32 t159 = (u32)k_stride1;
#line 214 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t160 = t159 << 1u;
    const u32 t161 = thread >> 3u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t162 = thread & 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t163 = t161 & 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t164 = t162 ^ t163;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t165 = t161 << 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t166 = t164 << 4u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t167 = t165 + t166;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t168 = (u64)t161 * t160;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t169 = t158 + t168;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t170 = (u64)t162 * 16u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t171 = t169 + t170;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t172 = (u64)t160 * 16u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t173 = (u64)t23;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t174 = t173 * v_stride0;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t175 = t174 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t176 = v + t175;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t177 = 0ull * v_stride1;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t178 = t177 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t179 = t176 + t178;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t180 = (u64)t24;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t181 = t180 * v_stride2;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t182 = t181 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t183 = t179 + t182;
    const u32 t184 = (u32)v_stride1;
#line 214 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t185 = t184 << 1u;
    const u32 t186 = thread >> 3u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t187 = thread & 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t188 = t186 & 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t189 = t187 ^ t188;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t190 = t186 << 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t191 = t189 << 4u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t192 = t190 + t191;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t193 = (u64)t186 * t185;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t194 = t183 + t193;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t195 = (u64)t187 * 16u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t196 = t194 + t195;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t197 = (u64)t185 * 16u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t198 = end_7 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 first_key = t198 << 6u;
    const u32 t200 = head_dim >> 3u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t201 = t146 + t167;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t202 = (u64)first_key * t160;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t203 = t171 + t202;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t204 = t203 + t172;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t205 = t204 + t172;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t206 = t205 + t172;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t207 = first_key + t161;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t208 = t207 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t209 = t162 < t200;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t210 = t208 & t209;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t211 = t210 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t201), "l"(t203), "r"(t211) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t212 = first_key + t161;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t213 = t212 + 16u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t214 = t213 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t215 = t162 < t200;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t216 = t214 & t215;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t217 = t216 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t201), "l"(t204), "r"(t217) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t218 = first_key + t161;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t219 = t218 + 32u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t220 = t219 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t221 = t162 < t200;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t222 = t220 & t221;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t223 = t222 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t201), "l"(t205), "r"(t223) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t224 = first_key + t161;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t225 = t224 + 48u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t226 = t225 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t227 = t162 < t200;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t228 = t226 & t227;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t229 = t228 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t201), "l"(t206), "r"(t229) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t230 = t203 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t231 = first_key + t161;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t232 = t231 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t233 = t162 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t234 = t233 < t200;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t235 = t232 & t234;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t236 = t235 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t201), "l"(t230), "r"(t236) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t237 = t204 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t238 = first_key + t161;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t239 = t238 + 16u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t240 = t239 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t241 = t162 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t242 = t241 < t200;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t243 = t240 & t242;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t244 = t243 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t201), "l"(t237), "r"(t244) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t245 = t205 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t246 = first_key + t161;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t247 = t246 + 32u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t248 = t247 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t249 = t162 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t250 = t249 < t200;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t251 = t248 & t250;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t252 = t251 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t201), "l"(t245), "r"(t252) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t253 = t206 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t254 = first_key + t161;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t255 = t254 + 48u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t256 = t255 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t257 = t162 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t258 = t257 < t200;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t259 = t256 & t258;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t260 = t259 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t201), "l"(t253), "r"(t260) : "memory");
#line 343 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t261 = end_7 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 first_key_2 = t261 << 6u;
    const u32 t263 = head_dim >> 3u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t264 = t147 + t192;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t265 = (u64)first_key_2 * t185;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t266 = t196 + t265;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t267 = t266 + t197;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t268 = t267 + t197;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t269 = t268 + t197;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t270 = first_key_2 + t186;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t271 = t270 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t272 = t187 < t263;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t273 = t271 & t272;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t274 = t273 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t264), "l"(t266), "r"(t274) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t275 = first_key_2 + t186;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t276 = t275 + 16u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t277 = t276 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t278 = t187 < t263;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t279 = t277 & t278;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t280 = t279 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t264), "l"(t267), "r"(t280) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t281 = first_key_2 + t186;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t282 = t281 + 32u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t283 = t282 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t284 = t187 < t263;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t285 = t283 & t284;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t286 = t285 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t264), "l"(t268), "r"(t286) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t287 = first_key_2 + t186;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t288 = t287 + 48u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t289 = t288 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t290 = t187 < t263;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t291 = t289 & t290;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t292 = t291 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t264), "l"(t269), "r"(t292) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t293 = t266 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t294 = first_key_2 + t186;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t295 = t294 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t296 = t187 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t297 = t296 < t263;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t298 = t295 & t297;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t299 = t298 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t264), "l"(t293), "r"(t299) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t300 = t267 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t301 = first_key_2 + t186;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t302 = t301 + 16u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t303 = t302 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t304 = t187 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t305 = t304 < t263;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t306 = t303 & t305;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t307 = t306 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t264), "l"(t300), "r"(t307) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t308 = t268 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t309 = first_key_2 + t186;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t310 = t309 + 32u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t311 = t310 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t312 = t187 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t313 = t312 < t263;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t314 = t311 & t313;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t315 = t314 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t264), "l"(t308), "r"(t315) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t316 = t269 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t317 = first_key_2 + t186;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t318 = t317 + 48u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t319 = t318 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t320 = t187 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t321 = t320 < t263;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t322 = t319 & t321;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t323 = t322 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t264), "l"(t316), "r"(t323) : "memory");
#line 361 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t324 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t325 = first_row + t324;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t326 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t327 = t325 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t328 = t326 ^ t327;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t329 = t325 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t330 = t328 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t331 = t329 + t330;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t332 = smem_1 + t331;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t333 = lane & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t334 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t335 = t334 << 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t336 = t333 + t335;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t337 = lane >> 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t338 = t337 & 1u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t339 = t336 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t340 = t338 ^ t339;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t341 = t336 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t342 = t340 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t343 = t341 + t342;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t344 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t345 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t346 = t344 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t347 = t345 ^ t346;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t348 = t344 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t349 = t347 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t350 = t348 + t349;
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
    u32 t351;
    asm volatile("mov.b32 %0, %1;" : "=r"(t351) : "r"(t343));
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t352 = t351 ^ 32u;
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t353 = t351 ^ 64u;
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t354 = t351 ^ 96u;
    const u32 t355 = t146 + t351;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t356;
    asm volatile("mov.b32 %0, %1;" : "=r"(t356) : "r"(t332));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m;
    u32 m_2;
    u32 m_3;
    u32 m_4;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t356) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_5;
    u32 m_6;
    u32 m_7;
    u32 m_8;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t355) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_5), "r"(m_6));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_7), "r"(m_8));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_9;
    u32 m_10;
    u32 m_11;
    u32 m_12;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t355) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_9), "r"(m_10));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_11), "r"(m_12));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_13;
    u32 m_14;
    u32 m_15;
    u32 m_16;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t355) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_13), "r"(m_14));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_15), "r"(m_16));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_17;
    u32 m_18;
    u32 m_19;
    u32 m_20;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t355) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t357 = t146 + t352;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t358;
    asm volatile("mov.b32 %0, %1;" : "=r"(t358) : "r"(t332));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t359 = t358 ^ 32u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_21;
    u32 m_22;
    u32 m_23;
    u32 m_24;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t359) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_25;
    u32 m_26;
    u32 m_27;
    u32 m_28;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t357) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_25), "r"(m_26));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_27), "r"(m_28));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_29;
    u32 m_30;
    u32 m_31;
    u32 m_32;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t357) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_29), "r"(m_30));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_31), "r"(m_32));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_33;
    u32 m_34;
    u32 m_35;
    u32 m_36;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t357) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_33), "r"(m_34));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_35), "r"(m_36));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_37;
    u32 m_38;
    u32 m_39;
    u32 m_40;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t357) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_37), "r"(m_38));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_39), "r"(m_40));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t360 = t146 + t353;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t361;
    asm volatile("mov.b32 %0, %1;" : "=r"(t361) : "r"(t332));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t362 = t361 ^ 64u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_41;
    u32 m_42;
    u32 m_43;
    u32 m_44;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t362) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_45;
    u32 m_46;
    u32 m_47;
    u32 m_48;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t360) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_45), "r"(m_46));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_47), "r"(m_48));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_49;
    u32 m_50;
    u32 m_51;
    u32 m_52;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t360) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_49), "r"(m_50));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_51), "r"(m_52));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_53;
    u32 m_54;
    u32 m_55;
    u32 m_56;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t360) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_53), "r"(m_54));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_55), "r"(m_56));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_57;
    u32 m_58;
    u32 m_59;
    u32 m_60;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t360) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_57), "r"(m_58));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_59), "r"(m_60));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t363 = t146 + t354;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t364;
    asm volatile("mov.b32 %0, %1;" : "=r"(t364) : "r"(t332));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t365 = t364 ^ 96u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_61;
    u32 m_62;
    u32 m_63;
    u32 m_64;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t365) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_65;
    u32 m_66;
    u32 m_67;
    u32 m_68;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t363) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_65), "r"(m_66));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_67), "r"(m_68));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_69;
    u32 m_70;
    u32 m_71;
    u32 m_72;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t363) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_69), "r"(m_70));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_71), "r"(m_72));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_73;
    u32 m_74;
    u32 m_75;
    u32 m_76;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t363) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_73), "r"(m_74));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_75), "r"(m_76));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_77;
    u32 m_78;
    u32 m_79;
    u32 m_80;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t363) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_77), "r"(m_78));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_79), "r"(m_80));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t366;
    asm volatile("mov.b32 %0, %1;" : "=r"(t366) : "r"(t332));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_81;
    u32 m_82;
    u32 m_83;
    u32 m_84;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t366) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_85;
    u32 m_86;
    u32 m_87;
    u32 m_88;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t355) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_85), "r"(m_86));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_87), "r"(m_88));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_89;
    u32 m_90;
    u32 m_91;
    u32 m_92;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t355) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_89), "r"(m_90));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_91), "r"(m_92));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_93;
    u32 m_94;
    u32 m_95;
    u32 m_96;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t355) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_93), "r"(m_94));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_95), "r"(m_96));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_97;
    u32 m_98;
    u32 m_99;
    u32 m_100;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t355) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_97), "r"(m_98));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_99), "r"(m_100));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t367;
    asm volatile("mov.b32 %0, %1;" : "=r"(t367) : "r"(t332));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t368 = t367 ^ 32u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_101;
    u32 m_102;
    u32 m_103;
    u32 m_104;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t368) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_105;
    u32 m_106;
    u32 m_107;
    u32 m_108;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t357) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_105), "r"(m_106));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_107), "r"(m_108));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_109;
    u32 m_110;
    u32 m_111;
    u32 m_112;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t357) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_109), "r"(m_110));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_111), "r"(m_112));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_113;
    u32 m_114;
    u32 m_115;
    u32 m_116;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t357) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_113), "r"(m_114));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_115), "r"(m_116));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_117;
    u32 m_118;
    u32 m_119;
    u32 m_120;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t357) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_117), "r"(m_118));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_119), "r"(m_120));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t369;
    asm volatile("mov.b32 %0, %1;" : "=r"(t369) : "r"(t332));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t370 = t369 ^ 64u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_121;
    u32 m_122;
    u32 m_123;
    u32 m_124;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t370) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_125;
    u32 m_126;
    u32 m_127;
    u32 m_128;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t360) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_125), "r"(m_126));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_127), "r"(m_128));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_129;
    u32 m_130;
    u32 m_131;
    u32 m_132;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t360) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_129), "r"(m_130));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_131), "r"(m_132));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_133;
    u32 m_134;
    u32 m_135;
    u32 m_136;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t360) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_133), "r"(m_134));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_135), "r"(m_136));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_137;
    u32 m_138;
    u32 m_139;
    u32 m_140;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t360) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_137), "r"(m_138));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_139), "r"(m_140));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t371;
    asm volatile("mov.b32 %0, %1;" : "=r"(t371) : "r"(t332));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t372 = t371 ^ 96u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_141;
    u32 m_142;
    u32 m_143;
    u32 m_144;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t372) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_145;
    u32 m_146;
    u32 m_147;
    u32 m_148;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t363) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_145), "r"(m_146));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_147), "r"(m_148));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_149;
    u32 m_150;
    u32 m_151;
    u32 m_152;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t363) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_149), "r"(m_150));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_151), "r"(m_152));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_153;
    u32 m_154;
    u32 m_155;
    u32 m_156;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t363) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_153), "r"(m_154));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_155), "r"(m_156));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_157;
    u32 m_158;
    u32 m_159;
    u32 m_160;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t363) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_157), "r"(m_158));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_159), "r"(m_160));
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 378 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t373 = 1u < count;
#line 378 "fa-kernels/src/attention/forward/kv_stream.rs"
    if (t373) {
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t374 = end_7 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t375 = t374 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_3 = t375 << 6u;
        const u32 t377 = head_dim >> 3u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t378 = t146 + t167;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t379 = (u64)first_key_3 * t160;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t380 = t171 + t379;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t381 = t380 + t172;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t382 = t381 + t172;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t383 = t382 + t172;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t384 = t162 < t377;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t385 = t384 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t378), "l"(t380), "r"(t385) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t386 = t162 < t377;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t387 = t386 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t378), "l"(t381), "r"(t387) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t388 = t162 < t377;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t389 = t388 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t378), "l"(t382), "r"(t389) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t390 = t162 < t377;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t391 = t390 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t378), "l"(t383), "r"(t391) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t392 = t380 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t393 = t162 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t394 = t393 < t377;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t395 = t394 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t378), "l"(t392), "r"(t395) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t396 = t381 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t397 = t162 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t398 = t397 < t377;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t399 = t398 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t378), "l"(t396), "r"(t399) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t400 = t382 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t401 = t162 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t402 = t401 < t377;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t403 = t402 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t378), "l"(t400), "r"(t403) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t404 = t383 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t405 = t162 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t406 = t405 < t377;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t407 = t406 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t378), "l"(t404), "r"(t407) : "memory");
    }
#line 381 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t408 = s * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power) : "f"(t408));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t410 = power + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t411;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t411) : "f"(t410));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t412;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t412) : "f"(t411), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s = t412;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t413 = s_2 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_2;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_2) : "f"(t413));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t415 = power_2 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t416;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t416) : "f"(t415));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t417;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t417) : "f"(t416), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_2 = t417;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t418 = s_3 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_3;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_3) : "f"(t418));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t420 = power_3 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t421;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t421) : "f"(t420));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t422;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t422) : "f"(t421), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_3 = t422;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t423 = s_4 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_4;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_4) : "f"(t423));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t425 = power_4 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t426;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t426) : "f"(t425));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t427;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t427) : "f"(t426), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_4 = t427;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t428 = s_5 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_5;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_5) : "f"(t428));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t430 = power_5 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t431;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t431) : "f"(t430));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t432;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t432) : "f"(t431), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_5 = t432;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t433 = s_6 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_6;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_6) : "f"(t433));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t435 = power_6 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t436;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t436) : "f"(t435));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t437;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t437) : "f"(t436), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_6 = t437;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t438 = s_7 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_7;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_7) : "f"(t438));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t440 = power_7 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t441;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t441) : "f"(t440));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t442;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t442) : "f"(t441), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_7 = t442;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t443 = s_8 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_8;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_8) : "f"(t443));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t445 = power_8 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t446;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t446) : "f"(t445));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t447;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t447) : "f"(t446), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_8 = t447;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t448 = s_9 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_9;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_9) : "f"(t448));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t450 = power_9 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t451;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t451) : "f"(t450));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t452;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t452) : "f"(t451), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_9 = t452;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t453 = s_10 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_10;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_10) : "f"(t453));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t455 = power_10 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t456;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t456) : "f"(t455));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t457;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t457) : "f"(t456), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_10 = t457;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t458 = s_11 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_11;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_11) : "f"(t458));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t460 = power_11 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t461;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t461) : "f"(t460));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t462;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t462) : "f"(t461), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_11 = t462;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t463 = s_12 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_12;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_12) : "f"(t463));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t465 = power_12 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t466;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t466) : "f"(t465));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t467;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t467) : "f"(t466), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_12 = t467;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t468 = s_13 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_13;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_13) : "f"(t468));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t470 = power_13 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t471;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t471) : "f"(t470));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t472;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t472) : "f"(t471), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_13 = t472;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t473 = s_14 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_14;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_14) : "f"(t473));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t475 = power_14 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t476;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t476) : "f"(t475));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t477;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t477) : "f"(t476), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_14 = t477;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t478 = s_15 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_15;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_15) : "f"(t478));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t480 = power_15 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t481;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t481) : "f"(t480));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t482;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t482) : "f"(t481), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_15 = t482;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t483 = s_16 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_16;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_16) : "f"(t483));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t485 = power_16 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t486;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t486) : "f"(t485));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t487;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t487) : "f"(t486), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_16 = t487;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t488 = s_17 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_17;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_17) : "f"(t488));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t490 = power_17 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t491;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t491) : "f"(t490));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t492;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t492) : "f"(t491), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_17 = t492;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t493 = s_18 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_18;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_18) : "f"(t493));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t495 = power_18 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t496;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t496) : "f"(t495));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t497;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t497) : "f"(t496), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_18 = t497;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t498 = s_19 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_19;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_19) : "f"(t498));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t500 = power_19 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t501;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t501) : "f"(t500));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t502;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t502) : "f"(t501), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_19 = t502;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t503 = s_20 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_20;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_20) : "f"(t503));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t505 = power_20 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t506;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t506) : "f"(t505));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t507;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t507) : "f"(t506), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_20 = t507;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t508 = s_21 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_21;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_21) : "f"(t508));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t510 = power_21 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t511;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t511) : "f"(t510));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t512;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t512) : "f"(t511), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_21 = t512;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t513 = s_22 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_22;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_22) : "f"(t513));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t515 = power_22 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t516;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t516) : "f"(t515));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t517;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t517) : "f"(t516), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_22 = t517;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t518 = s_23 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_23;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_23) : "f"(t518));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t520 = power_23 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t521;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t521) : "f"(t520));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t522;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t522) : "f"(t521), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_23 = t522;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t523 = s_24 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_24;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_24) : "f"(t523));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t525 = power_24 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t526;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t526) : "f"(t525));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t527;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t527) : "f"(t526), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_24 = t527;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t528 = s_25 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_25;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_25) : "f"(t528));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t530 = power_25 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t531;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t531) : "f"(t530));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t532;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t532) : "f"(t531), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_25 = t532;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t533 = s_26 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_26;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_26) : "f"(t533));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t535 = power_26 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t536;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t536) : "f"(t535));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t537;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t537) : "f"(t536), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_26 = t537;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t538 = s_27 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_27;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_27) : "f"(t538));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t540 = power_27 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t541;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t541) : "f"(t540));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t542;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t542) : "f"(t541), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_27 = t542;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t543 = s_28 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_28;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_28) : "f"(t543));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t545 = power_28 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t546;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t546) : "f"(t545));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t547;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t547) : "f"(t546), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_28 = t547;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t548 = s_29 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_29;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_29) : "f"(t548));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t550 = power_29 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t551;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t551) : "f"(t550));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t552;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t552) : "f"(t551), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_29 = t552;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t553 = s_30 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_30;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_30) : "f"(t553));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t555 = power_30 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t556;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t556) : "f"(t555));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t557;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t557) : "f"(t556), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_30 = t557;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t558 = s_31 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_31;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_31) : "f"(t558));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t560 = power_31 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t561;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t561) : "f"(t560));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t562;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t562) : "f"(t561), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_31 = t562;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t563 = s_32 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_32;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_32) : "f"(t563));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t565 = power_32 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t566;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t566) : "f"(t565));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t567;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t567) : "f"(t566), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_32 = t567;
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t568 = end_7 - 1u;
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 first_key_4 = t568 << 6u;
#line 163 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t570 = t21 + first_row;
#line 163 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 first_query;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query) : "r"(t570));
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t572 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t573 = t572 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 column = first_key_4 + t573;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t575 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t576 = first_query + t575;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t577 = t576 + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_8 = t577 + 1u;
    const u32 t579 = end_8 > seq_q ? end_8 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t580 = t579 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_9 = t580 < seq_k ? t580 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_10 = t576 + seq_k;
    const u32 t583 = end_10 > seq_q ? end_10 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 position_3 = t583 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 t585 = position_3 > window_left ? position_3 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 t586 = t585 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t587 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 begin_4 = t586 < t587 ? t586 : t587;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t589 = end_9 > column ? end_9 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 end_11 = t589 - column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t591 = begin_4 > column ? begin_4 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t592 = t591 - column;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t593 = 0u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t594 = t592 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible = t593 & t594;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t596 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s = t596;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t597 = 1u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t598 = t592 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_2 = t597 & t598;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t600 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_2 = t600;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t601 = 8u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t602 = t592 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_3 = t601 & t602;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t604 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_5 = t604;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t605 = 9u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t606 = t592 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_4 = t605 & t606;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t608 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_6 = t608;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t609 = 16u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t610 = t592 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_5 = t609 & t610;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t612 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_9 = t612;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t613 = 17u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t614 = t592 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_6 = t613 & t614;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t616 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_10 = t616;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t617 = 24u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t618 = t592 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_7 = t617 & t618;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t620 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_13 = t620;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t621 = 25u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t622 = t592 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_8 = t621 & t622;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t624 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_14 = t624;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t625 = 32u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t626 = t592 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_9 = t625 & t626;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t628 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_17 = t628;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t629 = 33u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t630 = t592 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_10 = t629 & t630;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t632 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_18 = t632;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t633 = 40u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t634 = t592 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_11 = t633 & t634;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t636 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_21 = t636;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t637 = 41u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t638 = t592 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_12 = t637 & t638;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t640 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_22 = t640;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t641 = 48u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t642 = t592 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_13 = t641 & t642;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t644 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_25 = t644;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t645 = 49u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t646 = t592 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_14 = t645 & t646;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t648 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_26 = t648;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t649 = 56u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t650 = t592 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_15 = t649 & t650;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t652 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_29 = t652;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t653 = 57u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t654 = t592 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_16 = t653 & t654;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t656 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_30 = t656;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t657 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t658 = first_query + t657;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t659 = t658 + 8u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t660 = t659 + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_12 = t660 + 1u;
    const u32 t662 = end_12 > seq_q ? end_12 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t663 = t662 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_13 = t663 < seq_k ? t663 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_14 = t659 + seq_k;
    const u32 t666 = end_14 > seq_q ? end_14 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 position_4 = t666 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 t668 = position_4 > window_left ? position_4 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 t669 = t668 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t670 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 begin_5 = t669 < t670 ? t669 : t670;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t672 = end_13 > column ? end_13 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 end_15 = t672 - column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t674 = begin_5 > column ? begin_5 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t675 = t674 - column;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t676 = 0u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t677 = t675 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_17 = t676 & t677;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t679 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_3 = t679;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t680 = 1u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t681 = t675 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_18 = t680 & t681;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t683 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_4 = t683;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t684 = 8u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t685 = t675 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_19 = t684 & t685;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t687 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_7 = t687;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t688 = 9u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t689 = t675 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_20 = t688 & t689;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t691 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_8 = t691;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t692 = 16u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t693 = t675 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_21 = t692 & t693;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t695 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_11 = t695;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t696 = 17u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t697 = t675 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_22 = t696 & t697;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t699 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_12 = t699;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t700 = 24u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t701 = t675 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_23 = t700 & t701;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t703 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_15 = t703;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t704 = 25u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t705 = t675 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_24 = t704 & t705;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t707 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_16 = t707;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t708 = 32u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t709 = t675 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_25 = t708 & t709;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t711 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_19 = t711;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t712 = 33u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t713 = t675 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_26 = t712 & t713;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t715 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_20 = t715;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t716 = 40u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t717 = t675 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_27 = t716 & t717;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t719 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_23 = t719;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t720 = 41u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t721 = t675 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_28 = t720 & t721;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t723 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_24 = t723;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t724 = 48u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t725 = t675 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_29 = t724 & t725;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t727 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_27 = t727;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t728 = 49u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t729 = t675 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_30 = t728 & t729;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t731 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_28 = t731;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t732 = 56u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t733 = t675 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_31 = t732 & t733;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t735 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_31 = t735;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t736 = 57u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t737 = t675 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_32 = t736 & t737;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t739 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_32 = t739;
#line 153 "fa-kernels/src/attention/softmax.rs"
    const f32 old = row_max;
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t741;
    asm("max.f32 %0, %1, %2;" : "=f"(t741) : "f"(old), "f"(s));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t742;
    asm("max.f32 %0, %1, %2;" : "=f"(t742) : "f"(t741), "f"(s_2));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t743;
    asm("max.f32 %0, %1, %2;" : "=f"(t743) : "f"(t742), "f"(s_5));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t744;
    asm("max.f32 %0, %1, %2;" : "=f"(t744) : "f"(t743), "f"(s_6));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t745;
    asm("max.f32 %0, %1, %2;" : "=f"(t745) : "f"(t744), "f"(s_9));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t746;
    asm("max.f32 %0, %1, %2;" : "=f"(t746) : "f"(t745), "f"(s_10));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t747;
    asm("max.f32 %0, %1, %2;" : "=f"(t747) : "f"(t746), "f"(s_13));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t748;
    asm("max.f32 %0, %1, %2;" : "=f"(t748) : "f"(t747), "f"(s_14));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t749;
    asm("max.f32 %0, %1, %2;" : "=f"(t749) : "f"(t748), "f"(s_17));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t750;
    asm("max.f32 %0, %1, %2;" : "=f"(t750) : "f"(t749), "f"(s_18));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t751;
    asm("max.f32 %0, %1, %2;" : "=f"(t751) : "f"(t750), "f"(s_21));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t752;
    asm("max.f32 %0, %1, %2;" : "=f"(t752) : "f"(t751), "f"(s_22));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t753;
    asm("max.f32 %0, %1, %2;" : "=f"(t753) : "f"(t752), "f"(s_25));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t754;
    asm("max.f32 %0, %1, %2;" : "=f"(t754) : "f"(t753), "f"(s_26));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t755;
    asm("max.f32 %0, %1, %2;" : "=f"(t755) : "f"(t754), "f"(s_29));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t756;
    asm("max.f32 %0, %1, %2;" : "=f"(t756) : "f"(t755), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t757;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t757) : "f"(t756));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair;
    asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t756), "f"(t757));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t759;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t759) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_1;
    asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t759));
#line 184 "fa-kernels/src/attention/softmax.rs"
    const bool none = new_1 == __uint_as_float(0xff800000u);
    const f32 t762 = new_1 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
    const f32 reference = none ? 0.0f : t762;
#line 156 "fa-kernels/src/attention/softmax.rs"
    const f32 t764 = -reference;
#line 156 "fa-kernels/src/attention/softmax.rs"
    f32 t765;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t765) : "f"(old), "f"(scale_log2), "f"(t764));
#line 156 "fa-kernels/src/attention/softmax.rs"
    f32 rescale;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t765));
#line 157 "fa-kernels/src/attention/softmax.rs"
    row_max = new_1;
#line 199 "fa-kernels/src/attention/softmax.rs"
    const f32 t767 = row_sum * rescale;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t768 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t768));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t770;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t770) : "f"(exponent));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s = t770;
    const f32 t771 = t767 + s;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t772 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_2;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t772));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t774;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t774) : "f"(exponent_2));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_2 = t774;
    const f32 t775 = t771 + s_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t776 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_3;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t776));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t778;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t778) : "f"(exponent_3));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_5 = t778;
    const f32 t779 = t775 + s_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t780 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_4;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t780));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t782;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t782) : "f"(exponent_4));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_6 = t782;
    const f32 t783 = t779 + s_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t784 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_5;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t784));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t786;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t786) : "f"(exponent_5));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_9 = t786;
    const f32 t787 = t783 + s_9;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t788 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_6;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t788));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t790;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t790) : "f"(exponent_6));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_10 = t790;
    const f32 t791 = t787 + s_10;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t792 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_7;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t792));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t794;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t794) : "f"(exponent_7));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_13 = t794;
    const f32 t795 = t791 + s_13;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t796 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_8;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t796));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t798;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t798) : "f"(exponent_8));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_14 = t798;
    const f32 t799 = t795 + s_14;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t800 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_9;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t800));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t802;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t802) : "f"(exponent_9));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_17 = t802;
    const f32 t803 = t799 + s_17;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t804 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_10;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t804));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t806;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t806) : "f"(exponent_10));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_18 = t806;
    const f32 t807 = t803 + s_18;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t808 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_11;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t808));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t810;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t810) : "f"(exponent_11));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_21 = t810;
    const f32 t811 = t807 + s_21;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t812 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_12;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t812));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t814;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t814) : "f"(exponent_12));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_22 = t814;
    const f32 t815 = t811 + s_22;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t816 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_13;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t816));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t818;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t818) : "f"(exponent_13));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_25 = t818;
    const f32 t819 = t815 + s_25;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t820 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_14;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t820));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t822;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t822) : "f"(exponent_14));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_26 = t822;
    const f32 t823 = t819 + s_26;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t824 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_15;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t824));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t826;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t826) : "f"(exponent_15));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_29 = t826;
    const f32 t827 = t823 + s_29;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t828 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_16;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t828));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t830;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t830) : "f"(exponent_16));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_30 = t830;
    const f32 t831 = t827 + s_30;
#line 205 "fa-kernels/src/attention/softmax.rs"
    row_sum = t831;
#line 153 "fa-kernels/src/attention/softmax.rs"
    const f32 old_2 = row_max_2;
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t833;
    asm("max.f32 %0, %1, %2;" : "=f"(t833) : "f"(old_2), "f"(s_3));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t834;
    asm("max.f32 %0, %1, %2;" : "=f"(t834) : "f"(t833), "f"(s_4));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t835;
    asm("max.f32 %0, %1, %2;" : "=f"(t835) : "f"(t834), "f"(s_7));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t836;
    asm("max.f32 %0, %1, %2;" : "=f"(t836) : "f"(t835), "f"(s_8));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t837;
    asm("max.f32 %0, %1, %2;" : "=f"(t837) : "f"(t836), "f"(s_11));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t838;
    asm("max.f32 %0, %1, %2;" : "=f"(t838) : "f"(t837), "f"(s_12));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t839;
    asm("max.f32 %0, %1, %2;" : "=f"(t839) : "f"(t838), "f"(s_15));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t840;
    asm("max.f32 %0, %1, %2;" : "=f"(t840) : "f"(t839), "f"(s_16));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t841;
    asm("max.f32 %0, %1, %2;" : "=f"(t841) : "f"(t840), "f"(s_19));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t842;
    asm("max.f32 %0, %1, %2;" : "=f"(t842) : "f"(t841), "f"(s_20));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t843;
    asm("max.f32 %0, %1, %2;" : "=f"(t843) : "f"(t842), "f"(s_23));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t844;
    asm("max.f32 %0, %1, %2;" : "=f"(t844) : "f"(t843), "f"(s_24));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t845;
    asm("max.f32 %0, %1, %2;" : "=f"(t845) : "f"(t844), "f"(s_27));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t846;
    asm("max.f32 %0, %1, %2;" : "=f"(t846) : "f"(t845), "f"(s_28));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t847;
    asm("max.f32 %0, %1, %2;" : "=f"(t847) : "f"(t846), "f"(s_31));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t848;
    asm("max.f32 %0, %1, %2;" : "=f"(t848) : "f"(t847), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t849;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t849) : "f"(t848));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair_2;
    asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t848), "f"(t849));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t851;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t851) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_2;
    asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t851));
#line 184 "fa-kernels/src/attention/softmax.rs"
    const bool none_2 = new_2 == __uint_as_float(0xff800000u);
    const f32 t854 = new_2 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
    const f32 reference_2 = none_2 ? 0.0f : t854;
#line 156 "fa-kernels/src/attention/softmax.rs"
    const f32 t856 = -reference_2;
#line 156 "fa-kernels/src/attention/softmax.rs"
    f32 t857;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t857) : "f"(old_2), "f"(scale_log2), "f"(t856));
#line 156 "fa-kernels/src/attention/softmax.rs"
    f32 rescale_2;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t857));
#line 157 "fa-kernels/src/attention/softmax.rs"
    row_max_2 = new_2;
#line 199 "fa-kernels/src/attention/softmax.rs"
    const f32 t859 = row_sum_2 * rescale_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t860 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_17;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(scale_log2), "f"(t860));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t862;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t862) : "f"(exponent_17));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_3 = t862;
    const f32 t863 = t859 + s_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t864 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_18;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(scale_log2), "f"(t864));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t866;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t866) : "f"(exponent_18));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_4 = t866;
    const f32 t867 = t863 + s_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t868 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_19;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(scale_log2), "f"(t868));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t870;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t870) : "f"(exponent_19));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_7 = t870;
    const f32 t871 = t867 + s_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t872 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_20;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(scale_log2), "f"(t872));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t874;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t874) : "f"(exponent_20));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_8 = t874;
    const f32 t875 = t871 + s_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t876 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_21;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(scale_log2), "f"(t876));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t878;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t878) : "f"(exponent_21));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_11 = t878;
    const f32 t879 = t875 + s_11;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t880 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_22;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(scale_log2), "f"(t880));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t882;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t882) : "f"(exponent_22));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_12 = t882;
    const f32 t883 = t879 + s_12;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t884 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_23;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(scale_log2), "f"(t884));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t886;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t886) : "f"(exponent_23));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_15 = t886;
    const f32 t887 = t883 + s_15;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t888 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_24;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(scale_log2), "f"(t888));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t890;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t890) : "f"(exponent_24));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_16 = t890;
    const f32 t891 = t887 + s_16;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t892 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_25;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t892));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t894;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t894) : "f"(exponent_25));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_19 = t894;
    const f32 t895 = t891 + s_19;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t896 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_26;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t896));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t898;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t898) : "f"(exponent_26));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_20 = t898;
    const f32 t899 = t895 + s_20;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t900 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_27;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t900));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t902;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t902) : "f"(exponent_27));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_23 = t902;
    const f32 t903 = t899 + s_23;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t904 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_28;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t904));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t906;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t906) : "f"(exponent_28));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_24 = t906;
    const f32 t907 = t903 + s_24;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t908 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_29;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t908));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t910;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t910) : "f"(exponent_29));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_27 = t910;
    const f32 t911 = t907 + s_27;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t912 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_30;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t912));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t914;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t914) : "f"(exponent_30));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_28 = t914;
    const f32 t915 = t911 + s_28;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t916 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_31;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t916));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t918;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t918) : "f"(exponent_31));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_31 = t918;
    const f32 t919 = t915 + s_31;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t920 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_32;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t920));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t922;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t922) : "f"(exponent_32));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_32 = t922;
    const f32 t923 = t919 + s_32;
#line 205 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t923;
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t924;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t924) : "f"(s), "f"(s_2));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t925;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t925) : "f"(s_3), "f"(s_4));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t926;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t926) : "f"(s_5), "f"(s_6));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t927;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t927) : "f"(s_7), "f"(s_8));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t928;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t928) : "f"(s_9), "f"(s_10));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t929;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t929) : "f"(s_11), "f"(s_12));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t930;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t930) : "f"(s_13), "f"(s_14));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t931;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t931) : "f"(s_15), "f"(s_16));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t932;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t932) : "f"(s_17), "f"(s_18));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t933;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t933) : "f"(s_19), "f"(s_20));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t934;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t934) : "f"(s_21), "f"(s_22));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t935;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t935) : "f"(s_23), "f"(s_24));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t936;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t936) : "f"(s_25), "f"(s_26));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t937;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t937) : "f"(s_27), "f"(s_28));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t938;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t938) : "f"(s_29), "f"(s_30));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t939;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t939) : "f"(s_31), "f"(s_32));
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t940;
    asm volatile("mov.b32 %0, %1;" : "=r"(t940) : "r"(t350));
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t941 = t940 ^ 32u;
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t942 = t940 ^ 64u;
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t943 = t940 ^ 96u;
    const u32 t944 = t147 + t940;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t945 = t147 + t941;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t946 = t147 + t942;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t947 = t147 + t943;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_161;
    u32 m_162;
    u32 m_163;
    u32 m_164;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t944) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t924), "r"(t925), "r"(t926), "r"(t927), "r"(m_161), "r"(m_162));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t924), "r"(t925), "r"(t926), "r"(t927), "r"(m_163), "r"(m_164));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_165;
    u32 m_166;
    u32 m_167;
    u32 m_168;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t945) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t924), "r"(t925), "r"(t926), "r"(t927), "r"(m_165), "r"(m_166));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t924), "r"(t925), "r"(t926), "r"(t927), "r"(m_167), "r"(m_168));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_169;
    u32 m_170;
    u32 m_171;
    u32 m_172;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t946) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t924), "r"(t925), "r"(t926), "r"(t927), "r"(m_169), "r"(m_170));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t924), "r"(t925), "r"(t926), "r"(t927), "r"(m_171), "r"(m_172));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_173;
    u32 m_174;
    u32 m_175;
    u32 m_176;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t947) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t924), "r"(t925), "r"(t926), "r"(t927), "r"(m_173), "r"(m_174));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t924), "r"(t925), "r"(t926), "r"(t927), "r"(m_175), "r"(m_176));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_177;
    u32 m_178;
    u32 m_179;
    u32 m_180;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t944) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t924), "r"(t925), "r"(t926), "r"(t927), "r"(m_177), "r"(m_178));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t924), "r"(t925), "r"(t926), "r"(t927), "r"(m_179), "r"(m_180));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_181;
    u32 m_182;
    u32 m_183;
    u32 m_184;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t945) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t924), "r"(t925), "r"(t926), "r"(t927), "r"(m_181), "r"(m_182));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t924), "r"(t925), "r"(t926), "r"(t927), "r"(m_183), "r"(m_184));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_185;
    u32 m_186;
    u32 m_187;
    u32 m_188;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t946) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t924), "r"(t925), "r"(t926), "r"(t927), "r"(m_185), "r"(m_186));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t924), "r"(t925), "r"(t926), "r"(t927), "r"(m_187), "r"(m_188));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_189;
    u32 m_190;
    u32 m_191;
    u32 m_192;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t947) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t924), "r"(t925), "r"(t926), "r"(t927), "r"(m_189), "r"(m_190));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t924), "r"(t925), "r"(t926), "r"(t927), "r"(m_191), "r"(m_192));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_193;
    u32 m_194;
    u32 m_195;
    u32 m_196;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t944) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t928), "r"(t929), "r"(t930), "r"(t931), "r"(m_193), "r"(m_194));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t928), "r"(t929), "r"(t930), "r"(t931), "r"(m_195), "r"(m_196));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_197;
    u32 m_198;
    u32 m_199;
    u32 m_200;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t945) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t928), "r"(t929), "r"(t930), "r"(t931), "r"(m_197), "r"(m_198));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t928), "r"(t929), "r"(t930), "r"(t931), "r"(m_199), "r"(m_200));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_201;
    u32 m_202;
    u32 m_203;
    u32 m_204;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t946) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t928), "r"(t929), "r"(t930), "r"(t931), "r"(m_201), "r"(m_202));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t928), "r"(t929), "r"(t930), "r"(t931), "r"(m_203), "r"(m_204));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_205;
    u32 m_206;
    u32 m_207;
    u32 m_208;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t947) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t928), "r"(t929), "r"(t930), "r"(t931), "r"(m_205), "r"(m_206));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t928), "r"(t929), "r"(t930), "r"(t931), "r"(m_207), "r"(m_208));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_209;
    u32 m_210;
    u32 m_211;
    u32 m_212;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t944) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t928), "r"(t929), "r"(t930), "r"(t931), "r"(m_209), "r"(m_210));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t928), "r"(t929), "r"(t930), "r"(t931), "r"(m_211), "r"(m_212));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_213;
    u32 m_214;
    u32 m_215;
    u32 m_216;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t945) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t928), "r"(t929), "r"(t930), "r"(t931), "r"(m_213), "r"(m_214));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t928), "r"(t929), "r"(t930), "r"(t931), "r"(m_215), "r"(m_216));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_217;
    u32 m_218;
    u32 m_219;
    u32 m_220;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t946) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t928), "r"(t929), "r"(t930), "r"(t931), "r"(m_217), "r"(m_218));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t928), "r"(t929), "r"(t930), "r"(t931), "r"(m_219), "r"(m_220));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_221;
    u32 m_222;
    u32 m_223;
    u32 m_224;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t947) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t928), "r"(t929), "r"(t930), "r"(t931), "r"(m_221), "r"(m_222));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t928), "r"(t929), "r"(t930), "r"(t931), "r"(m_223), "r"(m_224));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_225;
    u32 m_226;
    u32 m_227;
    u32 m_228;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t944) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t932), "r"(t933), "r"(t934), "r"(t935), "r"(m_225), "r"(m_226));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t932), "r"(t933), "r"(t934), "r"(t935), "r"(m_227), "r"(m_228));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_229;
    u32 m_230;
    u32 m_231;
    u32 m_232;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t945) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t932), "r"(t933), "r"(t934), "r"(t935), "r"(m_229), "r"(m_230));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t932), "r"(t933), "r"(t934), "r"(t935), "r"(m_231), "r"(m_232));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_233;
    u32 m_234;
    u32 m_235;
    u32 m_236;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t946) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t932), "r"(t933), "r"(t934), "r"(t935), "r"(m_233), "r"(m_234));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t932), "r"(t933), "r"(t934), "r"(t935), "r"(m_235), "r"(m_236));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_237;
    u32 m_238;
    u32 m_239;
    u32 m_240;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t947) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t932), "r"(t933), "r"(t934), "r"(t935), "r"(m_237), "r"(m_238));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t932), "r"(t933), "r"(t934), "r"(t935), "r"(m_239), "r"(m_240));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_241;
    u32 m_242;
    u32 m_243;
    u32 m_244;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t944) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t932), "r"(t933), "r"(t934), "r"(t935), "r"(m_241), "r"(m_242));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t932), "r"(t933), "r"(t934), "r"(t935), "r"(m_243), "r"(m_244));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_245;
    u32 m_246;
    u32 m_247;
    u32 m_248;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t945) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t932), "r"(t933), "r"(t934), "r"(t935), "r"(m_245), "r"(m_246));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t932), "r"(t933), "r"(t934), "r"(t935), "r"(m_247), "r"(m_248));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_249;
    u32 m_250;
    u32 m_251;
    u32 m_252;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t946) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t932), "r"(t933), "r"(t934), "r"(t935), "r"(m_249), "r"(m_250));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t932), "r"(t933), "r"(t934), "r"(t935), "r"(m_251), "r"(m_252));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_253;
    u32 m_254;
    u32 m_255;
    u32 m_256;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t947) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t932), "r"(t933), "r"(t934), "r"(t935), "r"(m_253), "r"(m_254));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t932), "r"(t933), "r"(t934), "r"(t935), "r"(m_255), "r"(m_256));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_257;
    u32 m_258;
    u32 m_259;
    u32 m_260;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t944) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t936), "r"(t937), "r"(t938), "r"(t939), "r"(m_257), "r"(m_258));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t936), "r"(t937), "r"(t938), "r"(t939), "r"(m_259), "r"(m_260));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_261;
    u32 m_262;
    u32 m_263;
    u32 m_264;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t945) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t936), "r"(t937), "r"(t938), "r"(t939), "r"(m_261), "r"(m_262));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t936), "r"(t937), "r"(t938), "r"(t939), "r"(m_263), "r"(m_264));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_265;
    u32 m_266;
    u32 m_267;
    u32 m_268;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t946) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t936), "r"(t937), "r"(t938), "r"(t939), "r"(m_265), "r"(m_266));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t936), "r"(t937), "r"(t938), "r"(t939), "r"(m_267), "r"(m_268));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_269;
    u32 m_270;
    u32 m_271;
    u32 m_272;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t947) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t936), "r"(t937), "r"(t938), "r"(t939), "r"(m_269), "r"(m_270));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t936), "r"(t937), "r"(t938), "r"(t939), "r"(m_271), "r"(m_272));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_273;
    u32 m_274;
    u32 m_275;
    u32 m_276;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t944) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t936), "r"(t937), "r"(t938), "r"(t939), "r"(m_273), "r"(m_274));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t936), "r"(t937), "r"(t938), "r"(t939), "r"(m_275), "r"(m_276));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_277;
    u32 m_278;
    u32 m_279;
    u32 m_280;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t945) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t936), "r"(t937), "r"(t938), "r"(t939), "r"(m_277), "r"(m_278));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t936), "r"(t937), "r"(t938), "r"(t939), "r"(m_279), "r"(m_280));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_281;
    u32 m_282;
    u32 m_283;
    u32 m_284;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t946) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t936), "r"(t937), "r"(t938), "r"(t939), "r"(m_281), "r"(m_282));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t936), "r"(t937), "r"(t938), "r"(t939), "r"(m_283), "r"(m_284));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_285;
    u32 m_286;
    u32 m_287;
    u32 m_288;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t947) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t936), "r"(t937), "r"(t938), "r"(t939), "r"(m_285), "r"(m_286));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t936), "r"(t937), "r"(t938), "r"(t939), "r"(m_287), "r"(m_288));
#line 79 "fa-kernels/src/attention/forward/mma/tile.rs"
    #pragma unroll 1
    for (u32 i = 1u; i < count; i += 1u) {
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t948 = end_7 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t949 = t948 - i;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_5 = t949 << 6u;
        const u32 t951 = head_dim >> 3u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t952 = t147 + t192;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t953 = (u64)first_key_5 * t185;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t954 = t196 + t953;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t955 = t954 + t197;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t956 = t955 + t197;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t957 = t956 + t197;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t958 = t187 < t951;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t959 = t958 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t952), "l"(t954), "r"(t959) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t960 = t187 < t951;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t961 = t960 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t952), "l"(t955), "r"(t961) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t962 = t187 < t951;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t963 = t962 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t952), "l"(t956), "r"(t963) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t964 = t187 < t951;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t965 = t964 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t952), "l"(t957), "r"(t965) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t966 = t954 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t967 = t187 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t968 = t967 < t951;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t969 = t968 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t952), "l"(t966), "r"(t969) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t970 = t955 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t971 = t187 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t972 = t971 < t951;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t973 = t972 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t952), "l"(t970), "r"(t973) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t974 = t956 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t975 = t187 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t976 = t975 < t951;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t977 = t976 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t952), "l"(t974), "r"(t977) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t978 = t957 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t979 = t187 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t980 = t979 < t951;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t981 = t980 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t952), "l"(t978), "r"(t981) : "memory");
#line 361 "fa-kernels/src/attention/forward/kv_stream.rs"
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
        u32 t982;
        asm volatile("mov.b32 %0, %1;" : "=r"(t982) : "r"(t343));
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t983 = t982 ^ 32u;
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t984 = t982 ^ 64u;
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t985 = t982 ^ 96u;
        const u32 t986 = t146 + t982;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t987;
        asm volatile("mov.b32 %0, %1;" : "=r"(t987) : "r"(t332));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_289;
        u32 m_290;
        u32 m_291;
        u32 m_292;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t987) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_293;
        u32 m_294;
        u32 m_295;
        u32 m_296;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t986) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_293), "r"(m_294));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_295), "r"(m_296));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_297;
        u32 m_298;
        u32 m_299;
        u32 m_300;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t986) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_297), "r"(m_298));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_299), "r"(m_300));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_301;
        u32 m_302;
        u32 m_303;
        u32 m_304;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t986) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_301), "r"(m_302));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_303), "r"(m_304));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_305;
        u32 m_306;
        u32 m_307;
        u32 m_308;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t986) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_305), "r"(m_306));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_307), "r"(m_308));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t988 = t146 + t983;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t989;
        asm volatile("mov.b32 %0, %1;" : "=r"(t989) : "r"(t332));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t990 = t989 ^ 32u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_309;
        u32 m_310;
        u32 m_311;
        u32 m_312;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t990) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_313;
        u32 m_314;
        u32 m_315;
        u32 m_316;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t988) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_313), "r"(m_314));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_315), "r"(m_316));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_317;
        u32 m_318;
        u32 m_319;
        u32 m_320;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t988) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_317), "r"(m_318));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_319), "r"(m_320));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_321;
        u32 m_322;
        u32 m_323;
        u32 m_324;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t988) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_321), "r"(m_322));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_323), "r"(m_324));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_325;
        u32 m_326;
        u32 m_327;
        u32 m_328;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t988) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_325), "r"(m_326));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_327), "r"(m_328));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t991 = t146 + t984;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t992;
        asm volatile("mov.b32 %0, %1;" : "=r"(t992) : "r"(t332));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t993 = t992 ^ 64u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_329;
        u32 m_330;
        u32 m_331;
        u32 m_332;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t993) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_333;
        u32 m_334;
        u32 m_335;
        u32 m_336;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t991) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_333), "r"(m_334));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_335), "r"(m_336));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_337;
        u32 m_338;
        u32 m_339;
        u32 m_340;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t991) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_337), "r"(m_338));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_339), "r"(m_340));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_341;
        u32 m_342;
        u32 m_343;
        u32 m_344;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t991) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_341), "r"(m_342));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_343), "r"(m_344));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_345;
        u32 m_346;
        u32 m_347;
        u32 m_348;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t991) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_345), "r"(m_346));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_347), "r"(m_348));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t994 = t146 + t985;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t995;
        asm volatile("mov.b32 %0, %1;" : "=r"(t995) : "r"(t332));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t996 = t995 ^ 96u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_349;
        u32 m_350;
        u32 m_351;
        u32 m_352;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t996) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_353;
        u32 m_354;
        u32 m_355;
        u32 m_356;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t994) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_353), "r"(m_354));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_355), "r"(m_356));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_357;
        u32 m_358;
        u32 m_359;
        u32 m_360;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t994) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_357), "r"(m_358));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_359), "r"(m_360));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_361;
        u32 m_362;
        u32 m_363;
        u32 m_364;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t994) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_361), "r"(m_362));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_363), "r"(m_364));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_365;
        u32 m_366;
        u32 m_367;
        u32 m_368;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t994) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_365), "r"(m_366));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_367), "r"(m_368));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t997;
        asm volatile("mov.b32 %0, %1;" : "=r"(t997) : "r"(t332));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_369;
        u32 m_370;
        u32 m_371;
        u32 m_372;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_369), "=r"(m_370), "=r"(m_371), "=r"(m_372) : "r"(t997) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_373;
        u32 m_374;
        u32 m_375;
        u32 m_376;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_373), "=r"(m_374), "=r"(m_375), "=r"(m_376) : "r"(t986) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_373), "r"(m_374));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_375), "r"(m_376));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_377;
        u32 m_378;
        u32 m_379;
        u32 m_380;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_377), "=r"(m_378), "=r"(m_379), "=r"(m_380) : "r"(t986) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_377), "r"(m_378));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_379), "r"(m_380));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_381;
        u32 m_382;
        u32 m_383;
        u32 m_384;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_381), "=r"(m_382), "=r"(m_383), "=r"(m_384) : "r"(t986) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_381), "r"(m_382));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_383), "r"(m_384));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_385;
        u32 m_386;
        u32 m_387;
        u32 m_388;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_385), "=r"(m_386), "=r"(m_387), "=r"(m_388) : "r"(t986) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_385), "r"(m_386));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_387), "r"(m_388));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t998;
        asm volatile("mov.b32 %0, %1;" : "=r"(t998) : "r"(t332));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t999 = t998 ^ 32u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_389;
        u32 m_390;
        u32 m_391;
        u32 m_392;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_389), "=r"(m_390), "=r"(m_391), "=r"(m_392) : "r"(t999) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_393;
        u32 m_394;
        u32 m_395;
        u32 m_396;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_393), "=r"(m_394), "=r"(m_395), "=r"(m_396) : "r"(t988) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_393), "r"(m_394));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_395), "r"(m_396));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_397;
        u32 m_398;
        u32 m_399;
        u32 m_400;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_397), "=r"(m_398), "=r"(m_399), "=r"(m_400) : "r"(t988) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_397), "r"(m_398));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_399), "r"(m_400));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_401;
        u32 m_402;
        u32 m_403;
        u32 m_404;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_401), "=r"(m_402), "=r"(m_403), "=r"(m_404) : "r"(t988) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_401), "r"(m_402));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_403), "r"(m_404));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_405;
        u32 m_406;
        u32 m_407;
        u32 m_408;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_405), "=r"(m_406), "=r"(m_407), "=r"(m_408) : "r"(t988) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_405), "r"(m_406));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_407), "r"(m_408));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1000;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1000) : "r"(t332));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1001 = t1000 ^ 64u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_409;
        u32 m_410;
        u32 m_411;
        u32 m_412;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_409), "=r"(m_410), "=r"(m_411), "=r"(m_412) : "r"(t1001) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_413;
        u32 m_414;
        u32 m_415;
        u32 m_416;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_413), "=r"(m_414), "=r"(m_415), "=r"(m_416) : "r"(t991) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_413), "r"(m_414));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_415), "r"(m_416));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_417;
        u32 m_418;
        u32 m_419;
        u32 m_420;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_417), "=r"(m_418), "=r"(m_419), "=r"(m_420) : "r"(t991) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_417), "r"(m_418));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_419), "r"(m_420));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_421;
        u32 m_422;
        u32 m_423;
        u32 m_424;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_421), "=r"(m_422), "=r"(m_423), "=r"(m_424) : "r"(t991) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_421), "r"(m_422));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_423), "r"(m_424));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_425;
        u32 m_426;
        u32 m_427;
        u32 m_428;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_425), "=r"(m_426), "=r"(m_427), "=r"(m_428) : "r"(t991) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_425), "r"(m_426));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_427), "r"(m_428));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1002;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1002) : "r"(t332));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1003 = t1002 ^ 96u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_429;
        u32 m_430;
        u32 m_431;
        u32 m_432;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_429), "=r"(m_430), "=r"(m_431), "=r"(m_432) : "r"(t1003) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_433;
        u32 m_434;
        u32 m_435;
        u32 m_436;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_433), "=r"(m_434), "=r"(m_435), "=r"(m_436) : "r"(t994) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_433), "r"(m_434));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_435), "r"(m_436));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_437;
        u32 m_438;
        u32 m_439;
        u32 m_440;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_437), "=r"(m_438), "=r"(m_439), "=r"(m_440) : "r"(t994) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_437), "r"(m_438));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_439), "r"(m_440));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_441;
        u32 m_442;
        u32 m_443;
        u32 m_444;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_441), "=r"(m_442), "=r"(m_443), "=r"(m_444) : "r"(t994) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_441), "r"(m_442));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_443), "r"(m_444));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_445;
        u32 m_446;
        u32 m_447;
        u32 m_448;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_445), "=r"(m_446), "=r"(m_447), "=r"(m_448) : "r"(t994) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_445), "r"(m_446));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_447), "r"(m_448));
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 377 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 next = i + 1u;
        const bool t1005 = next < count;
#line 378 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t1005) {
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1006 = end_7 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1007 = t1006 - next;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_6 = t1007 << 6u;
            const u32 t1009 = head_dim >> 3u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1010 = t146 + t167;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1011 = (u64)first_key_6 * t160;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1012 = t171 + t1011;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1013 = t1012 + t172;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1014 = t1013 + t172;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1015 = t1014 + t172;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1016 = t162 < t1009;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1017 = t1016 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1010), "l"(t1012), "r"(t1017) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1018 = t162 < t1009;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1019 = t1018 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1010), "l"(t1013), "r"(t1019) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1020 = t162 < t1009;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1021 = t1020 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1010), "l"(t1014), "r"(t1021) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1022 = t162 < t1009;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1023 = t1022 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1010), "l"(t1015), "r"(t1023) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1024 = t1012 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1025 = t162 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1026 = t1025 < t1009;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1027 = t1026 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1010), "l"(t1024), "r"(t1027) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1028 = t1013 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1029 = t162 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1030 = t1029 < t1009;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1031 = t1030 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1010), "l"(t1028), "r"(t1031) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1032 = t1014 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1033 = t162 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1034 = t1033 < t1009;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1035 = t1034 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1010), "l"(t1032), "r"(t1035) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1036 = t1015 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1037 = t162 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1038 = t1037 < t1009;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1039 = t1038 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1010), "l"(t1036), "r"(t1039) : "memory");
        }
#line 381 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1040 = s_33 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_33;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_33) : "f"(t1040));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1042 = power_33 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1043;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1043) : "f"(t1042));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1044;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1044) : "f"(t1043), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_33 = t1044;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1045 = s_34 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_34;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_34) : "f"(t1045));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1047 = power_34 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1048;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1048) : "f"(t1047));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1049;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1049) : "f"(t1048), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_34 = t1049;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1050 = s_35 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_35;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_35) : "f"(t1050));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1052 = power_35 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1053;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1053) : "f"(t1052));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1054;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1054) : "f"(t1053), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_35 = t1054;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1055 = s_36 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_36;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_36) : "f"(t1055));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1057 = power_36 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1058;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1058) : "f"(t1057));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1059;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1059) : "f"(t1058), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_36 = t1059;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1060 = s_37 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_37;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_37) : "f"(t1060));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1062 = power_37 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1063;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1063) : "f"(t1062));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1064;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1064) : "f"(t1063), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_37 = t1064;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1065 = s_38 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_38;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_38) : "f"(t1065));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1067 = power_38 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1068;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1068) : "f"(t1067));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1069;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1069) : "f"(t1068), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_38 = t1069;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1070 = s_39 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_39;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_39) : "f"(t1070));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1072 = power_39 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1073;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1073) : "f"(t1072));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1074;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1074) : "f"(t1073), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_39 = t1074;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1075 = s_40 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_40;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_40) : "f"(t1075));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1077 = power_40 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1078;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1078) : "f"(t1077));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1079;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1079) : "f"(t1078), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_40 = t1079;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1080 = s_41 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_41;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_41) : "f"(t1080));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1082 = power_41 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1083;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1083) : "f"(t1082));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1084;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1084) : "f"(t1083), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_41 = t1084;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1085 = s_42 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_42;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_42) : "f"(t1085));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1087 = power_42 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1088;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1088) : "f"(t1087));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1089;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1089) : "f"(t1088), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_42 = t1089;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1090 = s_43 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_43;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_43) : "f"(t1090));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1092 = power_43 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1093;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1093) : "f"(t1092));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1094;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1094) : "f"(t1093), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_43 = t1094;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1095 = s_44 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_44;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_44) : "f"(t1095));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1097 = power_44 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1098;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1098) : "f"(t1097));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1099;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1099) : "f"(t1098), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_44 = t1099;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1100 = s_45 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_45;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_45) : "f"(t1100));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1102 = power_45 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1103;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1103) : "f"(t1102));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1104;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1104) : "f"(t1103), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_45 = t1104;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1105 = s_46 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_46;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_46) : "f"(t1105));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1107 = power_46 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1108;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1108) : "f"(t1107));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1109;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1109) : "f"(t1108), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_46 = t1109;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1110 = s_47 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_47;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_47) : "f"(t1110));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1112 = power_47 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1113;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1113) : "f"(t1112));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1114;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1114) : "f"(t1113), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_47 = t1114;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1115 = s_48 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_48;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_48) : "f"(t1115));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1117 = power_48 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1118;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1118) : "f"(t1117));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1119;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1119) : "f"(t1118), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_48 = t1119;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1120 = s_49 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_49;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_49) : "f"(t1120));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1122 = power_49 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1123;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1123) : "f"(t1122));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1124;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1124) : "f"(t1123), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_49 = t1124;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1125 = s_50 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_50;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_50) : "f"(t1125));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1127 = power_50 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1128;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1128) : "f"(t1127));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1129;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1129) : "f"(t1128), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_50 = t1129;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1130 = s_51 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_51;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_51) : "f"(t1130));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1132 = power_51 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1133;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1133) : "f"(t1132));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1134;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1134) : "f"(t1133), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_51 = t1134;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1135 = s_52 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_52;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_52) : "f"(t1135));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1137 = power_52 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1138;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1138) : "f"(t1137));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1139;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1139) : "f"(t1138), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_52 = t1139;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1140 = s_53 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_53;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_53) : "f"(t1140));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1142 = power_53 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1143;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1143) : "f"(t1142));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1144;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1144) : "f"(t1143), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_53 = t1144;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1145 = s_54 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_54;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_54) : "f"(t1145));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1147 = power_54 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1148;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1148) : "f"(t1147));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1149;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1149) : "f"(t1148), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_54 = t1149;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1150 = s_55 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_55;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_55) : "f"(t1150));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1152 = power_55 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1153;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1153) : "f"(t1152));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1154;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1154) : "f"(t1153), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_55 = t1154;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1155 = s_56 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_56;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_56) : "f"(t1155));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1157 = power_56 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1158;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1158) : "f"(t1157));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1159;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1159) : "f"(t1158), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_56 = t1159;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1160 = s_57 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_57;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_57) : "f"(t1160));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1162 = power_57 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1163;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1163) : "f"(t1162));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1164;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1164) : "f"(t1163), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_57 = t1164;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1165 = s_58 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_58;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_58) : "f"(t1165));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1167 = power_58 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1168;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1168) : "f"(t1167));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1169;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1169) : "f"(t1168), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_58 = t1169;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1170 = s_59 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_59;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_59) : "f"(t1170));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1172 = power_59 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1173;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1173) : "f"(t1172));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1174;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1174) : "f"(t1173), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_59 = t1174;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1175 = s_60 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_60;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_60) : "f"(t1175));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1177 = power_60 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1178;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1178) : "f"(t1177));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1179;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1179) : "f"(t1178), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_60 = t1179;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1180 = s_61 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_61;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_61) : "f"(t1180));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1182 = power_61 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1183;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1183) : "f"(t1182));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1184;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1184) : "f"(t1183), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_61 = t1184;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1185 = s_62 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_62;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_62) : "f"(t1185));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1187 = power_62 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1188;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1188) : "f"(t1187));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1189;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1189) : "f"(t1188), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_62 = t1189;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1190 = s_63 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_63;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_63) : "f"(t1190));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1192 = power_63 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1193;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1193) : "f"(t1192));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1194;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1194) : "f"(t1193), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_63 = t1194;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1195 = s_64 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_64;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_64) : "f"(t1195));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1197 = power_64 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1198;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1198) : "f"(t1197));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1199;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1199) : "f"(t1198), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_64 = t1199;
#line 131 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 first_query_2;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_2) : "r"(t21));
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1201 = first_query_2 + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_16 = t1201 + 1u;
        const u32 t1203 = end_16 > seq_q ? end_16 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1204 = t1203 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_17 = t1204 < seq_k ? t1204 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_18 = first_query_2 + seq_k;
        const u32 t1207 = end_18 > seq_q ? end_18 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 position_5 = t1207 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
        const u32 t1209 = position_5 > window_left ? position_5 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
        const u32 t1210 = t1209 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1211 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
        const u32 begin_6 = t1210 < t1211 ? t1210 : t1211;
#line 317 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1213 = first_query_2 + 63u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1214 = t1213 + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_19 = t1214 + 1u;
        const u32 t1216 = end_19 > seq_q ? end_19 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1217 = t1216 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_20 = t1217 < seq_k ? t1217 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_21 = t1213 + seq_k;
        const u32 t1220 = end_21 > seq_q ? end_21 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 position_6 = t1220 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
        const u32 t1222 = position_6 > window_left ? position_6 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
        const u32 t1223 = t1222 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1224 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
        const u32 begin_7 = t1223 < t1224 ? t1223 : t1224;
#line 321 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 begin_8 = begin_6 >> 6u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1227 = end_20 + 63u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1228 = t1227 >> 6u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1229 = begin_8 + 1u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_22 = t1228 > t1229 ? t1228 : t1229;
        const u32 count_2 = end_22 - begin_8;
        const u32 t1232 = end_17 >> 6u;
#line 327 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 whole_2 = t1232 < end_22 ? t1232 : end_22;
        const u32 t1234 = begin_7 + 63u;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1235 = t1234 >> 6u;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1236 = t1235 > begin_8 ? t1235 : begin_8;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1237 = t1236 < end_22 ? t1236 : end_22;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 masked_left_2 = end_22 - t1237;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1239 = end_22 - whole_2;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1240 = t1239 < count_2 ? t1239 : count_2;
#line 133 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1241 = i < t1240;
#line 133 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1242 = masked_left_2 <= i;
#line 133 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1243 = t1241 | t1242;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
        if (t1243) {
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1244 = end_7 - 1u;
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1245 = t1244 - i;
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 first_key_7 = t1245 << 6u;
#line 163 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1247 = t21 + first_row;
#line 163 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 first_query_3;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_3) : "r"(t1247));
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1249 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1250 = t1249 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column_2 = first_key_7 + t1250;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1252 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1253 = first_query_3 + t1252;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1254 = t1253 + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_23 = t1254 + 1u;
            const u32 t1256 = end_23 > seq_q ? end_23 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1257 = t1256 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_24 = t1257 < seq_k ? t1257 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_25 = t1253 + seq_k;
            const u32 t1260 = end_25 > seq_q ? end_25 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_7 = t1260 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t1262 = position_7 > window_left ? position_7 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t1263 = t1262 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1264 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_9 = t1263 < t1264 ? t1263 : t1264;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1266 = end_24 > column_2 ? end_24 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_26 = t1266 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1268 = begin_9 > column_2 ? begin_9 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1269 = t1268 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1270 = 0u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1271 = t1269 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_33 = t1270 & t1271;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1273 = visible_33 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_33 = t1273;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1274 = 1u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1275 = t1269 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_34 = t1274 & t1275;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1277 = visible_34 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_34 = t1277;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1278 = 8u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1279 = t1269 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_35 = t1278 & t1279;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1281 = visible_35 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_37 = t1281;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1282 = 9u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1283 = t1269 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_36 = t1282 & t1283;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1285 = visible_36 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_38 = t1285;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1286 = 16u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1287 = t1269 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_37 = t1286 & t1287;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1289 = visible_37 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_41 = t1289;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1290 = 17u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1291 = t1269 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_38 = t1290 & t1291;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1293 = visible_38 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_42 = t1293;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1294 = 24u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1295 = t1269 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_39 = t1294 & t1295;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1297 = visible_39 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_45 = t1297;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1298 = 25u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1299 = t1269 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_40 = t1298 & t1299;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1301 = visible_40 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_46 = t1301;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1302 = 32u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1303 = t1269 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_41 = t1302 & t1303;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1305 = visible_41 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_49 = t1305;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1306 = 33u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1307 = t1269 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_42 = t1306 & t1307;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1309 = visible_42 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_50 = t1309;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1310 = 40u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1311 = t1269 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_43 = t1310 & t1311;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1313 = visible_43 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_53 = t1313;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1314 = 41u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1315 = t1269 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_44 = t1314 & t1315;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1317 = visible_44 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_54 = t1317;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1318 = 48u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1319 = t1269 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_45 = t1318 & t1319;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1321 = visible_45 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_57 = t1321;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1322 = 49u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1323 = t1269 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_46 = t1322 & t1323;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1325 = visible_46 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_58 = t1325;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1326 = 56u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1327 = t1269 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_47 = t1326 & t1327;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1329 = visible_47 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_61 = t1329;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1330 = 57u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1331 = t1269 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_48 = t1330 & t1331;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1333 = visible_48 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_62 = t1333;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1334 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1335 = first_query_3 + t1334;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1336 = t1335 + 8u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1337 = t1336 + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_27 = t1337 + 1u;
            const u32 t1339 = end_27 > seq_q ? end_27 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1340 = t1339 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_28 = t1340 < seq_k ? t1340 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_29 = t1336 + seq_k;
            const u32 t1343 = end_29 > seq_q ? end_29 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_8 = t1343 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t1345 = position_8 > window_left ? position_8 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t1346 = t1345 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1347 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_10 = t1346 < t1347 ? t1346 : t1347;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1349 = end_28 > column_2 ? end_28 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_30 = t1349 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1351 = begin_10 > column_2 ? begin_10 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1352 = t1351 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1353 = 0u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1354 = t1352 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_49 = t1353 & t1354;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1356 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_35 = t1356;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1357 = 1u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1358 = t1352 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_50 = t1357 & t1358;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1360 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_36 = t1360;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1361 = 8u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1362 = t1352 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_51 = t1361 & t1362;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1364 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_39 = t1364;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1365 = 9u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1366 = t1352 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_52 = t1365 & t1366;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1368 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_40 = t1368;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1369 = 16u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1370 = t1352 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_53 = t1369 & t1370;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1372 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_43 = t1372;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1373 = 17u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1374 = t1352 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_54 = t1373 & t1374;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1376 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_44 = t1376;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1377 = 24u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1378 = t1352 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_55 = t1377 & t1378;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1380 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_47 = t1380;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1381 = 25u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1382 = t1352 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_56 = t1381 & t1382;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1384 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_48 = t1384;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1385 = 32u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1386 = t1352 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_57 = t1385 & t1386;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1388 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_51 = t1388;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1389 = 33u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1390 = t1352 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_58 = t1389 & t1390;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1392 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_52 = t1392;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1393 = 40u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1394 = t1352 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_59 = t1393 & t1394;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1396 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_55 = t1396;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1397 = 41u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1398 = t1352 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_60 = t1397 & t1398;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1400 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_56 = t1400;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1401 = 48u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1402 = t1352 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_61 = t1401 & t1402;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1404 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_59 = t1404;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1405 = 49u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1406 = t1352 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_62 = t1405 & t1406;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1408 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_60 = t1408;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1409 = 56u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1410 = t1352 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_63 = t1409 & t1410;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1412 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_63 = t1412;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1413 = 57u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1414 = t1352 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_64 = t1413 & t1414;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1416 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_64 = t1416;
        }
#line 153 "fa-kernels/src/attention/softmax.rs"
        const f32 old_3 = row_max;
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1418;
        asm("max.f32 %0, %1, %2;" : "=f"(t1418) : "f"(old_3), "f"(s_33));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1419;
        asm("max.f32 %0, %1, %2;" : "=f"(t1419) : "f"(t1418), "f"(s_34));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1420;
        asm("max.f32 %0, %1, %2;" : "=f"(t1420) : "f"(t1419), "f"(s_37));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1421;
        asm("max.f32 %0, %1, %2;" : "=f"(t1421) : "f"(t1420), "f"(s_38));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1422;
        asm("max.f32 %0, %1, %2;" : "=f"(t1422) : "f"(t1421), "f"(s_41));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1423;
        asm("max.f32 %0, %1, %2;" : "=f"(t1423) : "f"(t1422), "f"(s_42));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1424;
        asm("max.f32 %0, %1, %2;" : "=f"(t1424) : "f"(t1423), "f"(s_45));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1425;
        asm("max.f32 %0, %1, %2;" : "=f"(t1425) : "f"(t1424), "f"(s_46));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1426;
        asm("max.f32 %0, %1, %2;" : "=f"(t1426) : "f"(t1425), "f"(s_49));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1427;
        asm("max.f32 %0, %1, %2;" : "=f"(t1427) : "f"(t1426), "f"(s_50));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1428;
        asm("max.f32 %0, %1, %2;" : "=f"(t1428) : "f"(t1427), "f"(s_53));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1429;
        asm("max.f32 %0, %1, %2;" : "=f"(t1429) : "f"(t1428), "f"(s_54));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1430;
        asm("max.f32 %0, %1, %2;" : "=f"(t1430) : "f"(t1429), "f"(s_57));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1431;
        asm("max.f32 %0, %1, %2;" : "=f"(t1431) : "f"(t1430), "f"(s_58));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1432;
        asm("max.f32 %0, %1, %2;" : "=f"(t1432) : "f"(t1431), "f"(s_61));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1433;
        asm("max.f32 %0, %1, %2;" : "=f"(t1433) : "f"(t1432), "f"(s_62));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1434;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1434) : "f"(t1433));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_3;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1433), "f"(t1434));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1436;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1436) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_3;
        asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t1436));
#line 184 "fa-kernels/src/attention/softmax.rs"
        const bool none_3 = new_3 == __uint_as_float(0xff800000u);
        const f32 t1439 = new_3 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_3 = none_3 ? 0.0f : t1439;
#line 156 "fa-kernels/src/attention/softmax.rs"
        const f32 t1441 = -reference_3;
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 t1442;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1442) : "f"(old_3), "f"(scale_log2), "f"(t1441));
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1442));
#line 157 "fa-kernels/src/attention/softmax.rs"
        row_max = new_3;
#line 199 "fa-kernels/src/attention/softmax.rs"
        const f32 t1444 = row_sum * rescale_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1445 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_33;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_33), "f"(scale_log2), "f"(t1445));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1447;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1447) : "f"(exponent_33));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_33 = t1447;
        const f32 t1448 = t1444 + s_33;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1449 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_34;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_34), "f"(scale_log2), "f"(t1449));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1451;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1451) : "f"(exponent_34));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_34 = t1451;
        const f32 t1452 = t1448 + s_34;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1453 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_35;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_37), "f"(scale_log2), "f"(t1453));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1455;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1455) : "f"(exponent_35));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_37 = t1455;
        const f32 t1456 = t1452 + s_37;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1457 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_36;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_38), "f"(scale_log2), "f"(t1457));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1459;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1459) : "f"(exponent_36));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_38 = t1459;
        const f32 t1460 = t1456 + s_38;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1461 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_37;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_41), "f"(scale_log2), "f"(t1461));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1463;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1463) : "f"(exponent_37));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_41 = t1463;
        const f32 t1464 = t1460 + s_41;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1465 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_38;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_42), "f"(scale_log2), "f"(t1465));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1467;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1467) : "f"(exponent_38));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_42 = t1467;
        const f32 t1468 = t1464 + s_42;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1469 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_39;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_45), "f"(scale_log2), "f"(t1469));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1471;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1471) : "f"(exponent_39));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_45 = t1471;
        const f32 t1472 = t1468 + s_45;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1473 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_40;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_46), "f"(scale_log2), "f"(t1473));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1475;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1475) : "f"(exponent_40));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_46 = t1475;
        const f32 t1476 = t1472 + s_46;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1477 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_41;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_49), "f"(scale_log2), "f"(t1477));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1479;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1479) : "f"(exponent_41));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_49 = t1479;
        const f32 t1480 = t1476 + s_49;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1481 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_42;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_50), "f"(scale_log2), "f"(t1481));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1483;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1483) : "f"(exponent_42));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_50 = t1483;
        const f32 t1484 = t1480 + s_50;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1485 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_43;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_53), "f"(scale_log2), "f"(t1485));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1487;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1487) : "f"(exponent_43));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_53 = t1487;
        const f32 t1488 = t1484 + s_53;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1489 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_44;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_54), "f"(scale_log2), "f"(t1489));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1491;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1491) : "f"(exponent_44));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_54 = t1491;
        const f32 t1492 = t1488 + s_54;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1493 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_45;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_57), "f"(scale_log2), "f"(t1493));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1495;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1495) : "f"(exponent_45));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_57 = t1495;
        const f32 t1496 = t1492 + s_57;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1497 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_46;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_58), "f"(scale_log2), "f"(t1497));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1499;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1499) : "f"(exponent_46));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_58 = t1499;
        const f32 t1500 = t1496 + s_58;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1501 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_47;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_61), "f"(scale_log2), "f"(t1501));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1503;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1503) : "f"(exponent_47));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_61 = t1503;
        const f32 t1504 = t1500 + s_61;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1505 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_48;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_62), "f"(scale_log2), "f"(t1505));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1507;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1507) : "f"(exponent_48));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_62 = t1507;
        const f32 t1508 = t1504 + s_62;
#line 205 "fa-kernels/src/attention/softmax.rs"
        row_sum = t1508;
#line 153 "fa-kernels/src/attention/softmax.rs"
        const f32 old_4 = row_max_2;
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1510;
        asm("max.f32 %0, %1, %2;" : "=f"(t1510) : "f"(old_4), "f"(s_35));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1511;
        asm("max.f32 %0, %1, %2;" : "=f"(t1511) : "f"(t1510), "f"(s_36));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1512;
        asm("max.f32 %0, %1, %2;" : "=f"(t1512) : "f"(t1511), "f"(s_39));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1513;
        asm("max.f32 %0, %1, %2;" : "=f"(t1513) : "f"(t1512), "f"(s_40));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1514;
        asm("max.f32 %0, %1, %2;" : "=f"(t1514) : "f"(t1513), "f"(s_43));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1515;
        asm("max.f32 %0, %1, %2;" : "=f"(t1515) : "f"(t1514), "f"(s_44));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1516;
        asm("max.f32 %0, %1, %2;" : "=f"(t1516) : "f"(t1515), "f"(s_47));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1517;
        asm("max.f32 %0, %1, %2;" : "=f"(t1517) : "f"(t1516), "f"(s_48));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1518;
        asm("max.f32 %0, %1, %2;" : "=f"(t1518) : "f"(t1517), "f"(s_51));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1519;
        asm("max.f32 %0, %1, %2;" : "=f"(t1519) : "f"(t1518), "f"(s_52));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1520;
        asm("max.f32 %0, %1, %2;" : "=f"(t1520) : "f"(t1519), "f"(s_55));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1521;
        asm("max.f32 %0, %1, %2;" : "=f"(t1521) : "f"(t1520), "f"(s_56));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1522;
        asm("max.f32 %0, %1, %2;" : "=f"(t1522) : "f"(t1521), "f"(s_59));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1523;
        asm("max.f32 %0, %1, %2;" : "=f"(t1523) : "f"(t1522), "f"(s_60));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1524;
        asm("max.f32 %0, %1, %2;" : "=f"(t1524) : "f"(t1523), "f"(s_63));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1525;
        asm("max.f32 %0, %1, %2;" : "=f"(t1525) : "f"(t1524), "f"(s_64));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1526;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1526) : "f"(t1525));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_4;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1525), "f"(t1526));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1528;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1528) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_4;
        asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t1528));
#line 184 "fa-kernels/src/attention/softmax.rs"
        const bool none_4 = new_4 == __uint_as_float(0xff800000u);
        const f32 t1531 = new_4 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_4 = none_4 ? 0.0f : t1531;
#line 156 "fa-kernels/src/attention/softmax.rs"
        const f32 t1533 = -reference_4;
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 t1534;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1534) : "f"(old_4), "f"(scale_log2), "f"(t1533));
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1534));
#line 157 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_4;
#line 199 "fa-kernels/src/attention/softmax.rs"
        const f32 t1536 = row_sum_2 * rescale_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1537 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_49;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t1537));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1539;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1539) : "f"(exponent_49));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_35 = t1539;
        const f32 t1540 = t1536 + s_35;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1541 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_50;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t1541));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1543;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1543) : "f"(exponent_50));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_36 = t1543;
        const f32 t1544 = t1540 + s_36;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1545 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_51;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t1545));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1547;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1547) : "f"(exponent_51));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_39 = t1547;
        const f32 t1548 = t1544 + s_39;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1549 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_52;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t1549));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1551;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1551) : "f"(exponent_52));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_40 = t1551;
        const f32 t1552 = t1548 + s_40;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1553 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_53;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t1553));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1555;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1555) : "f"(exponent_53));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_43 = t1555;
        const f32 t1556 = t1552 + s_43;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1557 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_54;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t1557));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1559;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1559) : "f"(exponent_54));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_44 = t1559;
        const f32 t1560 = t1556 + s_44;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1561 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_55;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t1561));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1563;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1563) : "f"(exponent_55));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_47 = t1563;
        const f32 t1564 = t1560 + s_47;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1565 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_56;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t1565));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1567;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1567) : "f"(exponent_56));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_48 = t1567;
        const f32 t1568 = t1564 + s_48;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1569 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_57;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t1569));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1571;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1571) : "f"(exponent_57));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_51 = t1571;
        const f32 t1572 = t1568 + s_51;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1573 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_58;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t1573));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1575;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1575) : "f"(exponent_58));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_52 = t1575;
        const f32 t1576 = t1572 + s_52;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1577 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_59;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t1577));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1579;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1579) : "f"(exponent_59));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_55 = t1579;
        const f32 t1580 = t1576 + s_55;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1581 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_60;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t1581));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1583;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1583) : "f"(exponent_60));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_56 = t1583;
        const f32 t1584 = t1580 + s_56;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1585 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_61;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t1585));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1587;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1587) : "f"(exponent_61));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_59 = t1587;
        const f32 t1588 = t1584 + s_59;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1589 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_62;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t1589));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1591;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1591) : "f"(exponent_62));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_60 = t1591;
        const f32 t1592 = t1588 + s_60;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1593 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_63;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t1593));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1595;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1595) : "f"(exponent_63));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_63 = t1595;
        const f32 t1596 = t1592 + s_63;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1597 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_64;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t1597));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1599;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1599) : "f"(exponent_64));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_64 = t1599;
        const f32 t1600 = t1596 + s_64;
#line 205 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t1600;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1601 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t1601;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1602 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t1602;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1603 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t1603;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1604 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t1604;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1605 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t1605;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1606 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t1606;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1607 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t1607;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1608 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t1608;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1609 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t1609;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1610 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t1610;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1611 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t1611;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1612 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t1612;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1613 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t1613;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1614 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t1614;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1615 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t1615;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1616 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t1616;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1617 = acc_33 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_33 = t1617;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1618 = acc_34 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_34 = t1618;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1619 = acc_37 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_37 = t1619;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1620 = acc_38 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_38 = t1620;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1621 = acc_41 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_41 = t1621;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1622 = acc_42 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_42 = t1622;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1623 = acc_45 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_45 = t1623;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1624 = acc_46 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_46 = t1624;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1625 = acc_49 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_49 = t1625;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1626 = acc_50 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_50 = t1626;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1627 = acc_53 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_53 = t1627;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1628 = acc_54 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_54 = t1628;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1629 = acc_57 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_57 = t1629;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1630 = acc_58 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_58 = t1630;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1631 = acc_61 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_61 = t1631;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1632 = acc_62 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_62 = t1632;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1633 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t1633;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1634 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t1634;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1635 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t1635;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1636 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t1636;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1637 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t1637;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1638 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t1638;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1639 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t1639;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1640 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t1640;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1641 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t1641;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1642 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t1642;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1643 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t1643;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1644 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t1644;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1645 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t1645;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1646 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t1646;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1647 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t1647;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1648 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t1648;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1649 = acc_35 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_35 = t1649;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1650 = acc_36 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_36 = t1650;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1651 = acc_39 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_39 = t1651;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1652 = acc_40 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_40 = t1652;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1653 = acc_43 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_43 = t1653;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1654 = acc_44 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_44 = t1654;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1655 = acc_47 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_47 = t1655;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1656 = acc_48 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_48 = t1656;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1657 = acc_51 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_51 = t1657;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1658 = acc_52 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_52 = t1658;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1659 = acc_55 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_55 = t1659;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1660 = acc_56 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_56 = t1660;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1661 = acc_59 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_59 = t1661;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1662 = acc_60 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_60 = t1662;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1663 = acc_63 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_63 = t1663;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1664 = acc_64 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_64 = t1664;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1665;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1665) : "f"(s_33), "f"(s_34));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1666;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1666) : "f"(s_35), "f"(s_36));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1667;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1667) : "f"(s_37), "f"(s_38));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1668;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1668) : "f"(s_39), "f"(s_40));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1669;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1669) : "f"(s_41), "f"(s_42));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1670;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1670) : "f"(s_43), "f"(s_44));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1671;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1671) : "f"(s_45), "f"(s_46));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1672;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1672) : "f"(s_47), "f"(s_48));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1673;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1673) : "f"(s_49), "f"(s_50));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1674;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1674) : "f"(s_51), "f"(s_52));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1675;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1675) : "f"(s_53), "f"(s_54));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1676;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1676) : "f"(s_55), "f"(s_56));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1677;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1677) : "f"(s_57), "f"(s_58));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1678;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1678) : "f"(s_59), "f"(s_60));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1679;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1679) : "f"(s_61), "f"(s_62));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1680;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1680) : "f"(s_63), "f"(s_64));
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1681;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1681) : "r"(t350));
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1682 = t1681 ^ 32u;
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1683 = t1681 ^ 64u;
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1684 = t1681 ^ 96u;
        const u32 t1685 = t147 + t1681;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1686 = t147 + t1682;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1687 = t147 + t1683;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1688 = t147 + t1684;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_449;
        u32 m_450;
        u32 m_451;
        u32 m_452;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_449), "=r"(m_450), "=r"(m_451), "=r"(m_452) : "r"(t1685) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1665), "r"(t1666), "r"(t1667), "r"(t1668), "r"(m_449), "r"(m_450));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1665), "r"(t1666), "r"(t1667), "r"(t1668), "r"(m_451), "r"(m_452));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_453;
        u32 m_454;
        u32 m_455;
        u32 m_456;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_453), "=r"(m_454), "=r"(m_455), "=r"(m_456) : "r"(t1686) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1665), "r"(t1666), "r"(t1667), "r"(t1668), "r"(m_453), "r"(m_454));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1665), "r"(t1666), "r"(t1667), "r"(t1668), "r"(m_455), "r"(m_456));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_457;
        u32 m_458;
        u32 m_459;
        u32 m_460;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_457), "=r"(m_458), "=r"(m_459), "=r"(m_460) : "r"(t1687) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1665), "r"(t1666), "r"(t1667), "r"(t1668), "r"(m_457), "r"(m_458));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1665), "r"(t1666), "r"(t1667), "r"(t1668), "r"(m_459), "r"(m_460));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_461;
        u32 m_462;
        u32 m_463;
        u32 m_464;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_461), "=r"(m_462), "=r"(m_463), "=r"(m_464) : "r"(t1688) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1665), "r"(t1666), "r"(t1667), "r"(t1668), "r"(m_461), "r"(m_462));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1665), "r"(t1666), "r"(t1667), "r"(t1668), "r"(m_463), "r"(m_464));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_465;
        u32 m_466;
        u32 m_467;
        u32 m_468;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_465), "=r"(m_466), "=r"(m_467), "=r"(m_468) : "r"(t1685) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1665), "r"(t1666), "r"(t1667), "r"(t1668), "r"(m_465), "r"(m_466));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1665), "r"(t1666), "r"(t1667), "r"(t1668), "r"(m_467), "r"(m_468));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_469;
        u32 m_470;
        u32 m_471;
        u32 m_472;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_469), "=r"(m_470), "=r"(m_471), "=r"(m_472) : "r"(t1686) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1665), "r"(t1666), "r"(t1667), "r"(t1668), "r"(m_469), "r"(m_470));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1665), "r"(t1666), "r"(t1667), "r"(t1668), "r"(m_471), "r"(m_472));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_473;
        u32 m_474;
        u32 m_475;
        u32 m_476;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_473), "=r"(m_474), "=r"(m_475), "=r"(m_476) : "r"(t1687) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1665), "r"(t1666), "r"(t1667), "r"(t1668), "r"(m_473), "r"(m_474));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1665), "r"(t1666), "r"(t1667), "r"(t1668), "r"(m_475), "r"(m_476));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_477;
        u32 m_478;
        u32 m_479;
        u32 m_480;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_477), "=r"(m_478), "=r"(m_479), "=r"(m_480) : "r"(t1688) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1665), "r"(t1666), "r"(t1667), "r"(t1668), "r"(m_477), "r"(m_478));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1665), "r"(t1666), "r"(t1667), "r"(t1668), "r"(m_479), "r"(m_480));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_481;
        u32 m_482;
        u32 m_483;
        u32 m_484;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_481), "=r"(m_482), "=r"(m_483), "=r"(m_484) : "r"(t1685) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1669), "r"(t1670), "r"(t1671), "r"(t1672), "r"(m_481), "r"(m_482));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1669), "r"(t1670), "r"(t1671), "r"(t1672), "r"(m_483), "r"(m_484));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_485;
        u32 m_486;
        u32 m_487;
        u32 m_488;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_485), "=r"(m_486), "=r"(m_487), "=r"(m_488) : "r"(t1686) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1669), "r"(t1670), "r"(t1671), "r"(t1672), "r"(m_485), "r"(m_486));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1669), "r"(t1670), "r"(t1671), "r"(t1672), "r"(m_487), "r"(m_488));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_489;
        u32 m_490;
        u32 m_491;
        u32 m_492;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_489), "=r"(m_490), "=r"(m_491), "=r"(m_492) : "r"(t1687) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1669), "r"(t1670), "r"(t1671), "r"(t1672), "r"(m_489), "r"(m_490));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1669), "r"(t1670), "r"(t1671), "r"(t1672), "r"(m_491), "r"(m_492));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_493;
        u32 m_494;
        u32 m_495;
        u32 m_496;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_493), "=r"(m_494), "=r"(m_495), "=r"(m_496) : "r"(t1688) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1669), "r"(t1670), "r"(t1671), "r"(t1672), "r"(m_493), "r"(m_494));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1669), "r"(t1670), "r"(t1671), "r"(t1672), "r"(m_495), "r"(m_496));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_497;
        u32 m_498;
        u32 m_499;
        u32 m_500;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_497), "=r"(m_498), "=r"(m_499), "=r"(m_500) : "r"(t1685) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1669), "r"(t1670), "r"(t1671), "r"(t1672), "r"(m_497), "r"(m_498));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1669), "r"(t1670), "r"(t1671), "r"(t1672), "r"(m_499), "r"(m_500));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_501;
        u32 m_502;
        u32 m_503;
        u32 m_504;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_501), "=r"(m_502), "=r"(m_503), "=r"(m_504) : "r"(t1686) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1669), "r"(t1670), "r"(t1671), "r"(t1672), "r"(m_501), "r"(m_502));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1669), "r"(t1670), "r"(t1671), "r"(t1672), "r"(m_503), "r"(m_504));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_505;
        u32 m_506;
        u32 m_507;
        u32 m_508;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_505), "=r"(m_506), "=r"(m_507), "=r"(m_508) : "r"(t1687) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1669), "r"(t1670), "r"(t1671), "r"(t1672), "r"(m_505), "r"(m_506));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1669), "r"(t1670), "r"(t1671), "r"(t1672), "r"(m_507), "r"(m_508));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_509;
        u32 m_510;
        u32 m_511;
        u32 m_512;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_509), "=r"(m_510), "=r"(m_511), "=r"(m_512) : "r"(t1688) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1669), "r"(t1670), "r"(t1671), "r"(t1672), "r"(m_509), "r"(m_510));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1669), "r"(t1670), "r"(t1671), "r"(t1672), "r"(m_511), "r"(m_512));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_513;
        u32 m_514;
        u32 m_515;
        u32 m_516;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_513), "=r"(m_514), "=r"(m_515), "=r"(m_516) : "r"(t1685) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1673), "r"(t1674), "r"(t1675), "r"(t1676), "r"(m_513), "r"(m_514));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1673), "r"(t1674), "r"(t1675), "r"(t1676), "r"(m_515), "r"(m_516));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_517;
        u32 m_518;
        u32 m_519;
        u32 m_520;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_517), "=r"(m_518), "=r"(m_519), "=r"(m_520) : "r"(t1686) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1673), "r"(t1674), "r"(t1675), "r"(t1676), "r"(m_517), "r"(m_518));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1673), "r"(t1674), "r"(t1675), "r"(t1676), "r"(m_519), "r"(m_520));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_521;
        u32 m_522;
        u32 m_523;
        u32 m_524;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_521), "=r"(m_522), "=r"(m_523), "=r"(m_524) : "r"(t1687) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1673), "r"(t1674), "r"(t1675), "r"(t1676), "r"(m_521), "r"(m_522));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1673), "r"(t1674), "r"(t1675), "r"(t1676), "r"(m_523), "r"(m_524));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_525;
        u32 m_526;
        u32 m_527;
        u32 m_528;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_525), "=r"(m_526), "=r"(m_527), "=r"(m_528) : "r"(t1688) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1673), "r"(t1674), "r"(t1675), "r"(t1676), "r"(m_525), "r"(m_526));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1673), "r"(t1674), "r"(t1675), "r"(t1676), "r"(m_527), "r"(m_528));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_529;
        u32 m_530;
        u32 m_531;
        u32 m_532;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_529), "=r"(m_530), "=r"(m_531), "=r"(m_532) : "r"(t1685) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1673), "r"(t1674), "r"(t1675), "r"(t1676), "r"(m_529), "r"(m_530));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1673), "r"(t1674), "r"(t1675), "r"(t1676), "r"(m_531), "r"(m_532));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_533;
        u32 m_534;
        u32 m_535;
        u32 m_536;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_533), "=r"(m_534), "=r"(m_535), "=r"(m_536) : "r"(t1686) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1673), "r"(t1674), "r"(t1675), "r"(t1676), "r"(m_533), "r"(m_534));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1673), "r"(t1674), "r"(t1675), "r"(t1676), "r"(m_535), "r"(m_536));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_537;
        u32 m_538;
        u32 m_539;
        u32 m_540;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_537), "=r"(m_538), "=r"(m_539), "=r"(m_540) : "r"(t1687) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1673), "r"(t1674), "r"(t1675), "r"(t1676), "r"(m_537), "r"(m_538));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1673), "r"(t1674), "r"(t1675), "r"(t1676), "r"(m_539), "r"(m_540));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_541;
        u32 m_542;
        u32 m_543;
        u32 m_544;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_541), "=r"(m_542), "=r"(m_543), "=r"(m_544) : "r"(t1688) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1673), "r"(t1674), "r"(t1675), "r"(t1676), "r"(m_541), "r"(m_542));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1673), "r"(t1674), "r"(t1675), "r"(t1676), "r"(m_543), "r"(m_544));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_545;
        u32 m_546;
        u32 m_547;
        u32 m_548;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_545), "=r"(m_546), "=r"(m_547), "=r"(m_548) : "r"(t1685) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1677), "r"(t1678), "r"(t1679), "r"(t1680), "r"(m_545), "r"(m_546));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1677), "r"(t1678), "r"(t1679), "r"(t1680), "r"(m_547), "r"(m_548));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_549;
        u32 m_550;
        u32 m_551;
        u32 m_552;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_549), "=r"(m_550), "=r"(m_551), "=r"(m_552) : "r"(t1686) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1677), "r"(t1678), "r"(t1679), "r"(t1680), "r"(m_549), "r"(m_550));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1677), "r"(t1678), "r"(t1679), "r"(t1680), "r"(m_551), "r"(m_552));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_553;
        u32 m_554;
        u32 m_555;
        u32 m_556;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_553), "=r"(m_554), "=r"(m_555), "=r"(m_556) : "r"(t1687) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1677), "r"(t1678), "r"(t1679), "r"(t1680), "r"(m_553), "r"(m_554));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1677), "r"(t1678), "r"(t1679), "r"(t1680), "r"(m_555), "r"(m_556));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_557;
        u32 m_558;
        u32 m_559;
        u32 m_560;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_557), "=r"(m_558), "=r"(m_559), "=r"(m_560) : "r"(t1688) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1677), "r"(t1678), "r"(t1679), "r"(t1680), "r"(m_557), "r"(m_558));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1677), "r"(t1678), "r"(t1679), "r"(t1680), "r"(m_559), "r"(m_560));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_561;
        u32 m_562;
        u32 m_563;
        u32 m_564;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_561), "=r"(m_562), "=r"(m_563), "=r"(m_564) : "r"(t1685) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1677), "r"(t1678), "r"(t1679), "r"(t1680), "r"(m_561), "r"(m_562));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1677), "r"(t1678), "r"(t1679), "r"(t1680), "r"(m_563), "r"(m_564));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_565;
        u32 m_566;
        u32 m_567;
        u32 m_568;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_565), "=r"(m_566), "=r"(m_567), "=r"(m_568) : "r"(t1686) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1677), "r"(t1678), "r"(t1679), "r"(t1680), "r"(m_565), "r"(m_566));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1677), "r"(t1678), "r"(t1679), "r"(t1680), "r"(m_567), "r"(m_568));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_569;
        u32 m_570;
        u32 m_571;
        u32 m_572;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_569), "=r"(m_570), "=r"(m_571), "=r"(m_572) : "r"(t1687) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1677), "r"(t1678), "r"(t1679), "r"(t1680), "r"(m_569), "r"(m_570));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1677), "r"(t1678), "r"(t1679), "r"(t1680), "r"(m_571), "r"(m_572));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_573;
        u32 m_574;
        u32 m_575;
        u32 m_576;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_573), "=r"(m_574), "=r"(m_575), "=r"(m_576) : "r"(t1688) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1677), "r"(t1678), "r"(t1679), "r"(t1680), "r"(m_573), "r"(m_574));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1677), "r"(t1678), "r"(t1679), "r"(t1680), "r"(m_575), "r"(m_576));
    }
#line 227 "fa-kernels/src/attention/softmax.rs"
    f32 t1689;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1689) : "f"(row_sum));
#line 227 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_5 = row_sum + t1689;
    f32 t1691;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1691) : "f"(pair_5));
#line 228 "fa-kernels/src/attention/softmax.rs"
    const f32 t1692 = pair_5 + t1691;
#line 228 "fa-kernels/src/attention/softmax.rs"
    row_sum = t1692;
#line 227 "fa-kernels/src/attention/softmax.rs"
    f32 t1693;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1693) : "f"(row_sum_2));
#line 227 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_6 = row_sum_2 + t1693;
    f32 t1695;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1695) : "f"(pair_6));
#line 228 "fa-kernels/src/attention/softmax.rs"
    const f32 t1696 = pair_6 + t1695;
#line 228 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t1696;
#line 310 "fa-kernels/src/attention/softmax.rs"
    const f32 sum = row_sum;
    const bool t1697 = sum == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
    f32 t1698;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1698) : "f"(sum));
#line 311 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer = t1697 ? 0.0f : t1698;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1700 = acc * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc = t1700;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1701 = acc_2 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_2 = t1701;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1702 = acc_5 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_5 = t1702;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1703 = acc_6 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_6 = t1703;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1704 = acc_9 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_9 = t1704;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1705 = acc_10 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_10 = t1705;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1706 = acc_13 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_13 = t1706;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1707 = acc_14 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_14 = t1707;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1708 = acc_17 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_17 = t1708;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1709 = acc_18 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_18 = t1709;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1710 = acc_21 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_21 = t1710;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1711 = acc_22 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_22 = t1711;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1712 = acc_25 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_25 = t1712;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1713 = acc_26 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_26 = t1713;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1714 = acc_29 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_29 = t1714;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1715 = acc_30 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_30 = t1715;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1716 = acc_33 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_33 = t1716;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1717 = acc_34 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_34 = t1717;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1718 = acc_37 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_37 = t1718;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1719 = acc_38 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_38 = t1719;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1720 = acc_41 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_41 = t1720;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1721 = acc_42 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_42 = t1721;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1722 = acc_45 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_45 = t1722;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1723 = acc_46 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_46 = t1723;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1724 = acc_49 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_49 = t1724;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1725 = acc_50 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_50 = t1725;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1726 = acc_53 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_53 = t1726;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1727 = acc_54 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_54 = t1727;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1728 = acc_57 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_57 = t1728;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1729 = acc_58 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_58 = t1729;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1730 = acc_61 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_61 = t1730;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1731 = acc_62 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_62 = t1731;
#line 310 "fa-kernels/src/attention/softmax.rs"
    const f32 sum_2 = row_sum_2;
    const bool t1732 = sum_2 == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
    f32 t1733;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1733) : "f"(sum_2));
#line 311 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer_2 = t1732 ? 0.0f : t1733;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1735 = acc_3 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_3 = t1735;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1736 = acc_4 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_4 = t1736;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1737 = acc_7 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_7 = t1737;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1738 = acc_8 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_8 = t1738;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1739 = acc_11 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_11 = t1739;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1740 = acc_12 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_12 = t1740;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1741 = acc_15 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_15 = t1741;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1742 = acc_16 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_16 = t1742;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1743 = acc_19 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_19 = t1743;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1744 = acc_20 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_20 = t1744;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1745 = acc_23 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_23 = t1745;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1746 = acc_24 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_24 = t1746;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1747 = acc_27 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_27 = t1747;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1748 = acc_28 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_28 = t1748;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1749 = acc_31 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_31 = t1749;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1750 = acc_32 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_32 = t1750;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1751 = acc_35 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_35 = t1751;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1752 = acc_36 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_36 = t1752;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1753 = acc_39 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_39 = t1753;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1754 = acc_40 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_40 = t1754;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1755 = acc_43 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_43 = t1755;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1756 = acc_44 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_44 = t1756;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1757 = acc_47 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_47 = t1757;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1758 = acc_48 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_48 = t1758;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1759 = acc_51 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_51 = t1759;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1760 = acc_52 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_52 = t1760;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1761 = acc_55 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_55 = t1761;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1762 = acc_56 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_56 = t1762;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1763 = acc_59 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_59 = t1763;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1764 = acc_60 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_60 = t1764;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1765 = acc_63 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_63 = t1765;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1766 = acc_64 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_64 = t1766;
#line 178 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1767 = blockIdx.x;
#line 178 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1768;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1768) : "r"(t1767));
#line 40 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t1769 = seq_q + 63u;
#line 40 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t1770 = t1769 >> 6u;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1771 = heads_per_section * t1770;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1772 = t1768 / t1771;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 first_2 = t1772 * heads_per_section;
    const u32 t1774 = heads * batch;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1775 = t1774 - first_2;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 heads_3 = t1775 < heads_per_section ? t1775 : heads_per_section;
    const u32 t1777 = first_2 * t1770;
#line 84 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 rest_2 = t1768 - t1777;
    const u32 t1779 = rest_2 % heads_3;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1780 = first_2 + t1779;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1781 = t1770 - 1u;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1782 = rest_2 / heads_3;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1783 = t1781 - t1782;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1784 = t1783 << 6u;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1785 = t1780 % heads;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1786 = t1780 / heads;
#line 192 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
    const u32 t1787 = smem_1 + 8192u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1788 = lane >> 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1789 = first_row + t1788;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1790 = t1789 & 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1791 = 0u ^ t1790;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1792 = t1789 << 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1793 = t1791 << 4u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1794 = t1792 + t1793;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1795 = lane & 3u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1796 = t1795 << 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1797 = t1794 + t1796;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1798;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1798) : "f"(acc), "f"(acc_2));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1799 = smem_1 + t1797;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1799), "r"(t1798) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1800;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1800) : "f"(acc_5), "f"(acc_6));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1801 = t1797 ^ 16u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1802 = smem_1 + t1801;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1802), "r"(t1800) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1803;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1803) : "f"(acc_9), "f"(acc_10));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1804 = t1797 ^ 32u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1805 = smem_1 + t1804;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1805), "r"(t1803) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1806;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1806) : "f"(acc_13), "f"(acc_14));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1807 = t1797 ^ 48u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1808 = smem_1 + t1807;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1808), "r"(t1806) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1809;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1809) : "f"(acc_17), "f"(acc_18));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1810 = t1797 ^ 64u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1811 = smem_1 + t1810;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1811), "r"(t1809) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1812;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1812) : "f"(acc_21), "f"(acc_22));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1813 = t1797 ^ 80u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1814 = smem_1 + t1813;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1814), "r"(t1812) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1815;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1815) : "f"(acc_25), "f"(acc_26));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1816 = t1797 ^ 96u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1817 = smem_1 + t1816;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1817), "r"(t1815) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1818;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1818) : "f"(acc_29), "f"(acc_30));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1819 = t1797 ^ 112u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1820 = smem_1 + t1819;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1820), "r"(t1818) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1821 = t1789 & 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1822 = 0u ^ t1821;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1823 = t1789 << 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1824 = t1822 << 4u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1825 = t1823 + t1824;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1826 = lane & 3u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1827 = t1826 << 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1828 = t1825 + t1827;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1829;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1829) : "f"(acc_33), "f"(acc_34));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1830 = t1787 + t1828;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1830), "r"(t1829) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1831;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1831) : "f"(acc_37), "f"(acc_38));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1832 = t1828 ^ 16u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1833 = t1787 + t1832;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1833), "r"(t1831) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1834;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1834) : "f"(acc_41), "f"(acc_42));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1835 = t1828 ^ 32u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1836 = t1787 + t1835;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1836), "r"(t1834) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1837;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1837) : "f"(acc_45), "f"(acc_46));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1838 = t1828 ^ 48u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1839 = t1787 + t1838;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1839), "r"(t1837) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1840;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1840) : "f"(acc_49), "f"(acc_50));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1841 = t1828 ^ 64u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1842 = t1787 + t1841;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1842), "r"(t1840) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1843;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1843) : "f"(acc_53), "f"(acc_54));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1844 = t1828 ^ 80u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1845 = t1787 + t1844;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1845), "r"(t1843) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1846;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1846) : "f"(acc_57), "f"(acc_58));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1847 = t1828 ^ 96u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1848 = t1787 + t1847;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1848), "r"(t1846) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1849;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1849) : "f"(acc_61), "f"(acc_62));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1850 = t1828 ^ 112u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1851 = t1787 + t1850;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1851), "r"(t1849) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1852 = lane >> 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1853 = first_row + t1852;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1854 = t1853 + 8u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1855 = t1854 & 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1856 = 0u ^ t1855;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1857 = t1854 << 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1858 = t1856 << 4u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1859 = t1857 + t1858;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1860 = lane & 3u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1861 = t1860 << 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1862 = t1859 + t1861;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1863;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1863) : "f"(acc_3), "f"(acc_4));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1864 = smem_1 + t1862;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1864), "r"(t1863) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1865;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1865) : "f"(acc_7), "f"(acc_8));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1866 = t1862 ^ 16u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1867 = smem_1 + t1866;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1867), "r"(t1865) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1868;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1868) : "f"(acc_11), "f"(acc_12));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1869 = t1862 ^ 32u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1870 = smem_1 + t1869;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1870), "r"(t1868) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1871;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1871) : "f"(acc_15), "f"(acc_16));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1872 = t1862 ^ 48u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1873 = smem_1 + t1872;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1873), "r"(t1871) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1874;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1874) : "f"(acc_19), "f"(acc_20));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1875 = t1862 ^ 64u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1876 = smem_1 + t1875;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1876), "r"(t1874) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1877;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1877) : "f"(acc_23), "f"(acc_24));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1878 = t1862 ^ 80u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1879 = smem_1 + t1878;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1879), "r"(t1877) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1880;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1880) : "f"(acc_27), "f"(acc_28));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1881 = t1862 ^ 96u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1882 = smem_1 + t1881;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1882), "r"(t1880) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1883;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1883) : "f"(acc_31), "f"(acc_32));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1884 = t1862 ^ 112u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1885 = smem_1 + t1884;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1885), "r"(t1883) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1886 = t1854 & 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1887 = 0u ^ t1886;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1888 = t1854 << 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1889 = t1887 << 4u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1890 = t1888 + t1889;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1891 = lane & 3u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1892 = t1891 << 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1893 = t1890 + t1892;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1894;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1894) : "f"(acc_35), "f"(acc_36));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1895 = t1787 + t1893;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1895), "r"(t1894) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1896;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1896) : "f"(acc_39), "f"(acc_40));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1897 = t1893 ^ 16u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1898 = t1787 + t1897;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1898), "r"(t1896) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1899;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1899) : "f"(acc_43), "f"(acc_44));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1900 = t1893 ^ 32u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1901 = t1787 + t1900;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1901), "r"(t1899) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1902;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1902) : "f"(acc_47), "f"(acc_48));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1903 = t1893 ^ 48u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1904 = t1787 + t1903;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1904), "r"(t1902) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1905;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1905) : "f"(acc_51), "f"(acc_52));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1906 = t1893 ^ 64u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1907 = t1787 + t1906;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1907), "r"(t1905) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1908;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1908) : "f"(acc_55), "f"(acc_56));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1909 = t1893 ^ 80u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1910 = t1787 + t1909;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1910), "r"(t1908) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1911;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1911) : "f"(acc_59), "f"(acc_60));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1912 = t1893 ^ 96u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1913 = t1787 + t1912;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1913), "r"(t1911) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1914;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1914) : "f"(acc_63), "f"(acc_64));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1915 = t1893 ^ 112u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1916 = t1787 + t1915;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1916), "r"(t1914) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1917 = (u64)t1786;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1918 = t1917 * o_stride0;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1919 = t1918 * 2ull;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1920 = o + t1919;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1921 = (u64)t1784;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1922 = t1921 * o_stride1;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1923 = t1922 * 2ull;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1924 = t1920 + t1923;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1925 = (u64)t1785;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1926 = t1925 * o_stride2;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1927 = t1926 * 2ull;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1928 = t1924 + t1927;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1929 = (u32)o_stride1;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1930 = t1929 << 1u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1931 = seq_q - t1784;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1932 = head_dim >> 3u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1933 = lane >> 3u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1934 = first_row + t1933;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1935 = lane & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1936 = t1934 < t1931;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1937 = t1935 < t1932;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1938 = t1936 & t1937;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1938) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1939 = t1934 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1940 = t1935 ^ t1939;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1941 = t1934 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1942 = t1940 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1943 = t1941 + t1942;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1944 = smem_1 + t1943;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row;
        u32 row_2;
        u32 row_3;
        u32 row_4;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t1944) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1945 = (u64)t1934 * t1930;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1946 = t1928 + t1945;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1947 = (u64)t1935 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1948 = t1946 + t1947;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1948), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
    }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1949 = t1934 + 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1950 = t1949 < t1931;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1951 = t1935 < t1932;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1952 = t1950 & t1951;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1952) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1953 = t1949 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1954 = t1935 ^ t1953;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1955 = t1949 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1956 = t1954 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1957 = t1955 + t1956;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1958 = smem_1 + t1957;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_5;
        u32 row_6;
        u32 row_7;
        u32 row_8;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t1958) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1959 = (u64)t1949 * t1930;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1960 = t1928 + t1959;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1961 = (u64)t1935 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1962 = t1960 + t1961;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1962), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
    }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1963 = t1934 + 8u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1964 = t1963 < t1931;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1965 = t1935 < t1932;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1966 = t1964 & t1965;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1966) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1967 = t1963 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1968 = t1935 ^ t1967;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1969 = t1963 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1970 = t1968 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1971 = t1969 + t1970;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1972 = smem_1 + t1971;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_9;
        u32 row_10;
        u32 row_11;
        u32 row_12;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t1972) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1973 = (u64)t1963 * t1930;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1974 = t1928 + t1973;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1975 = (u64)t1935 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1976 = t1974 + t1975;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1976), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
    }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1977 = t1934 + 12u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1978 = t1977 < t1931;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1979 = t1935 < t1932;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1980 = t1978 & t1979;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1980) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1981 = t1977 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1982 = t1935 ^ t1981;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1983 = t1977 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1984 = t1982 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1985 = t1983 + t1984;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1986 = smem_1 + t1985;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_13;
        u32 row_14;
        u32 row_15;
        u32 row_16;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t1986) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1987 = (u64)t1977 * t1930;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1988 = t1928 + t1987;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1989 = (u64)t1935 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1990 = t1988 + t1989;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1990), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
    }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1991 = smem_1 + 8192u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1992 = t1934 < t1931;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1993 = t1935 + 8u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1994 = t1993 < t1932;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1995 = t1992 & t1994;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1995) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1996 = t1934 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1997 = t1935 ^ t1996;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1998 = t1934 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1999 = t1997 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2000 = t1998 + t1999;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2001 = t1991 + t2000;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_17;
        u32 row_18;
        u32 row_19;
        u32 row_20;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t2001) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2002 = (u64)t1934 * t1930;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2003 = t1928 + t2002;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2004 = (u64)t1935 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2005 = t2003 + t2004;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2005), "r"(row_17), "r"(row_18), "r"(row_19), "r"(row_20) : "memory");
    }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2006 = t1934 + 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2007 = t2006 < t1931;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2008 = t1935 + 8u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2009 = t2008 < t1932;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2010 = t2007 & t2009;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2010) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2011 = t2006 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2012 = t1935 ^ t2011;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2013 = t2006 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2014 = t2012 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2015 = t2013 + t2014;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2016 = t1991 + t2015;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_21;
        u32 row_22;
        u32 row_23;
        u32 row_24;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t2016) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2017 = (u64)t2006 * t1930;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2018 = t1928 + t2017;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2019 = (u64)t1935 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2020 = t2018 + t2019;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2020), "r"(row_21), "r"(row_22), "r"(row_23), "r"(row_24) : "memory");
    }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2021 = t1934 + 8u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2022 = t2021 < t1931;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2023 = t1935 + 8u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2024 = t2023 < t1932;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2025 = t2022 & t2024;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2025) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2026 = t2021 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2027 = t1935 ^ t2026;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2028 = t2021 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2029 = t2027 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2030 = t2028 + t2029;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2031 = t1991 + t2030;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_25;
        u32 row_26;
        u32 row_27;
        u32 row_28;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t2031) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2032 = (u64)t2021 * t1930;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2033 = t1928 + t2032;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2034 = (u64)t1935 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2035 = t2033 + t2034;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2035), "r"(row_25), "r"(row_26), "r"(row_27), "r"(row_28) : "memory");
    }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2036 = t1934 + 12u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2037 = t2036 < t1931;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2038 = t1935 + 8u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2039 = t2038 < t1932;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2040 = t2037 & t2039;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2040) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2041 = t2036 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2042 = t1935 ^ t2041;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2043 = t2036 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2044 = t2042 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2045 = t2043 + t2044;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2046 = t1991 + t2045;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_29;
        u32 row_30;
        u32 row_31;
        u32 row_32;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t2046) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2047 = (u64)t2036 * t1930;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2048 = t1928 + t2047;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2049 = (u64)t1935 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2050 = t2048 + t2049;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2050), "r"(row_29), "r"(row_30), "r"(row_31), "r"(row_32) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2051 = t1784 + first_row;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2052 = (u64)t1786;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2053 = t2052 * lse_stride0;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2054 = t2053 * 4ull;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2055 = lse + t2054;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2056 = (u64)t1785;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2057 = t2056 * lse_stride1;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2058 = t2057 * 4ull;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2059 = t2055 + t2058;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2060 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    const u32 t2061 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    const bool t2062 = t2061 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    if (t2062) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t2063 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_33 = t2051 + t2063;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists = row_33 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists) {
            const u64 t2066 = (u64)row_33 * t2060;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2067 = t2066 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2068 = t2059 + t2067;
#line 287 "fa-kernels/src/attention/softmax.rs"
            f32 t2069;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2069) : "f"(row_sum));
#line 287 "fa-kernels/src/attention/softmax.rs"
            f32 t2070;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2070) : "f"(row_max), "f"(scale_log2), "f"(t2069));
#line 287 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_2 = t2070 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
            const bool t2072 = row_sum == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
            const f32 t2073 = t2072 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2068), "f"(t2073) : "memory");
        }
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t2074 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t2075 = t2051 + t2074;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_34 = t2075 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists_2 = row_34 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists_2) {
            const u64 t2078 = (u64)row_34 * t2060;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2079 = t2078 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2080 = t2059 + t2079;
#line 287 "fa-kernels/src/attention/softmax.rs"
            f32 t2081;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2081) : "f"(row_sum_2));
#line 287 "fa-kernels/src/attention/softmax.rs"
            f32 t2082;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2082) : "f"(row_max_2), "f"(scale_log2), "f"(t2081));
#line 287 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_3 = t2082 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
            const bool t2084 = row_sum_2 == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
            const f32 t2085 = t2084 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2080), "f"(t2085) : "memory");
        }
    }
}
