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
    const f32 softcap_small,
    const f32 softcap_7,
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
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t409;
    asm("abs.f32 %0, %1;" : "=f"(t409) : "f"(s));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t410;
    asm("abs.f32 %0, %1;" : "=f"(t410) : "f"(s_2));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t411;
    asm("abs.f32 %0, %1;" : "=f"(t411) : "f"(s_3));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t412;
    asm("abs.f32 %0, %1;" : "=f"(t412) : "f"(s_4));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t413;
    asm("abs.f32 %0, %1;" : "=f"(t413) : "f"(s_5));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t414;
    asm("max.f32 %0, %1, %2;" : "=f"(t414) : "f"(t409), "f"(t413));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t415;
    asm("abs.f32 %0, %1;" : "=f"(t415) : "f"(s_6));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t416;
    asm("max.f32 %0, %1, %2;" : "=f"(t416) : "f"(t410), "f"(t415));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t417;
    asm("abs.f32 %0, %1;" : "=f"(t417) : "f"(s_7));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t418;
    asm("max.f32 %0, %1, %2;" : "=f"(t418) : "f"(t411), "f"(t417));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t419;
    asm("abs.f32 %0, %1;" : "=f"(t419) : "f"(s_8));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t420;
    asm("max.f32 %0, %1, %2;" : "=f"(t420) : "f"(t412), "f"(t419));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t421;
    asm("abs.f32 %0, %1;" : "=f"(t421) : "f"(s_9));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t422;
    asm("max.f32 %0, %1, %2;" : "=f"(t422) : "f"(t414), "f"(t421));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t423;
    asm("abs.f32 %0, %1;" : "=f"(t423) : "f"(s_10));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t424;
    asm("max.f32 %0, %1, %2;" : "=f"(t424) : "f"(t416), "f"(t423));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t425;
    asm("abs.f32 %0, %1;" : "=f"(t425) : "f"(s_11));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t426;
    asm("max.f32 %0, %1, %2;" : "=f"(t426) : "f"(t418), "f"(t425));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t427;
    asm("abs.f32 %0, %1;" : "=f"(t427) : "f"(s_12));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t428;
    asm("max.f32 %0, %1, %2;" : "=f"(t428) : "f"(t420), "f"(t427));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t429;
    asm("abs.f32 %0, %1;" : "=f"(t429) : "f"(s_13));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t430;
    asm("max.f32 %0, %1, %2;" : "=f"(t430) : "f"(t422), "f"(t429));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t431;
    asm("abs.f32 %0, %1;" : "=f"(t431) : "f"(s_14));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t432;
    asm("max.f32 %0, %1, %2;" : "=f"(t432) : "f"(t424), "f"(t431));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t433;
    asm("abs.f32 %0, %1;" : "=f"(t433) : "f"(s_15));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t434;
    asm("max.f32 %0, %1, %2;" : "=f"(t434) : "f"(t426), "f"(t433));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t435;
    asm("abs.f32 %0, %1;" : "=f"(t435) : "f"(s_16));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t436;
    asm("max.f32 %0, %1, %2;" : "=f"(t436) : "f"(t428), "f"(t435));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t437;
    asm("abs.f32 %0, %1;" : "=f"(t437) : "f"(s_17));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t438;
    asm("max.f32 %0, %1, %2;" : "=f"(t438) : "f"(t430), "f"(t437));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t439;
    asm("abs.f32 %0, %1;" : "=f"(t439) : "f"(s_18));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t440;
    asm("max.f32 %0, %1, %2;" : "=f"(t440) : "f"(t432), "f"(t439));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t441;
    asm("abs.f32 %0, %1;" : "=f"(t441) : "f"(s_19));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t442;
    asm("max.f32 %0, %1, %2;" : "=f"(t442) : "f"(t434), "f"(t441));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t443;
    asm("abs.f32 %0, %1;" : "=f"(t443) : "f"(s_20));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t444;
    asm("max.f32 %0, %1, %2;" : "=f"(t444) : "f"(t436), "f"(t443));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t445;
    asm("abs.f32 %0, %1;" : "=f"(t445) : "f"(s_21));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t446;
    asm("max.f32 %0, %1, %2;" : "=f"(t446) : "f"(t438), "f"(t445));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t447;
    asm("abs.f32 %0, %1;" : "=f"(t447) : "f"(s_22));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t448;
    asm("max.f32 %0, %1, %2;" : "=f"(t448) : "f"(t440), "f"(t447));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t449;
    asm("abs.f32 %0, %1;" : "=f"(t449) : "f"(s_23));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t450;
    asm("max.f32 %0, %1, %2;" : "=f"(t450) : "f"(t442), "f"(t449));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t451;
    asm("abs.f32 %0, %1;" : "=f"(t451) : "f"(s_24));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t452;
    asm("max.f32 %0, %1, %2;" : "=f"(t452) : "f"(t444), "f"(t451));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t453;
    asm("abs.f32 %0, %1;" : "=f"(t453) : "f"(s_25));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t454;
    asm("max.f32 %0, %1, %2;" : "=f"(t454) : "f"(t446), "f"(t453));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t455;
    asm("abs.f32 %0, %1;" : "=f"(t455) : "f"(s_26));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t456;
    asm("max.f32 %0, %1, %2;" : "=f"(t456) : "f"(t448), "f"(t455));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t457;
    asm("abs.f32 %0, %1;" : "=f"(t457) : "f"(s_27));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t458;
    asm("max.f32 %0, %1, %2;" : "=f"(t458) : "f"(t450), "f"(t457));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t459;
    asm("abs.f32 %0, %1;" : "=f"(t459) : "f"(s_28));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t460;
    asm("max.f32 %0, %1, %2;" : "=f"(t460) : "f"(t452), "f"(t459));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t461;
    asm("abs.f32 %0, %1;" : "=f"(t461) : "f"(s_29));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t462;
    asm("max.f32 %0, %1, %2;" : "=f"(t462) : "f"(t454), "f"(t461));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t463;
    asm("abs.f32 %0, %1;" : "=f"(t463) : "f"(s_30));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t464;
    asm("max.f32 %0, %1, %2;" : "=f"(t464) : "f"(t456), "f"(t463));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t465;
    asm("abs.f32 %0, %1;" : "=f"(t465) : "f"(s_31));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t466;
    asm("max.f32 %0, %1, %2;" : "=f"(t466) : "f"(t458), "f"(t465));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t467;
    asm("abs.f32 %0, %1;" : "=f"(t467) : "f"(s_32));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
    f32 t468;
    asm("max.f32 %0, %1, %2;" : "=f"(t468) : "f"(t460), "f"(t467));
    f32 t469;
    asm("max.f32 %0, %1, %2;" : "=f"(t469) : "f"(t462), "f"(t464));
#line 151 "fa-kernels/src/attention/options/softcap.rs"
    f32 t470;
    asm("max.f32 %0, %1, %2;" : "=f"(t470) : "f"(t466), "f"(t468));
#line 151 "fa-kernels/src/attention/options/softcap.rs"
    f32 largest;
    asm("max.f32 %0, %1, %2;" : "=f"(largest) : "f"(t469), "f"(t470));
    const bool all_small = largest < softcap_small;
    const bool t473 = !all_small;
#line 154 "fa-kernels/src/attention/options/softcap.rs"
    const bool t474 = __any_sync(0xffffffffu, t473);
#line 154 "fa-kernels/src/attention/options/softcap.rs"
    if (t474) {
        const f32 t475 = s * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t476;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t476) : "f"(t475));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t477 = t476 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t478;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t478) : "f"(t477));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t479;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t479) : "f"(t478), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        s = t479;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t480 = s_2 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t481;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t481) : "f"(t480));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t482 = t481 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t483;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t483) : "f"(t482));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t484;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t484) : "f"(t483), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        s_2 = t484;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t485 = s_3 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t486;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t486) : "f"(t485));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t487 = t486 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t488;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t488) : "f"(t487));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t489;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t489) : "f"(t488), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        s_3 = t489;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t490 = s_4 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t491;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t491) : "f"(t490));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t492 = t491 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t493;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t493) : "f"(t492));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t494;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t494) : "f"(t493), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        s_4 = t494;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t495 = s_5 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t496;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t496) : "f"(t495));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t497 = t496 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t498;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t498) : "f"(t497));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t499;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t499) : "f"(t498), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        s_5 = t499;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t500 = s_6 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t501;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t501) : "f"(t500));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t502 = t501 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t503;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t503) : "f"(t502));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t504;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t504) : "f"(t503), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        s_6 = t504;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t505 = s_7 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t506;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t506) : "f"(t505));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t507 = t506 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t508;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t508) : "f"(t507));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t509;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t509) : "f"(t508), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        s_7 = t509;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t510 = s_8 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t511;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t511) : "f"(t510));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t512 = t511 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t513;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t513) : "f"(t512));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t514;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t514) : "f"(t513), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        s_8 = t514;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t515 = s_9 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t516;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t516) : "f"(t515));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t517 = t516 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t518;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t518) : "f"(t517));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t519;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t519) : "f"(t518), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        s_9 = t519;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t520 = s_10 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t521;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t521) : "f"(t520));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t522 = t521 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t523;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t523) : "f"(t522));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t524;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t524) : "f"(t523), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        s_10 = t524;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t525 = s_11 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t526;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t526) : "f"(t525));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t527 = t526 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t528;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t528) : "f"(t527));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t529;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t529) : "f"(t528), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        s_11 = t529;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t530 = s_12 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t531;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t531) : "f"(t530));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t532 = t531 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t533;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t533) : "f"(t532));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t534;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t534) : "f"(t533), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        s_12 = t534;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t535 = s_13 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t536;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t536) : "f"(t535));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t537 = t536 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t538;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t538) : "f"(t537));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t539;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t539) : "f"(t538), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        s_13 = t539;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t540 = s_14 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t541;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t541) : "f"(t540));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t542 = t541 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t543;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t543) : "f"(t542));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t544;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t544) : "f"(t543), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        s_14 = t544;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t545 = s_15 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t546;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t546) : "f"(t545));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t547 = t546 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t548;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t548) : "f"(t547));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t549;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t549) : "f"(t548), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        s_15 = t549;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t550 = s_16 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t551;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t551) : "f"(t550));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t552 = t551 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t553;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t553) : "f"(t552));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t554;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t554) : "f"(t553), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        s_16 = t554;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t555 = s_17 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t556;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t556) : "f"(t555));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t557 = t556 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t558;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t558) : "f"(t557));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t559;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t559) : "f"(t558), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        s_17 = t559;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t560 = s_18 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t561;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t561) : "f"(t560));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t562 = t561 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t563;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t563) : "f"(t562));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t564;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t564) : "f"(t563), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        s_18 = t564;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t565 = s_19 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t566;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t566) : "f"(t565));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t567 = t566 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t568;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t568) : "f"(t567));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t569;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t569) : "f"(t568), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        s_19 = t569;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t570 = s_20 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t571;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t571) : "f"(t570));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t572 = t571 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t573;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t573) : "f"(t572));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t574;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t574) : "f"(t573), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        s_20 = t574;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t575 = s_21 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t576;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t576) : "f"(t575));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t577 = t576 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t578;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t578) : "f"(t577));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t579;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t579) : "f"(t578), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        s_21 = t579;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t580 = s_22 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t581;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t581) : "f"(t580));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t582 = t581 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t583;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t583) : "f"(t582));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t584;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t584) : "f"(t583), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        s_22 = t584;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t585 = s_23 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t586;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t586) : "f"(t585));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t587 = t586 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t588;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t588) : "f"(t587));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t589;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t589) : "f"(t588), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        s_23 = t589;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t590 = s_24 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t591;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t591) : "f"(t590));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t592 = t591 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t593;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t593) : "f"(t592));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t594;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t594) : "f"(t593), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        s_24 = t594;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t595 = s_25 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t596;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t596) : "f"(t595));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t597 = t596 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t598;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t598) : "f"(t597));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t599;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t599) : "f"(t598), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        s_25 = t599;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t600 = s_26 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t601;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t601) : "f"(t600));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t602 = t601 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t603;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t603) : "f"(t602));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t604;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t604) : "f"(t603), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        s_26 = t604;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t605 = s_27 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t606;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t606) : "f"(t605));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t607 = t606 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t608;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t608) : "f"(t607));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t609;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t609) : "f"(t608), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        s_27 = t609;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t610 = s_28 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t611;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t611) : "f"(t610));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t612 = t611 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t613;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t613) : "f"(t612));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t614;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t614) : "f"(t613), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        s_28 = t614;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t615 = s_29 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t616;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t616) : "f"(t615));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t617 = t616 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t618;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t618) : "f"(t617));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t619;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t619) : "f"(t618), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        s_29 = t619;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t620 = s_30 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t621;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t621) : "f"(t620));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t622 = t621 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t623;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t623) : "f"(t622));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t624;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t624) : "f"(t623), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        s_30 = t624;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t625 = s_31 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t626;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t626) : "f"(t625));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t627 = t626 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t628;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t628) : "f"(t627));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t629;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t629) : "f"(t628), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        s_31 = t629;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t630 = s_32 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t631;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t631) : "f"(t630));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t632 = t631 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t633;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t633) : "f"(t632));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        f32 t634;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t634) : "f"(t633), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
        s_32 = t634;
    } else {
        const f32 t635 = s * s;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t636;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t636) : "f"(softcap_7), "f"(t635), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t637;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t637) : "f"(t636), "f"(t635), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t638;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t638) : "f"(t637), "f"(t635), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t639 = s * t638;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        s = t639;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t640 = s_2 * s_2;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t641;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t641) : "f"(softcap_7), "f"(t640), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t642;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t642) : "f"(t641), "f"(t640), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t643;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t643) : "f"(t642), "f"(t640), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t644 = s_2 * t643;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        s_2 = t644;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t645 = s_3 * s_3;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t646;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t646) : "f"(softcap_7), "f"(t645), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t647;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t647) : "f"(t646), "f"(t645), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t648;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t648) : "f"(t647), "f"(t645), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t649 = s_3 * t648;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        s_3 = t649;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t650 = s_4 * s_4;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t651;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t651) : "f"(softcap_7), "f"(t650), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t652;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t652) : "f"(t651), "f"(t650), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t653;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t653) : "f"(t652), "f"(t650), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t654 = s_4 * t653;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        s_4 = t654;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t655 = s_5 * s_5;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t656;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t656) : "f"(softcap_7), "f"(t655), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t657;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t657) : "f"(t656), "f"(t655), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t658;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t658) : "f"(t657), "f"(t655), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t659 = s_5 * t658;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        s_5 = t659;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t660 = s_6 * s_6;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t661;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t661) : "f"(softcap_7), "f"(t660), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t662;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t662) : "f"(t661), "f"(t660), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t663;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t663) : "f"(t662), "f"(t660), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t664 = s_6 * t663;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        s_6 = t664;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t665 = s_7 * s_7;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t666;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t666) : "f"(softcap_7), "f"(t665), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t667;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t667) : "f"(t666), "f"(t665), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t668;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t668) : "f"(t667), "f"(t665), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t669 = s_7 * t668;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        s_7 = t669;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t670 = s_8 * s_8;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t671;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t671) : "f"(softcap_7), "f"(t670), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t672;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t672) : "f"(t671), "f"(t670), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t673;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t673) : "f"(t672), "f"(t670), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t674 = s_8 * t673;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        s_8 = t674;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t675 = s_9 * s_9;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t676;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t676) : "f"(softcap_7), "f"(t675), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t677;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t677) : "f"(t676), "f"(t675), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t678;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t678) : "f"(t677), "f"(t675), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t679 = s_9 * t678;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        s_9 = t679;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t680 = s_10 * s_10;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t681;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t681) : "f"(softcap_7), "f"(t680), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t682;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t682) : "f"(t681), "f"(t680), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t683;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t683) : "f"(t682), "f"(t680), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t684 = s_10 * t683;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        s_10 = t684;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t685 = s_11 * s_11;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t686;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t686) : "f"(softcap_7), "f"(t685), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t687;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t687) : "f"(t686), "f"(t685), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t688;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t688) : "f"(t687), "f"(t685), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t689 = s_11 * t688;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        s_11 = t689;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t690 = s_12 * s_12;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t691;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t691) : "f"(softcap_7), "f"(t690), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t692;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t692) : "f"(t691), "f"(t690), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t693;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t693) : "f"(t692), "f"(t690), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t694 = s_12 * t693;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        s_12 = t694;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t695 = s_13 * s_13;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t696;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t696) : "f"(softcap_7), "f"(t695), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t697;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t697) : "f"(t696), "f"(t695), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t698;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t698) : "f"(t697), "f"(t695), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t699 = s_13 * t698;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        s_13 = t699;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t700 = s_14 * s_14;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t701;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t701) : "f"(softcap_7), "f"(t700), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t702;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t702) : "f"(t701), "f"(t700), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t703;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t703) : "f"(t702), "f"(t700), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t704 = s_14 * t703;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        s_14 = t704;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t705 = s_15 * s_15;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t706;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t706) : "f"(softcap_7), "f"(t705), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t707;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t707) : "f"(t706), "f"(t705), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t708;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t708) : "f"(t707), "f"(t705), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t709 = s_15 * t708;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        s_15 = t709;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t710 = s_16 * s_16;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t711;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t711) : "f"(softcap_7), "f"(t710), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t712;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t712) : "f"(t711), "f"(t710), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t713;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t713) : "f"(t712), "f"(t710), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t714 = s_16 * t713;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        s_16 = t714;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t715 = s_17 * s_17;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t716;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t716) : "f"(softcap_7), "f"(t715), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t717;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t717) : "f"(t716), "f"(t715), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t718;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t718) : "f"(t717), "f"(t715), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t719 = s_17 * t718;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        s_17 = t719;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t720 = s_18 * s_18;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t721;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t721) : "f"(softcap_7), "f"(t720), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t722;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t722) : "f"(t721), "f"(t720), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t723;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t723) : "f"(t722), "f"(t720), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t724 = s_18 * t723;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        s_18 = t724;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t725 = s_19 * s_19;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t726;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t726) : "f"(softcap_7), "f"(t725), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t727;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t727) : "f"(t726), "f"(t725), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t728;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t728) : "f"(t727), "f"(t725), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t729 = s_19 * t728;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        s_19 = t729;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t730 = s_20 * s_20;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t731;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t731) : "f"(softcap_7), "f"(t730), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t732;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t732) : "f"(t731), "f"(t730), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t733;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t733) : "f"(t732), "f"(t730), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t734 = s_20 * t733;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        s_20 = t734;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t735 = s_21 * s_21;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t736;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t736) : "f"(softcap_7), "f"(t735), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t737;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t737) : "f"(t736), "f"(t735), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t738;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t738) : "f"(t737), "f"(t735), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t739 = s_21 * t738;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        s_21 = t739;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t740 = s_22 * s_22;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t741;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t741) : "f"(softcap_7), "f"(t740), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t742;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t742) : "f"(t741), "f"(t740), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t743;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t743) : "f"(t742), "f"(t740), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t744 = s_22 * t743;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        s_22 = t744;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t745 = s_23 * s_23;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t746;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t746) : "f"(softcap_7), "f"(t745), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t747;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t747) : "f"(t746), "f"(t745), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t748;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t748) : "f"(t747), "f"(t745), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t749 = s_23 * t748;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        s_23 = t749;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t750 = s_24 * s_24;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t751;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t751) : "f"(softcap_7), "f"(t750), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t752;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t752) : "f"(t751), "f"(t750), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t753;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t753) : "f"(t752), "f"(t750), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t754 = s_24 * t753;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        s_24 = t754;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t755 = s_25 * s_25;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t756;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t756) : "f"(softcap_7), "f"(t755), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t757;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t757) : "f"(t756), "f"(t755), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t758;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t758) : "f"(t757), "f"(t755), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t759 = s_25 * t758;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        s_25 = t759;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t760 = s_26 * s_26;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t761;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t761) : "f"(softcap_7), "f"(t760), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t762;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t762) : "f"(t761), "f"(t760), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t763;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t763) : "f"(t762), "f"(t760), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t764 = s_26 * t763;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        s_26 = t764;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t765 = s_27 * s_27;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t766;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t766) : "f"(softcap_7), "f"(t765), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t767;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t767) : "f"(t766), "f"(t765), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t768;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t768) : "f"(t767), "f"(t765), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t769 = s_27 * t768;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        s_27 = t769;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t770 = s_28 * s_28;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t771;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t771) : "f"(softcap_7), "f"(t770), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t772;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t772) : "f"(t771), "f"(t770), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t773;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t773) : "f"(t772), "f"(t770), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t774 = s_28 * t773;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        s_28 = t774;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t775 = s_29 * s_29;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t776;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t776) : "f"(softcap_7), "f"(t775), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t777;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t777) : "f"(t776), "f"(t775), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t778;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t778) : "f"(t777), "f"(t775), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t779 = s_29 * t778;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        s_29 = t779;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t780 = s_30 * s_30;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t781;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t781) : "f"(softcap_7), "f"(t780), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t782;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t782) : "f"(t781), "f"(t780), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t783;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t783) : "f"(t782), "f"(t780), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t784 = s_30 * t783;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        s_30 = t784;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t785 = s_31 * s_31;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t786;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t786) : "f"(softcap_7), "f"(t785), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t787;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t787) : "f"(t786), "f"(t785), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t788;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t788) : "f"(t787), "f"(t785), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t789 = s_31 * t788;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        s_31 = t789;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t790 = s_32 * s_32;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t791;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t791) : "f"(softcap_7), "f"(t790), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t792;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t792) : "f"(t791), "f"(t790), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        f32 t793;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t793) : "f"(t792), "f"(t790), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t794 = s_32 * t793;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
        s_32 = t794;
    }
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t795 = end_7 - 1u;
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 first_key_4 = t795 << 6u;
#line 163 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t797 = t21 + first_row;
#line 163 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 first_query;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query) : "r"(t797));
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t799 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t800 = t799 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 column = first_key_4 + t800;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t802 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t803 = first_query + t802;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t804 = t803 + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_8 = t804 + 1u;
    const u32 t806 = end_8 > seq_q ? end_8 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t807 = t806 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_9 = t807 < seq_k ? t807 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_10 = t803 + seq_k;
    const u32 t810 = end_10 > seq_q ? end_10 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 position_3 = t810 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 t812 = position_3 > window_left ? position_3 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 t813 = t812 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t814 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 begin_4 = t813 < t814 ? t813 : t814;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t816 = end_9 > column ? end_9 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 end_11 = t816 - column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t818 = begin_4 > column ? begin_4 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t819 = t818 - column;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t820 = 0u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t821 = t819 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible = t820 & t821;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t823 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s = t823;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t824 = 1u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t825 = t819 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_2 = t824 & t825;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t827 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_2 = t827;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t828 = 8u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t829 = t819 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_3 = t828 & t829;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t831 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_5 = t831;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t832 = 9u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t833 = t819 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_4 = t832 & t833;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t835 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_6 = t835;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t836 = 16u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t837 = t819 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_5 = t836 & t837;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t839 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_9 = t839;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t840 = 17u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t841 = t819 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_6 = t840 & t841;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t843 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_10 = t843;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t844 = 24u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t845 = t819 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_7 = t844 & t845;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t847 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_13 = t847;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t848 = 25u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t849 = t819 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_8 = t848 & t849;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t851 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_14 = t851;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t852 = 32u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t853 = t819 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_9 = t852 & t853;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t855 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_17 = t855;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t856 = 33u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t857 = t819 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_10 = t856 & t857;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t859 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_18 = t859;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t860 = 40u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t861 = t819 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_11 = t860 & t861;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t863 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_21 = t863;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t864 = 41u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t865 = t819 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_12 = t864 & t865;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t867 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_22 = t867;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t868 = 48u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t869 = t819 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_13 = t868 & t869;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t871 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_25 = t871;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t872 = 49u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t873 = t819 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_14 = t872 & t873;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t875 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_26 = t875;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t876 = 56u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t877 = t819 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_15 = t876 & t877;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t879 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_29 = t879;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t880 = 57u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t881 = t819 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_16 = t880 & t881;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t883 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_30 = t883;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t884 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t885 = first_query + t884;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t886 = t885 + 8u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t887 = t886 + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_12 = t887 + 1u;
    const u32 t889 = end_12 > seq_q ? end_12 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t890 = t889 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_13 = t890 < seq_k ? t890 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_14 = t886 + seq_k;
    const u32 t893 = end_14 > seq_q ? end_14 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 position_4 = t893 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 t895 = position_4 > window_left ? position_4 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 t896 = t895 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t897 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 begin_5 = t896 < t897 ? t896 : t897;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t899 = end_13 > column ? end_13 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 end_15 = t899 - column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t901 = begin_5 > column ? begin_5 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t902 = t901 - column;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t903 = 0u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t904 = t902 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_17 = t903 & t904;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t906 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_3 = t906;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t907 = 1u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t908 = t902 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_18 = t907 & t908;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t910 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_4 = t910;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t911 = 8u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t912 = t902 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_19 = t911 & t912;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t914 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_7 = t914;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t915 = 9u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t916 = t902 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_20 = t915 & t916;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t918 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_8 = t918;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t919 = 16u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t920 = t902 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_21 = t919 & t920;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t922 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_11 = t922;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t923 = 17u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t924 = t902 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_22 = t923 & t924;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t926 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_12 = t926;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t927 = 24u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t928 = t902 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_23 = t927 & t928;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t930 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_15 = t930;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t931 = 25u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t932 = t902 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_24 = t931 & t932;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t934 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_16 = t934;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t935 = 32u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t936 = t902 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_25 = t935 & t936;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t938 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_19 = t938;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t939 = 33u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t940 = t902 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_26 = t939 & t940;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t942 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_20 = t942;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t943 = 40u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t944 = t902 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_27 = t943 & t944;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t946 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_23 = t946;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t947 = 41u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t948 = t902 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_28 = t947 & t948;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t950 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_24 = t950;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t951 = 48u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t952 = t902 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_29 = t951 & t952;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t954 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_27 = t954;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t955 = 49u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t956 = t902 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_30 = t955 & t956;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t958 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_28 = t958;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t959 = 56u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t960 = t902 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_31 = t959 & t960;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t962 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_31 = t962;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t963 = 57u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t964 = t902 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_32 = t963 & t964;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t966 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_32 = t966;
#line 153 "fa-kernels/src/attention/softmax.rs"
    const f32 old = row_max;
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t968;
    asm("max.f32 %0, %1, %2;" : "=f"(t968) : "f"(old), "f"(s));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t969;
    asm("max.f32 %0, %1, %2;" : "=f"(t969) : "f"(t968), "f"(s_2));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t970;
    asm("max.f32 %0, %1, %2;" : "=f"(t970) : "f"(t969), "f"(s_5));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t971;
    asm("max.f32 %0, %1, %2;" : "=f"(t971) : "f"(t970), "f"(s_6));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t972;
    asm("max.f32 %0, %1, %2;" : "=f"(t972) : "f"(t971), "f"(s_9));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t973;
    asm("max.f32 %0, %1, %2;" : "=f"(t973) : "f"(t972), "f"(s_10));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t974;
    asm("max.f32 %0, %1, %2;" : "=f"(t974) : "f"(t973), "f"(s_13));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t975;
    asm("max.f32 %0, %1, %2;" : "=f"(t975) : "f"(t974), "f"(s_14));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t976;
    asm("max.f32 %0, %1, %2;" : "=f"(t976) : "f"(t975), "f"(s_17));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t977;
    asm("max.f32 %0, %1, %2;" : "=f"(t977) : "f"(t976), "f"(s_18));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t978;
    asm("max.f32 %0, %1, %2;" : "=f"(t978) : "f"(t977), "f"(s_21));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t979;
    asm("max.f32 %0, %1, %2;" : "=f"(t979) : "f"(t978), "f"(s_22));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t980;
    asm("max.f32 %0, %1, %2;" : "=f"(t980) : "f"(t979), "f"(s_25));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t981;
    asm("max.f32 %0, %1, %2;" : "=f"(t981) : "f"(t980), "f"(s_26));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t982;
    asm("max.f32 %0, %1, %2;" : "=f"(t982) : "f"(t981), "f"(s_29));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t983;
    asm("max.f32 %0, %1, %2;" : "=f"(t983) : "f"(t982), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t984;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t984) : "f"(t983));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair;
    asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t983), "f"(t984));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t986;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t986) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_1;
    asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t986));
#line 184 "fa-kernels/src/attention/softmax.rs"
    const bool none = new_1 == __uint_as_float(0xff800000u);
    const f32 t989 = new_1 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
    const f32 reference = none ? 0.0f : t989;
#line 156 "fa-kernels/src/attention/softmax.rs"
    const f32 t991 = -reference;
#line 156 "fa-kernels/src/attention/softmax.rs"
    f32 t992;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t992) : "f"(old), "f"(scale_log2), "f"(t991));
#line 156 "fa-kernels/src/attention/softmax.rs"
    f32 rescale;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t992));
#line 157 "fa-kernels/src/attention/softmax.rs"
    row_max = new_1;
#line 199 "fa-kernels/src/attention/softmax.rs"
    const f32 t994 = row_sum * rescale;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t995 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t995));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t997;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t997) : "f"(exponent));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s = t997;
    const f32 t998 = t994 + s;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t999 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_2;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t999));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1001;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1001) : "f"(exponent_2));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_2 = t1001;
    const f32 t1002 = t998 + s_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1003 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_3;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t1003));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1005;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1005) : "f"(exponent_3));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_5 = t1005;
    const f32 t1006 = t1002 + s_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1007 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_4;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t1007));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1009;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1009) : "f"(exponent_4));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_6 = t1009;
    const f32 t1010 = t1006 + s_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1011 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_5;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t1011));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1013;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1013) : "f"(exponent_5));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_9 = t1013;
    const f32 t1014 = t1010 + s_9;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1015 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_6;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t1015));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1017;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1017) : "f"(exponent_6));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_10 = t1017;
    const f32 t1018 = t1014 + s_10;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1019 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_7;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t1019));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1021;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1021) : "f"(exponent_7));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_13 = t1021;
    const f32 t1022 = t1018 + s_13;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1023 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_8;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t1023));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1025;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1025) : "f"(exponent_8));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_14 = t1025;
    const f32 t1026 = t1022 + s_14;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1027 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_9;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t1027));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1029;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1029) : "f"(exponent_9));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_17 = t1029;
    const f32 t1030 = t1026 + s_17;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1031 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_10;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t1031));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1033;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1033) : "f"(exponent_10));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_18 = t1033;
    const f32 t1034 = t1030 + s_18;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1035 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_11;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t1035));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1037;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1037) : "f"(exponent_11));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_21 = t1037;
    const f32 t1038 = t1034 + s_21;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1039 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_12;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t1039));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1041;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1041) : "f"(exponent_12));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_22 = t1041;
    const f32 t1042 = t1038 + s_22;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1043 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_13;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t1043));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1045;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1045) : "f"(exponent_13));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_25 = t1045;
    const f32 t1046 = t1042 + s_25;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1047 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_14;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t1047));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1049;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1049) : "f"(exponent_14));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_26 = t1049;
    const f32 t1050 = t1046 + s_26;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1051 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_15;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t1051));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1053;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1053) : "f"(exponent_15));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_29 = t1053;
    const f32 t1054 = t1050 + s_29;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1055 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_16;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t1055));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1057;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1057) : "f"(exponent_16));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_30 = t1057;
    const f32 t1058 = t1054 + s_30;
#line 205 "fa-kernels/src/attention/softmax.rs"
    row_sum = t1058;
#line 153 "fa-kernels/src/attention/softmax.rs"
    const f32 old_2 = row_max_2;
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t1060;
    asm("max.f32 %0, %1, %2;" : "=f"(t1060) : "f"(old_2), "f"(s_3));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t1061;
    asm("max.f32 %0, %1, %2;" : "=f"(t1061) : "f"(t1060), "f"(s_4));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t1062;
    asm("max.f32 %0, %1, %2;" : "=f"(t1062) : "f"(t1061), "f"(s_7));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t1063;
    asm("max.f32 %0, %1, %2;" : "=f"(t1063) : "f"(t1062), "f"(s_8));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t1064;
    asm("max.f32 %0, %1, %2;" : "=f"(t1064) : "f"(t1063), "f"(s_11));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t1065;
    asm("max.f32 %0, %1, %2;" : "=f"(t1065) : "f"(t1064), "f"(s_12));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t1066;
    asm("max.f32 %0, %1, %2;" : "=f"(t1066) : "f"(t1065), "f"(s_15));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t1067;
    asm("max.f32 %0, %1, %2;" : "=f"(t1067) : "f"(t1066), "f"(s_16));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t1068;
    asm("max.f32 %0, %1, %2;" : "=f"(t1068) : "f"(t1067), "f"(s_19));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t1069;
    asm("max.f32 %0, %1, %2;" : "=f"(t1069) : "f"(t1068), "f"(s_20));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t1070;
    asm("max.f32 %0, %1, %2;" : "=f"(t1070) : "f"(t1069), "f"(s_23));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t1071;
    asm("max.f32 %0, %1, %2;" : "=f"(t1071) : "f"(t1070), "f"(s_24));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t1072;
    asm("max.f32 %0, %1, %2;" : "=f"(t1072) : "f"(t1071), "f"(s_27));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t1073;
    asm("max.f32 %0, %1, %2;" : "=f"(t1073) : "f"(t1072), "f"(s_28));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t1074;
    asm("max.f32 %0, %1, %2;" : "=f"(t1074) : "f"(t1073), "f"(s_31));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t1075;
    asm("max.f32 %0, %1, %2;" : "=f"(t1075) : "f"(t1074), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t1076;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1076) : "f"(t1075));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair_2;
    asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t1075), "f"(t1076));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t1078;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1078) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_2;
    asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t1078));
#line 184 "fa-kernels/src/attention/softmax.rs"
    const bool none_2 = new_2 == __uint_as_float(0xff800000u);
    const f32 t1081 = new_2 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
    const f32 reference_2 = none_2 ? 0.0f : t1081;
#line 156 "fa-kernels/src/attention/softmax.rs"
    const f32 t1083 = -reference_2;
#line 156 "fa-kernels/src/attention/softmax.rs"
    f32 t1084;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1084) : "f"(old_2), "f"(scale_log2), "f"(t1083));
#line 156 "fa-kernels/src/attention/softmax.rs"
    f32 rescale_2;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t1084));
#line 157 "fa-kernels/src/attention/softmax.rs"
    row_max_2 = new_2;
#line 199 "fa-kernels/src/attention/softmax.rs"
    const f32 t1086 = row_sum_2 * rescale_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1087 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_17;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(scale_log2), "f"(t1087));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1089;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1089) : "f"(exponent_17));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_3 = t1089;
    const f32 t1090 = t1086 + s_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1091 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_18;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(scale_log2), "f"(t1091));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1093;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1093) : "f"(exponent_18));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_4 = t1093;
    const f32 t1094 = t1090 + s_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1095 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_19;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(scale_log2), "f"(t1095));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1097;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1097) : "f"(exponent_19));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_7 = t1097;
    const f32 t1098 = t1094 + s_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1099 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_20;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(scale_log2), "f"(t1099));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1101;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1101) : "f"(exponent_20));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_8 = t1101;
    const f32 t1102 = t1098 + s_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1103 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_21;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(scale_log2), "f"(t1103));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1105;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1105) : "f"(exponent_21));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_11 = t1105;
    const f32 t1106 = t1102 + s_11;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1107 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_22;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(scale_log2), "f"(t1107));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1109;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1109) : "f"(exponent_22));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_12 = t1109;
    const f32 t1110 = t1106 + s_12;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1111 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_23;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(scale_log2), "f"(t1111));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1113;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1113) : "f"(exponent_23));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_15 = t1113;
    const f32 t1114 = t1110 + s_15;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1115 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_24;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(scale_log2), "f"(t1115));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1117;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1117) : "f"(exponent_24));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_16 = t1117;
    const f32 t1118 = t1114 + s_16;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1119 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_25;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t1119));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1121;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1121) : "f"(exponent_25));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_19 = t1121;
    const f32 t1122 = t1118 + s_19;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1123 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_26;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t1123));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1125;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1125) : "f"(exponent_26));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_20 = t1125;
    const f32 t1126 = t1122 + s_20;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1127 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_27;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t1127));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1129;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1129) : "f"(exponent_27));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_23 = t1129;
    const f32 t1130 = t1126 + s_23;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1131 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_28;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t1131));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1133;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1133) : "f"(exponent_28));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_24 = t1133;
    const f32 t1134 = t1130 + s_24;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1135 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_29;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t1135));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1137;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1137) : "f"(exponent_29));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_27 = t1137;
    const f32 t1138 = t1134 + s_27;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1139 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_30;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t1139));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1141;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1141) : "f"(exponent_30));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_28 = t1141;
    const f32 t1142 = t1138 + s_28;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1143 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_31;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t1143));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1145;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1145) : "f"(exponent_31));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_31 = t1145;
    const f32 t1146 = t1142 + s_31;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t1147 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_32;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t1147));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t1149;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1149) : "f"(exponent_32));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_32 = t1149;
    const f32 t1150 = t1146 + s_32;
#line 205 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t1150;
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1151;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1151) : "f"(s), "f"(s_2));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1152;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1152) : "f"(s_3), "f"(s_4));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1153;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1153) : "f"(s_5), "f"(s_6));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1154;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1154) : "f"(s_7), "f"(s_8));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1155;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1155) : "f"(s_9), "f"(s_10));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1156;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1156) : "f"(s_11), "f"(s_12));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1157;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1157) : "f"(s_13), "f"(s_14));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1158;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1158) : "f"(s_15), "f"(s_16));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1159;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1159) : "f"(s_17), "f"(s_18));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1160;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1160) : "f"(s_19), "f"(s_20));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1161;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1161) : "f"(s_21), "f"(s_22));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1162;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1162) : "f"(s_23), "f"(s_24));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1163;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1163) : "f"(s_25), "f"(s_26));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1164;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1164) : "f"(s_27), "f"(s_28));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1165;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1165) : "f"(s_29), "f"(s_30));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1166;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1166) : "f"(s_31), "f"(s_32));
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1167;
    asm volatile("mov.b32 %0, %1;" : "=r"(t1167) : "r"(t351));
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1168 = t1167 ^ 32u;
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1169 = t1167 ^ 64u;
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1170 = t1167 ^ 96u;
    const u32 t1171 = t147 + t1167;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1172 = t147 + t1168;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1173 = t147 + t1169;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1174 = t147 + t1170;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_161;
    u32 m_162;
    u32 m_163;
    u32 m_164;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t1171) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1151), "r"(t1152), "r"(t1153), "r"(t1154), "r"(m_161), "r"(m_162));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1151), "r"(t1152), "r"(t1153), "r"(t1154), "r"(m_163), "r"(m_164));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_165;
    u32 m_166;
    u32 m_167;
    u32 m_168;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t1172) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1151), "r"(t1152), "r"(t1153), "r"(t1154), "r"(m_165), "r"(m_166));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1151), "r"(t1152), "r"(t1153), "r"(t1154), "r"(m_167), "r"(m_168));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_169;
    u32 m_170;
    u32 m_171;
    u32 m_172;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t1173) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1151), "r"(t1152), "r"(t1153), "r"(t1154), "r"(m_169), "r"(m_170));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1151), "r"(t1152), "r"(t1153), "r"(t1154), "r"(m_171), "r"(m_172));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_173;
    u32 m_174;
    u32 m_175;
    u32 m_176;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t1174) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1151), "r"(t1152), "r"(t1153), "r"(t1154), "r"(m_173), "r"(m_174));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1151), "r"(t1152), "r"(t1153), "r"(t1154), "r"(m_175), "r"(m_176));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_177;
    u32 m_178;
    u32 m_179;
    u32 m_180;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t1171) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1151), "r"(t1152), "r"(t1153), "r"(t1154), "r"(m_177), "r"(m_178));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1151), "r"(t1152), "r"(t1153), "r"(t1154), "r"(m_179), "r"(m_180));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_181;
    u32 m_182;
    u32 m_183;
    u32 m_184;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t1172) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1151), "r"(t1152), "r"(t1153), "r"(t1154), "r"(m_181), "r"(m_182));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1151), "r"(t1152), "r"(t1153), "r"(t1154), "r"(m_183), "r"(m_184));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_185;
    u32 m_186;
    u32 m_187;
    u32 m_188;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t1173) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1151), "r"(t1152), "r"(t1153), "r"(t1154), "r"(m_185), "r"(m_186));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1151), "r"(t1152), "r"(t1153), "r"(t1154), "r"(m_187), "r"(m_188));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_189;
    u32 m_190;
    u32 m_191;
    u32 m_192;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t1174) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1151), "r"(t1152), "r"(t1153), "r"(t1154), "r"(m_189), "r"(m_190));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1151), "r"(t1152), "r"(t1153), "r"(t1154), "r"(m_191), "r"(m_192));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_193;
    u32 m_194;
    u32 m_195;
    u32 m_196;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t1171) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1155), "r"(t1156), "r"(t1157), "r"(t1158), "r"(m_193), "r"(m_194));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1155), "r"(t1156), "r"(t1157), "r"(t1158), "r"(m_195), "r"(m_196));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_197;
    u32 m_198;
    u32 m_199;
    u32 m_200;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t1172) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1155), "r"(t1156), "r"(t1157), "r"(t1158), "r"(m_197), "r"(m_198));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1155), "r"(t1156), "r"(t1157), "r"(t1158), "r"(m_199), "r"(m_200));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_201;
    u32 m_202;
    u32 m_203;
    u32 m_204;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t1173) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1155), "r"(t1156), "r"(t1157), "r"(t1158), "r"(m_201), "r"(m_202));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1155), "r"(t1156), "r"(t1157), "r"(t1158), "r"(m_203), "r"(m_204));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_205;
    u32 m_206;
    u32 m_207;
    u32 m_208;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t1174) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1155), "r"(t1156), "r"(t1157), "r"(t1158), "r"(m_205), "r"(m_206));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1155), "r"(t1156), "r"(t1157), "r"(t1158), "r"(m_207), "r"(m_208));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_209;
    u32 m_210;
    u32 m_211;
    u32 m_212;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t1171) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1155), "r"(t1156), "r"(t1157), "r"(t1158), "r"(m_209), "r"(m_210));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1155), "r"(t1156), "r"(t1157), "r"(t1158), "r"(m_211), "r"(m_212));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_213;
    u32 m_214;
    u32 m_215;
    u32 m_216;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t1172) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1155), "r"(t1156), "r"(t1157), "r"(t1158), "r"(m_213), "r"(m_214));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1155), "r"(t1156), "r"(t1157), "r"(t1158), "r"(m_215), "r"(m_216));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_217;
    u32 m_218;
    u32 m_219;
    u32 m_220;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t1173) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1155), "r"(t1156), "r"(t1157), "r"(t1158), "r"(m_217), "r"(m_218));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1155), "r"(t1156), "r"(t1157), "r"(t1158), "r"(m_219), "r"(m_220));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_221;
    u32 m_222;
    u32 m_223;
    u32 m_224;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t1174) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1155), "r"(t1156), "r"(t1157), "r"(t1158), "r"(m_221), "r"(m_222));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1155), "r"(t1156), "r"(t1157), "r"(t1158), "r"(m_223), "r"(m_224));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_225;
    u32 m_226;
    u32 m_227;
    u32 m_228;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t1171) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1159), "r"(t1160), "r"(t1161), "r"(t1162), "r"(m_225), "r"(m_226));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1159), "r"(t1160), "r"(t1161), "r"(t1162), "r"(m_227), "r"(m_228));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_229;
    u32 m_230;
    u32 m_231;
    u32 m_232;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t1172) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1159), "r"(t1160), "r"(t1161), "r"(t1162), "r"(m_229), "r"(m_230));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1159), "r"(t1160), "r"(t1161), "r"(t1162), "r"(m_231), "r"(m_232));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_233;
    u32 m_234;
    u32 m_235;
    u32 m_236;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t1173) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1159), "r"(t1160), "r"(t1161), "r"(t1162), "r"(m_233), "r"(m_234));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1159), "r"(t1160), "r"(t1161), "r"(t1162), "r"(m_235), "r"(m_236));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_237;
    u32 m_238;
    u32 m_239;
    u32 m_240;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t1174) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1159), "r"(t1160), "r"(t1161), "r"(t1162), "r"(m_237), "r"(m_238));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1159), "r"(t1160), "r"(t1161), "r"(t1162), "r"(m_239), "r"(m_240));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_241;
    u32 m_242;
    u32 m_243;
    u32 m_244;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t1171) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1159), "r"(t1160), "r"(t1161), "r"(t1162), "r"(m_241), "r"(m_242));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1159), "r"(t1160), "r"(t1161), "r"(t1162), "r"(m_243), "r"(m_244));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_245;
    u32 m_246;
    u32 m_247;
    u32 m_248;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t1172) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1159), "r"(t1160), "r"(t1161), "r"(t1162), "r"(m_245), "r"(m_246));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1159), "r"(t1160), "r"(t1161), "r"(t1162), "r"(m_247), "r"(m_248));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_249;
    u32 m_250;
    u32 m_251;
    u32 m_252;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t1173) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1159), "r"(t1160), "r"(t1161), "r"(t1162), "r"(m_249), "r"(m_250));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1159), "r"(t1160), "r"(t1161), "r"(t1162), "r"(m_251), "r"(m_252));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_253;
    u32 m_254;
    u32 m_255;
    u32 m_256;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t1174) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1159), "r"(t1160), "r"(t1161), "r"(t1162), "r"(m_253), "r"(m_254));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1159), "r"(t1160), "r"(t1161), "r"(t1162), "r"(m_255), "r"(m_256));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_257;
    u32 m_258;
    u32 m_259;
    u32 m_260;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t1171) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1163), "r"(t1164), "r"(t1165), "r"(t1166), "r"(m_257), "r"(m_258));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1163), "r"(t1164), "r"(t1165), "r"(t1166), "r"(m_259), "r"(m_260));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_261;
    u32 m_262;
    u32 m_263;
    u32 m_264;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t1172) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1163), "r"(t1164), "r"(t1165), "r"(t1166), "r"(m_261), "r"(m_262));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1163), "r"(t1164), "r"(t1165), "r"(t1166), "r"(m_263), "r"(m_264));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_265;
    u32 m_266;
    u32 m_267;
    u32 m_268;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t1173) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1163), "r"(t1164), "r"(t1165), "r"(t1166), "r"(m_265), "r"(m_266));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1163), "r"(t1164), "r"(t1165), "r"(t1166), "r"(m_267), "r"(m_268));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_269;
    u32 m_270;
    u32 m_271;
    u32 m_272;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t1174) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1163), "r"(t1164), "r"(t1165), "r"(t1166), "r"(m_269), "r"(m_270));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1163), "r"(t1164), "r"(t1165), "r"(t1166), "r"(m_271), "r"(m_272));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_273;
    u32 m_274;
    u32 m_275;
    u32 m_276;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t1171) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1163), "r"(t1164), "r"(t1165), "r"(t1166), "r"(m_273), "r"(m_274));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1163), "r"(t1164), "r"(t1165), "r"(t1166), "r"(m_275), "r"(m_276));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_277;
    u32 m_278;
    u32 m_279;
    u32 m_280;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t1172) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1163), "r"(t1164), "r"(t1165), "r"(t1166), "r"(m_277), "r"(m_278));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1163), "r"(t1164), "r"(t1165), "r"(t1166), "r"(m_279), "r"(m_280));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_281;
    u32 m_282;
    u32 m_283;
    u32 m_284;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t1173) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1163), "r"(t1164), "r"(t1165), "r"(t1166), "r"(m_281), "r"(m_282));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1163), "r"(t1164), "r"(t1165), "r"(t1166), "r"(m_283), "r"(m_284));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_285;
    u32 m_286;
    u32 m_287;
    u32 m_288;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t1174) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1163), "r"(t1164), "r"(t1165), "r"(t1166), "r"(m_285), "r"(m_286));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1163), "r"(t1164), "r"(t1165), "r"(t1166), "r"(m_287), "r"(m_288));
#line 79 "fa-kernels/src/attention/forward/mma/tile.rs"
    #pragma unroll 1
    for (u32 i = 1u; i < count; i += 1u) {
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1175 = end_7 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1176 = t1175 - i;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_5 = t1176 << 6u;
        const u32 t1178 = head_dim >> 3u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1179 = t147 + t192;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1180 = (u64)first_key_5 * t185;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1181 = t196 + t1180;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1182 = t1181 + t197;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1183 = t1182 + t197;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1184 = t1183 + t197;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1185 = t187 < t1178;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1186 = t1185 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1179), "l"(t1181), "r"(t1186) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1187 = t187 < t1178;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1188 = t1187 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1179), "l"(t1182), "r"(t1188) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1189 = t187 < t1178;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1190 = t1189 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1179), "l"(t1183), "r"(t1190) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1191 = t187 < t1178;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1192 = t1191 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1179), "l"(t1184), "r"(t1192) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1193 = t1181 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1194 = t187 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1195 = t1194 < t1178;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1196 = t1195 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1179), "l"(t1193), "r"(t1196) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1197 = t1182 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1198 = t187 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1199 = t1198 < t1178;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1200 = t1199 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1179), "l"(t1197), "r"(t1200) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1201 = t1183 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1202 = t187 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1203 = t1202 < t1178;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1204 = t1203 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1179), "l"(t1201), "r"(t1204) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1205 = t1184 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1206 = t187 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1207 = t1206 < t1178;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1208 = t1207 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1179), "l"(t1205), "r"(t1208) : "memory");
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
        u32 t1209;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1209) : "r"(t344));
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1210 = t1209 ^ 32u;
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1211 = t1209 ^ 64u;
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1212 = t1209 ^ 96u;
        const u32 t1213 = t146 + t1209;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1214;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1214) : "r"(t333));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_289;
        u32 m_290;
        u32 m_291;
        u32 m_292;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t1214) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_293;
        u32 m_294;
        u32 m_295;
        u32 m_296;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t1213) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_293), "r"(m_294));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_295), "r"(m_296));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_297;
        u32 m_298;
        u32 m_299;
        u32 m_300;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t1213) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_297), "r"(m_298));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_299), "r"(m_300));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_301;
        u32 m_302;
        u32 m_303;
        u32 m_304;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t1213) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_301), "r"(m_302));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_303), "r"(m_304));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_305;
        u32 m_306;
        u32 m_307;
        u32 m_308;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t1213) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_305), "r"(m_306));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_307), "r"(m_308));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1215 = t146 + t1210;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1216;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1216) : "r"(t333));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1217 = t1216 ^ 32u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_309;
        u32 m_310;
        u32 m_311;
        u32 m_312;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t1217) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_313;
        u32 m_314;
        u32 m_315;
        u32 m_316;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t1215) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_313), "r"(m_314));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_315), "r"(m_316));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_317;
        u32 m_318;
        u32 m_319;
        u32 m_320;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t1215) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_317), "r"(m_318));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_319), "r"(m_320));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_321;
        u32 m_322;
        u32 m_323;
        u32 m_324;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t1215) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_321), "r"(m_322));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_323), "r"(m_324));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_325;
        u32 m_326;
        u32 m_327;
        u32 m_328;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t1215) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_325), "r"(m_326));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_327), "r"(m_328));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1218 = t146 + t1211;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1219;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1219) : "r"(t333));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1220 = t1219 ^ 64u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_329;
        u32 m_330;
        u32 m_331;
        u32 m_332;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t1220) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_333;
        u32 m_334;
        u32 m_335;
        u32 m_336;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t1218) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_333), "r"(m_334));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_335), "r"(m_336));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_337;
        u32 m_338;
        u32 m_339;
        u32 m_340;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t1218) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_337), "r"(m_338));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_339), "r"(m_340));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_341;
        u32 m_342;
        u32 m_343;
        u32 m_344;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t1218) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_341), "r"(m_342));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_343), "r"(m_344));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_345;
        u32 m_346;
        u32 m_347;
        u32 m_348;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t1218) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_345), "r"(m_346));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_347), "r"(m_348));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1221 = t146 + t1212;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1222;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1222) : "r"(t333));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1223 = t1222 ^ 96u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_349;
        u32 m_350;
        u32 m_351;
        u32 m_352;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t1223) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_353;
        u32 m_354;
        u32 m_355;
        u32 m_356;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t1221) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_353), "r"(m_354));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_355), "r"(m_356));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_357;
        u32 m_358;
        u32 m_359;
        u32 m_360;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t1221) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_357), "r"(m_358));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_359), "r"(m_360));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_361;
        u32 m_362;
        u32 m_363;
        u32 m_364;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t1221) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_361), "r"(m_362));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_363), "r"(m_364));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_365;
        u32 m_366;
        u32 m_367;
        u32 m_368;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t1221) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_365), "r"(m_366));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_367), "r"(m_368));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1224;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1224) : "r"(t333));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_369;
        u32 m_370;
        u32 m_371;
        u32 m_372;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_369), "=r"(m_370), "=r"(m_371), "=r"(m_372) : "r"(t1224) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_373;
        u32 m_374;
        u32 m_375;
        u32 m_376;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_373), "=r"(m_374), "=r"(m_375), "=r"(m_376) : "r"(t1213) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_373), "r"(m_374));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_375), "r"(m_376));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_377;
        u32 m_378;
        u32 m_379;
        u32 m_380;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_377), "=r"(m_378), "=r"(m_379), "=r"(m_380) : "r"(t1213) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_377), "r"(m_378));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_379), "r"(m_380));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_381;
        u32 m_382;
        u32 m_383;
        u32 m_384;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_381), "=r"(m_382), "=r"(m_383), "=r"(m_384) : "r"(t1213) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_381), "r"(m_382));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_383), "r"(m_384));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_385;
        u32 m_386;
        u32 m_387;
        u32 m_388;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_385), "=r"(m_386), "=r"(m_387), "=r"(m_388) : "r"(t1213) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_385), "r"(m_386));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_387), "r"(m_388));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1225;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1225) : "r"(t333));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1226 = t1225 ^ 32u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_389;
        u32 m_390;
        u32 m_391;
        u32 m_392;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_389), "=r"(m_390), "=r"(m_391), "=r"(m_392) : "r"(t1226) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_393;
        u32 m_394;
        u32 m_395;
        u32 m_396;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_393), "=r"(m_394), "=r"(m_395), "=r"(m_396) : "r"(t1215) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_393), "r"(m_394));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_395), "r"(m_396));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_397;
        u32 m_398;
        u32 m_399;
        u32 m_400;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_397), "=r"(m_398), "=r"(m_399), "=r"(m_400) : "r"(t1215) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_397), "r"(m_398));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_399), "r"(m_400));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_401;
        u32 m_402;
        u32 m_403;
        u32 m_404;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_401), "=r"(m_402), "=r"(m_403), "=r"(m_404) : "r"(t1215) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_401), "r"(m_402));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_403), "r"(m_404));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_405;
        u32 m_406;
        u32 m_407;
        u32 m_408;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_405), "=r"(m_406), "=r"(m_407), "=r"(m_408) : "r"(t1215) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_405), "r"(m_406));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_407), "r"(m_408));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1227;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1227) : "r"(t333));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1228 = t1227 ^ 64u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_409;
        u32 m_410;
        u32 m_411;
        u32 m_412;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_409), "=r"(m_410), "=r"(m_411), "=r"(m_412) : "r"(t1228) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_413;
        u32 m_414;
        u32 m_415;
        u32 m_416;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_413), "=r"(m_414), "=r"(m_415), "=r"(m_416) : "r"(t1218) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_413), "r"(m_414));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_415), "r"(m_416));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_417;
        u32 m_418;
        u32 m_419;
        u32 m_420;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_417), "=r"(m_418), "=r"(m_419), "=r"(m_420) : "r"(t1218) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_417), "r"(m_418));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_419), "r"(m_420));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_421;
        u32 m_422;
        u32 m_423;
        u32 m_424;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_421), "=r"(m_422), "=r"(m_423), "=r"(m_424) : "r"(t1218) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_421), "r"(m_422));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_423), "r"(m_424));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_425;
        u32 m_426;
        u32 m_427;
        u32 m_428;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_425), "=r"(m_426), "=r"(m_427), "=r"(m_428) : "r"(t1218) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_425), "r"(m_426));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_427), "r"(m_428));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1229;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1229) : "r"(t333));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1230 = t1229 ^ 96u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_429;
        u32 m_430;
        u32 m_431;
        u32 m_432;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_429), "=r"(m_430), "=r"(m_431), "=r"(m_432) : "r"(t1230) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_433;
        u32 m_434;
        u32 m_435;
        u32 m_436;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_433), "=r"(m_434), "=r"(m_435), "=r"(m_436) : "r"(t1221) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_433), "r"(m_434));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_435), "r"(m_436));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_437;
        u32 m_438;
        u32 m_439;
        u32 m_440;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_437), "=r"(m_438), "=r"(m_439), "=r"(m_440) : "r"(t1221) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_437), "r"(m_438));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_439), "r"(m_440));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_441;
        u32 m_442;
        u32 m_443;
        u32 m_444;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_441), "=r"(m_442), "=r"(m_443), "=r"(m_444) : "r"(t1221) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_441), "r"(m_442));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_443), "r"(m_444));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_445;
        u32 m_446;
        u32 m_447;
        u32 m_448;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_445), "=r"(m_446), "=r"(m_447), "=r"(m_448) : "r"(t1221) : "memory");
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
        const bool t1232 = next < count;
#line 391 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t1232) {
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1233 = end_7 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1234 = t1233 - next;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_6 = t1234 << 6u;
            const u32 t1236 = head_dim >> 3u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1237 = t146 + t167;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1238 = (u64)first_key_6 * t160;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1239 = t171 + t1238;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1240 = t1239 + t172;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1241 = t1240 + t172;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1242 = t1241 + t172;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1243 = t162 < t1236;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1244 = t1243 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1237), "l"(t1239), "r"(t1244) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1245 = t162 < t1236;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1246 = t1245 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1237), "l"(t1240), "r"(t1246) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1247 = t162 < t1236;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1248 = t1247 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1237), "l"(t1241), "r"(t1248) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1249 = t162 < t1236;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1250 = t1249 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1237), "l"(t1242), "r"(t1250) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1251 = t1239 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1252 = t162 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1253 = t1252 < t1236;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1254 = t1253 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1237), "l"(t1251), "r"(t1254) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1255 = t1240 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1256 = t162 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1257 = t1256 < t1236;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1258 = t1257 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1237), "l"(t1255), "r"(t1258) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1259 = t1241 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1260 = t162 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1261 = t1260 < t1236;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1262 = t1261 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1237), "l"(t1259), "r"(t1262) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1263 = t1242 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1264 = t162 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1265 = t1264 < t1236;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1266 = t1265 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1237), "l"(t1263), "r"(t1266) : "memory");
        }
#line 394 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1267;
        asm("abs.f32 %0, %1;" : "=f"(t1267) : "f"(s_33));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1268;
        asm("abs.f32 %0, %1;" : "=f"(t1268) : "f"(s_34));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1269;
        asm("abs.f32 %0, %1;" : "=f"(t1269) : "f"(s_35));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1270;
        asm("abs.f32 %0, %1;" : "=f"(t1270) : "f"(s_36));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1271;
        asm("abs.f32 %0, %1;" : "=f"(t1271) : "f"(s_37));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1272;
        asm("max.f32 %0, %1, %2;" : "=f"(t1272) : "f"(t1267), "f"(t1271));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1273;
        asm("abs.f32 %0, %1;" : "=f"(t1273) : "f"(s_38));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1274;
        asm("max.f32 %0, %1, %2;" : "=f"(t1274) : "f"(t1268), "f"(t1273));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1275;
        asm("abs.f32 %0, %1;" : "=f"(t1275) : "f"(s_39));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1276;
        asm("max.f32 %0, %1, %2;" : "=f"(t1276) : "f"(t1269), "f"(t1275));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1277;
        asm("abs.f32 %0, %1;" : "=f"(t1277) : "f"(s_40));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1278;
        asm("max.f32 %0, %1, %2;" : "=f"(t1278) : "f"(t1270), "f"(t1277));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1279;
        asm("abs.f32 %0, %1;" : "=f"(t1279) : "f"(s_41));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1280;
        asm("max.f32 %0, %1, %2;" : "=f"(t1280) : "f"(t1272), "f"(t1279));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1281;
        asm("abs.f32 %0, %1;" : "=f"(t1281) : "f"(s_42));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1282;
        asm("max.f32 %0, %1, %2;" : "=f"(t1282) : "f"(t1274), "f"(t1281));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1283;
        asm("abs.f32 %0, %1;" : "=f"(t1283) : "f"(s_43));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1284;
        asm("max.f32 %0, %1, %2;" : "=f"(t1284) : "f"(t1276), "f"(t1283));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1285;
        asm("abs.f32 %0, %1;" : "=f"(t1285) : "f"(s_44));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1286;
        asm("max.f32 %0, %1, %2;" : "=f"(t1286) : "f"(t1278), "f"(t1285));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1287;
        asm("abs.f32 %0, %1;" : "=f"(t1287) : "f"(s_45));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1288;
        asm("max.f32 %0, %1, %2;" : "=f"(t1288) : "f"(t1280), "f"(t1287));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1289;
        asm("abs.f32 %0, %1;" : "=f"(t1289) : "f"(s_46));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1290;
        asm("max.f32 %0, %1, %2;" : "=f"(t1290) : "f"(t1282), "f"(t1289));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1291;
        asm("abs.f32 %0, %1;" : "=f"(t1291) : "f"(s_47));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1292;
        asm("max.f32 %0, %1, %2;" : "=f"(t1292) : "f"(t1284), "f"(t1291));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1293;
        asm("abs.f32 %0, %1;" : "=f"(t1293) : "f"(s_48));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1294;
        asm("max.f32 %0, %1, %2;" : "=f"(t1294) : "f"(t1286), "f"(t1293));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1295;
        asm("abs.f32 %0, %1;" : "=f"(t1295) : "f"(s_49));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1296;
        asm("max.f32 %0, %1, %2;" : "=f"(t1296) : "f"(t1288), "f"(t1295));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1297;
        asm("abs.f32 %0, %1;" : "=f"(t1297) : "f"(s_50));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1298;
        asm("max.f32 %0, %1, %2;" : "=f"(t1298) : "f"(t1290), "f"(t1297));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1299;
        asm("abs.f32 %0, %1;" : "=f"(t1299) : "f"(s_51));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1300;
        asm("max.f32 %0, %1, %2;" : "=f"(t1300) : "f"(t1292), "f"(t1299));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1301;
        asm("abs.f32 %0, %1;" : "=f"(t1301) : "f"(s_52));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1302;
        asm("max.f32 %0, %1, %2;" : "=f"(t1302) : "f"(t1294), "f"(t1301));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1303;
        asm("abs.f32 %0, %1;" : "=f"(t1303) : "f"(s_53));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1304;
        asm("max.f32 %0, %1, %2;" : "=f"(t1304) : "f"(t1296), "f"(t1303));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1305;
        asm("abs.f32 %0, %1;" : "=f"(t1305) : "f"(s_54));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1306;
        asm("max.f32 %0, %1, %2;" : "=f"(t1306) : "f"(t1298), "f"(t1305));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1307;
        asm("abs.f32 %0, %1;" : "=f"(t1307) : "f"(s_55));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1308;
        asm("max.f32 %0, %1, %2;" : "=f"(t1308) : "f"(t1300), "f"(t1307));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1309;
        asm("abs.f32 %0, %1;" : "=f"(t1309) : "f"(s_56));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1310;
        asm("max.f32 %0, %1, %2;" : "=f"(t1310) : "f"(t1302), "f"(t1309));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1311;
        asm("abs.f32 %0, %1;" : "=f"(t1311) : "f"(s_57));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1312;
        asm("max.f32 %0, %1, %2;" : "=f"(t1312) : "f"(t1304), "f"(t1311));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1313;
        asm("abs.f32 %0, %1;" : "=f"(t1313) : "f"(s_58));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1314;
        asm("max.f32 %0, %1, %2;" : "=f"(t1314) : "f"(t1306), "f"(t1313));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1315;
        asm("abs.f32 %0, %1;" : "=f"(t1315) : "f"(s_59));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1316;
        asm("max.f32 %0, %1, %2;" : "=f"(t1316) : "f"(t1308), "f"(t1315));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1317;
        asm("abs.f32 %0, %1;" : "=f"(t1317) : "f"(s_60));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1318;
        asm("max.f32 %0, %1, %2;" : "=f"(t1318) : "f"(t1310), "f"(t1317));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1319;
        asm("abs.f32 %0, %1;" : "=f"(t1319) : "f"(s_61));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1320;
        asm("max.f32 %0, %1, %2;" : "=f"(t1320) : "f"(t1312), "f"(t1319));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1321;
        asm("abs.f32 %0, %1;" : "=f"(t1321) : "f"(s_62));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1322;
        asm("max.f32 %0, %1, %2;" : "=f"(t1322) : "f"(t1314), "f"(t1321));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1323;
        asm("abs.f32 %0, %1;" : "=f"(t1323) : "f"(s_63));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1324;
        asm("max.f32 %0, %1, %2;" : "=f"(t1324) : "f"(t1316), "f"(t1323));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1325;
        asm("abs.f32 %0, %1;" : "=f"(t1325) : "f"(s_64));
#line 149 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1326;
        asm("max.f32 %0, %1, %2;" : "=f"(t1326) : "f"(t1318), "f"(t1325));
        f32 t1327;
        asm("max.f32 %0, %1, %2;" : "=f"(t1327) : "f"(t1320), "f"(t1322));
#line 151 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1328;
        asm("max.f32 %0, %1, %2;" : "=f"(t1328) : "f"(t1324), "f"(t1326));
#line 151 "fa-kernels/src/attention/options/softcap.rs"
        f32 largest_2;
        asm("max.f32 %0, %1, %2;" : "=f"(largest_2) : "f"(t1327), "f"(t1328));
        const bool all_small_2 = largest_2 < softcap_small;
        const bool t1331 = !all_small_2;
#line 154 "fa-kernels/src/attention/options/softcap.rs"
        const bool t1332 = __any_sync(0xffffffffu, t1331);
#line 154 "fa-kernels/src/attention/options/softcap.rs"
        if (t1332) {
            const f32 t1333 = s_33 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1334;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1334) : "f"(t1333));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1335 = t1334 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1336;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1336) : "f"(t1335));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1337;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1337) : "f"(t1336), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            s_33 = t1337;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1338 = s_34 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1339;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1339) : "f"(t1338));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1340 = t1339 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1341;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1341) : "f"(t1340));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1342;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1342) : "f"(t1341), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            s_34 = t1342;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1343 = s_35 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1344;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1344) : "f"(t1343));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1345 = t1344 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1346;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1346) : "f"(t1345));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1347;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1347) : "f"(t1346), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            s_35 = t1347;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1348 = s_36 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1349;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1349) : "f"(t1348));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1350 = t1349 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1351;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1351) : "f"(t1350));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1352;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1352) : "f"(t1351), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            s_36 = t1352;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1353 = s_37 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1354;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1354) : "f"(t1353));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1355 = t1354 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1356;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1356) : "f"(t1355));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1357;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1357) : "f"(t1356), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            s_37 = t1357;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1358 = s_38 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1359;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1359) : "f"(t1358));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1360 = t1359 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1361;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1361) : "f"(t1360));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1362;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1362) : "f"(t1361), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            s_38 = t1362;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1363 = s_39 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1364;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1364) : "f"(t1363));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1365 = t1364 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1366;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1366) : "f"(t1365));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1367;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1367) : "f"(t1366), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            s_39 = t1367;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1368 = s_40 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1369;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1369) : "f"(t1368));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1370 = t1369 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1371;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1371) : "f"(t1370));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1372;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1372) : "f"(t1371), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            s_40 = t1372;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1373 = s_41 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1374;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1374) : "f"(t1373));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1375 = t1374 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1376;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1376) : "f"(t1375));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1377;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1377) : "f"(t1376), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            s_41 = t1377;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1378 = s_42 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1379;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1379) : "f"(t1378));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1380 = t1379 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1381;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1381) : "f"(t1380));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1382;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1382) : "f"(t1381), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            s_42 = t1382;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1383 = s_43 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1384;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1384) : "f"(t1383));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1385 = t1384 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1386;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1386) : "f"(t1385));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1387;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1387) : "f"(t1386), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            s_43 = t1387;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1388 = s_44 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1389;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1389) : "f"(t1388));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1390 = t1389 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1391;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1391) : "f"(t1390));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1392;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1392) : "f"(t1391), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            s_44 = t1392;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1393 = s_45 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1394;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1394) : "f"(t1393));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1395 = t1394 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1396;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1396) : "f"(t1395));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1397;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1397) : "f"(t1396), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            s_45 = t1397;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1398 = s_46 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1399;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1399) : "f"(t1398));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1400 = t1399 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1401;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1401) : "f"(t1400));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1402;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1402) : "f"(t1401), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            s_46 = t1402;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1403 = s_47 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1404;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1404) : "f"(t1403));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1405 = t1404 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1406;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1406) : "f"(t1405));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1407;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1407) : "f"(t1406), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            s_47 = t1407;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1408 = s_48 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1409;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1409) : "f"(t1408));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1410 = t1409 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1411;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1411) : "f"(t1410));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1412;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1412) : "f"(t1411), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            s_48 = t1412;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1413 = s_49 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1414;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1414) : "f"(t1413));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1415 = t1414 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1416;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1416) : "f"(t1415));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1417;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1417) : "f"(t1416), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            s_49 = t1417;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1418 = s_50 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1419;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1419) : "f"(t1418));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1420 = t1419 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1421;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1421) : "f"(t1420));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1422;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1422) : "f"(t1421), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            s_50 = t1422;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1423 = s_51 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1424;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1424) : "f"(t1423));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1425 = t1424 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1426;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1426) : "f"(t1425));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1427;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1427) : "f"(t1426), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            s_51 = t1427;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1428 = s_52 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1429;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1429) : "f"(t1428));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1430 = t1429 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1431;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1431) : "f"(t1430));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1432;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1432) : "f"(t1431), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            s_52 = t1432;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1433 = s_53 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1434;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1434) : "f"(t1433));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1435 = t1434 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1436;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1436) : "f"(t1435));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1437;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1437) : "f"(t1436), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            s_53 = t1437;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1438 = s_54 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1439;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1439) : "f"(t1438));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1440 = t1439 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1441;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1441) : "f"(t1440));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1442;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1442) : "f"(t1441), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            s_54 = t1442;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1443 = s_55 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1444;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1444) : "f"(t1443));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1445 = t1444 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1446;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1446) : "f"(t1445));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1447;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1447) : "f"(t1446), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            s_55 = t1447;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1448 = s_56 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1449;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1449) : "f"(t1448));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1450 = t1449 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1451;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1451) : "f"(t1450));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1452;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1452) : "f"(t1451), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            s_56 = t1452;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1453 = s_57 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1454;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1454) : "f"(t1453));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1455 = t1454 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1456;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1456) : "f"(t1455));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1457;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1457) : "f"(t1456), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            s_57 = t1457;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1458 = s_58 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1459;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1459) : "f"(t1458));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1460 = t1459 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1461;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1461) : "f"(t1460));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1462;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1462) : "f"(t1461), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            s_58 = t1462;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1463 = s_59 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1464;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1464) : "f"(t1463));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1465 = t1464 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1466;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1466) : "f"(t1465));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1467;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1467) : "f"(t1466), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            s_59 = t1467;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1468 = s_60 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1469;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1469) : "f"(t1468));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1470 = t1469 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1471;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1471) : "f"(t1470));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1472;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1472) : "f"(t1471), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            s_60 = t1472;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1473 = s_61 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1474;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1474) : "f"(t1473));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1475 = t1474 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1476;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1476) : "f"(t1475));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1477;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1477) : "f"(t1476), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            s_61 = t1477;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1478 = s_62 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1479;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1479) : "f"(t1478));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1480 = t1479 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1481;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1481) : "f"(t1480));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1482;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1482) : "f"(t1481), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            s_62 = t1482;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1483 = s_63 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1484;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1484) : "f"(t1483));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1485 = t1484 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1486;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1486) : "f"(t1485));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1487;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1487) : "f"(t1486), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            s_63 = t1487;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1488 = s_64 * softcap;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1489;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1489) : "f"(t1488));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1490 = t1489 + 1.0f;
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1491;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1491) : "f"(t1490));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1492;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1492) : "f"(t1491), "f"(-2.0f), "f"(1.0f));
#line 155 "fa-kernels/src/attention/options/softcap.rs"
            s_64 = t1492;
        } else {
            const f32 t1493 = s_33 * s_33;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1494;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1494) : "f"(softcap_7), "f"(t1493), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1495;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1495) : "f"(t1494), "f"(t1493), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1496;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1496) : "f"(t1495), "f"(t1493), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1497 = s_33 * t1496;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            s_33 = t1497;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1498 = s_34 * s_34;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1499;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1499) : "f"(softcap_7), "f"(t1498), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1500;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1500) : "f"(t1499), "f"(t1498), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1501;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1501) : "f"(t1500), "f"(t1498), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1502 = s_34 * t1501;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            s_34 = t1502;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1503 = s_35 * s_35;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1504;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1504) : "f"(softcap_7), "f"(t1503), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1505;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1505) : "f"(t1504), "f"(t1503), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1506;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1506) : "f"(t1505), "f"(t1503), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1507 = s_35 * t1506;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            s_35 = t1507;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1508 = s_36 * s_36;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1509;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1509) : "f"(softcap_7), "f"(t1508), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1510;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1510) : "f"(t1509), "f"(t1508), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1511;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1511) : "f"(t1510), "f"(t1508), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1512 = s_36 * t1511;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            s_36 = t1512;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1513 = s_37 * s_37;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1514;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1514) : "f"(softcap_7), "f"(t1513), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1515;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1515) : "f"(t1514), "f"(t1513), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1516;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1516) : "f"(t1515), "f"(t1513), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1517 = s_37 * t1516;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            s_37 = t1517;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1518 = s_38 * s_38;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1519;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1519) : "f"(softcap_7), "f"(t1518), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1520;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1520) : "f"(t1519), "f"(t1518), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1521;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1521) : "f"(t1520), "f"(t1518), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1522 = s_38 * t1521;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            s_38 = t1522;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1523 = s_39 * s_39;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1524;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1524) : "f"(softcap_7), "f"(t1523), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1525;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1525) : "f"(t1524), "f"(t1523), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1526;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1526) : "f"(t1525), "f"(t1523), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1527 = s_39 * t1526;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            s_39 = t1527;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1528 = s_40 * s_40;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1529;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1529) : "f"(softcap_7), "f"(t1528), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1530;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1530) : "f"(t1529), "f"(t1528), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1531;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1531) : "f"(t1530), "f"(t1528), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1532 = s_40 * t1531;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            s_40 = t1532;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1533 = s_41 * s_41;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1534;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1534) : "f"(softcap_7), "f"(t1533), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1535;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1535) : "f"(t1534), "f"(t1533), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1536;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1536) : "f"(t1535), "f"(t1533), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1537 = s_41 * t1536;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            s_41 = t1537;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1538 = s_42 * s_42;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1539;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1539) : "f"(softcap_7), "f"(t1538), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1540;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1540) : "f"(t1539), "f"(t1538), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1541;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1541) : "f"(t1540), "f"(t1538), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1542 = s_42 * t1541;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            s_42 = t1542;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1543 = s_43 * s_43;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1544;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1544) : "f"(softcap_7), "f"(t1543), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1545;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1545) : "f"(t1544), "f"(t1543), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1546;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1546) : "f"(t1545), "f"(t1543), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1547 = s_43 * t1546;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            s_43 = t1547;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1548 = s_44 * s_44;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1549;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1549) : "f"(softcap_7), "f"(t1548), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1550;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1550) : "f"(t1549), "f"(t1548), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1551;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1551) : "f"(t1550), "f"(t1548), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1552 = s_44 * t1551;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            s_44 = t1552;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1553 = s_45 * s_45;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1554;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1554) : "f"(softcap_7), "f"(t1553), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1555;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1555) : "f"(t1554), "f"(t1553), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1556;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1556) : "f"(t1555), "f"(t1553), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1557 = s_45 * t1556;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            s_45 = t1557;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1558 = s_46 * s_46;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1559;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1559) : "f"(softcap_7), "f"(t1558), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1560;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1560) : "f"(t1559), "f"(t1558), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1561;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1561) : "f"(t1560), "f"(t1558), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1562 = s_46 * t1561;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            s_46 = t1562;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1563 = s_47 * s_47;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1564;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1564) : "f"(softcap_7), "f"(t1563), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1565;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1565) : "f"(t1564), "f"(t1563), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1566;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1566) : "f"(t1565), "f"(t1563), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1567 = s_47 * t1566;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            s_47 = t1567;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1568 = s_48 * s_48;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1569;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1569) : "f"(softcap_7), "f"(t1568), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1570;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1570) : "f"(t1569), "f"(t1568), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1571;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1571) : "f"(t1570), "f"(t1568), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1572 = s_48 * t1571;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            s_48 = t1572;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1573 = s_49 * s_49;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1574;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1574) : "f"(softcap_7), "f"(t1573), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1575;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1575) : "f"(t1574), "f"(t1573), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1576;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1576) : "f"(t1575), "f"(t1573), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1577 = s_49 * t1576;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            s_49 = t1577;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1578 = s_50 * s_50;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1579;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1579) : "f"(softcap_7), "f"(t1578), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1580;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1580) : "f"(t1579), "f"(t1578), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1581;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1581) : "f"(t1580), "f"(t1578), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1582 = s_50 * t1581;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            s_50 = t1582;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1583 = s_51 * s_51;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1584;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1584) : "f"(softcap_7), "f"(t1583), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1585;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1585) : "f"(t1584), "f"(t1583), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1586;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1586) : "f"(t1585), "f"(t1583), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1587 = s_51 * t1586;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            s_51 = t1587;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1588 = s_52 * s_52;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1589;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1589) : "f"(softcap_7), "f"(t1588), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1590;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1590) : "f"(t1589), "f"(t1588), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1591;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1591) : "f"(t1590), "f"(t1588), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1592 = s_52 * t1591;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            s_52 = t1592;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1593 = s_53 * s_53;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1594;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1594) : "f"(softcap_7), "f"(t1593), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1595;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1595) : "f"(t1594), "f"(t1593), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1596;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1596) : "f"(t1595), "f"(t1593), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1597 = s_53 * t1596;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            s_53 = t1597;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1598 = s_54 * s_54;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1599;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1599) : "f"(softcap_7), "f"(t1598), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1600;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1600) : "f"(t1599), "f"(t1598), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1601;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1601) : "f"(t1600), "f"(t1598), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1602 = s_54 * t1601;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            s_54 = t1602;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1603 = s_55 * s_55;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1604;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1604) : "f"(softcap_7), "f"(t1603), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1605;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1605) : "f"(t1604), "f"(t1603), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1606;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1606) : "f"(t1605), "f"(t1603), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1607 = s_55 * t1606;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            s_55 = t1607;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1608 = s_56 * s_56;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1609;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1609) : "f"(softcap_7), "f"(t1608), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1610;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1610) : "f"(t1609), "f"(t1608), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1611;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1611) : "f"(t1610), "f"(t1608), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1612 = s_56 * t1611;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            s_56 = t1612;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1613 = s_57 * s_57;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1614;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1614) : "f"(softcap_7), "f"(t1613), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1615;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1615) : "f"(t1614), "f"(t1613), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1616;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1616) : "f"(t1615), "f"(t1613), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1617 = s_57 * t1616;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            s_57 = t1617;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1618 = s_58 * s_58;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1619;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1619) : "f"(softcap_7), "f"(t1618), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1620;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1620) : "f"(t1619), "f"(t1618), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1621;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1621) : "f"(t1620), "f"(t1618), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1622 = s_58 * t1621;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            s_58 = t1622;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1623 = s_59 * s_59;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1624;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1624) : "f"(softcap_7), "f"(t1623), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1625;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1625) : "f"(t1624), "f"(t1623), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1626;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1626) : "f"(t1625), "f"(t1623), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1627 = s_59 * t1626;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            s_59 = t1627;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1628 = s_60 * s_60;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1629;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1629) : "f"(softcap_7), "f"(t1628), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1630;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1630) : "f"(t1629), "f"(t1628), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1631;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1631) : "f"(t1630), "f"(t1628), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1632 = s_60 * t1631;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            s_60 = t1632;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1633 = s_61 * s_61;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1634;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1634) : "f"(softcap_7), "f"(t1633), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1635;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1635) : "f"(t1634), "f"(t1633), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1636;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1636) : "f"(t1635), "f"(t1633), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1637 = s_61 * t1636;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            s_61 = t1637;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1638 = s_62 * s_62;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1639;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1639) : "f"(softcap_7), "f"(t1638), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1640;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1640) : "f"(t1639), "f"(t1638), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1641;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1641) : "f"(t1640), "f"(t1638), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1642 = s_62 * t1641;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            s_62 = t1642;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1643 = s_63 * s_63;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1644;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1644) : "f"(softcap_7), "f"(t1643), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1645;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1645) : "f"(t1644), "f"(t1643), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1646;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1646) : "f"(t1645), "f"(t1643), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1647 = s_63 * t1646;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            s_63 = t1647;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1648 = s_64 * s_64;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1649;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1649) : "f"(softcap_7), "f"(t1648), "f"(softcap_5));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1650;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1650) : "f"(t1649), "f"(t1648), "f"(softcap_3));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1651;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1651) : "f"(t1650), "f"(t1648), "f"(softcap_1));
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1652 = s_64 * t1651;
#line 157 "fa-kernels/src/attention/options/softcap.rs"
            s_64 = t1652;
        }
#line 131 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 first_query_2;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_2) : "r"(t21));
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1654 = first_query_2 + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_16 = t1654 + 1u;
        const u32 t1656 = end_16 > seq_q ? end_16 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1657 = t1656 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_17 = t1657 < seq_k ? t1657 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_18 = first_query_2 + seq_k;
        const u32 t1660 = end_18 > seq_q ? end_18 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 position_5 = t1660 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
        const u32 t1662 = position_5 > window_left ? position_5 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
        const u32 t1663 = t1662 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1664 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
        const u32 begin_6 = t1663 < t1664 ? t1663 : t1664;
#line 317 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1666 = first_query_2 + 63u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1667 = t1666 + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_19 = t1667 + 1u;
        const u32 t1669 = end_19 > seq_q ? end_19 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1670 = t1669 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_20 = t1670 < seq_k ? t1670 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_21 = t1666 + seq_k;
        const u32 t1673 = end_21 > seq_q ? end_21 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 position_6 = t1673 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
        const u32 t1675 = position_6 > window_left ? position_6 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
        const u32 t1676 = t1675 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1677 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
        const u32 begin_7 = t1676 < t1677 ? t1676 : t1677;
#line 321 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 begin_8 = begin_6 >> 6u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1680 = end_20 + 63u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1681 = t1680 >> 6u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1682 = begin_8 + 1u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_22 = t1681 > t1682 ? t1681 : t1682;
        const u32 count_2 = end_22 - begin_8;
        const u32 t1685 = end_17 >> 6u;
#line 327 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 whole_2 = t1685 < end_22 ? t1685 : end_22;
        const u32 t1687 = begin_7 + 63u;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1688 = t1687 >> 6u;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1689 = t1688 > begin_8 ? t1688 : begin_8;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1690 = t1689 < end_22 ? t1689 : end_22;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 masked_left_2 = end_22 - t1690;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1692 = end_22 - whole_2;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1693 = t1692 < count_2 ? t1692 : count_2;
#line 133 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1694 = i < t1693;
#line 133 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1695 = masked_left_2 <= i;
#line 133 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1696 = t1694 | t1695;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
        if (t1696) {
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1697 = end_7 - 1u;
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1698 = t1697 - i;
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 first_key_7 = t1698 << 6u;
#line 163 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1700 = t21 + first_row;
#line 163 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 first_query_3;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_3) : "r"(t1700));
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1702 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1703 = t1702 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column_2 = first_key_7 + t1703;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1705 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1706 = first_query_3 + t1705;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1707 = t1706 + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_23 = t1707 + 1u;
            const u32 t1709 = end_23 > seq_q ? end_23 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1710 = t1709 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_24 = t1710 < seq_k ? t1710 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_25 = t1706 + seq_k;
            const u32 t1713 = end_25 > seq_q ? end_25 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_7 = t1713 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t1715 = position_7 > window_left ? position_7 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t1716 = t1715 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1717 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_9 = t1716 < t1717 ? t1716 : t1717;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1719 = end_24 > column_2 ? end_24 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_26 = t1719 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1721 = begin_9 > column_2 ? begin_9 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1722 = t1721 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1723 = 0u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1724 = t1722 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_33 = t1723 & t1724;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1726 = visible_33 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_33 = t1726;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1727 = 1u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1728 = t1722 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_34 = t1727 & t1728;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1730 = visible_34 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_34 = t1730;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1731 = 8u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1732 = t1722 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_35 = t1731 & t1732;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1734 = visible_35 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_37 = t1734;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1735 = 9u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1736 = t1722 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_36 = t1735 & t1736;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1738 = visible_36 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_38 = t1738;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1739 = 16u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1740 = t1722 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_37 = t1739 & t1740;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1742 = visible_37 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_41 = t1742;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1743 = 17u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1744 = t1722 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_38 = t1743 & t1744;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1746 = visible_38 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_42 = t1746;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1747 = 24u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1748 = t1722 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_39 = t1747 & t1748;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1750 = visible_39 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_45 = t1750;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1751 = 25u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1752 = t1722 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_40 = t1751 & t1752;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1754 = visible_40 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_46 = t1754;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1755 = 32u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1756 = t1722 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_41 = t1755 & t1756;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1758 = visible_41 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_49 = t1758;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1759 = 33u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1760 = t1722 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_42 = t1759 & t1760;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1762 = visible_42 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_50 = t1762;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1763 = 40u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1764 = t1722 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_43 = t1763 & t1764;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1766 = visible_43 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_53 = t1766;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1767 = 41u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1768 = t1722 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_44 = t1767 & t1768;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1770 = visible_44 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_54 = t1770;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1771 = 48u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1772 = t1722 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_45 = t1771 & t1772;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1774 = visible_45 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_57 = t1774;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1775 = 49u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1776 = t1722 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_46 = t1775 & t1776;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1778 = visible_46 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_58 = t1778;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1779 = 56u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1780 = t1722 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_47 = t1779 & t1780;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1782 = visible_47 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_61 = t1782;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1783 = 57u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1784 = t1722 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_48 = t1783 & t1784;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1786 = visible_48 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_62 = t1786;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1787 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1788 = first_query_3 + t1787;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1789 = t1788 + 8u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1790 = t1789 + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_27 = t1790 + 1u;
            const u32 t1792 = end_27 > seq_q ? end_27 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1793 = t1792 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_28 = t1793 < seq_k ? t1793 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_29 = t1789 + seq_k;
            const u32 t1796 = end_29 > seq_q ? end_29 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_8 = t1796 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t1798 = position_8 > window_left ? position_8 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t1799 = t1798 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1800 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_10 = t1799 < t1800 ? t1799 : t1800;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1802 = end_28 > column_2 ? end_28 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_30 = t1802 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1804 = begin_10 > column_2 ? begin_10 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1805 = t1804 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1806 = 0u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1807 = t1805 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_49 = t1806 & t1807;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1809 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_35 = t1809;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1810 = 1u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1811 = t1805 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_50 = t1810 & t1811;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1813 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_36 = t1813;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1814 = 8u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1815 = t1805 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_51 = t1814 & t1815;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1817 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_39 = t1817;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1818 = 9u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1819 = t1805 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_52 = t1818 & t1819;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1821 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_40 = t1821;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1822 = 16u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1823 = t1805 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_53 = t1822 & t1823;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1825 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_43 = t1825;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1826 = 17u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1827 = t1805 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_54 = t1826 & t1827;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1829 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_44 = t1829;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1830 = 24u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1831 = t1805 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_55 = t1830 & t1831;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1833 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_47 = t1833;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1834 = 25u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1835 = t1805 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_56 = t1834 & t1835;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1837 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_48 = t1837;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1838 = 32u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1839 = t1805 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_57 = t1838 & t1839;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1841 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_51 = t1841;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1842 = 33u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1843 = t1805 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_58 = t1842 & t1843;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1845 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_52 = t1845;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1846 = 40u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1847 = t1805 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_59 = t1846 & t1847;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1849 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_55 = t1849;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1850 = 41u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1851 = t1805 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_60 = t1850 & t1851;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1853 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_56 = t1853;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1854 = 48u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1855 = t1805 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_61 = t1854 & t1855;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1857 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_59 = t1857;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1858 = 49u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1859 = t1805 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_62 = t1858 & t1859;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1861 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_60 = t1861;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1862 = 56u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1863 = t1805 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_63 = t1862 & t1863;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1865 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_63 = t1865;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1866 = 57u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1867 = t1805 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_64 = t1866 & t1867;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1869 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_64 = t1869;
        }
#line 153 "fa-kernels/src/attention/softmax.rs"
        const f32 old_3 = row_max;
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1871;
        asm("max.f32 %0, %1, %2;" : "=f"(t1871) : "f"(old_3), "f"(s_33));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1872;
        asm("max.f32 %0, %1, %2;" : "=f"(t1872) : "f"(t1871), "f"(s_34));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1873;
        asm("max.f32 %0, %1, %2;" : "=f"(t1873) : "f"(t1872), "f"(s_37));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1874;
        asm("max.f32 %0, %1, %2;" : "=f"(t1874) : "f"(t1873), "f"(s_38));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1875;
        asm("max.f32 %0, %1, %2;" : "=f"(t1875) : "f"(t1874), "f"(s_41));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1876;
        asm("max.f32 %0, %1, %2;" : "=f"(t1876) : "f"(t1875), "f"(s_42));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1877;
        asm("max.f32 %0, %1, %2;" : "=f"(t1877) : "f"(t1876), "f"(s_45));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1878;
        asm("max.f32 %0, %1, %2;" : "=f"(t1878) : "f"(t1877), "f"(s_46));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1879;
        asm("max.f32 %0, %1, %2;" : "=f"(t1879) : "f"(t1878), "f"(s_49));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1880;
        asm("max.f32 %0, %1, %2;" : "=f"(t1880) : "f"(t1879), "f"(s_50));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1881;
        asm("max.f32 %0, %1, %2;" : "=f"(t1881) : "f"(t1880), "f"(s_53));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1882;
        asm("max.f32 %0, %1, %2;" : "=f"(t1882) : "f"(t1881), "f"(s_54));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1883;
        asm("max.f32 %0, %1, %2;" : "=f"(t1883) : "f"(t1882), "f"(s_57));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1884;
        asm("max.f32 %0, %1, %2;" : "=f"(t1884) : "f"(t1883), "f"(s_58));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1885;
        asm("max.f32 %0, %1, %2;" : "=f"(t1885) : "f"(t1884), "f"(s_61));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1886;
        asm("max.f32 %0, %1, %2;" : "=f"(t1886) : "f"(t1885), "f"(s_62));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1887;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1887) : "f"(t1886));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_3;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1886), "f"(t1887));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1889;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1889) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_3;
        asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t1889));
#line 184 "fa-kernels/src/attention/softmax.rs"
        const bool none_3 = new_3 == __uint_as_float(0xff800000u);
        const f32 t1892 = new_3 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_3 = none_3 ? 0.0f : t1892;
#line 156 "fa-kernels/src/attention/softmax.rs"
        const f32 t1894 = -reference_3;
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 t1895;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1895) : "f"(old_3), "f"(scale_log2), "f"(t1894));
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1895));
#line 157 "fa-kernels/src/attention/softmax.rs"
        row_max = new_3;
#line 199 "fa-kernels/src/attention/softmax.rs"
        const f32 t1897 = row_sum * rescale_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1898 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_33;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_33), "f"(scale_log2), "f"(t1898));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1900;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1900) : "f"(exponent_33));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_33 = t1900;
        const f32 t1901 = t1897 + s_33;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1902 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_34;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_34), "f"(scale_log2), "f"(t1902));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1904;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1904) : "f"(exponent_34));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_34 = t1904;
        const f32 t1905 = t1901 + s_34;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1906 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_35;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_37), "f"(scale_log2), "f"(t1906));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1908;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1908) : "f"(exponent_35));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_37 = t1908;
        const f32 t1909 = t1905 + s_37;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1910 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_36;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_38), "f"(scale_log2), "f"(t1910));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1912;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1912) : "f"(exponent_36));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_38 = t1912;
        const f32 t1913 = t1909 + s_38;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1914 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_37;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_41), "f"(scale_log2), "f"(t1914));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1916;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1916) : "f"(exponent_37));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_41 = t1916;
        const f32 t1917 = t1913 + s_41;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1918 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_38;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_42), "f"(scale_log2), "f"(t1918));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1920;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1920) : "f"(exponent_38));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_42 = t1920;
        const f32 t1921 = t1917 + s_42;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1922 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_39;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_45), "f"(scale_log2), "f"(t1922));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1924;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1924) : "f"(exponent_39));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_45 = t1924;
        const f32 t1925 = t1921 + s_45;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1926 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_40;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_46), "f"(scale_log2), "f"(t1926));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1928;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1928) : "f"(exponent_40));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_46 = t1928;
        const f32 t1929 = t1925 + s_46;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1930 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_41;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_49), "f"(scale_log2), "f"(t1930));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1932;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1932) : "f"(exponent_41));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_49 = t1932;
        const f32 t1933 = t1929 + s_49;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1934 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_42;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_50), "f"(scale_log2), "f"(t1934));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1936;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1936) : "f"(exponent_42));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_50 = t1936;
        const f32 t1937 = t1933 + s_50;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1938 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_43;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_53), "f"(scale_log2), "f"(t1938));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1940;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1940) : "f"(exponent_43));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_53 = t1940;
        const f32 t1941 = t1937 + s_53;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1942 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_44;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_54), "f"(scale_log2), "f"(t1942));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1944;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1944) : "f"(exponent_44));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_54 = t1944;
        const f32 t1945 = t1941 + s_54;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1946 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_45;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_57), "f"(scale_log2), "f"(t1946));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1948;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1948) : "f"(exponent_45));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_57 = t1948;
        const f32 t1949 = t1945 + s_57;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1950 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_46;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_58), "f"(scale_log2), "f"(t1950));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1952;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1952) : "f"(exponent_46));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_58 = t1952;
        const f32 t1953 = t1949 + s_58;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1954 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_47;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_61), "f"(scale_log2), "f"(t1954));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1956;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1956) : "f"(exponent_47));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_61 = t1956;
        const f32 t1957 = t1953 + s_61;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1958 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_48;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_62), "f"(scale_log2), "f"(t1958));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1960;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1960) : "f"(exponent_48));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_62 = t1960;
        const f32 t1961 = t1957 + s_62;
#line 205 "fa-kernels/src/attention/softmax.rs"
        row_sum = t1961;
#line 153 "fa-kernels/src/attention/softmax.rs"
        const f32 old_4 = row_max_2;
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1963;
        asm("max.f32 %0, %1, %2;" : "=f"(t1963) : "f"(old_4), "f"(s_35));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1964;
        asm("max.f32 %0, %1, %2;" : "=f"(t1964) : "f"(t1963), "f"(s_36));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1965;
        asm("max.f32 %0, %1, %2;" : "=f"(t1965) : "f"(t1964), "f"(s_39));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1966;
        asm("max.f32 %0, %1, %2;" : "=f"(t1966) : "f"(t1965), "f"(s_40));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1967;
        asm("max.f32 %0, %1, %2;" : "=f"(t1967) : "f"(t1966), "f"(s_43));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1968;
        asm("max.f32 %0, %1, %2;" : "=f"(t1968) : "f"(t1967), "f"(s_44));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1969;
        asm("max.f32 %0, %1, %2;" : "=f"(t1969) : "f"(t1968), "f"(s_47));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1970;
        asm("max.f32 %0, %1, %2;" : "=f"(t1970) : "f"(t1969), "f"(s_48));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1971;
        asm("max.f32 %0, %1, %2;" : "=f"(t1971) : "f"(t1970), "f"(s_51));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1972;
        asm("max.f32 %0, %1, %2;" : "=f"(t1972) : "f"(t1971), "f"(s_52));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1973;
        asm("max.f32 %0, %1, %2;" : "=f"(t1973) : "f"(t1972), "f"(s_55));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1974;
        asm("max.f32 %0, %1, %2;" : "=f"(t1974) : "f"(t1973), "f"(s_56));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1975;
        asm("max.f32 %0, %1, %2;" : "=f"(t1975) : "f"(t1974), "f"(s_59));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1976;
        asm("max.f32 %0, %1, %2;" : "=f"(t1976) : "f"(t1975), "f"(s_60));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1977;
        asm("max.f32 %0, %1, %2;" : "=f"(t1977) : "f"(t1976), "f"(s_63));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1978;
        asm("max.f32 %0, %1, %2;" : "=f"(t1978) : "f"(t1977), "f"(s_64));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1979;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1979) : "f"(t1978));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_4;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1978), "f"(t1979));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1981;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1981) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_4;
        asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t1981));
#line 184 "fa-kernels/src/attention/softmax.rs"
        const bool none_4 = new_4 == __uint_as_float(0xff800000u);
        const f32 t1984 = new_4 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_4 = none_4 ? 0.0f : t1984;
#line 156 "fa-kernels/src/attention/softmax.rs"
        const f32 t1986 = -reference_4;
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 t1987;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1987) : "f"(old_4), "f"(scale_log2), "f"(t1986));
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1987));
#line 157 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_4;
#line 199 "fa-kernels/src/attention/softmax.rs"
        const f32 t1989 = row_sum_2 * rescale_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1990 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_49;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t1990));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1992;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1992) : "f"(exponent_49));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_35 = t1992;
        const f32 t1993 = t1989 + s_35;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1994 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_50;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t1994));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1996;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1996) : "f"(exponent_50));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_36 = t1996;
        const f32 t1997 = t1993 + s_36;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1998 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_51;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t1998));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t2000;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2000) : "f"(exponent_51));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_39 = t2000;
        const f32 t2001 = t1997 + s_39;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t2002 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_52;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t2002));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t2004;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2004) : "f"(exponent_52));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_40 = t2004;
        const f32 t2005 = t2001 + s_40;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t2006 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_53;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t2006));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t2008;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2008) : "f"(exponent_53));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_43 = t2008;
        const f32 t2009 = t2005 + s_43;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t2010 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_54;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t2010));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t2012;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2012) : "f"(exponent_54));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_44 = t2012;
        const f32 t2013 = t2009 + s_44;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t2014 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_55;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t2014));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t2016;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2016) : "f"(exponent_55));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_47 = t2016;
        const f32 t2017 = t2013 + s_47;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t2018 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_56;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t2018));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t2020;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2020) : "f"(exponent_56));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_48 = t2020;
        const f32 t2021 = t2017 + s_48;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t2022 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_57;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t2022));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t2024;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2024) : "f"(exponent_57));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_51 = t2024;
        const f32 t2025 = t2021 + s_51;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t2026 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_58;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t2026));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t2028;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2028) : "f"(exponent_58));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_52 = t2028;
        const f32 t2029 = t2025 + s_52;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t2030 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_59;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t2030));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t2032;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2032) : "f"(exponent_59));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_55 = t2032;
        const f32 t2033 = t2029 + s_55;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t2034 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_60;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t2034));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t2036;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2036) : "f"(exponent_60));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_56 = t2036;
        const f32 t2037 = t2033 + s_56;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t2038 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_61;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t2038));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t2040;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2040) : "f"(exponent_61));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_59 = t2040;
        const f32 t2041 = t2037 + s_59;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t2042 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_62;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t2042));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t2044;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2044) : "f"(exponent_62));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_60 = t2044;
        const f32 t2045 = t2041 + s_60;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t2046 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_63;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t2046));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t2048;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2048) : "f"(exponent_63));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_63 = t2048;
        const f32 t2049 = t2045 + s_63;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t2050 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_64;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t2050));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t2052;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2052) : "f"(exponent_64));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_64 = t2052;
        const f32 t2053 = t2049 + s_64;
#line 205 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t2053;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2054 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t2054;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2055 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t2055;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2056 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t2056;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2057 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t2057;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2058 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t2058;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2059 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t2059;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2060 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t2060;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2061 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t2061;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2062 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t2062;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2063 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t2063;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2064 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t2064;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2065 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t2065;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2066 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t2066;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2067 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t2067;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2068 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t2068;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2069 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t2069;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2070 = acc_33 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_33 = t2070;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2071 = acc_34 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_34 = t2071;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2072 = acc_37 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_37 = t2072;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2073 = acc_38 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_38 = t2073;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2074 = acc_41 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_41 = t2074;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2075 = acc_42 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_42 = t2075;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2076 = acc_45 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_45 = t2076;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2077 = acc_46 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_46 = t2077;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2078 = acc_49 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_49 = t2078;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2079 = acc_50 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_50 = t2079;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2080 = acc_53 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_53 = t2080;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2081 = acc_54 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_54 = t2081;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2082 = acc_57 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_57 = t2082;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2083 = acc_58 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_58 = t2083;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2084 = acc_61 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_61 = t2084;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2085 = acc_62 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_62 = t2085;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2086 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t2086;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2087 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t2087;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2088 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t2088;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2089 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t2089;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2090 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t2090;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2091 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t2091;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2092 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t2092;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2093 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t2093;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2094 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t2094;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2095 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t2095;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2096 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t2096;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2097 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t2097;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2098 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t2098;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2099 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t2099;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2100 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t2100;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2101 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t2101;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2102 = acc_35 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_35 = t2102;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2103 = acc_36 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_36 = t2103;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2104 = acc_39 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_39 = t2104;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2105 = acc_40 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_40 = t2105;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2106 = acc_43 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_43 = t2106;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2107 = acc_44 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_44 = t2107;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2108 = acc_47 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_47 = t2108;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2109 = acc_48 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_48 = t2109;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2110 = acc_51 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_51 = t2110;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2111 = acc_52 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_52 = t2111;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2112 = acc_55 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_55 = t2112;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2113 = acc_56 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_56 = t2113;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2114 = acc_59 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_59 = t2114;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2115 = acc_60 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_60 = t2115;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2116 = acc_63 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_63 = t2116;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2117 = acc_64 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_64 = t2117;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2118;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2118) : "f"(s_33), "f"(s_34));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2119;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2119) : "f"(s_35), "f"(s_36));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2120;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2120) : "f"(s_37), "f"(s_38));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2121;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2121) : "f"(s_39), "f"(s_40));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2122;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2122) : "f"(s_41), "f"(s_42));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2123;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2123) : "f"(s_43), "f"(s_44));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2124;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2124) : "f"(s_45), "f"(s_46));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2125;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2125) : "f"(s_47), "f"(s_48));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2126;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2126) : "f"(s_49), "f"(s_50));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2127;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2127) : "f"(s_51), "f"(s_52));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2128;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2128) : "f"(s_53), "f"(s_54));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2129;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2129) : "f"(s_55), "f"(s_56));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2130;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2130) : "f"(s_57), "f"(s_58));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2131;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2131) : "f"(s_59), "f"(s_60));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2132;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2132) : "f"(s_61), "f"(s_62));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2133;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2133) : "f"(s_63), "f"(s_64));
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2134;
        asm volatile("mov.b32 %0, %1;" : "=r"(t2134) : "r"(t351));
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2135 = t2134 ^ 32u;
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2136 = t2134 ^ 64u;
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2137 = t2134 ^ 96u;
        const u32 t2138 = t147 + t2134;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2139 = t147 + t2135;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2140 = t147 + t2136;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2141 = t147 + t2137;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_449;
        u32 m_450;
        u32 m_451;
        u32 m_452;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_449), "=r"(m_450), "=r"(m_451), "=r"(m_452) : "r"(t2138) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2118), "r"(t2119), "r"(t2120), "r"(t2121), "r"(m_449), "r"(m_450));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2118), "r"(t2119), "r"(t2120), "r"(t2121), "r"(m_451), "r"(m_452));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_453;
        u32 m_454;
        u32 m_455;
        u32 m_456;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_453), "=r"(m_454), "=r"(m_455), "=r"(m_456) : "r"(t2139) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2118), "r"(t2119), "r"(t2120), "r"(t2121), "r"(m_453), "r"(m_454));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2118), "r"(t2119), "r"(t2120), "r"(t2121), "r"(m_455), "r"(m_456));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_457;
        u32 m_458;
        u32 m_459;
        u32 m_460;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_457), "=r"(m_458), "=r"(m_459), "=r"(m_460) : "r"(t2140) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2118), "r"(t2119), "r"(t2120), "r"(t2121), "r"(m_457), "r"(m_458));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2118), "r"(t2119), "r"(t2120), "r"(t2121), "r"(m_459), "r"(m_460));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_461;
        u32 m_462;
        u32 m_463;
        u32 m_464;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_461), "=r"(m_462), "=r"(m_463), "=r"(m_464) : "r"(t2141) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2118), "r"(t2119), "r"(t2120), "r"(t2121), "r"(m_461), "r"(m_462));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2118), "r"(t2119), "r"(t2120), "r"(t2121), "r"(m_463), "r"(m_464));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_465;
        u32 m_466;
        u32 m_467;
        u32 m_468;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_465), "=r"(m_466), "=r"(m_467), "=r"(m_468) : "r"(t2138) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2118), "r"(t2119), "r"(t2120), "r"(t2121), "r"(m_465), "r"(m_466));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2118), "r"(t2119), "r"(t2120), "r"(t2121), "r"(m_467), "r"(m_468));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_469;
        u32 m_470;
        u32 m_471;
        u32 m_472;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_469), "=r"(m_470), "=r"(m_471), "=r"(m_472) : "r"(t2139) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2118), "r"(t2119), "r"(t2120), "r"(t2121), "r"(m_469), "r"(m_470));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2118), "r"(t2119), "r"(t2120), "r"(t2121), "r"(m_471), "r"(m_472));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_473;
        u32 m_474;
        u32 m_475;
        u32 m_476;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_473), "=r"(m_474), "=r"(m_475), "=r"(m_476) : "r"(t2140) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2118), "r"(t2119), "r"(t2120), "r"(t2121), "r"(m_473), "r"(m_474));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2118), "r"(t2119), "r"(t2120), "r"(t2121), "r"(m_475), "r"(m_476));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_477;
        u32 m_478;
        u32 m_479;
        u32 m_480;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_477), "=r"(m_478), "=r"(m_479), "=r"(m_480) : "r"(t2141) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2118), "r"(t2119), "r"(t2120), "r"(t2121), "r"(m_477), "r"(m_478));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2118), "r"(t2119), "r"(t2120), "r"(t2121), "r"(m_479), "r"(m_480));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_481;
        u32 m_482;
        u32 m_483;
        u32 m_484;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_481), "=r"(m_482), "=r"(m_483), "=r"(m_484) : "r"(t2138) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2122), "r"(t2123), "r"(t2124), "r"(t2125), "r"(m_481), "r"(m_482));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2122), "r"(t2123), "r"(t2124), "r"(t2125), "r"(m_483), "r"(m_484));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_485;
        u32 m_486;
        u32 m_487;
        u32 m_488;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_485), "=r"(m_486), "=r"(m_487), "=r"(m_488) : "r"(t2139) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2122), "r"(t2123), "r"(t2124), "r"(t2125), "r"(m_485), "r"(m_486));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2122), "r"(t2123), "r"(t2124), "r"(t2125), "r"(m_487), "r"(m_488));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_489;
        u32 m_490;
        u32 m_491;
        u32 m_492;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_489), "=r"(m_490), "=r"(m_491), "=r"(m_492) : "r"(t2140) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2122), "r"(t2123), "r"(t2124), "r"(t2125), "r"(m_489), "r"(m_490));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2122), "r"(t2123), "r"(t2124), "r"(t2125), "r"(m_491), "r"(m_492));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_493;
        u32 m_494;
        u32 m_495;
        u32 m_496;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_493), "=r"(m_494), "=r"(m_495), "=r"(m_496) : "r"(t2141) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2122), "r"(t2123), "r"(t2124), "r"(t2125), "r"(m_493), "r"(m_494));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2122), "r"(t2123), "r"(t2124), "r"(t2125), "r"(m_495), "r"(m_496));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_497;
        u32 m_498;
        u32 m_499;
        u32 m_500;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_497), "=r"(m_498), "=r"(m_499), "=r"(m_500) : "r"(t2138) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2122), "r"(t2123), "r"(t2124), "r"(t2125), "r"(m_497), "r"(m_498));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2122), "r"(t2123), "r"(t2124), "r"(t2125), "r"(m_499), "r"(m_500));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_501;
        u32 m_502;
        u32 m_503;
        u32 m_504;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_501), "=r"(m_502), "=r"(m_503), "=r"(m_504) : "r"(t2139) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2122), "r"(t2123), "r"(t2124), "r"(t2125), "r"(m_501), "r"(m_502));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2122), "r"(t2123), "r"(t2124), "r"(t2125), "r"(m_503), "r"(m_504));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_505;
        u32 m_506;
        u32 m_507;
        u32 m_508;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_505), "=r"(m_506), "=r"(m_507), "=r"(m_508) : "r"(t2140) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2122), "r"(t2123), "r"(t2124), "r"(t2125), "r"(m_505), "r"(m_506));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2122), "r"(t2123), "r"(t2124), "r"(t2125), "r"(m_507), "r"(m_508));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_509;
        u32 m_510;
        u32 m_511;
        u32 m_512;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_509), "=r"(m_510), "=r"(m_511), "=r"(m_512) : "r"(t2141) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2122), "r"(t2123), "r"(t2124), "r"(t2125), "r"(m_509), "r"(m_510));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2122), "r"(t2123), "r"(t2124), "r"(t2125), "r"(m_511), "r"(m_512));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_513;
        u32 m_514;
        u32 m_515;
        u32 m_516;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_513), "=r"(m_514), "=r"(m_515), "=r"(m_516) : "r"(t2138) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2126), "r"(t2127), "r"(t2128), "r"(t2129), "r"(m_513), "r"(m_514));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2126), "r"(t2127), "r"(t2128), "r"(t2129), "r"(m_515), "r"(m_516));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_517;
        u32 m_518;
        u32 m_519;
        u32 m_520;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_517), "=r"(m_518), "=r"(m_519), "=r"(m_520) : "r"(t2139) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2126), "r"(t2127), "r"(t2128), "r"(t2129), "r"(m_517), "r"(m_518));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2126), "r"(t2127), "r"(t2128), "r"(t2129), "r"(m_519), "r"(m_520));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_521;
        u32 m_522;
        u32 m_523;
        u32 m_524;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_521), "=r"(m_522), "=r"(m_523), "=r"(m_524) : "r"(t2140) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2126), "r"(t2127), "r"(t2128), "r"(t2129), "r"(m_521), "r"(m_522));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2126), "r"(t2127), "r"(t2128), "r"(t2129), "r"(m_523), "r"(m_524));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_525;
        u32 m_526;
        u32 m_527;
        u32 m_528;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_525), "=r"(m_526), "=r"(m_527), "=r"(m_528) : "r"(t2141) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2126), "r"(t2127), "r"(t2128), "r"(t2129), "r"(m_525), "r"(m_526));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2126), "r"(t2127), "r"(t2128), "r"(t2129), "r"(m_527), "r"(m_528));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_529;
        u32 m_530;
        u32 m_531;
        u32 m_532;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_529), "=r"(m_530), "=r"(m_531), "=r"(m_532) : "r"(t2138) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2126), "r"(t2127), "r"(t2128), "r"(t2129), "r"(m_529), "r"(m_530));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2126), "r"(t2127), "r"(t2128), "r"(t2129), "r"(m_531), "r"(m_532));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_533;
        u32 m_534;
        u32 m_535;
        u32 m_536;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_533), "=r"(m_534), "=r"(m_535), "=r"(m_536) : "r"(t2139) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2126), "r"(t2127), "r"(t2128), "r"(t2129), "r"(m_533), "r"(m_534));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2126), "r"(t2127), "r"(t2128), "r"(t2129), "r"(m_535), "r"(m_536));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_537;
        u32 m_538;
        u32 m_539;
        u32 m_540;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_537), "=r"(m_538), "=r"(m_539), "=r"(m_540) : "r"(t2140) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2126), "r"(t2127), "r"(t2128), "r"(t2129), "r"(m_537), "r"(m_538));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2126), "r"(t2127), "r"(t2128), "r"(t2129), "r"(m_539), "r"(m_540));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_541;
        u32 m_542;
        u32 m_543;
        u32 m_544;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_541), "=r"(m_542), "=r"(m_543), "=r"(m_544) : "r"(t2141) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2126), "r"(t2127), "r"(t2128), "r"(t2129), "r"(m_541), "r"(m_542));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2126), "r"(t2127), "r"(t2128), "r"(t2129), "r"(m_543), "r"(m_544));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_545;
        u32 m_546;
        u32 m_547;
        u32 m_548;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_545), "=r"(m_546), "=r"(m_547), "=r"(m_548) : "r"(t2138) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2130), "r"(t2131), "r"(t2132), "r"(t2133), "r"(m_545), "r"(m_546));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2130), "r"(t2131), "r"(t2132), "r"(t2133), "r"(m_547), "r"(m_548));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_549;
        u32 m_550;
        u32 m_551;
        u32 m_552;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_549), "=r"(m_550), "=r"(m_551), "=r"(m_552) : "r"(t2139) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2130), "r"(t2131), "r"(t2132), "r"(t2133), "r"(m_549), "r"(m_550));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2130), "r"(t2131), "r"(t2132), "r"(t2133), "r"(m_551), "r"(m_552));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_553;
        u32 m_554;
        u32 m_555;
        u32 m_556;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_553), "=r"(m_554), "=r"(m_555), "=r"(m_556) : "r"(t2140) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2130), "r"(t2131), "r"(t2132), "r"(t2133), "r"(m_553), "r"(m_554));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2130), "r"(t2131), "r"(t2132), "r"(t2133), "r"(m_555), "r"(m_556));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_557;
        u32 m_558;
        u32 m_559;
        u32 m_560;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_557), "=r"(m_558), "=r"(m_559), "=r"(m_560) : "r"(t2141) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2130), "r"(t2131), "r"(t2132), "r"(t2133), "r"(m_557), "r"(m_558));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2130), "r"(t2131), "r"(t2132), "r"(t2133), "r"(m_559), "r"(m_560));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_561;
        u32 m_562;
        u32 m_563;
        u32 m_564;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_561), "=r"(m_562), "=r"(m_563), "=r"(m_564) : "r"(t2138) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2130), "r"(t2131), "r"(t2132), "r"(t2133), "r"(m_561), "r"(m_562));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2130), "r"(t2131), "r"(t2132), "r"(t2133), "r"(m_563), "r"(m_564));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_565;
        u32 m_566;
        u32 m_567;
        u32 m_568;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_565), "=r"(m_566), "=r"(m_567), "=r"(m_568) : "r"(t2139) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2130), "r"(t2131), "r"(t2132), "r"(t2133), "r"(m_565), "r"(m_566));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2130), "r"(t2131), "r"(t2132), "r"(t2133), "r"(m_567), "r"(m_568));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_569;
        u32 m_570;
        u32 m_571;
        u32 m_572;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_569), "=r"(m_570), "=r"(m_571), "=r"(m_572) : "r"(t2140) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2130), "r"(t2131), "r"(t2132), "r"(t2133), "r"(m_569), "r"(m_570));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2130), "r"(t2131), "r"(t2132), "r"(t2133), "r"(m_571), "r"(m_572));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_573;
        u32 m_574;
        u32 m_575;
        u32 m_576;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_573), "=r"(m_574), "=r"(m_575), "=r"(m_576) : "r"(t2141) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2130), "r"(t2131), "r"(t2132), "r"(t2133), "r"(m_573), "r"(m_574));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2130), "r"(t2131), "r"(t2132), "r"(t2133), "r"(m_575), "r"(m_576));
    }
#line 227 "fa-kernels/src/attention/softmax.rs"
    f32 t2142;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2142) : "f"(row_sum));
#line 227 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_5 = row_sum + t2142;
    f32 t2144;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2144) : "f"(pair_5));
#line 228 "fa-kernels/src/attention/softmax.rs"
    const f32 t2145 = pair_5 + t2144;
#line 228 "fa-kernels/src/attention/softmax.rs"
    row_sum = t2145;
#line 227 "fa-kernels/src/attention/softmax.rs"
    f32 t2146;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2146) : "f"(row_sum_2));
#line 227 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_6 = row_sum_2 + t2146;
    f32 t2148;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2148) : "f"(pair_6));
#line 228 "fa-kernels/src/attention/softmax.rs"
    const f32 t2149 = pair_6 + t2148;
#line 228 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t2149;
#line 310 "fa-kernels/src/attention/softmax.rs"
    const f32 sum = row_sum;
    const bool t2150 = sum == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
    f32 t2151;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2151) : "f"(sum));
#line 311 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer = t2150 ? 0.0f : t2151;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2153 = acc * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc = t2153;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2154 = acc_2 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_2 = t2154;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2155 = acc_5 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_5 = t2155;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2156 = acc_6 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_6 = t2156;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2157 = acc_9 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_9 = t2157;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2158 = acc_10 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_10 = t2158;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2159 = acc_13 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_13 = t2159;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2160 = acc_14 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_14 = t2160;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2161 = acc_17 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_17 = t2161;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2162 = acc_18 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_18 = t2162;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2163 = acc_21 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_21 = t2163;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2164 = acc_22 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_22 = t2164;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2165 = acc_25 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_25 = t2165;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2166 = acc_26 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_26 = t2166;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2167 = acc_29 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_29 = t2167;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2168 = acc_30 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_30 = t2168;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2169 = acc_33 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_33 = t2169;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2170 = acc_34 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_34 = t2170;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2171 = acc_37 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_37 = t2171;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2172 = acc_38 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_38 = t2172;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2173 = acc_41 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_41 = t2173;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2174 = acc_42 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_42 = t2174;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2175 = acc_45 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_45 = t2175;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2176 = acc_46 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_46 = t2176;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2177 = acc_49 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_49 = t2177;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2178 = acc_50 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_50 = t2178;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2179 = acc_53 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_53 = t2179;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2180 = acc_54 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_54 = t2180;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2181 = acc_57 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_57 = t2181;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2182 = acc_58 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_58 = t2182;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2183 = acc_61 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_61 = t2183;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2184 = acc_62 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_62 = t2184;
#line 310 "fa-kernels/src/attention/softmax.rs"
    const f32 sum_2 = row_sum_2;
    const bool t2185 = sum_2 == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
    f32 t2186;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2186) : "f"(sum_2));
#line 311 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer_2 = t2185 ? 0.0f : t2186;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2188 = acc_3 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_3 = t2188;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2189 = acc_4 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_4 = t2189;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2190 = acc_7 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_7 = t2190;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2191 = acc_8 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_8 = t2191;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2192 = acc_11 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_11 = t2192;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2193 = acc_12 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_12 = t2193;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2194 = acc_15 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_15 = t2194;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2195 = acc_16 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_16 = t2195;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2196 = acc_19 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_19 = t2196;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2197 = acc_20 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_20 = t2197;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2198 = acc_23 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_23 = t2198;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2199 = acc_24 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_24 = t2199;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2200 = acc_27 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_27 = t2200;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2201 = acc_28 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_28 = t2201;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2202 = acc_31 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_31 = t2202;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2203 = acc_32 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_32 = t2203;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2204 = acc_35 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_35 = t2204;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2205 = acc_36 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_36 = t2205;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2206 = acc_39 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_39 = t2206;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2207 = acc_40 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_40 = t2207;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2208 = acc_43 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_43 = t2208;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2209 = acc_44 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_44 = t2209;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2210 = acc_47 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_47 = t2210;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2211 = acc_48 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_48 = t2211;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2212 = acc_51 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_51 = t2212;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2213 = acc_52 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_52 = t2213;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2214 = acc_55 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_55 = t2214;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2215 = acc_56 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_56 = t2215;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2216 = acc_59 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_59 = t2216;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2217 = acc_60 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_60 = t2217;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2218 = acc_63 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_63 = t2218;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t2219 = acc_64 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_64 = t2219;
#line 178 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2220 = blockIdx.x;
#line 178 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2221;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t2221) : "r"(t2220));
#line 40 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t2222 = seq_q + 63u;
#line 40 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t2223 = t2222 >> 6u;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2224 = heads_per_section * t2223;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2225 = t2221 / t2224;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 first_2 = t2225 * heads_per_section;
    const u32 t2227 = heads * batch;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2228 = t2227 - first_2;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 heads_3 = t2228 < heads_per_section ? t2228 : heads_per_section;
    const u32 t2230 = first_2 * t2223;
#line 84 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 rest_2 = t2221 - t2230;
    const u32 t2232 = rest_2 % heads_3;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2233 = first_2 + t2232;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2234 = t2223 - 1u;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2235 = rest_2 / heads_3;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2236 = t2234 - t2235;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2237 = t2236 << 6u;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2238 = t2233 % heads;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2239 = t2233 / heads;
#line 192 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
    const u32 t2240 = smem_1 + 8192u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2241 = lane >> 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2242 = first_row + t2241;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2243 = t2242 & 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2244 = 0u ^ t2243;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2245 = t2242 << 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2246 = t2244 << 4u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2247 = t2245 + t2246;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2248 = lane & 3u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2249 = t2248 << 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2250 = t2247 + t2249;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2251;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2251) : "f"(acc), "f"(acc_2));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2252 = smem_1 + t2250;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2252), "r"(t2251) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2253;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2253) : "f"(acc_5), "f"(acc_6));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2254 = t2250 ^ 16u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2255 = smem_1 + t2254;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2255), "r"(t2253) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2256;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2256) : "f"(acc_9), "f"(acc_10));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2257 = t2250 ^ 32u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2258 = smem_1 + t2257;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2258), "r"(t2256) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2259;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2259) : "f"(acc_13), "f"(acc_14));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2260 = t2250 ^ 48u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2261 = smem_1 + t2260;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2261), "r"(t2259) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2262;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2262) : "f"(acc_17), "f"(acc_18));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2263 = t2250 ^ 64u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2264 = smem_1 + t2263;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2264), "r"(t2262) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2265;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2265) : "f"(acc_21), "f"(acc_22));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2266 = t2250 ^ 80u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2267 = smem_1 + t2266;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2267), "r"(t2265) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2268;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2268) : "f"(acc_25), "f"(acc_26));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2269 = t2250 ^ 96u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2270 = smem_1 + t2269;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2270), "r"(t2268) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2271;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2271) : "f"(acc_29), "f"(acc_30));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2272 = t2250 ^ 112u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2273 = smem_1 + t2272;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2273), "r"(t2271) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2274 = t2242 & 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2275 = 0u ^ t2274;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2276 = t2242 << 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2277 = t2275 << 4u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2278 = t2276 + t2277;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2279 = lane & 3u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2280 = t2279 << 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2281 = t2278 + t2280;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2282;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2282) : "f"(acc_33), "f"(acc_34));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2283 = t2240 + t2281;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2283), "r"(t2282) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2284;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2284) : "f"(acc_37), "f"(acc_38));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2285 = t2281 ^ 16u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2286 = t2240 + t2285;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2286), "r"(t2284) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2287;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2287) : "f"(acc_41), "f"(acc_42));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2288 = t2281 ^ 32u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2289 = t2240 + t2288;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2289), "r"(t2287) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2290;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2290) : "f"(acc_45), "f"(acc_46));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2291 = t2281 ^ 48u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2292 = t2240 + t2291;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2292), "r"(t2290) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2293;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2293) : "f"(acc_49), "f"(acc_50));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2294 = t2281 ^ 64u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2295 = t2240 + t2294;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2295), "r"(t2293) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2296;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2296) : "f"(acc_53), "f"(acc_54));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2297 = t2281 ^ 80u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2298 = t2240 + t2297;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2298), "r"(t2296) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2299;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2299) : "f"(acc_57), "f"(acc_58));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2300 = t2281 ^ 96u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2301 = t2240 + t2300;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2301), "r"(t2299) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2302;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2302) : "f"(acc_61), "f"(acc_62));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2303 = t2281 ^ 112u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2304 = t2240 + t2303;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2304), "r"(t2302) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2305 = lane >> 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2306 = first_row + t2305;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2307 = t2306 + 8u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2308 = t2307 & 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2309 = 0u ^ t2308;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2310 = t2307 << 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2311 = t2309 << 4u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2312 = t2310 + t2311;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2313 = lane & 3u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2314 = t2313 << 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2315 = t2312 + t2314;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2316;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2316) : "f"(acc_3), "f"(acc_4));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2317 = smem_1 + t2315;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2317), "r"(t2316) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2318;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2318) : "f"(acc_7), "f"(acc_8));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2319 = t2315 ^ 16u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2320 = smem_1 + t2319;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2320), "r"(t2318) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2321;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2321) : "f"(acc_11), "f"(acc_12));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2322 = t2315 ^ 32u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2323 = smem_1 + t2322;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2323), "r"(t2321) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2324;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2324) : "f"(acc_15), "f"(acc_16));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2325 = t2315 ^ 48u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2326 = smem_1 + t2325;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2326), "r"(t2324) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2327;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2327) : "f"(acc_19), "f"(acc_20));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2328 = t2315 ^ 64u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2329 = smem_1 + t2328;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2329), "r"(t2327) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2330;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2330) : "f"(acc_23), "f"(acc_24));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2331 = t2315 ^ 80u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2332 = smem_1 + t2331;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2332), "r"(t2330) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2333;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2333) : "f"(acc_27), "f"(acc_28));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2334 = t2315 ^ 96u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2335 = smem_1 + t2334;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2335), "r"(t2333) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2336;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2336) : "f"(acc_31), "f"(acc_32));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2337 = t2315 ^ 112u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2338 = smem_1 + t2337;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2338), "r"(t2336) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2339 = t2307 & 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2340 = 0u ^ t2339;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2341 = t2307 << 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2342 = t2340 << 4u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2343 = t2341 + t2342;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2344 = lane & 3u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2345 = t2344 << 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2346 = t2343 + t2345;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2347;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2347) : "f"(acc_35), "f"(acc_36));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2348 = t2240 + t2346;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2348), "r"(t2347) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2349;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2349) : "f"(acc_39), "f"(acc_40));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2350 = t2346 ^ 16u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2351 = t2240 + t2350;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2351), "r"(t2349) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2352;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2352) : "f"(acc_43), "f"(acc_44));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2353 = t2346 ^ 32u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2354 = t2240 + t2353;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2354), "r"(t2352) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2355;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2355) : "f"(acc_47), "f"(acc_48));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2356 = t2346 ^ 48u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2357 = t2240 + t2356;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2357), "r"(t2355) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2358;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2358) : "f"(acc_51), "f"(acc_52));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2359 = t2346 ^ 64u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2360 = t2240 + t2359;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2360), "r"(t2358) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2361;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2361) : "f"(acc_55), "f"(acc_56));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2362 = t2346 ^ 80u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2363 = t2240 + t2362;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2363), "r"(t2361) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2364;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2364) : "f"(acc_59), "f"(acc_60));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2365 = t2346 ^ 96u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2366 = t2240 + t2365;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2366), "r"(t2364) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2367;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2367) : "f"(acc_63), "f"(acc_64));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2368 = t2346 ^ 112u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2369 = t2240 + t2368;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2369), "r"(t2367) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2370 = (u64)t2239;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2371 = t2370 * o_stride0;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2372 = t2371 * 2ull;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2373 = o + t2372;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2374 = (u64)t2237;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2375 = t2374 * o_stride1;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2376 = t2375 * 2ull;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2377 = t2373 + t2376;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2378 = (u64)t2238;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2379 = t2378 * o_stride2;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2380 = t2379 * 2ull;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2381 = t2377 + t2380;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2382 = (u32)o_stride1;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2383 = t2382 << 1u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2384 = seq_q - t2237;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2385 = head_dim >> 3u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2386 = lane >> 3u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2387 = first_row + t2386;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2388 = lane & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2389 = t2387 < t2384;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2390 = t2388 < t2385;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2391 = t2389 & t2390;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2391) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2392 = t2387 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2393 = t2388 ^ t2392;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2394 = t2387 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2395 = t2393 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2396 = t2394 + t2395;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2397 = smem_1 + t2396;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row;
        u32 row_2;
        u32 row_3;
        u32 row_4;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t2397) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2398 = (u64)t2387 * t2383;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2399 = t2381 + t2398;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2400 = (u64)t2388 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2401 = t2399 + t2400;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2401), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
    }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2402 = t2387 + 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2403 = t2402 < t2384;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2404 = t2388 < t2385;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2405 = t2403 & t2404;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2405) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2406 = t2402 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2407 = t2388 ^ t2406;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2408 = t2402 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2409 = t2407 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2410 = t2408 + t2409;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2411 = smem_1 + t2410;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_5;
        u32 row_6;
        u32 row_7;
        u32 row_8;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t2411) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2412 = (u64)t2402 * t2383;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2413 = t2381 + t2412;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2414 = (u64)t2388 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2415 = t2413 + t2414;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2415), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
    }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2416 = t2387 + 8u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2417 = t2416 < t2384;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2418 = t2388 < t2385;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2419 = t2417 & t2418;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2419) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2420 = t2416 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2421 = t2388 ^ t2420;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2422 = t2416 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2423 = t2421 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2424 = t2422 + t2423;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2425 = smem_1 + t2424;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_9;
        u32 row_10;
        u32 row_11;
        u32 row_12;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t2425) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2426 = (u64)t2416 * t2383;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2427 = t2381 + t2426;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2428 = (u64)t2388 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2429 = t2427 + t2428;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2429), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
    }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2430 = t2387 + 12u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2431 = t2430 < t2384;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2432 = t2388 < t2385;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2433 = t2431 & t2432;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2433) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2434 = t2430 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2435 = t2388 ^ t2434;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2436 = t2430 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2437 = t2435 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2438 = t2436 + t2437;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2439 = smem_1 + t2438;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_13;
        u32 row_14;
        u32 row_15;
        u32 row_16;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t2439) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2440 = (u64)t2430 * t2383;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2441 = t2381 + t2440;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2442 = (u64)t2388 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2443 = t2441 + t2442;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2443), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
    }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2444 = smem_1 + 8192u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2445 = t2387 < t2384;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2446 = t2388 + 8u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2447 = t2446 < t2385;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2448 = t2445 & t2447;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2448) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2449 = t2387 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2450 = t2388 ^ t2449;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2451 = t2387 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2452 = t2450 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2453 = t2451 + t2452;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2454 = t2444 + t2453;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_17;
        u32 row_18;
        u32 row_19;
        u32 row_20;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t2454) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2455 = (u64)t2387 * t2383;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2456 = t2381 + t2455;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2457 = (u64)t2388 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2458 = t2456 + t2457;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2458), "r"(row_17), "r"(row_18), "r"(row_19), "r"(row_20) : "memory");
    }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2459 = t2387 + 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2460 = t2459 < t2384;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2461 = t2388 + 8u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2462 = t2461 < t2385;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2463 = t2460 & t2462;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2463) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2464 = t2459 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2465 = t2388 ^ t2464;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2466 = t2459 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2467 = t2465 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2468 = t2466 + t2467;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2469 = t2444 + t2468;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_21;
        u32 row_22;
        u32 row_23;
        u32 row_24;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t2469) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2470 = (u64)t2459 * t2383;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2471 = t2381 + t2470;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2472 = (u64)t2388 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2473 = t2471 + t2472;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2473), "r"(row_21), "r"(row_22), "r"(row_23), "r"(row_24) : "memory");
    }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2474 = t2387 + 8u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2475 = t2474 < t2384;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2476 = t2388 + 8u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2477 = t2476 < t2385;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2478 = t2475 & t2477;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2478) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2479 = t2474 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2480 = t2388 ^ t2479;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2481 = t2474 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2482 = t2480 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2483 = t2481 + t2482;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2484 = t2444 + t2483;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_25;
        u32 row_26;
        u32 row_27;
        u32 row_28;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t2484) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2485 = (u64)t2474 * t2383;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2486 = t2381 + t2485;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2487 = (u64)t2388 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2488 = t2486 + t2487;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2488), "r"(row_25), "r"(row_26), "r"(row_27), "r"(row_28) : "memory");
    }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2489 = t2387 + 12u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2490 = t2489 < t2384;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2491 = t2388 + 8u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2492 = t2491 < t2385;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2493 = t2490 & t2492;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2493) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2494 = t2489 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2495 = t2388 ^ t2494;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2496 = t2489 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2497 = t2495 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2498 = t2496 + t2497;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2499 = t2444 + t2498;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_29;
        u32 row_30;
        u32 row_31;
        u32 row_32;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t2499) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2500 = (u64)t2489 * t2383;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2501 = t2381 + t2500;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2502 = (u64)t2388 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2503 = t2501 + t2502;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2503), "r"(row_29), "r"(row_30), "r"(row_31), "r"(row_32) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2504 = t2237 + first_row;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2505 = (u64)t2239;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2506 = t2505 * lse_stride0;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2507 = t2506 * 4ull;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2508 = lse + t2507;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2509 = (u64)t2238;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2510 = t2509 * lse_stride1;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2511 = t2510 * 4ull;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2512 = t2508 + t2511;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2513 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    const u32 t2514 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    const bool t2515 = t2514 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    if (t2515) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t2516 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_33 = t2504 + t2516;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists = row_33 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists) {
            const u64 t2519 = (u64)row_33 * t2513;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2520 = t2519 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2521 = t2512 + t2520;
#line 287 "fa-kernels/src/attention/softmax.rs"
            f32 t2522;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2522) : "f"(row_sum));
#line 287 "fa-kernels/src/attention/softmax.rs"
            f32 t2523;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2523) : "f"(row_max), "f"(scale_log2), "f"(t2522));
#line 287 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_2 = t2523 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
            const bool t2525 = row_sum == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
            const f32 t2526 = t2525 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2521), "f"(t2526) : "memory");
        }
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t2527 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t2528 = t2504 + t2527;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_34 = t2528 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists_2 = row_34 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists_2) {
            const u64 t2531 = (u64)row_34 * t2513;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2532 = t2531 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2533 = t2512 + t2532;
#line 287 "fa-kernels/src/attention/softmax.rs"
            f32 t2534;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2534) : "f"(row_sum_2));
#line 287 "fa-kernels/src/attention/softmax.rs"
            f32 t2535;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2535) : "f"(row_max_2), "f"(scale_log2), "f"(t2534));
#line 287 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_3 = t2535 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
            const bool t2537 = row_sum_2 == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
            const f32 t2538 = t2537 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2533), "f"(t2538) : "memory");
        }
    }
}
