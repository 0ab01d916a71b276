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
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t409 = s * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power) : "f"(t409));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t411 = power + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t412;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t412) : "f"(t411));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t413;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t413) : "f"(t412), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s = t413;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t414 = s_2 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_2;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_2) : "f"(t414));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t416 = power_2 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t417;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t417) : "f"(t416));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t418;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t418) : "f"(t417), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_2 = t418;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t419 = s_3 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_3;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_3) : "f"(t419));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t421 = power_3 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t422;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t422) : "f"(t421));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t423;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t423) : "f"(t422), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_3 = t423;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t424 = s_4 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_4;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_4) : "f"(t424));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t426 = power_4 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t427;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t427) : "f"(t426));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t428;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t428) : "f"(t427), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_4 = t428;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t429 = s_5 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_5;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_5) : "f"(t429));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t431 = power_5 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t432;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t432) : "f"(t431));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t433;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t433) : "f"(t432), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_5 = t433;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t434 = s_6 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_6;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_6) : "f"(t434));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t436 = power_6 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t437;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t437) : "f"(t436));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t438;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t438) : "f"(t437), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_6 = t438;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t439 = s_7 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_7;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_7) : "f"(t439));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t441 = power_7 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t442;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t442) : "f"(t441));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t443;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t443) : "f"(t442), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_7 = t443;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t444 = s_8 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_8;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_8) : "f"(t444));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t446 = power_8 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t447;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t447) : "f"(t446));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t448;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t448) : "f"(t447), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_8 = t448;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t449 = s_9 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_9;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_9) : "f"(t449));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t451 = power_9 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t452;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t452) : "f"(t451));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t453;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t453) : "f"(t452), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_9 = t453;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t454 = s_10 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_10;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_10) : "f"(t454));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t456 = power_10 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t457;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t457) : "f"(t456));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t458;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t458) : "f"(t457), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_10 = t458;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t459 = s_11 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_11;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_11) : "f"(t459));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t461 = power_11 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t462;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t462) : "f"(t461));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t463;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t463) : "f"(t462), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_11 = t463;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t464 = s_12 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_12;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_12) : "f"(t464));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t466 = power_12 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t467;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t467) : "f"(t466));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t468;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t468) : "f"(t467), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_12 = t468;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t469 = s_13 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_13;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_13) : "f"(t469));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t471 = power_13 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t472;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t472) : "f"(t471));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t473;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t473) : "f"(t472), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_13 = t473;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t474 = s_14 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_14;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_14) : "f"(t474));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t476 = power_14 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t477;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t477) : "f"(t476));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t478;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t478) : "f"(t477), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_14 = t478;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t479 = s_15 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_15;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_15) : "f"(t479));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t481 = power_15 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t482;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t482) : "f"(t481));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t483;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t483) : "f"(t482), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_15 = t483;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t484 = s_16 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_16;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_16) : "f"(t484));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t486 = power_16 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t487;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t487) : "f"(t486));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t488;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t488) : "f"(t487), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_16 = t488;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t489 = s_17 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_17;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_17) : "f"(t489));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t491 = power_17 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t492;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t492) : "f"(t491));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t493;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t493) : "f"(t492), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_17 = t493;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t494 = s_18 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_18;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_18) : "f"(t494));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t496 = power_18 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t497;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t497) : "f"(t496));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t498;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t498) : "f"(t497), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_18 = t498;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t499 = s_19 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_19;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_19) : "f"(t499));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t501 = power_19 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t502;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t502) : "f"(t501));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t503;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t503) : "f"(t502), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_19 = t503;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t504 = s_20 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_20;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_20) : "f"(t504));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t506 = power_20 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t507;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t507) : "f"(t506));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t508;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t508) : "f"(t507), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_20 = t508;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t509 = s_21 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_21;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_21) : "f"(t509));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t511 = power_21 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t512;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t512) : "f"(t511));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t513;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t513) : "f"(t512), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_21 = t513;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t514 = s_22 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_22;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_22) : "f"(t514));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t516 = power_22 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t517;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t517) : "f"(t516));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t518;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t518) : "f"(t517), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_22 = t518;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t519 = s_23 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_23;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_23) : "f"(t519));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t521 = power_23 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t522;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t522) : "f"(t521));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t523;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t523) : "f"(t522), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_23 = t523;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t524 = s_24 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_24;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_24) : "f"(t524));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t526 = power_24 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t527;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t527) : "f"(t526));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t528;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t528) : "f"(t527), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_24 = t528;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t529 = s_25 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_25;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_25) : "f"(t529));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t531 = power_25 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t532;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t532) : "f"(t531));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t533;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t533) : "f"(t532), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_25 = t533;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t534 = s_26 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_26;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_26) : "f"(t534));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t536 = power_26 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t537;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t537) : "f"(t536));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t538;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t538) : "f"(t537), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_26 = t538;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t539 = s_27 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_27;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_27) : "f"(t539));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t541 = power_27 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t542;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t542) : "f"(t541));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t543;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t543) : "f"(t542), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_27 = t543;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t544 = s_28 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_28;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_28) : "f"(t544));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t546 = power_28 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t547;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t547) : "f"(t546));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t548;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t548) : "f"(t547), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_28 = t548;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t549 = s_29 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_29;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_29) : "f"(t549));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t551 = power_29 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t552;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t552) : "f"(t551));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t553;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t553) : "f"(t552), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_29 = t553;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t554 = s_30 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_30;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_30) : "f"(t554));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t556 = power_30 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t557;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t557) : "f"(t556));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t558;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t558) : "f"(t557), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_30 = t558;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t559 = s_31 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_31;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_31) : "f"(t559));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t561 = power_31 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t562;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t562) : "f"(t561));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t563;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t563) : "f"(t562), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_31 = t563;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t564 = s_32 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
    f32 power_32;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_32) : "f"(t564));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    const f32 t566 = power_32 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t567;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t567) : "f"(t566));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    f32 t568;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t568) : "f"(t567), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
    s_32 = t568;
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t569 = end_7 - 1u;
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 first_key_4 = t569 << 6u;
#line 163 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t571 = t21 + first_row;
#line 163 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 first_query;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query) : "r"(t571));
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t573 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t574 = t573 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 column = first_key_4 + t574;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t576 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t577 = first_query + t576;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t578 = t577 + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_8 = t578 + 1u;
    const u32 t580 = end_8 > seq_q ? end_8 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t581 = t580 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_9 = t581 < seq_k ? t581 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_10 = t577 + seq_k;
    const u32 t584 = end_10 > seq_q ? end_10 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 position_3 = t584 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 t586 = position_3 > window_left ? position_3 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 t587 = t586 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t588 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 begin_4 = t587 < t588 ? t587 : t588;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t590 = end_9 > column ? end_9 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 end_11 = t590 - column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t592 = begin_4 > column ? begin_4 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t593 = t592 - column;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t594 = 0u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t595 = t593 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible = t594 & t595;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t597 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s = t597;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t598 = 1u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t599 = t593 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_2 = t598 & t599;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t601 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_2 = t601;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t602 = 8u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t603 = t593 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_3 = t602 & t603;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t605 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_5 = t605;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t606 = 9u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t607 = t593 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_4 = t606 & t607;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t609 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_6 = t609;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t610 = 16u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t611 = t593 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_5 = t610 & t611;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t613 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_9 = t613;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t614 = 17u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t615 = t593 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_6 = t614 & t615;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t617 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_10 = t617;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t618 = 24u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t619 = t593 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_7 = t618 & t619;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t621 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_13 = t621;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t622 = 25u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t623 = t593 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_8 = t622 & t623;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t625 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_14 = t625;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t626 = 32u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t627 = t593 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_9 = t626 & t627;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t629 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_17 = t629;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t630 = 33u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t631 = t593 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_10 = t630 & t631;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t633 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_18 = t633;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t634 = 40u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t635 = t593 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_11 = t634 & t635;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t637 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_21 = t637;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t638 = 41u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t639 = t593 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_12 = t638 & t639;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t641 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_22 = t641;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t642 = 48u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t643 = t593 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_13 = t642 & t643;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t645 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_25 = t645;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t646 = 49u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t647 = t593 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_14 = t646 & t647;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t649 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_26 = t649;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t650 = 56u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t651 = t593 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_15 = t650 & t651;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t653 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_29 = t653;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t654 = 57u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t655 = t593 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_16 = t654 & t655;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t657 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_30 = t657;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t658 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t659 = first_query + t658;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t660 = t659 + 8u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t661 = t660 + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_12 = t661 + 1u;
    const u32 t663 = end_12 > seq_q ? end_12 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t664 = t663 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_13 = t664 < seq_k ? t664 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_14 = t660 + seq_k;
    const u32 t667 = end_14 > seq_q ? end_14 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 position_4 = t667 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 t669 = position_4 > window_left ? position_4 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 t670 = t669 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t671 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 begin_5 = t670 < t671 ? t670 : t671;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t673 = end_13 > column ? end_13 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 end_15 = t673 - column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t675 = begin_5 > column ? begin_5 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t676 = t675 - column;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t677 = 0u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t678 = t676 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_17 = t677 & t678;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t680 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_3 = t680;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t681 = 1u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t682 = t676 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_18 = t681 & t682;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t684 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_4 = t684;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t685 = 8u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t686 = t676 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_19 = t685 & t686;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t688 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_7 = t688;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t689 = 9u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t690 = t676 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_20 = t689 & t690;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t692 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_8 = t692;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t693 = 16u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t694 = t676 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_21 = t693 & t694;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t696 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_11 = t696;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t697 = 17u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t698 = t676 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_22 = t697 & t698;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t700 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_12 = t700;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t701 = 24u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t702 = t676 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_23 = t701 & t702;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t704 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_15 = t704;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t705 = 25u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t706 = t676 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_24 = t705 & t706;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t708 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_16 = t708;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t709 = 32u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t710 = t676 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_25 = t709 & t710;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t712 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_19 = t712;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t713 = 33u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t714 = t676 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_26 = t713 & t714;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t716 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_20 = t716;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t717 = 40u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t718 = t676 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_27 = t717 & t718;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t720 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_23 = t720;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t721 = 41u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t722 = t676 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_28 = t721 & t722;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t724 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_24 = t724;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t725 = 48u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t726 = t676 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_29 = t725 & t726;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t728 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_27 = t728;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t729 = 49u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t730 = t676 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_30 = t729 & t730;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t732 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_28 = t732;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t733 = 56u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t734 = t676 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_31 = t733 & t734;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t736 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_31 = t736;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t737 = 57u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t738 = t676 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_32 = t737 & t738;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t740 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_32 = t740;
#line 153 "fa-kernels/src/attention/softmax.rs"
    const f32 old = row_max;
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t742;
    asm("max.f32 %0, %1, %2;" : "=f"(t742) : "f"(old), "f"(s));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t743;
    asm("max.f32 %0, %1, %2;" : "=f"(t743) : "f"(t742), "f"(s_2));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t744;
    asm("max.f32 %0, %1, %2;" : "=f"(t744) : "f"(t743), "f"(s_5));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t745;
    asm("max.f32 %0, %1, %2;" : "=f"(t745) : "f"(t744), "f"(s_6));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t746;
    asm("max.f32 %0, %1, %2;" : "=f"(t746) : "f"(t745), "f"(s_9));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t747;
    asm("max.f32 %0, %1, %2;" : "=f"(t747) : "f"(t746), "f"(s_10));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t748;
    asm("max.f32 %0, %1, %2;" : "=f"(t748) : "f"(t747), "f"(s_13));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t749;
    asm("max.f32 %0, %1, %2;" : "=f"(t749) : "f"(t748), "f"(s_14));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t750;
    asm("max.f32 %0, %1, %2;" : "=f"(t750) : "f"(t749), "f"(s_17));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t751;
    asm("max.f32 %0, %1, %2;" : "=f"(t751) : "f"(t750), "f"(s_18));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t752;
    asm("max.f32 %0, %1, %2;" : "=f"(t752) : "f"(t751), "f"(s_21));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t753;
    asm("max.f32 %0, %1, %2;" : "=f"(t753) : "f"(t752), "f"(s_22));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t754;
    asm("max.f32 %0, %1, %2;" : "=f"(t754) : "f"(t753), "f"(s_25));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t755;
    asm("max.f32 %0, %1, %2;" : "=f"(t755) : "f"(t754), "f"(s_26));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t756;
    asm("max.f32 %0, %1, %2;" : "=f"(t756) : "f"(t755), "f"(s_29));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t757;
    asm("max.f32 %0, %1, %2;" : "=f"(t757) : "f"(t756), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t758;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t758) : "f"(t757));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair;
    asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t757), "f"(t758));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t760;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t760) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_1;
    asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t760));
#line 184 "fa-kernels/src/attention/softmax.rs"
    const bool none = new_1 == __uint_as_float(0xff800000u);
    const f32 t763 = new_1 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
    const f32 reference = none ? 0.0f : t763;
#line 156 "fa-kernels/src/attention/softmax.rs"
    const f32 t765 = -reference;
#line 156 "fa-kernels/src/attention/softmax.rs"
    f32 t766;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t766) : "f"(old), "f"(scale_log2), "f"(t765));
#line 156 "fa-kernels/src/attention/softmax.rs"
    f32 rescale;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t766));
#line 157 "fa-kernels/src/attention/softmax.rs"
    row_max = new_1;
#line 199 "fa-kernels/src/attention/softmax.rs"
    const f32 t768 = row_sum * rescale;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t769 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t769));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t771;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t771) : "f"(exponent));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s = t771;
    const f32 t772 = t768 + s;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t773 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_2;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t773));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t775;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t775) : "f"(exponent_2));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_2 = t775;
    const f32 t776 = t772 + s_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t777 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_3;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t777));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t779;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t779) : "f"(exponent_3));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_5 = t779;
    const f32 t780 = t776 + s_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t781 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_4;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t781));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t783;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t783) : "f"(exponent_4));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_6 = t783;
    const f32 t784 = t780 + s_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t785 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_5;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t785));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t787;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t787) : "f"(exponent_5));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_9 = t787;
    const f32 t788 = t784 + s_9;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t789 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_6;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t789));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t791;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t791) : "f"(exponent_6));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_10 = t791;
    const f32 t792 = t788 + s_10;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t793 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_7;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t793));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t795;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t795) : "f"(exponent_7));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_13 = t795;
    const f32 t796 = t792 + s_13;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t797 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_8;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t797));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t799;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t799) : "f"(exponent_8));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_14 = t799;
    const f32 t800 = t796 + s_14;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t801 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_9;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t801));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t803;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t803) : "f"(exponent_9));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_17 = t803;
    const f32 t804 = t800 + s_17;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t805 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_10;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t805));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t807;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t807) : "f"(exponent_10));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_18 = t807;
    const f32 t808 = t804 + s_18;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t809 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_11;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t809));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t811;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t811) : "f"(exponent_11));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_21 = t811;
    const f32 t812 = t808 + s_21;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t813 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_12;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t813));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t815;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t815) : "f"(exponent_12));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_22 = t815;
    const f32 t816 = t812 + s_22;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t817 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_13;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t817));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t819;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t819) : "f"(exponent_13));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_25 = t819;
    const f32 t820 = t816 + s_25;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t821 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_14;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t821));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t823;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t823) : "f"(exponent_14));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_26 = t823;
    const f32 t824 = t820 + s_26;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t825 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_15;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t825));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t827;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t827) : "f"(exponent_15));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_29 = t827;
    const f32 t828 = t824 + s_29;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t829 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_16;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t829));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t831;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t831) : "f"(exponent_16));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_30 = t831;
    const f32 t832 = t828 + s_30;
#line 205 "fa-kernels/src/attention/softmax.rs"
    row_sum = t832;
#line 153 "fa-kernels/src/attention/softmax.rs"
    const f32 old_2 = row_max_2;
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t834;
    asm("max.f32 %0, %1, %2;" : "=f"(t834) : "f"(old_2), "f"(s_3));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t835;
    asm("max.f32 %0, %1, %2;" : "=f"(t835) : "f"(t834), "f"(s_4));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t836;
    asm("max.f32 %0, %1, %2;" : "=f"(t836) : "f"(t835), "f"(s_7));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t837;
    asm("max.f32 %0, %1, %2;" : "=f"(t837) : "f"(t836), "f"(s_8));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t838;
    asm("max.f32 %0, %1, %2;" : "=f"(t838) : "f"(t837), "f"(s_11));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t839;
    asm("max.f32 %0, %1, %2;" : "=f"(t839) : "f"(t838), "f"(s_12));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t840;
    asm("max.f32 %0, %1, %2;" : "=f"(t840) : "f"(t839), "f"(s_15));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t841;
    asm("max.f32 %0, %1, %2;" : "=f"(t841) : "f"(t840), "f"(s_16));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t842;
    asm("max.f32 %0, %1, %2;" : "=f"(t842) : "f"(t841), "f"(s_19));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t843;
    asm("max.f32 %0, %1, %2;" : "=f"(t843) : "f"(t842), "f"(s_20));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t844;
    asm("max.f32 %0, %1, %2;" : "=f"(t844) : "f"(t843), "f"(s_23));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t845;
    asm("max.f32 %0, %1, %2;" : "=f"(t845) : "f"(t844), "f"(s_24));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t846;
    asm("max.f32 %0, %1, %2;" : "=f"(t846) : "f"(t845), "f"(s_27));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t847;
    asm("max.f32 %0, %1, %2;" : "=f"(t847) : "f"(t846), "f"(s_28));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t848;
    asm("max.f32 %0, %1, %2;" : "=f"(t848) : "f"(t847), "f"(s_31));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t849;
    asm("max.f32 %0, %1, %2;" : "=f"(t849) : "f"(t848), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t850;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t850) : "f"(t849));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair_2;
    asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t849), "f"(t850));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t852;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t852) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_2;
    asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t852));
#line 184 "fa-kernels/src/attention/softmax.rs"
    const bool none_2 = new_2 == __uint_as_float(0xff800000u);
    const f32 t855 = new_2 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
    const f32 reference_2 = none_2 ? 0.0f : t855;
#line 156 "fa-kernels/src/attention/softmax.rs"
    const f32 t857 = -reference_2;
#line 156 "fa-kernels/src/attention/softmax.rs"
    f32 t858;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t858) : "f"(old_2), "f"(scale_log2), "f"(t857));
#line 156 "fa-kernels/src/attention/softmax.rs"
    f32 rescale_2;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t858));
#line 157 "fa-kernels/src/attention/softmax.rs"
    row_max_2 = new_2;
#line 199 "fa-kernels/src/attention/softmax.rs"
    const f32 t860 = row_sum_2 * rescale_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t861 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_17;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(scale_log2), "f"(t861));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t863;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t863) : "f"(exponent_17));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_3 = t863;
    const f32 t864 = t860 + s_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t865 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_18;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(scale_log2), "f"(t865));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t867;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t867) : "f"(exponent_18));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_4 = t867;
    const f32 t868 = t864 + s_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t869 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_19;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(scale_log2), "f"(t869));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t871;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t871) : "f"(exponent_19));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_7 = t871;
    const f32 t872 = t868 + s_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t873 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_20;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(scale_log2), "f"(t873));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t875;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t875) : "f"(exponent_20));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_8 = t875;
    const f32 t876 = t872 + s_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t877 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_21;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(scale_log2), "f"(t877));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t879;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t879) : "f"(exponent_21));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_11 = t879;
    const f32 t880 = t876 + s_11;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t881 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_22;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(scale_log2), "f"(t881));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t883;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t883) : "f"(exponent_22));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_12 = t883;
    const f32 t884 = t880 + s_12;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t885 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_23;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(scale_log2), "f"(t885));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t887;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t887) : "f"(exponent_23));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_15 = t887;
    const f32 t888 = t884 + s_15;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t889 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_24;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(scale_log2), "f"(t889));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t891;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t891) : "f"(exponent_24));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_16 = t891;
    const f32 t892 = t888 + s_16;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t893 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_25;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t893));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t895;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t895) : "f"(exponent_25));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_19 = t895;
    const f32 t896 = t892 + s_19;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t897 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_26;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t897));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t899;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t899) : "f"(exponent_26));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_20 = t899;
    const f32 t900 = t896 + s_20;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t901 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_27;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t901));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t903;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t903) : "f"(exponent_27));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_23 = t903;
    const f32 t904 = t900 + s_23;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t905 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_28;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t905));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t907;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t907) : "f"(exponent_28));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_24 = t907;
    const f32 t908 = t904 + s_24;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t909 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_29;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t909));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t911;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t911) : "f"(exponent_29));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_27 = t911;
    const f32 t912 = t908 + s_27;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t913 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_30;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t913));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t915;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t915) : "f"(exponent_30));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_28 = t915;
    const f32 t916 = t912 + s_28;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t917 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_31;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t917));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t919;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t919) : "f"(exponent_31));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_31 = t919;
    const f32 t920 = t916 + s_31;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t921 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_32;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t921));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t923;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t923) : "f"(exponent_32));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_32 = t923;
    const f32 t924 = t920 + s_32;
#line 205 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t924;
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t925;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t925) : "f"(s), "f"(s_2));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t926;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t926) : "f"(s_3), "f"(s_4));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t927;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t927) : "f"(s_5), "f"(s_6));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t928;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t928) : "f"(s_7), "f"(s_8));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t929;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t929) : "f"(s_9), "f"(s_10));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t930;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t930) : "f"(s_11), "f"(s_12));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t931;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t931) : "f"(s_13), "f"(s_14));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t932;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t932) : "f"(s_15), "f"(s_16));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t933;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t933) : "f"(s_17), "f"(s_18));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t934;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t934) : "f"(s_19), "f"(s_20));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t935;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t935) : "f"(s_21), "f"(s_22));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t936;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t936) : "f"(s_23), "f"(s_24));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t937;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t937) : "f"(s_25), "f"(s_26));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t938;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t938) : "f"(s_27), "f"(s_28));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t939;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t939) : "f"(s_29), "f"(s_30));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t940;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t940) : "f"(s_31), "f"(s_32));
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t941;
    asm volatile("mov.b32 %0, %1;" : "=r"(t941) : "r"(t351));
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t942 = t941 ^ 32u;
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t943 = t941 ^ 64u;
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t944 = t941 ^ 96u;
    const u32 t945 = t147 + t941;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t946 = t147 + t942;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t947 = t147 + t943;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t948 = t147 + t944;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_161;
    u32 m_162;
    u32 m_163;
    u32 m_164;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t945) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t925), "r"(t926), "r"(t927), "r"(t928), "r"(m_161), "r"(m_162));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t925), "r"(t926), "r"(t927), "r"(t928), "r"(m_163), "r"(m_164));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_165;
    u32 m_166;
    u32 m_167;
    u32 m_168;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t946) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t925), "r"(t926), "r"(t927), "r"(t928), "r"(m_165), "r"(m_166));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t925), "r"(t926), "r"(t927), "r"(t928), "r"(m_167), "r"(m_168));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_169;
    u32 m_170;
    u32 m_171;
    u32 m_172;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t947) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t925), "r"(t926), "r"(t927), "r"(t928), "r"(m_169), "r"(m_170));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t925), "r"(t926), "r"(t927), "r"(t928), "r"(m_171), "r"(m_172));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_173;
    u32 m_174;
    u32 m_175;
    u32 m_176;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t948) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t925), "r"(t926), "r"(t927), "r"(t928), "r"(m_173), "r"(m_174));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t925), "r"(t926), "r"(t927), "r"(t928), "r"(m_175), "r"(m_176));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_177;
    u32 m_178;
    u32 m_179;
    u32 m_180;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t945) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t925), "r"(t926), "r"(t927), "r"(t928), "r"(m_177), "r"(m_178));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t925), "r"(t926), "r"(t927), "r"(t928), "r"(m_179), "r"(m_180));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_181;
    u32 m_182;
    u32 m_183;
    u32 m_184;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t946) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t925), "r"(t926), "r"(t927), "r"(t928), "r"(m_181), "r"(m_182));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t925), "r"(t926), "r"(t927), "r"(t928), "r"(m_183), "r"(m_184));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_185;
    u32 m_186;
    u32 m_187;
    u32 m_188;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t947) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t925), "r"(t926), "r"(t927), "r"(t928), "r"(m_185), "r"(m_186));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t925), "r"(t926), "r"(t927), "r"(t928), "r"(m_187), "r"(m_188));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_189;
    u32 m_190;
    u32 m_191;
    u32 m_192;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t948) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t925), "r"(t926), "r"(t927), "r"(t928), "r"(m_189), "r"(m_190));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t925), "r"(t926), "r"(t927), "r"(t928), "r"(m_191), "r"(m_192));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_193;
    u32 m_194;
    u32 m_195;
    u32 m_196;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t945) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t929), "r"(t930), "r"(t931), "r"(t932), "r"(m_193), "r"(m_194));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t929), "r"(t930), "r"(t931), "r"(t932), "r"(m_195), "r"(m_196));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_197;
    u32 m_198;
    u32 m_199;
    u32 m_200;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t946) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t929), "r"(t930), "r"(t931), "r"(t932), "r"(m_197), "r"(m_198));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t929), "r"(t930), "r"(t931), "r"(t932), "r"(m_199), "r"(m_200));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_201;
    u32 m_202;
    u32 m_203;
    u32 m_204;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t947) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t929), "r"(t930), "r"(t931), "r"(t932), "r"(m_201), "r"(m_202));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t929), "r"(t930), "r"(t931), "r"(t932), "r"(m_203), "r"(m_204));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_205;
    u32 m_206;
    u32 m_207;
    u32 m_208;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t948) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t929), "r"(t930), "r"(t931), "r"(t932), "r"(m_205), "r"(m_206));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t929), "r"(t930), "r"(t931), "r"(t932), "r"(m_207), "r"(m_208));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_209;
    u32 m_210;
    u32 m_211;
    u32 m_212;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t945) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t929), "r"(t930), "r"(t931), "r"(t932), "r"(m_209), "r"(m_210));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t929), "r"(t930), "r"(t931), "r"(t932), "r"(m_211), "r"(m_212));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_213;
    u32 m_214;
    u32 m_215;
    u32 m_216;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t946) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t929), "r"(t930), "r"(t931), "r"(t932), "r"(m_213), "r"(m_214));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t929), "r"(t930), "r"(t931), "r"(t932), "r"(m_215), "r"(m_216));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_217;
    u32 m_218;
    u32 m_219;
    u32 m_220;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t947) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t929), "r"(t930), "r"(t931), "r"(t932), "r"(m_217), "r"(m_218));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t929), "r"(t930), "r"(t931), "r"(t932), "r"(m_219), "r"(m_220));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_221;
    u32 m_222;
    u32 m_223;
    u32 m_224;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t948) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t929), "r"(t930), "r"(t931), "r"(t932), "r"(m_221), "r"(m_222));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t929), "r"(t930), "r"(t931), "r"(t932), "r"(m_223), "r"(m_224));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_225;
    u32 m_226;
    u32 m_227;
    u32 m_228;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t945) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t933), "r"(t934), "r"(t935), "r"(t936), "r"(m_225), "r"(m_226));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t933), "r"(t934), "r"(t935), "r"(t936), "r"(m_227), "r"(m_228));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_229;
    u32 m_230;
    u32 m_231;
    u32 m_232;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t946) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t933), "r"(t934), "r"(t935), "r"(t936), "r"(m_229), "r"(m_230));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t933), "r"(t934), "r"(t935), "r"(t936), "r"(m_231), "r"(m_232));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_233;
    u32 m_234;
    u32 m_235;
    u32 m_236;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t947) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t933), "r"(t934), "r"(t935), "r"(t936), "r"(m_233), "r"(m_234));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t933), "r"(t934), "r"(t935), "r"(t936), "r"(m_235), "r"(m_236));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_237;
    u32 m_238;
    u32 m_239;
    u32 m_240;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t948) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t933), "r"(t934), "r"(t935), "r"(t936), "r"(m_237), "r"(m_238));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t933), "r"(t934), "r"(t935), "r"(t936), "r"(m_239), "r"(m_240));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_241;
    u32 m_242;
    u32 m_243;
    u32 m_244;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t945) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t933), "r"(t934), "r"(t935), "r"(t936), "r"(m_241), "r"(m_242));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t933), "r"(t934), "r"(t935), "r"(t936), "r"(m_243), "r"(m_244));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_245;
    u32 m_246;
    u32 m_247;
    u32 m_248;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t946) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t933), "r"(t934), "r"(t935), "r"(t936), "r"(m_245), "r"(m_246));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t933), "r"(t934), "r"(t935), "r"(t936), "r"(m_247), "r"(m_248));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_249;
    u32 m_250;
    u32 m_251;
    u32 m_252;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t947) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t933), "r"(t934), "r"(t935), "r"(t936), "r"(m_249), "r"(m_250));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t933), "r"(t934), "r"(t935), "r"(t936), "r"(m_251), "r"(m_252));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_253;
    u32 m_254;
    u32 m_255;
    u32 m_256;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t948) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t933), "r"(t934), "r"(t935), "r"(t936), "r"(m_253), "r"(m_254));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t933), "r"(t934), "r"(t935), "r"(t936), "r"(m_255), "r"(m_256));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_257;
    u32 m_258;
    u32 m_259;
    u32 m_260;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t945) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t937), "r"(t938), "r"(t939), "r"(t940), "r"(m_257), "r"(m_258));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t937), "r"(t938), "r"(t939), "r"(t940), "r"(m_259), "r"(m_260));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_261;
    u32 m_262;
    u32 m_263;
    u32 m_264;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t946) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t937), "r"(t938), "r"(t939), "r"(t940), "r"(m_261), "r"(m_262));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t937), "r"(t938), "r"(t939), "r"(t940), "r"(m_263), "r"(m_264));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_265;
    u32 m_266;
    u32 m_267;
    u32 m_268;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t947) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t937), "r"(t938), "r"(t939), "r"(t940), "r"(m_265), "r"(m_266));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t937), "r"(t938), "r"(t939), "r"(t940), "r"(m_267), "r"(m_268));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_269;
    u32 m_270;
    u32 m_271;
    u32 m_272;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t948) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t937), "r"(t938), "r"(t939), "r"(t940), "r"(m_269), "r"(m_270));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t937), "r"(t938), "r"(t939), "r"(t940), "r"(m_271), "r"(m_272));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_273;
    u32 m_274;
    u32 m_275;
    u32 m_276;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t945) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t937), "r"(t938), "r"(t939), "r"(t940), "r"(m_273), "r"(m_274));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t937), "r"(t938), "r"(t939), "r"(t940), "r"(m_275), "r"(m_276));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_277;
    u32 m_278;
    u32 m_279;
    u32 m_280;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t946) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t937), "r"(t938), "r"(t939), "r"(t940), "r"(m_277), "r"(m_278));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t937), "r"(t938), "r"(t939), "r"(t940), "r"(m_279), "r"(m_280));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_281;
    u32 m_282;
    u32 m_283;
    u32 m_284;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t947) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t937), "r"(t938), "r"(t939), "r"(t940), "r"(m_281), "r"(m_282));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t937), "r"(t938), "r"(t939), "r"(t940), "r"(m_283), "r"(m_284));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_285;
    u32 m_286;
    u32 m_287;
    u32 m_288;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t948) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t937), "r"(t938), "r"(t939), "r"(t940), "r"(m_285), "r"(m_286));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t937), "r"(t938), "r"(t939), "r"(t940), "r"(m_287), "r"(m_288));
#line 79 "fa-kernels/src/attention/forward/mma/tile.rs"
    #pragma unroll 1
    for (u32 i = 1u; i < count; i += 1u) {
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t949 = end_7 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t950 = t949 - i;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_5 = t950 << 6u;
        const u32 t952 = head_dim >> 3u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t953 = t147 + t192;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t954 = (u64)first_key_5 * t185;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t955 = t196 + t954;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t956 = t955 + t197;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t957 = t956 + t197;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t958 = t957 + t197;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t959 = t187 < t952;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t960 = t959 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t953), "l"(t955), "r"(t960) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t961 = t187 < t952;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t962 = t961 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t953), "l"(t956), "r"(t962) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t963 = t187 < t952;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t964 = t963 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t953), "l"(t957), "r"(t964) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t965 = t187 < t952;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t966 = t965 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t953), "l"(t958), "r"(t966) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t967 = t955 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t968 = t187 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t969 = t968 < t952;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t970 = t969 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t953), "l"(t967), "r"(t970) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t971 = t956 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t972 = t187 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t973 = t972 < t952;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t974 = t973 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t953), "l"(t971), "r"(t974) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t975 = t957 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t976 = t187 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t977 = t976 < t952;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t978 = t977 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t953), "l"(t975), "r"(t978) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t979 = t958 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t980 = t187 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t981 = t980 < t952;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t982 = t981 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t953), "l"(t979), "r"(t982) : "memory");
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
        u32 t983;
        asm volatile("mov.b32 %0, %1;" : "=r"(t983) : "r"(t344));
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t984 = t983 ^ 32u;
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t985 = t983 ^ 64u;
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t986 = t983 ^ 96u;
        const u32 t987 = t146 + t983;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t988;
        asm volatile("mov.b32 %0, %1;" : "=r"(t988) : "r"(t333));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_289;
        u32 m_290;
        u32 m_291;
        u32 m_292;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t988) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_293;
        u32 m_294;
        u32 m_295;
        u32 m_296;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t987) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_293), "r"(m_294));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_295), "r"(m_296));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_297;
        u32 m_298;
        u32 m_299;
        u32 m_300;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t987) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_297), "r"(m_298));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_299), "r"(m_300));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_301;
        u32 m_302;
        u32 m_303;
        u32 m_304;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t987) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_301), "r"(m_302));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_303), "r"(m_304));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_305;
        u32 m_306;
        u32 m_307;
        u32 m_308;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t987) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_305), "r"(m_306));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_307), "r"(m_308));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t989 = t146 + t984;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t990;
        asm volatile("mov.b32 %0, %1;" : "=r"(t990) : "r"(t333));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t991 = t990 ^ 32u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_309;
        u32 m_310;
        u32 m_311;
        u32 m_312;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t991) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_313;
        u32 m_314;
        u32 m_315;
        u32 m_316;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t989) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_313), "r"(m_314));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_315), "r"(m_316));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_317;
        u32 m_318;
        u32 m_319;
        u32 m_320;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t989) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_317), "r"(m_318));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_319), "r"(m_320));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_321;
        u32 m_322;
        u32 m_323;
        u32 m_324;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t989) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_321), "r"(m_322));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_323), "r"(m_324));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_325;
        u32 m_326;
        u32 m_327;
        u32 m_328;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t989) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_325), "r"(m_326));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_327), "r"(m_328));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t992 = t146 + t985;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t993;
        asm volatile("mov.b32 %0, %1;" : "=r"(t993) : "r"(t333));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t994 = t993 ^ 64u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_329;
        u32 m_330;
        u32 m_331;
        u32 m_332;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t994) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_333;
        u32 m_334;
        u32 m_335;
        u32 m_336;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t992) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_333), "r"(m_334));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_335), "r"(m_336));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_337;
        u32 m_338;
        u32 m_339;
        u32 m_340;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t992) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_337), "r"(m_338));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_339), "r"(m_340));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_341;
        u32 m_342;
        u32 m_343;
        u32 m_344;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t992) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_341), "r"(m_342));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_343), "r"(m_344));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_345;
        u32 m_346;
        u32 m_347;
        u32 m_348;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t992) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_345), "r"(m_346));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_347), "r"(m_348));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t995 = t146 + t986;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t996;
        asm volatile("mov.b32 %0, %1;" : "=r"(t996) : "r"(t333));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t997 = t996 ^ 96u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_349;
        u32 m_350;
        u32 m_351;
        u32 m_352;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t997) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_353;
        u32 m_354;
        u32 m_355;
        u32 m_356;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t995) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_353), "r"(m_354));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_355), "r"(m_356));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_357;
        u32 m_358;
        u32 m_359;
        u32 m_360;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t995) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_357), "r"(m_358));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_359), "r"(m_360));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_361;
        u32 m_362;
        u32 m_363;
        u32 m_364;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t995) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_361), "r"(m_362));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_363), "r"(m_364));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_365;
        u32 m_366;
        u32 m_367;
        u32 m_368;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t995) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_365), "r"(m_366));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_367), "r"(m_368));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t998;
        asm volatile("mov.b32 %0, %1;" : "=r"(t998) : "r"(t333));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_369;
        u32 m_370;
        u32 m_371;
        u32 m_372;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_369), "=r"(m_370), "=r"(m_371), "=r"(m_372) : "r"(t998) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_373;
        u32 m_374;
        u32 m_375;
        u32 m_376;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_373), "=r"(m_374), "=r"(m_375), "=r"(m_376) : "r"(t987) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_373), "r"(m_374));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_375), "r"(m_376));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_377;
        u32 m_378;
        u32 m_379;
        u32 m_380;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_377), "=r"(m_378), "=r"(m_379), "=r"(m_380) : "r"(t987) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_377), "r"(m_378));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_379), "r"(m_380));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_381;
        u32 m_382;
        u32 m_383;
        u32 m_384;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_381), "=r"(m_382), "=r"(m_383), "=r"(m_384) : "r"(t987) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_381), "r"(m_382));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_383), "r"(m_384));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_385;
        u32 m_386;
        u32 m_387;
        u32 m_388;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_385), "=r"(m_386), "=r"(m_387), "=r"(m_388) : "r"(t987) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_385), "r"(m_386));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_387), "r"(m_388));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t999;
        asm volatile("mov.b32 %0, %1;" : "=r"(t999) : "r"(t333));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1000 = t999 ^ 32u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_389;
        u32 m_390;
        u32 m_391;
        u32 m_392;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_389), "=r"(m_390), "=r"(m_391), "=r"(m_392) : "r"(t1000) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_393;
        u32 m_394;
        u32 m_395;
        u32 m_396;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_393), "=r"(m_394), "=r"(m_395), "=r"(m_396) : "r"(t989) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_393), "r"(m_394));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_395), "r"(m_396));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_397;
        u32 m_398;
        u32 m_399;
        u32 m_400;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_397), "=r"(m_398), "=r"(m_399), "=r"(m_400) : "r"(t989) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_397), "r"(m_398));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_399), "r"(m_400));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_401;
        u32 m_402;
        u32 m_403;
        u32 m_404;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_401), "=r"(m_402), "=r"(m_403), "=r"(m_404) : "r"(t989) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_401), "r"(m_402));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_403), "r"(m_404));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_405;
        u32 m_406;
        u32 m_407;
        u32 m_408;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_405), "=r"(m_406), "=r"(m_407), "=r"(m_408) : "r"(t989) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_405), "r"(m_406));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_407), "r"(m_408));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1001;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1001) : "r"(t333));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1002 = t1001 ^ 64u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_409;
        u32 m_410;
        u32 m_411;
        u32 m_412;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_409), "=r"(m_410), "=r"(m_411), "=r"(m_412) : "r"(t1002) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_413;
        u32 m_414;
        u32 m_415;
        u32 m_416;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_413), "=r"(m_414), "=r"(m_415), "=r"(m_416) : "r"(t992) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_413), "r"(m_414));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_415), "r"(m_416));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_417;
        u32 m_418;
        u32 m_419;
        u32 m_420;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_417), "=r"(m_418), "=r"(m_419), "=r"(m_420) : "r"(t992) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_417), "r"(m_418));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_419), "r"(m_420));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_421;
        u32 m_422;
        u32 m_423;
        u32 m_424;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_421), "=r"(m_422), "=r"(m_423), "=r"(m_424) : "r"(t992) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_421), "r"(m_422));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_423), "r"(m_424));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_425;
        u32 m_426;
        u32 m_427;
        u32 m_428;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_425), "=r"(m_426), "=r"(m_427), "=r"(m_428) : "r"(t992) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_425), "r"(m_426));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_427), "r"(m_428));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1003;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1003) : "r"(t333));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1004 = t1003 ^ 96u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_429;
        u32 m_430;
        u32 m_431;
        u32 m_432;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_429), "=r"(m_430), "=r"(m_431), "=r"(m_432) : "r"(t1004) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_433;
        u32 m_434;
        u32 m_435;
        u32 m_436;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_433), "=r"(m_434), "=r"(m_435), "=r"(m_436) : "r"(t995) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_433), "r"(m_434));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_435), "r"(m_436));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_437;
        u32 m_438;
        u32 m_439;
        u32 m_440;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_437), "=r"(m_438), "=r"(m_439), "=r"(m_440) : "r"(t995) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_437), "r"(m_438));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_439), "r"(m_440));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_441;
        u32 m_442;
        u32 m_443;
        u32 m_444;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_441), "=r"(m_442), "=r"(m_443), "=r"(m_444) : "r"(t995) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_441), "r"(m_442));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_443), "r"(m_444));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_445;
        u32 m_446;
        u32 m_447;
        u32 m_448;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_445), "=r"(m_446), "=r"(m_447), "=r"(m_448) : "r"(t995) : "memory");
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
        const bool t1006 = next < count;
#line 391 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t1006) {
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1007 = end_7 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1008 = t1007 - next;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_6 = t1008 << 6u;
            const u32 t1010 = head_dim >> 3u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1011 = t146 + t167;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1012 = (u64)first_key_6 * t160;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1013 = t171 + t1012;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1014 = t1013 + t172;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1015 = t1014 + t172;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1016 = t1015 + t172;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1017 = t162 < t1010;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1018 = t1017 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1011), "l"(t1013), "r"(t1018) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1019 = t162 < t1010;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1020 = t1019 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1011), "l"(t1014), "r"(t1020) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1021 = t162 < t1010;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1022 = t1021 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1011), "l"(t1015), "r"(t1022) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1023 = t162 < t1010;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1024 = t1023 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1011), "l"(t1016), "r"(t1024) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1025 = t1013 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1026 = t162 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1027 = t1026 < t1010;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1028 = t1027 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1011), "l"(t1025), "r"(t1028) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1029 = t1014 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1030 = t162 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1031 = t1030 < t1010;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1032 = t1031 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1011), "l"(t1029), "r"(t1032) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1033 = t1015 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1034 = t162 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1035 = t1034 < t1010;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1036 = t1035 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1011), "l"(t1033), "r"(t1036) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1037 = t1016 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1038 = t162 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1039 = t1038 < t1010;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1040 = t1039 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1011), "l"(t1037), "r"(t1040) : "memory");
        }
#line 394 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1041 = s_33 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_33;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_33) : "f"(t1041));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1043 = power_33 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1044;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1044) : "f"(t1043));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1045;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1045) : "f"(t1044), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_33 = t1045;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1046 = s_34 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_34;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_34) : "f"(t1046));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1048 = power_34 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1049;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1049) : "f"(t1048));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1050;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1050) : "f"(t1049), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_34 = t1050;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1051 = s_35 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_35;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_35) : "f"(t1051));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1053 = power_35 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1054;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1054) : "f"(t1053));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1055;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1055) : "f"(t1054), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_35 = t1055;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1056 = s_36 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_36;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_36) : "f"(t1056));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1058 = power_36 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1059;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1059) : "f"(t1058));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1060;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1060) : "f"(t1059), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_36 = t1060;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1061 = s_37 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_37;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_37) : "f"(t1061));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1063 = power_37 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1064;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1064) : "f"(t1063));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1065;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1065) : "f"(t1064), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_37 = t1065;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1066 = s_38 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_38;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_38) : "f"(t1066));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1068 = power_38 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1069;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1069) : "f"(t1068));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1070;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1070) : "f"(t1069), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_38 = t1070;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1071 = s_39 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_39;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_39) : "f"(t1071));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1073 = power_39 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1074;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1074) : "f"(t1073));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1075;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1075) : "f"(t1074), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_39 = t1075;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1076 = s_40 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_40;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_40) : "f"(t1076));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1078 = power_40 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1079;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1079) : "f"(t1078));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1080;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1080) : "f"(t1079), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_40 = t1080;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1081 = s_41 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_41;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_41) : "f"(t1081));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1083 = power_41 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1084;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1084) : "f"(t1083));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1085;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1085) : "f"(t1084), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_41 = t1085;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1086 = s_42 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_42;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_42) : "f"(t1086));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1088 = power_42 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1089;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1089) : "f"(t1088));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1090;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1090) : "f"(t1089), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_42 = t1090;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1091 = s_43 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_43;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_43) : "f"(t1091));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1093 = power_43 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1094;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1094) : "f"(t1093));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1095;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1095) : "f"(t1094), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_43 = t1095;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1096 = s_44 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_44;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_44) : "f"(t1096));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1098 = power_44 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1099;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1099) : "f"(t1098));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1100;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1100) : "f"(t1099), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_44 = t1100;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1101 = s_45 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_45;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_45) : "f"(t1101));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1103 = power_45 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1104;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1104) : "f"(t1103));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1105;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1105) : "f"(t1104), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_45 = t1105;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1106 = s_46 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_46;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_46) : "f"(t1106));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1108 = power_46 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1109;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1109) : "f"(t1108));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1110;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1110) : "f"(t1109), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_46 = t1110;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1111 = s_47 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_47;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_47) : "f"(t1111));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1113 = power_47 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1114;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1114) : "f"(t1113));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1115;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1115) : "f"(t1114), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_47 = t1115;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1116 = s_48 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_48;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_48) : "f"(t1116));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1118 = power_48 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1119;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1119) : "f"(t1118));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1120;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1120) : "f"(t1119), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_48 = t1120;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1121 = s_49 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_49;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_49) : "f"(t1121));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1123 = power_49 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1124;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1124) : "f"(t1123));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1125;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1125) : "f"(t1124), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_49 = t1125;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1126 = s_50 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_50;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_50) : "f"(t1126));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1128 = power_50 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1129;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1129) : "f"(t1128));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1130;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1130) : "f"(t1129), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_50 = t1130;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1131 = s_51 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_51;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_51) : "f"(t1131));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1133 = power_51 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1134;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1134) : "f"(t1133));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1135;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1135) : "f"(t1134), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_51 = t1135;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1136 = s_52 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_52;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_52) : "f"(t1136));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1138 = power_52 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1139;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1139) : "f"(t1138));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1140;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1140) : "f"(t1139), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_52 = t1140;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1141 = s_53 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_53;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_53) : "f"(t1141));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1143 = power_53 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1144;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1144) : "f"(t1143));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1145;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1145) : "f"(t1144), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_53 = t1145;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1146 = s_54 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_54;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_54) : "f"(t1146));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1148 = power_54 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1149;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1149) : "f"(t1148));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1150;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1150) : "f"(t1149), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_54 = t1150;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1151 = s_55 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_55;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_55) : "f"(t1151));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1153 = power_55 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1154;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1154) : "f"(t1153));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1155;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1155) : "f"(t1154), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_55 = t1155;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1156 = s_56 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_56;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_56) : "f"(t1156));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1158 = power_56 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1159;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1159) : "f"(t1158));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1160;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1160) : "f"(t1159), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_56 = t1160;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1161 = s_57 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_57;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_57) : "f"(t1161));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1163 = power_57 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1164;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1164) : "f"(t1163));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1165;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1165) : "f"(t1164), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_57 = t1165;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1166 = s_58 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_58;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_58) : "f"(t1166));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1168 = power_58 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1169;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1169) : "f"(t1168));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1170;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1170) : "f"(t1169), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_58 = t1170;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1171 = s_59 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_59;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_59) : "f"(t1171));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1173 = power_59 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1174;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1174) : "f"(t1173));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1175;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1175) : "f"(t1174), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_59 = t1175;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1176 = s_60 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_60;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_60) : "f"(t1176));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1178 = power_60 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1179;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1179) : "f"(t1178));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1180;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1180) : "f"(t1179), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_60 = t1180;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1181 = s_61 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_61;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_61) : "f"(t1181));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1183 = power_61 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1184;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1184) : "f"(t1183));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1185;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1185) : "f"(t1184), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_61 = t1185;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1186 = s_62 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_62;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_62) : "f"(t1186));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1188 = power_62 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1189;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1189) : "f"(t1188));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1190;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1190) : "f"(t1189), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_62 = t1190;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1191 = s_63 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_63;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_63) : "f"(t1191));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1193 = power_63 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1194;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1194) : "f"(t1193));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1195;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1195) : "f"(t1194), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_63 = t1195;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1196 = s_64 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_64;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_64) : "f"(t1196));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t1198 = power_64 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1199;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1199) : "f"(t1198));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1200;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1200) : "f"(t1199), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_64 = t1200;
#line 131 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 first_query_2;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_2) : "r"(t21));
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1202 = first_query_2 + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_16 = t1202 + 1u;
        const u32 t1204 = end_16 > seq_q ? end_16 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1205 = t1204 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_17 = t1205 < seq_k ? t1205 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_18 = first_query_2 + seq_k;
        const u32 t1208 = end_18 > seq_q ? end_18 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 position_5 = t1208 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
        const u32 t1210 = position_5 > window_left ? position_5 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
        const u32 t1211 = t1210 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1212 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
        const u32 begin_6 = t1211 < t1212 ? t1211 : t1212;
#line 317 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1214 = first_query_2 + 63u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1215 = t1214 + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_19 = t1215 + 1u;
        const u32 t1217 = end_19 > seq_q ? end_19 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1218 = t1217 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_20 = t1218 < seq_k ? t1218 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_21 = t1214 + seq_k;
        const u32 t1221 = end_21 > seq_q ? end_21 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 position_6 = t1221 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
        const u32 t1223 = position_6 > window_left ? position_6 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
        const u32 t1224 = t1223 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1225 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
        const u32 begin_7 = t1224 < t1225 ? t1224 : t1225;
#line 321 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 begin_8 = begin_6 >> 6u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1228 = end_20 + 63u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1229 = t1228 >> 6u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1230 = begin_8 + 1u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_22 = t1229 > t1230 ? t1229 : t1230;
        const u32 count_2 = end_22 - begin_8;
        const u32 t1233 = end_17 >> 6u;
#line 327 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 whole_2 = t1233 < end_22 ? t1233 : end_22;
        const u32 t1235 = begin_7 + 63u;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1236 = t1235 >> 6u;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1237 = t1236 > begin_8 ? t1236 : begin_8;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1238 = t1237 < end_22 ? t1237 : end_22;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 masked_left_2 = end_22 - t1238;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1240 = end_22 - whole_2;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1241 = t1240 < count_2 ? t1240 : count_2;
#line 133 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1242 = i < t1241;
#line 133 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1243 = masked_left_2 <= i;
#line 133 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1244 = t1242 | t1243;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
        if (t1244) {
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1245 = end_7 - 1u;
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1246 = t1245 - i;
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 first_key_7 = t1246 << 6u;
#line 163 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1248 = t21 + first_row;
#line 163 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 first_query_3;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_3) : "r"(t1248));
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1250 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1251 = t1250 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column_2 = first_key_7 + t1251;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1253 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1254 = first_query_3 + t1253;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1255 = t1254 + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_23 = t1255 + 1u;
            const u32 t1257 = end_23 > seq_q ? end_23 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1258 = t1257 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_24 = t1258 < seq_k ? t1258 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_25 = t1254 + seq_k;
            const u32 t1261 = end_25 > seq_q ? end_25 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_7 = t1261 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t1263 = position_7 > window_left ? position_7 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t1264 = t1263 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1265 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_9 = t1264 < t1265 ? t1264 : t1265;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1267 = end_24 > column_2 ? end_24 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_26 = t1267 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1269 = begin_9 > column_2 ? begin_9 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1270 = t1269 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1271 = 0u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1272 = t1270 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_33 = t1271 & t1272;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1274 = visible_33 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_33 = t1274;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1275 = 1u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1276 = t1270 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_34 = t1275 & t1276;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1278 = visible_34 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_34 = t1278;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1279 = 8u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1280 = t1270 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_35 = t1279 & t1280;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1282 = visible_35 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_37 = t1282;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1283 = 9u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1284 = t1270 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_36 = t1283 & t1284;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1286 = visible_36 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_38 = t1286;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1287 = 16u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1288 = t1270 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_37 = t1287 & t1288;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1290 = visible_37 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_41 = t1290;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1291 = 17u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1292 = t1270 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_38 = t1291 & t1292;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1294 = visible_38 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_42 = t1294;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1295 = 24u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1296 = t1270 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_39 = t1295 & t1296;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1298 = visible_39 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_45 = t1298;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1299 = 25u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1300 = t1270 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_40 = t1299 & t1300;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1302 = visible_40 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_46 = t1302;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1303 = 32u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1304 = t1270 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_41 = t1303 & t1304;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1306 = visible_41 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_49 = t1306;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1307 = 33u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1308 = t1270 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_42 = t1307 & t1308;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1310 = visible_42 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_50 = t1310;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1311 = 40u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1312 = t1270 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_43 = t1311 & t1312;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1314 = visible_43 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_53 = t1314;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1315 = 41u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1316 = t1270 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_44 = t1315 & t1316;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1318 = visible_44 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_54 = t1318;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1319 = 48u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1320 = t1270 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_45 = t1319 & t1320;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1322 = visible_45 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_57 = t1322;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1323 = 49u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1324 = t1270 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_46 = t1323 & t1324;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1326 = visible_46 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_58 = t1326;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1327 = 56u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1328 = t1270 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_47 = t1327 & t1328;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1330 = visible_47 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_61 = t1330;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1331 = 57u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1332 = t1270 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_48 = t1331 & t1332;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1334 = visible_48 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_62 = t1334;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1335 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1336 = first_query_3 + t1335;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1337 = t1336 + 8u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1338 = t1337 + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_27 = t1338 + 1u;
            const u32 t1340 = end_27 > seq_q ? end_27 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1341 = t1340 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_28 = t1341 < seq_k ? t1341 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_29 = t1337 + seq_k;
            const u32 t1344 = end_29 > seq_q ? end_29 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_8 = t1344 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t1346 = position_8 > window_left ? position_8 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t1347 = t1346 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1348 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_10 = t1347 < t1348 ? t1347 : t1348;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1350 = end_28 > column_2 ? end_28 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_30 = t1350 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1352 = begin_10 > column_2 ? begin_10 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1353 = t1352 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1354 = 0u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1355 = t1353 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_49 = t1354 & t1355;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1357 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_35 = t1357;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1358 = 1u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1359 = t1353 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_50 = t1358 & t1359;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1361 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_36 = t1361;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1362 = 8u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1363 = t1353 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_51 = t1362 & t1363;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1365 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_39 = t1365;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1366 = 9u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1367 = t1353 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_52 = t1366 & t1367;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1369 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_40 = t1369;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1370 = 16u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1371 = t1353 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_53 = t1370 & t1371;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1373 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_43 = t1373;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1374 = 17u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1375 = t1353 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_54 = t1374 & t1375;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1377 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_44 = t1377;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1378 = 24u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1379 = t1353 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_55 = t1378 & t1379;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1381 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_47 = t1381;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1382 = 25u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1383 = t1353 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_56 = t1382 & t1383;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1385 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_48 = t1385;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1386 = 32u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1387 = t1353 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_57 = t1386 & t1387;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1389 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_51 = t1389;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1390 = 33u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1391 = t1353 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_58 = t1390 & t1391;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1393 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_52 = t1393;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1394 = 40u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1395 = t1353 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_59 = t1394 & t1395;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1397 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_55 = t1397;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1398 = 41u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1399 = t1353 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_60 = t1398 & t1399;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1401 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_56 = t1401;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1402 = 48u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1403 = t1353 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_61 = t1402 & t1403;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1405 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_59 = t1405;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1406 = 49u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1407 = t1353 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_62 = t1406 & t1407;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1409 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_60 = t1409;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1410 = 56u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1411 = t1353 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_63 = t1410 & t1411;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1413 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_63 = t1413;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1414 = 57u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1415 = t1353 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_64 = t1414 & t1415;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1417 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_64 = t1417;
        }
#line 153 "fa-kernels/src/attention/softmax.rs"
        const f32 old_3 = row_max;
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1419;
        asm("max.f32 %0, %1, %2;" : "=f"(t1419) : "f"(old_3), "f"(s_33));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1420;
        asm("max.f32 %0, %1, %2;" : "=f"(t1420) : "f"(t1419), "f"(s_34));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1421;
        asm("max.f32 %0, %1, %2;" : "=f"(t1421) : "f"(t1420), "f"(s_37));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1422;
        asm("max.f32 %0, %1, %2;" : "=f"(t1422) : "f"(t1421), "f"(s_38));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1423;
        asm("max.f32 %0, %1, %2;" : "=f"(t1423) : "f"(t1422), "f"(s_41));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1424;
        asm("max.f32 %0, %1, %2;" : "=f"(t1424) : "f"(t1423), "f"(s_42));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1425;
        asm("max.f32 %0, %1, %2;" : "=f"(t1425) : "f"(t1424), "f"(s_45));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1426;
        asm("max.f32 %0, %1, %2;" : "=f"(t1426) : "f"(t1425), "f"(s_46));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1427;
        asm("max.f32 %0, %1, %2;" : "=f"(t1427) : "f"(t1426), "f"(s_49));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1428;
        asm("max.f32 %0, %1, %2;" : "=f"(t1428) : "f"(t1427), "f"(s_50));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1429;
        asm("max.f32 %0, %1, %2;" : "=f"(t1429) : "f"(t1428), "f"(s_53));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1430;
        asm("max.f32 %0, %1, %2;" : "=f"(t1430) : "f"(t1429), "f"(s_54));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1431;
        asm("max.f32 %0, %1, %2;" : "=f"(t1431) : "f"(t1430), "f"(s_57));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1432;
        asm("max.f32 %0, %1, %2;" : "=f"(t1432) : "f"(t1431), "f"(s_58));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1433;
        asm("max.f32 %0, %1, %2;" : "=f"(t1433) : "f"(t1432), "f"(s_61));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1434;
        asm("max.f32 %0, %1, %2;" : "=f"(t1434) : "f"(t1433), "f"(s_62));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1435;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1435) : "f"(t1434));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_3;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1434), "f"(t1435));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1437;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1437) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_3;
        asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t1437));
#line 184 "fa-kernels/src/attention/softmax.rs"
        const bool none_3 = new_3 == __uint_as_float(0xff800000u);
        const f32 t1440 = new_3 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_3 = none_3 ? 0.0f : t1440;
#line 156 "fa-kernels/src/attention/softmax.rs"
        const f32 t1442 = -reference_3;
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 t1443;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1443) : "f"(old_3), "f"(scale_log2), "f"(t1442));
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1443));
#line 157 "fa-kernels/src/attention/softmax.rs"
        row_max = new_3;
#line 199 "fa-kernels/src/attention/softmax.rs"
        const f32 t1445 = row_sum * rescale_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1446 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_33;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_33), "f"(scale_log2), "f"(t1446));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1448;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1448) : "f"(exponent_33));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_33 = t1448;
        const f32 t1449 = t1445 + s_33;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1450 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_34;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_34), "f"(scale_log2), "f"(t1450));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1452;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1452) : "f"(exponent_34));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_34 = t1452;
        const f32 t1453 = t1449 + s_34;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1454 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_35;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_37), "f"(scale_log2), "f"(t1454));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1456;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1456) : "f"(exponent_35));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_37 = t1456;
        const f32 t1457 = t1453 + s_37;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1458 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_36;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_38), "f"(scale_log2), "f"(t1458));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1460;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1460) : "f"(exponent_36));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_38 = t1460;
        const f32 t1461 = t1457 + s_38;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1462 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_37;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_41), "f"(scale_log2), "f"(t1462));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1464;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1464) : "f"(exponent_37));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_41 = t1464;
        const f32 t1465 = t1461 + s_41;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1466 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_38;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_42), "f"(scale_log2), "f"(t1466));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1468;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1468) : "f"(exponent_38));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_42 = t1468;
        const f32 t1469 = t1465 + s_42;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1470 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_39;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_45), "f"(scale_log2), "f"(t1470));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1472;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1472) : "f"(exponent_39));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_45 = t1472;
        const f32 t1473 = t1469 + s_45;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1474 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_40;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_46), "f"(scale_log2), "f"(t1474));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1476;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1476) : "f"(exponent_40));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_46 = t1476;
        const f32 t1477 = t1473 + s_46;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1478 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_41;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_49), "f"(scale_log2), "f"(t1478));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1480;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1480) : "f"(exponent_41));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_49 = t1480;
        const f32 t1481 = t1477 + s_49;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1482 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_42;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_50), "f"(scale_log2), "f"(t1482));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1484;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1484) : "f"(exponent_42));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_50 = t1484;
        const f32 t1485 = t1481 + s_50;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1486 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_43;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_53), "f"(scale_log2), "f"(t1486));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1488;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1488) : "f"(exponent_43));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_53 = t1488;
        const f32 t1489 = t1485 + s_53;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1490 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_44;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_54), "f"(scale_log2), "f"(t1490));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1492;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1492) : "f"(exponent_44));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_54 = t1492;
        const f32 t1493 = t1489 + s_54;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1494 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_45;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_57), "f"(scale_log2), "f"(t1494));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1496;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1496) : "f"(exponent_45));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_57 = t1496;
        const f32 t1497 = t1493 + s_57;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1498 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_46;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_58), "f"(scale_log2), "f"(t1498));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1500;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1500) : "f"(exponent_46));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_58 = t1500;
        const f32 t1501 = t1497 + s_58;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1502 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_47;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_61), "f"(scale_log2), "f"(t1502));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1504;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1504) : "f"(exponent_47));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_61 = t1504;
        const f32 t1505 = t1501 + s_61;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1506 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_48;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_62), "f"(scale_log2), "f"(t1506));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1508;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1508) : "f"(exponent_48));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_62 = t1508;
        const f32 t1509 = t1505 + s_62;
#line 205 "fa-kernels/src/attention/softmax.rs"
        row_sum = t1509;
#line 153 "fa-kernels/src/attention/softmax.rs"
        const f32 old_4 = row_max_2;
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1511;
        asm("max.f32 %0, %1, %2;" : "=f"(t1511) : "f"(old_4), "f"(s_35));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1512;
        asm("max.f32 %0, %1, %2;" : "=f"(t1512) : "f"(t1511), "f"(s_36));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1513;
        asm("max.f32 %0, %1, %2;" : "=f"(t1513) : "f"(t1512), "f"(s_39));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1514;
        asm("max.f32 %0, %1, %2;" : "=f"(t1514) : "f"(t1513), "f"(s_40));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1515;
        asm("max.f32 %0, %1, %2;" : "=f"(t1515) : "f"(t1514), "f"(s_43));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1516;
        asm("max.f32 %0, %1, %2;" : "=f"(t1516) : "f"(t1515), "f"(s_44));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1517;
        asm("max.f32 %0, %1, %2;" : "=f"(t1517) : "f"(t1516), "f"(s_47));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1518;
        asm("max.f32 %0, %1, %2;" : "=f"(t1518) : "f"(t1517), "f"(s_48));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1519;
        asm("max.f32 %0, %1, %2;" : "=f"(t1519) : "f"(t1518), "f"(s_51));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1520;
        asm("max.f32 %0, %1, %2;" : "=f"(t1520) : "f"(t1519), "f"(s_52));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1521;
        asm("max.f32 %0, %1, %2;" : "=f"(t1521) : "f"(t1520), "f"(s_55));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1522;
        asm("max.f32 %0, %1, %2;" : "=f"(t1522) : "f"(t1521), "f"(s_56));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1523;
        asm("max.f32 %0, %1, %2;" : "=f"(t1523) : "f"(t1522), "f"(s_59));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1524;
        asm("max.f32 %0, %1, %2;" : "=f"(t1524) : "f"(t1523), "f"(s_60));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1525;
        asm("max.f32 %0, %1, %2;" : "=f"(t1525) : "f"(t1524), "f"(s_63));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1526;
        asm("max.f32 %0, %1, %2;" : "=f"(t1526) : "f"(t1525), "f"(s_64));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1527;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1527) : "f"(t1526));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_4;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1526), "f"(t1527));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1529;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1529) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_4;
        asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t1529));
#line 184 "fa-kernels/src/attention/softmax.rs"
        const bool none_4 = new_4 == __uint_as_float(0xff800000u);
        const f32 t1532 = new_4 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_4 = none_4 ? 0.0f : t1532;
#line 156 "fa-kernels/src/attention/softmax.rs"
        const f32 t1534 = -reference_4;
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 t1535;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1535) : "f"(old_4), "f"(scale_log2), "f"(t1534));
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1535));
#line 157 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_4;
#line 199 "fa-kernels/src/attention/softmax.rs"
        const f32 t1537 = row_sum_2 * rescale_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1538 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_49;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t1538));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1540;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1540) : "f"(exponent_49));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_35 = t1540;
        const f32 t1541 = t1537 + s_35;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1542 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_50;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t1542));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1544;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1544) : "f"(exponent_50));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_36 = t1544;
        const f32 t1545 = t1541 + s_36;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1546 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_51;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t1546));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1548;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1548) : "f"(exponent_51));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_39 = t1548;
        const f32 t1549 = t1545 + s_39;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1550 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_52;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t1550));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1552;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1552) : "f"(exponent_52));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_40 = t1552;
        const f32 t1553 = t1549 + s_40;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1554 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_53;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t1554));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1556;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1556) : "f"(exponent_53));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_43 = t1556;
        const f32 t1557 = t1553 + s_43;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1558 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_54;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t1558));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1560;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1560) : "f"(exponent_54));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_44 = t1560;
        const f32 t1561 = t1557 + s_44;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1562 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_55;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t1562));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1564;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1564) : "f"(exponent_55));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_47 = t1564;
        const f32 t1565 = t1561 + s_47;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1566 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_56;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t1566));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1568;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1568) : "f"(exponent_56));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_48 = t1568;
        const f32 t1569 = t1565 + s_48;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1570 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_57;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t1570));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1572;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1572) : "f"(exponent_57));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_51 = t1572;
        const f32 t1573 = t1569 + s_51;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1574 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_58;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t1574));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1576;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1576) : "f"(exponent_58));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_52 = t1576;
        const f32 t1577 = t1573 + s_52;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1578 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_59;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t1578));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1580;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1580) : "f"(exponent_59));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_55 = t1580;
        const f32 t1581 = t1577 + s_55;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1582 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_60;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t1582));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1584;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1584) : "f"(exponent_60));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_56 = t1584;
        const f32 t1585 = t1581 + s_56;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1586 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_61;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t1586));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1588;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1588) : "f"(exponent_61));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_59 = t1588;
        const f32 t1589 = t1585 + s_59;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1590 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_62;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t1590));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1592;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1592) : "f"(exponent_62));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_60 = t1592;
        const f32 t1593 = t1589 + s_60;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1594 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_63;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t1594));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1596;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1596) : "f"(exponent_63));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_63 = t1596;
        const f32 t1597 = t1593 + s_63;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1598 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_64;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t1598));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1600;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1600) : "f"(exponent_64));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_64 = t1600;
        const f32 t1601 = t1597 + s_64;
#line 205 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t1601;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1602 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t1602;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1603 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t1603;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1604 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t1604;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1605 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t1605;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1606 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t1606;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1607 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t1607;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1608 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t1608;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1609 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t1609;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1610 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t1610;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1611 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t1611;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1612 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t1612;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1613 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t1613;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1614 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t1614;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1615 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t1615;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1616 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t1616;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1617 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t1617;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1618 = acc_33 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_33 = t1618;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1619 = acc_34 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_34 = t1619;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1620 = acc_37 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_37 = t1620;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1621 = acc_38 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_38 = t1621;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1622 = acc_41 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_41 = t1622;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1623 = acc_42 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_42 = t1623;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1624 = acc_45 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_45 = t1624;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1625 = acc_46 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_46 = t1625;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1626 = acc_49 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_49 = t1626;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1627 = acc_50 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_50 = t1627;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1628 = acc_53 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_53 = t1628;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1629 = acc_54 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_54 = t1629;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1630 = acc_57 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_57 = t1630;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1631 = acc_58 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_58 = t1631;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1632 = acc_61 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_61 = t1632;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1633 = acc_62 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_62 = t1633;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1634 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t1634;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1635 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t1635;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1636 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t1636;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1637 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t1637;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1638 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t1638;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1639 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t1639;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1640 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t1640;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1641 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t1641;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1642 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t1642;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1643 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t1643;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1644 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t1644;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1645 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t1645;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1646 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t1646;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1647 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t1647;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1648 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t1648;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1649 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t1649;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1650 = acc_35 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_35 = t1650;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1651 = acc_36 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_36 = t1651;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1652 = acc_39 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_39 = t1652;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1653 = acc_40 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_40 = t1653;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1654 = acc_43 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_43 = t1654;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1655 = acc_44 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_44 = t1655;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1656 = acc_47 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_47 = t1656;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1657 = acc_48 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_48 = t1657;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1658 = acc_51 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_51 = t1658;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1659 = acc_52 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_52 = t1659;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1660 = acc_55 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_55 = t1660;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1661 = acc_56 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_56 = t1661;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1662 = acc_59 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_59 = t1662;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1663 = acc_60 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_60 = t1663;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1664 = acc_63 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_63 = t1664;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1665 = acc_64 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_64 = t1665;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1666;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1666) : "f"(s_33), "f"(s_34));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1667;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1667) : "f"(s_35), "f"(s_36));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1668;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1668) : "f"(s_37), "f"(s_38));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1669;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1669) : "f"(s_39), "f"(s_40));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1670;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1670) : "f"(s_41), "f"(s_42));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1671;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1671) : "f"(s_43), "f"(s_44));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1672;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1672) : "f"(s_45), "f"(s_46));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1673;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1673) : "f"(s_47), "f"(s_48));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1674;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1674) : "f"(s_49), "f"(s_50));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1675;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1675) : "f"(s_51), "f"(s_52));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1676;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1676) : "f"(s_53), "f"(s_54));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1677;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1677) : "f"(s_55), "f"(s_56));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1678;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1678) : "f"(s_57), "f"(s_58));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1679;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1679) : "f"(s_59), "f"(s_60));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1680;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1680) : "f"(s_61), "f"(s_62));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1681;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1681) : "f"(s_63), "f"(s_64));
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1682;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1682) : "r"(t351));
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1683 = t1682 ^ 32u;
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1684 = t1682 ^ 64u;
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1685 = t1682 ^ 96u;
        const u32 t1686 = t147 + t1682;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1687 = t147 + t1683;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1688 = t147 + t1684;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1689 = t147 + t1685;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_449;
        u32 m_450;
        u32 m_451;
        u32 m_452;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_449), "=r"(m_450), "=r"(m_451), "=r"(m_452) : "r"(t1686) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1666), "r"(t1667), "r"(t1668), "r"(t1669), "r"(m_449), "r"(m_450));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1666), "r"(t1667), "r"(t1668), "r"(t1669), "r"(m_451), "r"(m_452));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_453;
        u32 m_454;
        u32 m_455;
        u32 m_456;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_453), "=r"(m_454), "=r"(m_455), "=r"(m_456) : "r"(t1687) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1666), "r"(t1667), "r"(t1668), "r"(t1669), "r"(m_453), "r"(m_454));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1666), "r"(t1667), "r"(t1668), "r"(t1669), "r"(m_455), "r"(m_456));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_457;
        u32 m_458;
        u32 m_459;
        u32 m_460;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_457), "=r"(m_458), "=r"(m_459), "=r"(m_460) : "r"(t1688) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1666), "r"(t1667), "r"(t1668), "r"(t1669), "r"(m_457), "r"(m_458));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1666), "r"(t1667), "r"(t1668), "r"(t1669), "r"(m_459), "r"(m_460));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_461;
        u32 m_462;
        u32 m_463;
        u32 m_464;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_461), "=r"(m_462), "=r"(m_463), "=r"(m_464) : "r"(t1689) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1666), "r"(t1667), "r"(t1668), "r"(t1669), "r"(m_461), "r"(m_462));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1666), "r"(t1667), "r"(t1668), "r"(t1669), "r"(m_463), "r"(m_464));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_465;
        u32 m_466;
        u32 m_467;
        u32 m_468;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_465), "=r"(m_466), "=r"(m_467), "=r"(m_468) : "r"(t1686) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1666), "r"(t1667), "r"(t1668), "r"(t1669), "r"(m_465), "r"(m_466));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1666), "r"(t1667), "r"(t1668), "r"(t1669), "r"(m_467), "r"(m_468));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_469;
        u32 m_470;
        u32 m_471;
        u32 m_472;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_469), "=r"(m_470), "=r"(m_471), "=r"(m_472) : "r"(t1687) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1666), "r"(t1667), "r"(t1668), "r"(t1669), "r"(m_469), "r"(m_470));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1666), "r"(t1667), "r"(t1668), "r"(t1669), "r"(m_471), "r"(m_472));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_473;
        u32 m_474;
        u32 m_475;
        u32 m_476;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_473), "=r"(m_474), "=r"(m_475), "=r"(m_476) : "r"(t1688) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1666), "r"(t1667), "r"(t1668), "r"(t1669), "r"(m_473), "r"(m_474));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1666), "r"(t1667), "r"(t1668), "r"(t1669), "r"(m_475), "r"(m_476));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_477;
        u32 m_478;
        u32 m_479;
        u32 m_480;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_477), "=r"(m_478), "=r"(m_479), "=r"(m_480) : "r"(t1689) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1666), "r"(t1667), "r"(t1668), "r"(t1669), "r"(m_477), "r"(m_478));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1666), "r"(t1667), "r"(t1668), "r"(t1669), "r"(m_479), "r"(m_480));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_481;
        u32 m_482;
        u32 m_483;
        u32 m_484;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_481), "=r"(m_482), "=r"(m_483), "=r"(m_484) : "r"(t1686) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1670), "r"(t1671), "r"(t1672), "r"(t1673), "r"(m_481), "r"(m_482));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1670), "r"(t1671), "r"(t1672), "r"(t1673), "r"(m_483), "r"(m_484));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_485;
        u32 m_486;
        u32 m_487;
        u32 m_488;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_485), "=r"(m_486), "=r"(m_487), "=r"(m_488) : "r"(t1687) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1670), "r"(t1671), "r"(t1672), "r"(t1673), "r"(m_485), "r"(m_486));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1670), "r"(t1671), "r"(t1672), "r"(t1673), "r"(m_487), "r"(m_488));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_489;
        u32 m_490;
        u32 m_491;
        u32 m_492;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_489), "=r"(m_490), "=r"(m_491), "=r"(m_492) : "r"(t1688) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1670), "r"(t1671), "r"(t1672), "r"(t1673), "r"(m_489), "r"(m_490));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1670), "r"(t1671), "r"(t1672), "r"(t1673), "r"(m_491), "r"(m_492));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_493;
        u32 m_494;
        u32 m_495;
        u32 m_496;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_493), "=r"(m_494), "=r"(m_495), "=r"(m_496) : "r"(t1689) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1670), "r"(t1671), "r"(t1672), "r"(t1673), "r"(m_493), "r"(m_494));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1670), "r"(t1671), "r"(t1672), "r"(t1673), "r"(m_495), "r"(m_496));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_497;
        u32 m_498;
        u32 m_499;
        u32 m_500;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_497), "=r"(m_498), "=r"(m_499), "=r"(m_500) : "r"(t1686) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1670), "r"(t1671), "r"(t1672), "r"(t1673), "r"(m_497), "r"(m_498));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1670), "r"(t1671), "r"(t1672), "r"(t1673), "r"(m_499), "r"(m_500));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_501;
        u32 m_502;
        u32 m_503;
        u32 m_504;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_501), "=r"(m_502), "=r"(m_503), "=r"(m_504) : "r"(t1687) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1670), "r"(t1671), "r"(t1672), "r"(t1673), "r"(m_501), "r"(m_502));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1670), "r"(t1671), "r"(t1672), "r"(t1673), "r"(m_503), "r"(m_504));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_505;
        u32 m_506;
        u32 m_507;
        u32 m_508;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_505), "=r"(m_506), "=r"(m_507), "=r"(m_508) : "r"(t1688) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1670), "r"(t1671), "r"(t1672), "r"(t1673), "r"(m_505), "r"(m_506));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1670), "r"(t1671), "r"(t1672), "r"(t1673), "r"(m_507), "r"(m_508));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_509;
        u32 m_510;
        u32 m_511;
        u32 m_512;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_509), "=r"(m_510), "=r"(m_511), "=r"(m_512) : "r"(t1689) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1670), "r"(t1671), "r"(t1672), "r"(t1673), "r"(m_509), "r"(m_510));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1670), "r"(t1671), "r"(t1672), "r"(t1673), "r"(m_511), "r"(m_512));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_513;
        u32 m_514;
        u32 m_515;
        u32 m_516;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_513), "=r"(m_514), "=r"(m_515), "=r"(m_516) : "r"(t1686) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1674), "r"(t1675), "r"(t1676), "r"(t1677), "r"(m_513), "r"(m_514));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1674), "r"(t1675), "r"(t1676), "r"(t1677), "r"(m_515), "r"(m_516));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_517;
        u32 m_518;
        u32 m_519;
        u32 m_520;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_517), "=r"(m_518), "=r"(m_519), "=r"(m_520) : "r"(t1687) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1674), "r"(t1675), "r"(t1676), "r"(t1677), "r"(m_517), "r"(m_518));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1674), "r"(t1675), "r"(t1676), "r"(t1677), "r"(m_519), "r"(m_520));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_521;
        u32 m_522;
        u32 m_523;
        u32 m_524;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_521), "=r"(m_522), "=r"(m_523), "=r"(m_524) : "r"(t1688) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1674), "r"(t1675), "r"(t1676), "r"(t1677), "r"(m_521), "r"(m_522));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1674), "r"(t1675), "r"(t1676), "r"(t1677), "r"(m_523), "r"(m_524));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_525;
        u32 m_526;
        u32 m_527;
        u32 m_528;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_525), "=r"(m_526), "=r"(m_527), "=r"(m_528) : "r"(t1689) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1674), "r"(t1675), "r"(t1676), "r"(t1677), "r"(m_525), "r"(m_526));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1674), "r"(t1675), "r"(t1676), "r"(t1677), "r"(m_527), "r"(m_528));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_529;
        u32 m_530;
        u32 m_531;
        u32 m_532;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_529), "=r"(m_530), "=r"(m_531), "=r"(m_532) : "r"(t1686) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1674), "r"(t1675), "r"(t1676), "r"(t1677), "r"(m_529), "r"(m_530));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1674), "r"(t1675), "r"(t1676), "r"(t1677), "r"(m_531), "r"(m_532));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_533;
        u32 m_534;
        u32 m_535;
        u32 m_536;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_533), "=r"(m_534), "=r"(m_535), "=r"(m_536) : "r"(t1687) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1674), "r"(t1675), "r"(t1676), "r"(t1677), "r"(m_533), "r"(m_534));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1674), "r"(t1675), "r"(t1676), "r"(t1677), "r"(m_535), "r"(m_536));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_537;
        u32 m_538;
        u32 m_539;
        u32 m_540;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_537), "=r"(m_538), "=r"(m_539), "=r"(m_540) : "r"(t1688) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1674), "r"(t1675), "r"(t1676), "r"(t1677), "r"(m_537), "r"(m_538));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1674), "r"(t1675), "r"(t1676), "r"(t1677), "r"(m_539), "r"(m_540));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_541;
        u32 m_542;
        u32 m_543;
        u32 m_544;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_541), "=r"(m_542), "=r"(m_543), "=r"(m_544) : "r"(t1689) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1674), "r"(t1675), "r"(t1676), "r"(t1677), "r"(m_541), "r"(m_542));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1674), "r"(t1675), "r"(t1676), "r"(t1677), "r"(m_543), "r"(m_544));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_545;
        u32 m_546;
        u32 m_547;
        u32 m_548;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_545), "=r"(m_546), "=r"(m_547), "=r"(m_548) : "r"(t1686) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1678), "r"(t1679), "r"(t1680), "r"(t1681), "r"(m_545), "r"(m_546));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1678), "r"(t1679), "r"(t1680), "r"(t1681), "r"(m_547), "r"(m_548));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_549;
        u32 m_550;
        u32 m_551;
        u32 m_552;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_549), "=r"(m_550), "=r"(m_551), "=r"(m_552) : "r"(t1687) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1678), "r"(t1679), "r"(t1680), "r"(t1681), "r"(m_549), "r"(m_550));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1678), "r"(t1679), "r"(t1680), "r"(t1681), "r"(m_551), "r"(m_552));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_553;
        u32 m_554;
        u32 m_555;
        u32 m_556;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_553), "=r"(m_554), "=r"(m_555), "=r"(m_556) : "r"(t1688) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1678), "r"(t1679), "r"(t1680), "r"(t1681), "r"(m_553), "r"(m_554));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1678), "r"(t1679), "r"(t1680), "r"(t1681), "r"(m_555), "r"(m_556));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_557;
        u32 m_558;
        u32 m_559;
        u32 m_560;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_557), "=r"(m_558), "=r"(m_559), "=r"(m_560) : "r"(t1689) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1678), "r"(t1679), "r"(t1680), "r"(t1681), "r"(m_557), "r"(m_558));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1678), "r"(t1679), "r"(t1680), "r"(t1681), "r"(m_559), "r"(m_560));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_561;
        u32 m_562;
        u32 m_563;
        u32 m_564;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_561), "=r"(m_562), "=r"(m_563), "=r"(m_564) : "r"(t1686) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1678), "r"(t1679), "r"(t1680), "r"(t1681), "r"(m_561), "r"(m_562));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1678), "r"(t1679), "r"(t1680), "r"(t1681), "r"(m_563), "r"(m_564));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_565;
        u32 m_566;
        u32 m_567;
        u32 m_568;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_565), "=r"(m_566), "=r"(m_567), "=r"(m_568) : "r"(t1687) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1678), "r"(t1679), "r"(t1680), "r"(t1681), "r"(m_565), "r"(m_566));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1678), "r"(t1679), "r"(t1680), "r"(t1681), "r"(m_567), "r"(m_568));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_569;
        u32 m_570;
        u32 m_571;
        u32 m_572;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_569), "=r"(m_570), "=r"(m_571), "=r"(m_572) : "r"(t1688) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1678), "r"(t1679), "r"(t1680), "r"(t1681), "r"(m_569), "r"(m_570));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1678), "r"(t1679), "r"(t1680), "r"(t1681), "r"(m_571), "r"(m_572));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_573;
        u32 m_574;
        u32 m_575;
        u32 m_576;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_573), "=r"(m_574), "=r"(m_575), "=r"(m_576) : "r"(t1689) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1678), "r"(t1679), "r"(t1680), "r"(t1681), "r"(m_573), "r"(m_574));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1678), "r"(t1679), "r"(t1680), "r"(t1681), "r"(m_575), "r"(m_576));
    }
#line 227 "fa-kernels/src/attention/softmax.rs"
    f32 t1690;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1690) : "f"(row_sum));
#line 227 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_5 = row_sum + t1690;
    f32 t1692;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1692) : "f"(pair_5));
#line 228 "fa-kernels/src/attention/softmax.rs"
    const f32 t1693 = pair_5 + t1692;
#line 228 "fa-kernels/src/attention/softmax.rs"
    row_sum = t1693;
#line 227 "fa-kernels/src/attention/softmax.rs"
    f32 t1694;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1694) : "f"(row_sum_2));
#line 227 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_6 = row_sum_2 + t1694;
    f32 t1696;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1696) : "f"(pair_6));
#line 228 "fa-kernels/src/attention/softmax.rs"
    const f32 t1697 = pair_6 + t1696;
#line 228 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t1697;
#line 310 "fa-kernels/src/attention/softmax.rs"
    const f32 sum = row_sum;
    const bool t1698 = sum == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
    f32 t1699;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1699) : "f"(sum));
#line 311 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer = t1698 ? 0.0f : t1699;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1701 = acc * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc = t1701;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1702 = acc_2 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_2 = t1702;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1703 = acc_5 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_5 = t1703;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1704 = acc_6 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_6 = t1704;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1705 = acc_9 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_9 = t1705;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1706 = acc_10 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_10 = t1706;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1707 = acc_13 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_13 = t1707;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1708 = acc_14 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_14 = t1708;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1709 = acc_17 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_17 = t1709;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1710 = acc_18 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_18 = t1710;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1711 = acc_21 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_21 = t1711;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1712 = acc_22 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_22 = t1712;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1713 = acc_25 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_25 = t1713;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1714 = acc_26 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_26 = t1714;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1715 = acc_29 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_29 = t1715;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1716 = acc_30 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_30 = t1716;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1717 = acc_33 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_33 = t1717;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1718 = acc_34 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_34 = t1718;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1719 = acc_37 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_37 = t1719;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1720 = acc_38 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_38 = t1720;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1721 = acc_41 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_41 = t1721;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1722 = acc_42 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_42 = t1722;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1723 = acc_45 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_45 = t1723;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1724 = acc_46 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_46 = t1724;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1725 = acc_49 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_49 = t1725;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1726 = acc_50 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_50 = t1726;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1727 = acc_53 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_53 = t1727;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1728 = acc_54 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_54 = t1728;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1729 = acc_57 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_57 = t1729;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1730 = acc_58 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_58 = t1730;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1731 = acc_61 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_61 = t1731;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1732 = acc_62 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_62 = t1732;
#line 310 "fa-kernels/src/attention/softmax.rs"
    const f32 sum_2 = row_sum_2;
    const bool t1733 = sum_2 == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
    f32 t1734;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1734) : "f"(sum_2));
#line 311 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer_2 = t1733 ? 0.0f : t1734;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1736 = acc_3 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_3 = t1736;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1737 = acc_4 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_4 = t1737;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1738 = acc_7 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_7 = t1738;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1739 = acc_8 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_8 = t1739;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1740 = acc_11 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_11 = t1740;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1741 = acc_12 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_12 = t1741;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1742 = acc_15 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_15 = t1742;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1743 = acc_16 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_16 = t1743;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1744 = acc_19 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_19 = t1744;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1745 = acc_20 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_20 = t1745;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1746 = acc_23 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_23 = t1746;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1747 = acc_24 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_24 = t1747;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1748 = acc_27 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_27 = t1748;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1749 = acc_28 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_28 = t1749;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1750 = acc_31 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_31 = t1750;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1751 = acc_32 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_32 = t1751;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1752 = acc_35 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_35 = t1752;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1753 = acc_36 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_36 = t1753;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1754 = acc_39 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_39 = t1754;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1755 = acc_40 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_40 = t1755;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1756 = acc_43 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_43 = t1756;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1757 = acc_44 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_44 = t1757;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1758 = acc_47 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_47 = t1758;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1759 = acc_48 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_48 = t1759;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1760 = acc_51 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_51 = t1760;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1761 = acc_52 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_52 = t1761;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1762 = acc_55 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_55 = t1762;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1763 = acc_56 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_56 = t1763;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1764 = acc_59 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_59 = t1764;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1765 = acc_60 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_60 = t1765;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1766 = acc_63 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_63 = t1766;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1767 = acc_64 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_64 = t1767;
#line 178 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1768 = blockIdx.x;
#line 178 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1769;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1769) : "r"(t1768));
#line 40 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t1770 = seq_q + 63u;
#line 40 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t1771 = t1770 >> 6u;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1772 = heads_per_section * t1771;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1773 = t1769 / t1772;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 first_2 = t1773 * heads_per_section;
    const u32 t1775 = heads * batch;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1776 = t1775 - first_2;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 heads_3 = t1776 < heads_per_section ? t1776 : heads_per_section;
    const u32 t1778 = first_2 * t1771;
#line 84 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 rest_2 = t1769 - t1778;
    const u32 t1780 = rest_2 % heads_3;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1781 = first_2 + t1780;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1782 = t1771 - 1u;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1783 = rest_2 / heads_3;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1784 = t1782 - t1783;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1785 = t1784 << 6u;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1786 = t1781 % heads;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1787 = t1781 / heads;
#line 192 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
    const u32 t1788 = smem_1 + 8192u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1789 = lane >> 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1790 = first_row + t1789;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1791 = t1790 & 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1792 = 0u ^ t1791;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1793 = t1790 << 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1794 = t1792 << 4u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1795 = t1793 + t1794;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1796 = lane & 3u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1797 = t1796 << 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1798 = t1795 + t1797;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1799;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1799) : "f"(acc), "f"(acc_2));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1800 = smem_1 + t1798;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1800), "r"(t1799) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1801;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1801) : "f"(acc_5), "f"(acc_6));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1802 = t1798 ^ 16u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1803 = smem_1 + t1802;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1803), "r"(t1801) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1804;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1804) : "f"(acc_9), "f"(acc_10));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1805 = t1798 ^ 32u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1806 = smem_1 + t1805;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1806), "r"(t1804) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1807;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1807) : "f"(acc_13), "f"(acc_14));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1808 = t1798 ^ 48u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1809 = smem_1 + t1808;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1809), "r"(t1807) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1810;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1810) : "f"(acc_17), "f"(acc_18));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1811 = t1798 ^ 64u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1812 = smem_1 + t1811;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1812), "r"(t1810) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1813;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1813) : "f"(acc_21), "f"(acc_22));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1814 = t1798 ^ 80u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1815 = smem_1 + t1814;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1815), "r"(t1813) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1816;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1816) : "f"(acc_25), "f"(acc_26));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1817 = t1798 ^ 96u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1818 = smem_1 + t1817;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1818), "r"(t1816) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1819;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1819) : "f"(acc_29), "f"(acc_30));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1820 = t1798 ^ 112u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1821 = smem_1 + t1820;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1821), "r"(t1819) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1822 = t1790 & 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1823 = 0u ^ t1822;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1824 = t1790 << 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1825 = t1823 << 4u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1826 = t1824 + t1825;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1827 = lane & 3u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1828 = t1827 << 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1829 = t1826 + t1828;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1830;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1830) : "f"(acc_33), "f"(acc_34));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1831 = t1788 + t1829;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1831), "r"(t1830) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1832;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1832) : "f"(acc_37), "f"(acc_38));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1833 = t1829 ^ 16u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1834 = t1788 + t1833;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1834), "r"(t1832) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1835;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1835) : "f"(acc_41), "f"(acc_42));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1836 = t1829 ^ 32u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1837 = t1788 + t1836;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1837), "r"(t1835) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1838;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1838) : "f"(acc_45), "f"(acc_46));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1839 = t1829 ^ 48u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1840 = t1788 + t1839;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1840), "r"(t1838) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1841;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1841) : "f"(acc_49), "f"(acc_50));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1842 = t1829 ^ 64u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1843 = t1788 + t1842;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1843), "r"(t1841) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1844;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1844) : "f"(acc_53), "f"(acc_54));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1845 = t1829 ^ 80u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1846 = t1788 + t1845;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1846), "r"(t1844) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1847;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1847) : "f"(acc_57), "f"(acc_58));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1848 = t1829 ^ 96u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1849 = t1788 + t1848;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1849), "r"(t1847) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1850;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1850) : "f"(acc_61), "f"(acc_62));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1851 = t1829 ^ 112u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1852 = t1788 + t1851;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1852), "r"(t1850) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1853 = lane >> 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1854 = first_row + t1853;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1855 = t1854 + 8u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1856 = t1855 & 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1857 = 0u ^ t1856;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1858 = t1855 << 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1859 = t1857 << 4u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1860 = t1858 + t1859;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1861 = lane & 3u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1862 = t1861 << 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1863 = t1860 + t1862;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1864;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1864) : "f"(acc_3), "f"(acc_4));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1865 = smem_1 + t1863;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1865), "r"(t1864) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1866;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1866) : "f"(acc_7), "f"(acc_8));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1867 = t1863 ^ 16u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1868 = smem_1 + t1867;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1868), "r"(t1866) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1869;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1869) : "f"(acc_11), "f"(acc_12));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1870 = t1863 ^ 32u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1871 = smem_1 + t1870;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1871), "r"(t1869) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1872;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1872) : "f"(acc_15), "f"(acc_16));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1873 = t1863 ^ 48u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1874 = smem_1 + t1873;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1874), "r"(t1872) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1875;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1875) : "f"(acc_19), "f"(acc_20));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1876 = t1863 ^ 64u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1877 = smem_1 + t1876;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1877), "r"(t1875) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1878;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1878) : "f"(acc_23), "f"(acc_24));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1879 = t1863 ^ 80u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1880 = smem_1 + t1879;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1880), "r"(t1878) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1881;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1881) : "f"(acc_27), "f"(acc_28));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1882 = t1863 ^ 96u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1883 = smem_1 + t1882;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1883), "r"(t1881) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1884;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1884) : "f"(acc_31), "f"(acc_32));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1885 = t1863 ^ 112u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1886 = smem_1 + t1885;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1886), "r"(t1884) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1887 = t1855 & 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1888 = 0u ^ t1887;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1889 = t1855 << 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1890 = t1888 << 4u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1891 = t1889 + t1890;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1892 = lane & 3u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1893 = t1892 << 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1894 = t1891 + t1893;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1895;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1895) : "f"(acc_35), "f"(acc_36));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1896 = t1788 + t1894;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1896), "r"(t1895) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1897;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1897) : "f"(acc_39), "f"(acc_40));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1898 = t1894 ^ 16u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1899 = t1788 + t1898;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1899), "r"(t1897) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1900;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1900) : "f"(acc_43), "f"(acc_44));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1901 = t1894 ^ 32u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1902 = t1788 + t1901;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1902), "r"(t1900) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1903;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1903) : "f"(acc_47), "f"(acc_48));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1904 = t1894 ^ 48u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1905 = t1788 + t1904;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1905), "r"(t1903) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1906;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1906) : "f"(acc_51), "f"(acc_52));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1907 = t1894 ^ 64u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1908 = t1788 + t1907;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1908), "r"(t1906) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1909;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1909) : "f"(acc_55), "f"(acc_56));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1910 = t1894 ^ 80u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1911 = t1788 + t1910;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1911), "r"(t1909) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1912;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1912) : "f"(acc_59), "f"(acc_60));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1913 = t1894 ^ 96u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1914 = t1788 + t1913;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1914), "r"(t1912) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1915;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1915) : "f"(acc_63), "f"(acc_64));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1916 = t1894 ^ 112u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1917 = t1788 + t1916;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1917), "r"(t1915) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1918 = (u64)t1787;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1919 = t1918 * o_stride0;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1920 = t1919 * 2ull;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1921 = o + t1920;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1922 = (u64)t1785;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1923 = t1922 * o_stride1;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1924 = t1923 * 2ull;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1925 = t1921 + t1924;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1926 = (u64)t1786;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1927 = t1926 * o_stride2;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1928 = t1927 * 2ull;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1929 = t1925 + t1928;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1930 = (u32)o_stride1;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1931 = t1930 << 1u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1932 = seq_q - t1785;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1933 = head_dim >> 3u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1934 = lane >> 3u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1935 = first_row + t1934;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1936 = lane & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1937 = t1935 < t1932;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1938 = t1936 < t1933;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1939 = t1937 & t1938;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1939) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1940 = t1935 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1941 = t1936 ^ t1940;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1942 = t1935 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1943 = t1941 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1944 = t1942 + t1943;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1945 = smem_1 + t1944;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row;
        u32 row_2;
        u32 row_3;
        u32 row_4;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t1945) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1946 = (u64)t1935 * t1931;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1947 = t1929 + t1946;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1948 = (u64)t1936 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1949 = t1947 + t1948;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1949), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
    }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1950 = t1935 + 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1951 = t1950 < t1932;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1952 = t1936 < t1933;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1953 = t1951 & t1952;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1953) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1954 = t1950 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1955 = t1936 ^ t1954;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1956 = t1950 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1957 = t1955 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1958 = t1956 + t1957;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1959 = smem_1 + t1958;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_5;
        u32 row_6;
        u32 row_7;
        u32 row_8;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t1959) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1960 = (u64)t1950 * t1931;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1961 = t1929 + t1960;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1962 = (u64)t1936 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1963 = t1961 + t1962;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1963), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
    }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1964 = t1935 + 8u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1965 = t1964 < t1932;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1966 = t1936 < t1933;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1967 = t1965 & t1966;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1967) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1968 = t1964 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1969 = t1936 ^ t1968;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1970 = t1964 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1971 = t1969 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1972 = t1970 + t1971;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1973 = smem_1 + t1972;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_9;
        u32 row_10;
        u32 row_11;
        u32 row_12;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t1973) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1974 = (u64)t1964 * t1931;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1975 = t1929 + t1974;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1976 = (u64)t1936 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1977 = t1975 + t1976;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1977), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
    }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1978 = t1935 + 12u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1979 = t1978 < t1932;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1980 = t1936 < t1933;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1981 = t1979 & t1980;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1981) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1982 = t1978 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1983 = t1936 ^ t1982;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1984 = t1978 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1985 = t1983 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1986 = t1984 + t1985;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1987 = smem_1 + t1986;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_13;
        u32 row_14;
        u32 row_15;
        u32 row_16;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t1987) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1988 = (u64)t1978 * t1931;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1989 = t1929 + t1988;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1990 = (u64)t1936 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1991 = t1989 + t1990;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1991), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
    }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1992 = smem_1 + 8192u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1993 = t1935 < t1932;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1994 = t1936 + 8u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1995 = t1994 < t1933;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1996 = t1993 & t1995;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1996) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1997 = t1935 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1998 = t1936 ^ t1997;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1999 = t1935 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2000 = t1998 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2001 = t1999 + t2000;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2002 = t1992 + t2001;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_17;
        u32 row_18;
        u32 row_19;
        u32 row_20;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t2002) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2003 = (u64)t1935 * t1931;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2004 = t1929 + t2003;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2005 = (u64)t1936 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2006 = t2004 + t2005;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2006), "r"(row_17), "r"(row_18), "r"(row_19), "r"(row_20) : "memory");
    }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2007 = t1935 + 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2008 = t2007 < t1932;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2009 = t1936 + 8u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2010 = t2009 < t1933;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2011 = t2008 & t2010;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2011) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2012 = t2007 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2013 = t1936 ^ t2012;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2014 = t2007 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2015 = t2013 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2016 = t2014 + t2015;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2017 = t1992 + t2016;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_21;
        u32 row_22;
        u32 row_23;
        u32 row_24;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t2017) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2018 = (u64)t2007 * t1931;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2019 = t1929 + t2018;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2020 = (u64)t1936 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2021 = t2019 + t2020;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2021), "r"(row_21), "r"(row_22), "r"(row_23), "r"(row_24) : "memory");
    }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2022 = t1935 + 8u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2023 = t2022 < t1932;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2024 = t1936 + 8u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2025 = t2024 < t1933;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2026 = t2023 & t2025;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2026) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2027 = t2022 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2028 = t1936 ^ t2027;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2029 = t2022 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2030 = t2028 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2031 = t2029 + t2030;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2032 = t1992 + t2031;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_25;
        u32 row_26;
        u32 row_27;
        u32 row_28;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t2032) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2033 = (u64)t2022 * t1931;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2034 = t1929 + t2033;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2035 = (u64)t1936 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2036 = t2034 + t2035;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2036), "r"(row_25), "r"(row_26), "r"(row_27), "r"(row_28) : "memory");
    }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2037 = t1935 + 12u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2038 = t2037 < t1932;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2039 = t1936 + 8u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2040 = t2039 < t1933;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2041 = t2038 & t2040;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2041) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2042 = t2037 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2043 = t1936 ^ t2042;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2044 = t2037 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2045 = t2043 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2046 = t2044 + t2045;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2047 = t1992 + t2046;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_29;
        u32 row_30;
        u32 row_31;
        u32 row_32;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t2047) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2048 = (u64)t2037 * t1931;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2049 = t1929 + t2048;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2050 = (u64)t1936 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2051 = t2049 + t2050;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2051), "r"(row_29), "r"(row_30), "r"(row_31), "r"(row_32) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2052 = t1785 + first_row;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2053 = (u64)t1787;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2054 = t2053 * lse_stride0;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2055 = t2054 * 4ull;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2056 = lse + t2055;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2057 = (u64)t1786;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2058 = t2057 * lse_stride1;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2059 = t2058 * 4ull;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2060 = t2056 + t2059;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2061 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    const u32 t2062 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    const bool t2063 = t2062 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    if (t2063) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t2064 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_33 = t2052 + t2064;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists = row_33 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists) {
            const u64 t2067 = (u64)row_33 * t2061;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2068 = t2067 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2069 = t2060 + t2068;
#line 287 "fa-kernels/src/attention/softmax.rs"
            f32 t2070;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2070) : "f"(row_sum));
#line 287 "fa-kernels/src/attention/softmax.rs"
            f32 t2071;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2071) : "f"(row_max), "f"(scale_log2), "f"(t2070));
#line 287 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_2 = t2071 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
            const bool t2073 = row_sum == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
            const f32 t2074 = t2073 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2069), "f"(t2074) : "memory");
        }
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t2075 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t2076 = t2052 + t2075;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_34 = t2076 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists_2 = row_34 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists_2) {
            const u64 t2079 = (u64)row_34 * t2061;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2080 = t2079 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2081 = t2060 + t2080;
#line 287 "fa-kernels/src/attention/softmax.rs"
            f32 t2082;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2082) : "f"(row_sum_2));
#line 287 "fa-kernels/src/attention/softmax.rs"
            f32 t2083;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2083) : "f"(row_max_2), "f"(scale_log2), "f"(t2082));
#line 287 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_3 = t2083 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
            const bool t2085 = row_sum_2 == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
            const f32 t2086 = t2085 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2081), "f"(t2086) : "memory");
        }
    }
}
