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
    const u32 head_dim,
    const u32 heads_per_section)
{
#line 29 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t3 = thread >> 5u;
#line 31 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 first_row = t3 << 4u;
#line 56 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t5 = blockIdx.x;
#line 44 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t6 = seq_q + 63u;
#line 44 "fa-kernels/src/attention/forward/mma/work.rs"
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
#line 58 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t24 = t22 / group;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t25 = t21 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end = t25 + 1u;
    const u32 t27 = end > seq_q ? end : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t28 = t27 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_2 = t28 < seq_k ? t28 : seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_3 = t21 + seq_k;
    const u32 t31 = end_3 > seq_q ? end_3 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 position = t31 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
    const u32 t33 = position > window_left ? position : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
    const u32 t34 = t33 - window_left;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t35 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
    const u32 begin = t34 < t35 ? t34 : t35;
#line 78 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t37 = t21 + 63u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t38 = t37 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_4 = t38 + 1u;
    const u32 t40 = end_4 > seq_q ? end_4 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t41 = t40 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_5 = t41 < seq_k ? t41 : seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_6 = t37 + seq_k;
    const u32 t44 = end_6 > seq_q ? end_6 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 position_2 = t44 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
    const u32 t46 = position_2 > window_left ? position_2 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
    const u32 t47 = t46 - window_left;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t48 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
    const u32 begin_2 = t47 < t48 ? t47 : t48;
#line 82 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 begin_3 = begin >> 6u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t51 = end_5 + 63u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t52 = t51 >> 6u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t53 = begin_3 + 1u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 end_7 = t52 > t53 ? t52 : t53;
    const u32 count = end_7 - begin_3;
    const u32 t56 = end_2 >> 6u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 whole = t56 < end_7 ? t56 : end_7;
    const u32 t58 = begin_2 + 63u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t59 = t58 >> 6u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t60 = t59 > begin_3 ? t59 : begin_3;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t61 = t60 < end_7 ? t60 : end_7;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 masked_left = end_7 - t61;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t63 = end_7 - whole;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t64 = t63 < count ? t63 : count;
#line 51 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t66 = (u64)t23;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t67 = t66 * q_stride0;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t68 = t67 * 2ull;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t69 = q + t68;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t70 = (u64)t21;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t71 = t70 * q_stride1;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t72 = t71 * 2ull;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t73 = t69 + t72;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t74 = (u64)t22;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t75 = t74 * q_stride2;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t76 = t75 * 2ull;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t77 = t73 + t76;
    const u32 t78 = (u32)q_stride1;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t79 = t78 << 1u;
    const u32 t80 = thread >> 3u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t81 = thread & 7u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t82 = t80 & 7u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t83 = t81 ^ t82;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t84 = t80 << 7u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t85 = t83 << 4u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t86 = t84 + t85;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t87 = (u64)t80 * t79;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t88 = t77 + t87;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t89 = (u64)t81 * 16u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t90 = t88 + t89;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t91 = (u64)t79 * 16u;
    const u32 exist = seq_q - t21;
    const u32 t93 = head_dim >> 3u;
    const u32 t94 = smem_1 + t86;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t95 = (u64)0u * t79;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t96 = t90 + t95;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t97 = t96 + t91;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t98 = t97 + t91;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t99 = t98 + t91;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t100 = t80 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t101 = t81 < t93;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t102 = t100 & t101;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t103 = t102 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t94), "l"(t96), "r"(t103) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t104 = t80 + 16u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t105 = t104 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t106 = t81 < t93;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t107 = t105 & t106;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t108 = t107 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t94), "l"(t97), "r"(t108) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t109 = t80 + 32u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t110 = t109 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t111 = t81 < t93;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t112 = t110 & t111;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t113 = t112 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t94), "l"(t98), "r"(t113) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t114 = t80 + 48u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t115 = t114 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t116 = t81 < t93;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t117 = t115 & t116;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t118 = t117 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t94), "l"(t99), "r"(t118) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t119 = t96 + 128ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t120 = t80 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t121 = t81 + 8u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t122 = t121 < t93;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t123 = t120 & t122;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t124 = t123 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t94), "l"(t119), "r"(t124) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t125 = t97 + 128ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t126 = t80 + 16u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t127 = t126 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t128 = t81 + 8u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t129 = t128 < t93;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t130 = t127 & t129;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t131 = t130 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t94), "l"(t125), "r"(t131) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t132 = t98 + 128ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t133 = t80 + 32u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t134 = t133 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t135 = t81 + 8u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t136 = t135 < t93;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t137 = t134 & t136;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t138 = t137 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t94), "l"(t132), "r"(t138) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t139 = t99 + 128ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t140 = t80 + 48u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t141 = t140 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t142 = t81 + 8u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t143 = t142 < t93;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t144 = t141 & t143;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t145 = t144 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t94), "l"(t139), "r"(t145) : "memory");
#line 63 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t146 = smem_1 + 16384u;
#line 219 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t147 = t146 + 16384u;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t148 = (u64)t23;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t149 = t148 * k_stride0;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t150 = t149 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t151 = k + t150;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t152 = 0ull * k_stride1;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t153 = t152 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t154 = t151 + t153;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t155 = (u64)t24;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t156 = t155 * k_stride2;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t157 = t156 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t158 = t154 + t157;
    const u32 t159 = (u32)k_stride1;
#line 228 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t160 = t159 << 1u;
    const u32 t161 = thread >> 3u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t162 = thread & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t163 = t161 & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t164 = t162 ^ t163;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t165 = t161 << 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t166 = t164 << 4u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t167 = t165 + t166;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t168 = (u64)t161 * t160;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t169 = t158 + t168;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t170 = (u64)t162 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t171 = t169 + t170;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t172 = (u64)t160 * 16u;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t173 = (u64)t23;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t174 = t173 * v_stride0;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t175 = t174 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t176 = v + t175;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t177 = 0ull * v_stride1;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t178 = t177 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t179 = t176 + t178;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t180 = (u64)t24;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t181 = t180 * v_stride2;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t182 = t181 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t183 = t179 + t182;
    const u32 t184 = (u32)v_stride1;
#line 228 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t185 = t184 << 1u;
    const u32 t186 = thread >> 3u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t187 = thread & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t188 = t186 & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t189 = t187 ^ t188;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t190 = t186 << 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t191 = t189 << 4u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t192 = t190 + t191;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t193 = (u64)t186 * t185;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t194 = t183 + t193;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t195 = (u64)t187 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t196 = t194 + t195;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t197 = (u64)t185 * 16u;
#line 241 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t198 = thread & 31u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
    const u32 t199 = end_7 - 1u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 first_key = t199 << 6u;
    const u32 t201 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t202 = t146 + t167;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t203 = (u64)first_key * t160;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t204 = t171 + t203;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t205 = t204 + t172;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t206 = t205 + t172;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t207 = t206 + t172;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t208 = first_key + t161;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t209 = t208 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t210 = t162 < t201;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t211 = t209 & t210;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t212 = t211 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t202), "l"(t204), "r"(t212) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t213 = first_key + t161;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t214 = t213 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t215 = t214 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t216 = t162 < t201;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t217 = t215 & t216;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t218 = t217 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t202), "l"(t205), "r"(t218) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t219 = first_key + t161;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t220 = t219 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t221 = t220 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t222 = t162 < t201;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t223 = t221 & t222;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t224 = t223 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t202), "l"(t206), "r"(t224) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t225 = first_key + t161;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t226 = t225 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t227 = t226 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t228 = t162 < t201;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t229 = t227 & t228;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t230 = t229 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t202), "l"(t207), "r"(t230) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t231 = t204 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t232 = first_key + t161;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t233 = t232 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t234 = t162 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t235 = t234 < t201;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t236 = t233 & t235;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t237 = t236 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t202), "l"(t231), "r"(t237) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t238 = t205 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t239 = first_key + t161;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t240 = t239 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t241 = t240 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t242 = t162 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t243 = t242 < t201;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t244 = t241 & t243;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t245 = t244 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t202), "l"(t238), "r"(t245) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t246 = t206 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t247 = first_key + t161;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t248 = t247 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t249 = t248 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t250 = t162 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t251 = t250 < t201;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t252 = t249 & t251;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t253 = t252 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t202), "l"(t246), "r"(t253) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t254 = t207 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t255 = first_key + t161;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t256 = t255 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t257 = t256 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t258 = t162 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t259 = t258 < t201;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t260 = t257 & t259;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t261 = t260 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t202), "l"(t254), "r"(t261) : "memory");
#line 377 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
    const u32 number = end_7 - 1u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 first_key_2 = number << 6u;
    const u32 t264 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t265 = t147 + t192;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t266 = (u64)first_key_2 * t185;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t267 = t196 + t266;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t268 = t267 + t197;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t269 = t268 + t197;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t270 = t269 + t197;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t271 = first_key_2 + t186;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t272 = t271 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t273 = t187 < t264;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t274 = t272 & t273;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t275 = t274 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t265), "l"(t267), "r"(t275) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t276 = first_key_2 + t186;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t277 = t276 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t278 = t277 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t279 = t187 < t264;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t280 = t278 & t279;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t281 = t280 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t265), "l"(t268), "r"(t281) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t282 = first_key_2 + t186;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t283 = t282 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t284 = t283 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t285 = t187 < t264;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t286 = t284 & t285;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t287 = t286 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t265), "l"(t269), "r"(t287) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t288 = first_key_2 + t186;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t289 = t288 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t290 = t289 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t291 = t187 < t264;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t292 = t290 & t291;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t293 = t292 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t265), "l"(t270), "r"(t293) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t294 = t267 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t295 = first_key_2 + t186;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t296 = t295 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t297 = t187 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t298 = t297 < t264;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t299 = t296 & t298;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t300 = t299 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t265), "l"(t294), "r"(t300) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t301 = t268 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t302 = first_key_2 + t186;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t303 = t302 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t304 = t303 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t305 = t187 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t306 = t305 < t264;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t307 = t304 & t306;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t308 = t307 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t265), "l"(t301), "r"(t308) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t309 = t269 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t310 = first_key_2 + t186;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t311 = t310 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t312 = t311 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t313 = t187 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t314 = t313 < t264;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t315 = t312 & t314;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t316 = t315 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t265), "l"(t309), "r"(t316) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t317 = t270 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t318 = first_key_2 + t186;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t319 = t318 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t320 = t319 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t321 = t187 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t322 = t321 < t264;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t323 = t320 & t322;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t324 = t323 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t265), "l"(t317), "r"(t324) : "memory");
#line 400 "fa-kernels/src/attention/forward/kv_stream.rs"
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
#line 123 "fa-kernels/src/attention/softmax.rs"
    f32 row_max = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
    f32 row_max_2 = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
    f32 row_sum = 0.0f;
#line 123 "fa-kernels/src/attention/softmax.rs"
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
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_2 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_3 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_4 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_5 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_6 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_7 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_8 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_9 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_10 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_11 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_12 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_13 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_14 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_15 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_16 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_17 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_18 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_19 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_20 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_21 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_22 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_23 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_24 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_25 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_26 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_27 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_28 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_29 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_30 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_31 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_32 = 0.0f;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t352;
    asm volatile("mov.b32 %0, %1;" : "=r"(t352) : "r"(t344));
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t353 = t352 ^ 32u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t354 = t352 ^ 64u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t355 = t352 ^ 96u;
    const u32 t356 = t146 + t352;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t357;
    asm volatile("mov.b32 %0, %1;" : "=r"(t357) : "r"(t333));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m;
    u32 m_2;
    u32 m_3;
    u32 m_4;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t357) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_5;
    u32 m_6;
    u32 m_7;
    u32 m_8;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t356) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_5), "r"(m_6));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_7), "r"(m_8));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_9;
    u32 m_10;
    u32 m_11;
    u32 m_12;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t356) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_9), "r"(m_10));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_11), "r"(m_12));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_13;
    u32 m_14;
    u32 m_15;
    u32 m_16;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t356) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_13), "r"(m_14));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_15), "r"(m_16));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_17;
    u32 m_18;
    u32 m_19;
    u32 m_20;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t356) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t358 = t146 + t353;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t359;
    asm volatile("mov.b32 %0, %1;" : "=r"(t359) : "r"(t333));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t360 = t359 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_21;
    u32 m_22;
    u32 m_23;
    u32 m_24;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t360) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_25;
    u32 m_26;
    u32 m_27;
    u32 m_28;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t358) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_25), "r"(m_26));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_27), "r"(m_28));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_29;
    u32 m_30;
    u32 m_31;
    u32 m_32;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t358) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_29), "r"(m_30));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_31), "r"(m_32));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_33;
    u32 m_34;
    u32 m_35;
    u32 m_36;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t358) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_33), "r"(m_34));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_35), "r"(m_36));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_37;
    u32 m_38;
    u32 m_39;
    u32 m_40;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t358) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_37), "r"(m_38));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_39), "r"(m_40));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t361 = t146 + t354;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t362;
    asm volatile("mov.b32 %0, %1;" : "=r"(t362) : "r"(t333));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t363 = t362 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_41;
    u32 m_42;
    u32 m_43;
    u32 m_44;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t363) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_45;
    u32 m_46;
    u32 m_47;
    u32 m_48;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t361) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_45), "r"(m_46));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_47), "r"(m_48));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_49;
    u32 m_50;
    u32 m_51;
    u32 m_52;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t361) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_49), "r"(m_50));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_51), "r"(m_52));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_53;
    u32 m_54;
    u32 m_55;
    u32 m_56;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t361) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_53), "r"(m_54));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_55), "r"(m_56));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_57;
    u32 m_58;
    u32 m_59;
    u32 m_60;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t361) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_57), "r"(m_58));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_59), "r"(m_60));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t364 = t146 + t355;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t365;
    asm volatile("mov.b32 %0, %1;" : "=r"(t365) : "r"(t333));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t366 = t365 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_61;
    u32 m_62;
    u32 m_63;
    u32 m_64;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t366) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_65;
    u32 m_66;
    u32 m_67;
    u32 m_68;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t364) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_65), "r"(m_66));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_67), "r"(m_68));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_69;
    u32 m_70;
    u32 m_71;
    u32 m_72;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t364) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_69), "r"(m_70));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_71), "r"(m_72));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_73;
    u32 m_74;
    u32 m_75;
    u32 m_76;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t364) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_73), "r"(m_74));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_75), "r"(m_76));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_77;
    u32 m_78;
    u32 m_79;
    u32 m_80;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t364) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_77), "r"(m_78));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_79), "r"(m_80));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t367;
    asm volatile("mov.b32 %0, %1;" : "=r"(t367) : "r"(t333));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_81;
    u32 m_82;
    u32 m_83;
    u32 m_84;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t367) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_85;
    u32 m_86;
    u32 m_87;
    u32 m_88;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t356) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_85), "r"(m_86));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_87), "r"(m_88));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_89;
    u32 m_90;
    u32 m_91;
    u32 m_92;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t356) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_89), "r"(m_90));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_91), "r"(m_92));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_93;
    u32 m_94;
    u32 m_95;
    u32 m_96;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t356) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_93), "r"(m_94));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_95), "r"(m_96));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_97;
    u32 m_98;
    u32 m_99;
    u32 m_100;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t356) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_97), "r"(m_98));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_99), "r"(m_100));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t368;
    asm volatile("mov.b32 %0, %1;" : "=r"(t368) : "r"(t333));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t369 = t368 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_101;
    u32 m_102;
    u32 m_103;
    u32 m_104;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t369) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_105;
    u32 m_106;
    u32 m_107;
    u32 m_108;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t358) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_105), "r"(m_106));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_107), "r"(m_108));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_109;
    u32 m_110;
    u32 m_111;
    u32 m_112;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t358) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_109), "r"(m_110));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_111), "r"(m_112));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_113;
    u32 m_114;
    u32 m_115;
    u32 m_116;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t358) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_113), "r"(m_114));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_115), "r"(m_116));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_117;
    u32 m_118;
    u32 m_119;
    u32 m_120;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t358) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_117), "r"(m_118));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_119), "r"(m_120));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t370;
    asm volatile("mov.b32 %0, %1;" : "=r"(t370) : "r"(t333));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t371 = t370 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_121;
    u32 m_122;
    u32 m_123;
    u32 m_124;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t371) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_125;
    u32 m_126;
    u32 m_127;
    u32 m_128;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t361) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_125), "r"(m_126));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_127), "r"(m_128));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_129;
    u32 m_130;
    u32 m_131;
    u32 m_132;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t361) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_129), "r"(m_130));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_131), "r"(m_132));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_133;
    u32 m_134;
    u32 m_135;
    u32 m_136;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t361) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_133), "r"(m_134));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_135), "r"(m_136));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_137;
    u32 m_138;
    u32 m_139;
    u32 m_140;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t361) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_137), "r"(m_138));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_139), "r"(m_140));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t372;
    asm volatile("mov.b32 %0, %1;" : "=r"(t372) : "r"(t333));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t373 = t372 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_141;
    u32 m_142;
    u32 m_143;
    u32 m_144;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t373) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_145;
    u32 m_146;
    u32 m_147;
    u32 m_148;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t364) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_145), "r"(m_146));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_147), "r"(m_148));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_149;
    u32 m_150;
    u32 m_151;
    u32 m_152;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t364) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_149), "r"(m_150));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_151), "r"(m_152));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_153;
    u32 m_154;
    u32 m_155;
    u32 m_156;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t364) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_153), "r"(m_154));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_155), "r"(m_156));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_157;
    u32 m_158;
    u32 m_159;
    u32 m_160;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t364) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_157), "r"(m_158));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_159), "r"(m_160));
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 418 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t374 = 1u < count;
#line 418 "fa-kernels/src/attention/forward/kv_stream.rs"
    if (t374) {
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 t375 = end_7 - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 number_2 = t375 - 1u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_3 = number_2 << 6u;
        const u32 t378 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t379 = t146 + t167;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t380 = (u64)first_key_3 * t160;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t381 = t171 + t380;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t382 = t381 + t172;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t383 = t382 + t172;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t384 = t383 + t172;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t385 = t162 < t378;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t386 = t385 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t379), "l"(t381), "r"(t386) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t387 = t162 < t378;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t388 = t387 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t379), "l"(t382), "r"(t388) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t389 = t162 < t378;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t390 = t389 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t379), "l"(t383), "r"(t390) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t391 = t162 < t378;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t392 = t391 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t379), "l"(t384), "r"(t392) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t393 = t381 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t394 = t162 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t395 = t394 < t378;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t396 = t395 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t379), "l"(t393), "r"(t396) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t397 = t382 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t398 = t162 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t399 = t398 < t378;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t400 = t399 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t379), "l"(t397), "r"(t400) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t401 = t383 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t402 = t162 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t403 = t402 < t378;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t404 = t403 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t379), "l"(t401), "r"(t404) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t405 = t384 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t406 = t162 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t407 = t406 < t378;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t408 = t407 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t379), "l"(t405), "r"(t408) : "memory");
    }
#line 422 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t409;
    asm("abs.f32 %0, %1;" : "=f"(t409) : "f"(s));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t410;
    asm("abs.f32 %0, %1;" : "=f"(t410) : "f"(s_2));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t411;
    asm("abs.f32 %0, %1;" : "=f"(t411) : "f"(s_3));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t412;
    asm("abs.f32 %0, %1;" : "=f"(t412) : "f"(s_4));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t413;
    asm("abs.f32 %0, %1;" : "=f"(t413) : "f"(s_5));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t414;
    asm("max.f32 %0, %1, %2;" : "=f"(t414) : "f"(t409), "f"(t413));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t415;
    asm("abs.f32 %0, %1;" : "=f"(t415) : "f"(s_6));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t416;
    asm("max.f32 %0, %1, %2;" : "=f"(t416) : "f"(t410), "f"(t415));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t417;
    asm("abs.f32 %0, %1;" : "=f"(t417) : "f"(s_7));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t418;
    asm("max.f32 %0, %1, %2;" : "=f"(t418) : "f"(t411), "f"(t417));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t419;
    asm("abs.f32 %0, %1;" : "=f"(t419) : "f"(s_8));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t420;
    asm("max.f32 %0, %1, %2;" : "=f"(t420) : "f"(t412), "f"(t419));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t421;
    asm("abs.f32 %0, %1;" : "=f"(t421) : "f"(s_9));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t422;
    asm("max.f32 %0, %1, %2;" : "=f"(t422) : "f"(t414), "f"(t421));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t423;
    asm("abs.f32 %0, %1;" : "=f"(t423) : "f"(s_10));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t424;
    asm("max.f32 %0, %1, %2;" : "=f"(t424) : "f"(t416), "f"(t423));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t425;
    asm("abs.f32 %0, %1;" : "=f"(t425) : "f"(s_11));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t426;
    asm("max.f32 %0, %1, %2;" : "=f"(t426) : "f"(t418), "f"(t425));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t427;
    asm("abs.f32 %0, %1;" : "=f"(t427) : "f"(s_12));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t428;
    asm("max.f32 %0, %1, %2;" : "=f"(t428) : "f"(t420), "f"(t427));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t429;
    asm("abs.f32 %0, %1;" : "=f"(t429) : "f"(s_13));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t430;
    asm("max.f32 %0, %1, %2;" : "=f"(t430) : "f"(t422), "f"(t429));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t431;
    asm("abs.f32 %0, %1;" : "=f"(t431) : "f"(s_14));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t432;
    asm("max.f32 %0, %1, %2;" : "=f"(t432) : "f"(t424), "f"(t431));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t433;
    asm("abs.f32 %0, %1;" : "=f"(t433) : "f"(s_15));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t434;
    asm("max.f32 %0, %1, %2;" : "=f"(t434) : "f"(t426), "f"(t433));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t435;
    asm("abs.f32 %0, %1;" : "=f"(t435) : "f"(s_16));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t436;
    asm("max.f32 %0, %1, %2;" : "=f"(t436) : "f"(t428), "f"(t435));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t437;
    asm("abs.f32 %0, %1;" : "=f"(t437) : "f"(s_17));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t438;
    asm("max.f32 %0, %1, %2;" : "=f"(t438) : "f"(t430), "f"(t437));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t439;
    asm("abs.f32 %0, %1;" : "=f"(t439) : "f"(s_18));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t440;
    asm("max.f32 %0, %1, %2;" : "=f"(t440) : "f"(t432), "f"(t439));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t441;
    asm("abs.f32 %0, %1;" : "=f"(t441) : "f"(s_19));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t442;
    asm("max.f32 %0, %1, %2;" : "=f"(t442) : "f"(t434), "f"(t441));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t443;
    asm("abs.f32 %0, %1;" : "=f"(t443) : "f"(s_20));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t444;
    asm("max.f32 %0, %1, %2;" : "=f"(t444) : "f"(t436), "f"(t443));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t445;
    asm("abs.f32 %0, %1;" : "=f"(t445) : "f"(s_21));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t446;
    asm("max.f32 %0, %1, %2;" : "=f"(t446) : "f"(t438), "f"(t445));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t447;
    asm("abs.f32 %0, %1;" : "=f"(t447) : "f"(s_22));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t448;
    asm("max.f32 %0, %1, %2;" : "=f"(t448) : "f"(t440), "f"(t447));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t449;
    asm("abs.f32 %0, %1;" : "=f"(t449) : "f"(s_23));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t450;
    asm("max.f32 %0, %1, %2;" : "=f"(t450) : "f"(t442), "f"(t449));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t451;
    asm("abs.f32 %0, %1;" : "=f"(t451) : "f"(s_24));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t452;
    asm("max.f32 %0, %1, %2;" : "=f"(t452) : "f"(t444), "f"(t451));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t453;
    asm("abs.f32 %0, %1;" : "=f"(t453) : "f"(s_25));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t454;
    asm("max.f32 %0, %1, %2;" : "=f"(t454) : "f"(t446), "f"(t453));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t455;
    asm("abs.f32 %0, %1;" : "=f"(t455) : "f"(s_26));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t456;
    asm("max.f32 %0, %1, %2;" : "=f"(t456) : "f"(t448), "f"(t455));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t457;
    asm("abs.f32 %0, %1;" : "=f"(t457) : "f"(s_27));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t458;
    asm("max.f32 %0, %1, %2;" : "=f"(t458) : "f"(t450), "f"(t457));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t459;
    asm("abs.f32 %0, %1;" : "=f"(t459) : "f"(s_28));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t460;
    asm("max.f32 %0, %1, %2;" : "=f"(t460) : "f"(t452), "f"(t459));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t461;
    asm("abs.f32 %0, %1;" : "=f"(t461) : "f"(s_29));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t462;
    asm("max.f32 %0, %1, %2;" : "=f"(t462) : "f"(t454), "f"(t461));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t463;
    asm("abs.f32 %0, %1;" : "=f"(t463) : "f"(s_30));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t464;
    asm("max.f32 %0, %1, %2;" : "=f"(t464) : "f"(t456), "f"(t463));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t465;
    asm("abs.f32 %0, %1;" : "=f"(t465) : "f"(s_31));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t466;
    asm("max.f32 %0, %1, %2;" : "=f"(t466) : "f"(t458), "f"(t465));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t467;
    asm("abs.f32 %0, %1;" : "=f"(t467) : "f"(s_32));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t468;
    asm("max.f32 %0, %1, %2;" : "=f"(t468) : "f"(t460), "f"(t467));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t469;
    asm("max.f32 %0, %1, %2;" : "=f"(t469) : "f"(t462), "f"(t464));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t470;
    asm("max.f32 %0, %1, %2;" : "=f"(t470) : "f"(t466), "f"(t468));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 largest;
    asm("max.f32 %0, %1, %2;" : "=f"(largest) : "f"(t469), "f"(t470));
#line 68 "fa-kernels/src/attention/options/small.rs"
    const bool is_small = largest < small;
    const bool t473 = !is_small;
#line 69 "fa-kernels/src/attention/options/small.rs"
    const bool t474 = __any_sync(0xffffffffu, t473);
#line 183 "fa-kernels/src/attention/options/softcap.rs"
    if (t474) {
#line 68 "fa-kernels/src/attention/options/small.rs"
        const bool is_small_2 = largest < small_2;
        const bool t476 = !is_small_2;
#line 69 "fa-kernels/src/attention/options/small.rs"
        const bool t477 = __any_sync(0xffffffffu, t476);
#line 184 "fa-kernels/src/attention/options/softcap.rs"
        if (t477) {
            const f32 t478 = softcap_scale * -2.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t479 = s * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t480;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t480) : "f"(t479));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t481 = t480 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t482;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t482) : "f"(t481));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t483;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t483) : "f"(t482), "f"(t478), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s = t483;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t484 = s_2 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t485;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t485) : "f"(t484));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t486 = t485 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t487;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t487) : "f"(t486));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t488;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t488) : "f"(t487), "f"(t478), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_2 = t488;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t489 = s_3 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t490;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t490) : "f"(t489));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t491 = t490 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t492;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t492) : "f"(t491));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t493;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t493) : "f"(t492), "f"(t478), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_3 = t493;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t494 = s_4 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t495;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t495) : "f"(t494));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t496 = t495 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t497;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t497) : "f"(t496));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t498;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t498) : "f"(t497), "f"(t478), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_4 = t498;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t499 = s_5 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t500;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t500) : "f"(t499));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t501 = t500 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t502;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t502) : "f"(t501));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t503;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t503) : "f"(t502), "f"(t478), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_5 = t503;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t504 = s_6 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t505;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t505) : "f"(t504));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t506 = t505 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t507;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t507) : "f"(t506));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t508;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t508) : "f"(t507), "f"(t478), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_6 = t508;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t509 = s_7 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t510;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t510) : "f"(t509));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t511 = t510 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t512;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t512) : "f"(t511));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t513;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t513) : "f"(t512), "f"(t478), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_7 = t513;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t514 = s_8 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t515;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t515) : "f"(t514));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t516 = t515 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t517;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t517) : "f"(t516));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t518;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t518) : "f"(t517), "f"(t478), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_8 = t518;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t519 = s_9 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t520;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t520) : "f"(t519));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t521 = t520 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t522;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t522) : "f"(t521));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t523;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t523) : "f"(t522), "f"(t478), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_9 = t523;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t524 = s_10 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t525;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t525) : "f"(t524));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t526 = t525 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t527;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t527) : "f"(t526));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t528;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t528) : "f"(t527), "f"(t478), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_10 = t528;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t529 = s_11 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t530;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t530) : "f"(t529));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t531 = t530 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t532;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t532) : "f"(t531));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t533;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t533) : "f"(t532), "f"(t478), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_11 = t533;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t534 = s_12 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t535;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t535) : "f"(t534));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t536 = t535 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t537;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t537) : "f"(t536));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t538;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t538) : "f"(t537), "f"(t478), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_12 = t538;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t539 = s_13 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t540;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t540) : "f"(t539));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t541 = t540 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t542;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t542) : "f"(t541));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t543;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t543) : "f"(t542), "f"(t478), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_13 = t543;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t544 = s_14 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t545;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t545) : "f"(t544));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t546 = t545 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t547;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t547) : "f"(t546));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t548;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t548) : "f"(t547), "f"(t478), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_14 = t548;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t549 = s_15 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t550;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t550) : "f"(t549));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t551 = t550 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t552;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t552) : "f"(t551));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t553;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t553) : "f"(t552), "f"(t478), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_15 = t553;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t554 = s_16 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t555;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t555) : "f"(t554));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t556 = t555 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t557;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t557) : "f"(t556));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t558;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t558) : "f"(t557), "f"(t478), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_16 = t558;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t559 = s_17 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t560;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t560) : "f"(t559));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t561 = t560 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t562;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t562) : "f"(t561));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t563;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t563) : "f"(t562), "f"(t478), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_17 = t563;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t564 = s_18 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t565;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t565) : "f"(t564));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t566 = t565 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t567;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t567) : "f"(t566));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t568;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t568) : "f"(t567), "f"(t478), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_18 = t568;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t569 = s_19 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t570;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t570) : "f"(t569));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t571 = t570 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t572;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t572) : "f"(t571));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t573;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t573) : "f"(t572), "f"(t478), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_19 = t573;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t574 = s_20 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t575;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t575) : "f"(t574));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t576 = t575 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t577;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t577) : "f"(t576));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t578;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t578) : "f"(t577), "f"(t478), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_20 = t578;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t579 = s_21 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t580;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t580) : "f"(t579));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t581 = t580 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t582;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t582) : "f"(t581));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t583;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t583) : "f"(t582), "f"(t478), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_21 = t583;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t584 = s_22 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t585;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t585) : "f"(t584));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t586 = t585 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t587;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t587) : "f"(t586));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t588;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t588) : "f"(t587), "f"(t478), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_22 = t588;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t589 = s_23 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t590;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t590) : "f"(t589));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t591 = t590 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t592;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t592) : "f"(t591));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t593;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t593) : "f"(t592), "f"(t478), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_23 = t593;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t594 = s_24 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t595;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t595) : "f"(t594));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t596 = t595 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t597;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t597) : "f"(t596));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t598;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t598) : "f"(t597), "f"(t478), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_24 = t598;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t599 = s_25 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t600;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t600) : "f"(t599));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t601 = t600 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t602;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t602) : "f"(t601));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t603;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t603) : "f"(t602), "f"(t478), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_25 = t603;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t604 = s_26 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t605;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t605) : "f"(t604));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t606 = t605 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t607;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t607) : "f"(t606));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t608;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t608) : "f"(t607), "f"(t478), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_26 = t608;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t609 = s_27 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t610;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t610) : "f"(t609));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t611 = t610 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t612;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t612) : "f"(t611));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t613;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t613) : "f"(t612), "f"(t478), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_27 = t613;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t614 = s_28 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t615;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t615) : "f"(t614));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t616 = t615 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t617;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t617) : "f"(t616));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t618;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t618) : "f"(t617), "f"(t478), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_28 = t618;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t619 = s_29 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t620;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t620) : "f"(t619));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t621 = t620 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t622;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t622) : "f"(t621));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t623;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t623) : "f"(t622), "f"(t478), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_29 = t623;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t624 = s_30 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t625;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t625) : "f"(t624));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t626 = t625 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t627;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t627) : "f"(t626));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t628;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t628) : "f"(t627), "f"(t478), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_30 = t628;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t629 = s_31 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t630;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t630) : "f"(t629));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t631 = t630 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t632;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t632) : "f"(t631));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t633;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t633) : "f"(t632), "f"(t478), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_31 = t633;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t634 = s_32 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t635;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t635) : "f"(t634));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t636 = t635 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t637;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t637) : "f"(t636));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t638;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t638) : "f"(t637), "f"(t478), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_32 = t638;
        } else {
            const f32 t639 = s * s;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t640;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t640) : "f"(coefficient_4), "f"(t639), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t641;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t641) : "f"(t640), "f"(t639), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t642;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t642) : "f"(t641), "f"(t639), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t643;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t643) : "f"(t642), "f"(t639), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t644 = s * t643;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s = t644;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t645 = s_2 * s_2;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t646;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t646) : "f"(coefficient_4), "f"(t645), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t647;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t647) : "f"(t646), "f"(t645), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t648;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t648) : "f"(t647), "f"(t645), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t649;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t649) : "f"(t648), "f"(t645), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t650 = s_2 * t649;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_2 = t650;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t651 = s_3 * s_3;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t652;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t652) : "f"(coefficient_4), "f"(t651), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t653;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t653) : "f"(t652), "f"(t651), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t654;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t654) : "f"(t653), "f"(t651), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t655;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t655) : "f"(t654), "f"(t651), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t656 = s_3 * t655;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_3 = t656;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t657 = s_4 * s_4;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t658;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t658) : "f"(coefficient_4), "f"(t657), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t659;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t659) : "f"(t658), "f"(t657), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t660;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t660) : "f"(t659), "f"(t657), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t661;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t661) : "f"(t660), "f"(t657), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t662 = s_4 * t661;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_4 = t662;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t663 = s_5 * s_5;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t664;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t664) : "f"(coefficient_4), "f"(t663), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t665;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t665) : "f"(t664), "f"(t663), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t666;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t666) : "f"(t665), "f"(t663), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t667;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t667) : "f"(t666), "f"(t663), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t668 = s_5 * t667;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_5 = t668;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t669 = s_6 * s_6;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t670;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t670) : "f"(coefficient_4), "f"(t669), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t671;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t671) : "f"(t670), "f"(t669), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t672;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t672) : "f"(t671), "f"(t669), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t673;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t673) : "f"(t672), "f"(t669), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t674 = s_6 * t673;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_6 = t674;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t675 = s_7 * s_7;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t676;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t676) : "f"(coefficient_4), "f"(t675), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t677;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t677) : "f"(t676), "f"(t675), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t678;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t678) : "f"(t677), "f"(t675), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t679;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t679) : "f"(t678), "f"(t675), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t680 = s_7 * t679;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_7 = t680;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t681 = s_8 * s_8;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t682;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t682) : "f"(coefficient_4), "f"(t681), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t683;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t683) : "f"(t682), "f"(t681), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t684;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t684) : "f"(t683), "f"(t681), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t685;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t685) : "f"(t684), "f"(t681), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t686 = s_8 * t685;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_8 = t686;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t687 = s_9 * s_9;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t688;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t688) : "f"(coefficient_4), "f"(t687), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t689;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t689) : "f"(t688), "f"(t687), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t690;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t690) : "f"(t689), "f"(t687), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t691;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t691) : "f"(t690), "f"(t687), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t692 = s_9 * t691;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_9 = t692;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t693 = s_10 * s_10;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t694;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t694) : "f"(coefficient_4), "f"(t693), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t695;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t695) : "f"(t694), "f"(t693), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t696;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t696) : "f"(t695), "f"(t693), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t697;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t697) : "f"(t696), "f"(t693), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t698 = s_10 * t697;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_10 = t698;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t699 = s_11 * s_11;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t700;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t700) : "f"(coefficient_4), "f"(t699), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t701;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t701) : "f"(t700), "f"(t699), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t702;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t702) : "f"(t701), "f"(t699), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t703;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t703) : "f"(t702), "f"(t699), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t704 = s_11 * t703;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_11 = t704;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t705 = s_12 * s_12;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t706;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t706) : "f"(coefficient_4), "f"(t705), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t707;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t707) : "f"(t706), "f"(t705), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t708;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t708) : "f"(t707), "f"(t705), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t709;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t709) : "f"(t708), "f"(t705), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t710 = s_12 * t709;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_12 = t710;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t711 = s_13 * s_13;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t712;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t712) : "f"(coefficient_4), "f"(t711), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t713;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t713) : "f"(t712), "f"(t711), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t714;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t714) : "f"(t713), "f"(t711), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t715;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t715) : "f"(t714), "f"(t711), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t716 = s_13 * t715;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_13 = t716;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t717 = s_14 * s_14;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t718;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t718) : "f"(coefficient_4), "f"(t717), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t719;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t719) : "f"(t718), "f"(t717), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t720;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t720) : "f"(t719), "f"(t717), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t721;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t721) : "f"(t720), "f"(t717), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t722 = s_14 * t721;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_14 = t722;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t723 = s_15 * s_15;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t724;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t724) : "f"(coefficient_4), "f"(t723), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t725;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t725) : "f"(t724), "f"(t723), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t726;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t726) : "f"(t725), "f"(t723), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t727;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t727) : "f"(t726), "f"(t723), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t728 = s_15 * t727;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_15 = t728;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t729 = s_16 * s_16;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t730;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t730) : "f"(coefficient_4), "f"(t729), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t731;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t731) : "f"(t730), "f"(t729), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t732;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t732) : "f"(t731), "f"(t729), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t733;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t733) : "f"(t732), "f"(t729), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t734 = s_16 * t733;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_16 = t734;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t735 = s_17 * s_17;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t736;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t736) : "f"(coefficient_4), "f"(t735), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t737;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t737) : "f"(t736), "f"(t735), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t738;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t738) : "f"(t737), "f"(t735), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t739;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t739) : "f"(t738), "f"(t735), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t740 = s_17 * t739;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_17 = t740;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t741 = s_18 * s_18;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t742;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t742) : "f"(coefficient_4), "f"(t741), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t743;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t743) : "f"(t742), "f"(t741), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t744;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t744) : "f"(t743), "f"(t741), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t745;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t745) : "f"(t744), "f"(t741), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t746 = s_18 * t745;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_18 = t746;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t747 = s_19 * s_19;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t748;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t748) : "f"(coefficient_4), "f"(t747), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t749;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t749) : "f"(t748), "f"(t747), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t750;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t750) : "f"(t749), "f"(t747), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t751;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t751) : "f"(t750), "f"(t747), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t752 = s_19 * t751;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_19 = t752;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t753 = s_20 * s_20;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t754;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t754) : "f"(coefficient_4), "f"(t753), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t755;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t755) : "f"(t754), "f"(t753), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t756;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t756) : "f"(t755), "f"(t753), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t757;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t757) : "f"(t756), "f"(t753), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t758 = s_20 * t757;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_20 = t758;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t759 = s_21 * s_21;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t760;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t760) : "f"(coefficient_4), "f"(t759), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t761;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t761) : "f"(t760), "f"(t759), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t762;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t762) : "f"(t761), "f"(t759), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t763;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t763) : "f"(t762), "f"(t759), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t764 = s_21 * t763;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_21 = t764;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t765 = s_22 * s_22;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t766;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t766) : "f"(coefficient_4), "f"(t765), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t767;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t767) : "f"(t766), "f"(t765), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t768;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t768) : "f"(t767), "f"(t765), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t769;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t769) : "f"(t768), "f"(t765), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t770 = s_22 * t769;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_22 = t770;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t771 = s_23 * s_23;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t772;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t772) : "f"(coefficient_4), "f"(t771), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t773;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t773) : "f"(t772), "f"(t771), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t774;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t774) : "f"(t773), "f"(t771), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t775;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t775) : "f"(t774), "f"(t771), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t776 = s_23 * t775;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_23 = t776;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t777 = s_24 * s_24;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t778;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t778) : "f"(coefficient_4), "f"(t777), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t779;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t779) : "f"(t778), "f"(t777), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t780;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t780) : "f"(t779), "f"(t777), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t781;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t781) : "f"(t780), "f"(t777), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t782 = s_24 * t781;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_24 = t782;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t783 = s_25 * s_25;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t784;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t784) : "f"(coefficient_4), "f"(t783), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t785;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t785) : "f"(t784), "f"(t783), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t786;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t786) : "f"(t785), "f"(t783), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t787;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t787) : "f"(t786), "f"(t783), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t788 = s_25 * t787;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_25 = t788;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t789 = s_26 * s_26;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t790;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t790) : "f"(coefficient_4), "f"(t789), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t791;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t791) : "f"(t790), "f"(t789), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t792;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t792) : "f"(t791), "f"(t789), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t793;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t793) : "f"(t792), "f"(t789), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t794 = s_26 * t793;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_26 = t794;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t795 = s_27 * s_27;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t796;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t796) : "f"(coefficient_4), "f"(t795), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t797;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t797) : "f"(t796), "f"(t795), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t798;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t798) : "f"(t797), "f"(t795), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t799;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t799) : "f"(t798), "f"(t795), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t800 = s_27 * t799;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_27 = t800;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t801 = s_28 * s_28;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t802;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t802) : "f"(coefficient_4), "f"(t801), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t803;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t803) : "f"(t802), "f"(t801), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t804;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t804) : "f"(t803), "f"(t801), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t805;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t805) : "f"(t804), "f"(t801), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t806 = s_28 * t805;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_28 = t806;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t807 = s_29 * s_29;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t808;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t808) : "f"(coefficient_4), "f"(t807), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t809;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t809) : "f"(t808), "f"(t807), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t810;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t810) : "f"(t809), "f"(t807), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t811;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t811) : "f"(t810), "f"(t807), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t812 = s_29 * t811;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_29 = t812;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t813 = s_30 * s_30;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t814;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t814) : "f"(coefficient_4), "f"(t813), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t815;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t815) : "f"(t814), "f"(t813), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t816;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t816) : "f"(t815), "f"(t813), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t817;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t817) : "f"(t816), "f"(t813), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t818 = s_30 * t817;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_30 = t818;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t819 = s_31 * s_31;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t820;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t820) : "f"(coefficient_4), "f"(t819), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t821;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t821) : "f"(t820), "f"(t819), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t822;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t822) : "f"(t821), "f"(t819), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t823;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t823) : "f"(t822), "f"(t819), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t824 = s_31 * t823;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_31 = t824;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t825 = s_32 * s_32;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t826;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t826) : "f"(coefficient_4), "f"(t825), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t827;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t827) : "f"(t826), "f"(t825), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t828;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t828) : "f"(t827), "f"(t825), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t829;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t829) : "f"(t828), "f"(t825), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t830 = s_32 * t829;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_32 = t830;
        }
    } else {
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t831 = s * s;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t832;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t832) : "f"(coefficient), "f"(t831), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t833;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t833) : "f"(t832), "f"(t831), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t834 = s * t833;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s = t834;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t835 = s_2 * s_2;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t836;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t836) : "f"(coefficient), "f"(t835), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t837;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t837) : "f"(t836), "f"(t835), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t838 = s_2 * t837;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_2 = t838;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t839 = s_3 * s_3;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t840;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t840) : "f"(coefficient), "f"(t839), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t841;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t841) : "f"(t840), "f"(t839), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t842 = s_3 * t841;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_3 = t842;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t843 = s_4 * s_4;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t844;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t844) : "f"(coefficient), "f"(t843), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t845;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t845) : "f"(t844), "f"(t843), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t846 = s_4 * t845;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_4 = t846;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t847 = s_5 * s_5;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t848;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t848) : "f"(coefficient), "f"(t847), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t849;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t849) : "f"(t848), "f"(t847), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t850 = s_5 * t849;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_5 = t850;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t851 = s_6 * s_6;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t852;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t852) : "f"(coefficient), "f"(t851), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t853;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t853) : "f"(t852), "f"(t851), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t854 = s_6 * t853;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_6 = t854;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t855 = s_7 * s_7;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t856;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t856) : "f"(coefficient), "f"(t855), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t857;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t857) : "f"(t856), "f"(t855), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t858 = s_7 * t857;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_7 = t858;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t859 = s_8 * s_8;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t860;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t860) : "f"(coefficient), "f"(t859), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t861;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t861) : "f"(t860), "f"(t859), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t862 = s_8 * t861;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_8 = t862;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t863 = s_9 * s_9;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t864;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t864) : "f"(coefficient), "f"(t863), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t865;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t865) : "f"(t864), "f"(t863), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t866 = s_9 * t865;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_9 = t866;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t867 = s_10 * s_10;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t868;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t868) : "f"(coefficient), "f"(t867), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t869;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t869) : "f"(t868), "f"(t867), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t870 = s_10 * t869;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_10 = t870;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t871 = s_11 * s_11;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t872;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t872) : "f"(coefficient), "f"(t871), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t873;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t873) : "f"(t872), "f"(t871), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t874 = s_11 * t873;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_11 = t874;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t875 = s_12 * s_12;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t876;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t876) : "f"(coefficient), "f"(t875), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t877;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t877) : "f"(t876), "f"(t875), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t878 = s_12 * t877;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_12 = t878;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t879 = s_13 * s_13;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t880;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t880) : "f"(coefficient), "f"(t879), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t881;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t881) : "f"(t880), "f"(t879), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t882 = s_13 * t881;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_13 = t882;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t883 = s_14 * s_14;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t884;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t884) : "f"(coefficient), "f"(t883), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t885;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t885) : "f"(t884), "f"(t883), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t886 = s_14 * t885;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_14 = t886;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t887 = s_15 * s_15;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t888;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t888) : "f"(coefficient), "f"(t887), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t889;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t889) : "f"(t888), "f"(t887), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t890 = s_15 * t889;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_15 = t890;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t891 = s_16 * s_16;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t892;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t892) : "f"(coefficient), "f"(t891), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t893;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t893) : "f"(t892), "f"(t891), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t894 = s_16 * t893;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_16 = t894;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t895 = s_17 * s_17;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t896;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t896) : "f"(coefficient), "f"(t895), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t897;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t897) : "f"(t896), "f"(t895), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t898 = s_17 * t897;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_17 = t898;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t899 = s_18 * s_18;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t900;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t900) : "f"(coefficient), "f"(t899), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t901;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t901) : "f"(t900), "f"(t899), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t902 = s_18 * t901;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_18 = t902;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t903 = s_19 * s_19;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t904;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t904) : "f"(coefficient), "f"(t903), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t905;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t905) : "f"(t904), "f"(t903), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t906 = s_19 * t905;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_19 = t906;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t907 = s_20 * s_20;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t908;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t908) : "f"(coefficient), "f"(t907), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t909;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t909) : "f"(t908), "f"(t907), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t910 = s_20 * t909;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_20 = t910;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t911 = s_21 * s_21;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t912;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t912) : "f"(coefficient), "f"(t911), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t913;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t913) : "f"(t912), "f"(t911), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t914 = s_21 * t913;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_21 = t914;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t915 = s_22 * s_22;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t916;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t916) : "f"(coefficient), "f"(t915), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t917;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t917) : "f"(t916), "f"(t915), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t918 = s_22 * t917;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_22 = t918;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t919 = s_23 * s_23;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t920;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t920) : "f"(coefficient), "f"(t919), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t921;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t921) : "f"(t920), "f"(t919), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t922 = s_23 * t921;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_23 = t922;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t923 = s_24 * s_24;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t924;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t924) : "f"(coefficient), "f"(t923), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t925;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t925) : "f"(t924), "f"(t923), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t926 = s_24 * t925;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_24 = t926;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t927 = s_25 * s_25;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t928;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t928) : "f"(coefficient), "f"(t927), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t929;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t929) : "f"(t928), "f"(t927), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t930 = s_25 * t929;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_25 = t930;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t931 = s_26 * s_26;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t932;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t932) : "f"(coefficient), "f"(t931), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t933;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t933) : "f"(t932), "f"(t931), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t934 = s_26 * t933;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_26 = t934;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t935 = s_27 * s_27;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t936;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t936) : "f"(coefficient), "f"(t935), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t937;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t937) : "f"(t936), "f"(t935), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t938 = s_27 * t937;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_27 = t938;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t939 = s_28 * s_28;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t940;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t940) : "f"(coefficient), "f"(t939), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t941;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t941) : "f"(t940), "f"(t939), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t942 = s_28 * t941;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_28 = t942;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t943 = s_29 * s_29;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t944;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t944) : "f"(coefficient), "f"(t943), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t945;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t945) : "f"(t944), "f"(t943), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t946 = s_29 * t945;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_29 = t946;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t947 = s_30 * s_30;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t948;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t948) : "f"(coefficient), "f"(t947), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t949;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t949) : "f"(t948), "f"(t947), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t950 = s_30 * t949;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_30 = t950;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t951 = s_31 * s_31;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t952;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t952) : "f"(coefficient), "f"(t951), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t953;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t953) : "f"(t952), "f"(t951), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t954 = s_31 * t953;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_31 = t954;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t955 = s_32 * s_32;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t956;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t956) : "f"(coefficient), "f"(t955), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t957;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t957) : "f"(t956), "f"(t955), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t958 = s_32 * t957;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_32 = t958;
    }
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
    const u32 t959 = end_7 - 1u;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 first_key_4 = t959 << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t961 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 first_query;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query) : "r"(t961));
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t963 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t964 = t963 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 column = first_key_4 + t964;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t966 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t967 = first_query + t966;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t968 = t967 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_8 = t968 + 1u;
    const u32 t970 = end_8 > seq_q ? end_8 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t971 = t970 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_9 = t971 < seq_k ? t971 : seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_10 = t967 + seq_k;
    const u32 t974 = end_10 > seq_q ? end_10 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 position_3 = t974 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
    const u32 t976 = position_3 > window_left ? position_3 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
    const u32 t977 = t976 - window_left;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t978 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
    const u32 begin_4 = t977 < t978 ? t977 : t978;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t980 = end_9 > column ? end_9 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 end_11 = t980 - column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t982 = begin_4 > column ? begin_4 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t983 = t982 - column;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t984 = 0u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t985 = t983 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible = t984 & t985;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t987 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s = t987;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t988 = 1u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t989 = t983 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_2 = t988 & t989;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t991 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_2 = t991;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t992 = 8u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t993 = t983 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_3 = t992 & t993;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t995 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_5 = t995;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t996 = 9u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t997 = t983 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_4 = t996 & t997;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t999 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_6 = t999;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1000 = 16u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1001 = t983 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_5 = t1000 & t1001;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1003 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_9 = t1003;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1004 = 17u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1005 = t983 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_6 = t1004 & t1005;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1007 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_10 = t1007;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1008 = 24u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1009 = t983 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_7 = t1008 & t1009;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1011 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_13 = t1011;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1012 = 25u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1013 = t983 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_8 = t1012 & t1013;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1015 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_14 = t1015;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1016 = 32u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1017 = t983 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_9 = t1016 & t1017;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1019 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_17 = t1019;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1020 = 33u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1021 = t983 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_10 = t1020 & t1021;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1023 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_18 = t1023;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1024 = 40u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1025 = t983 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_11 = t1024 & t1025;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1027 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_21 = t1027;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1028 = 41u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1029 = t983 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_12 = t1028 & t1029;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1031 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_22 = t1031;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1032 = 48u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1033 = t983 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_13 = t1032 & t1033;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1035 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_25 = t1035;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1036 = 49u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1037 = t983 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_14 = t1036 & t1037;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1039 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_26 = t1039;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1040 = 56u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1041 = t983 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_15 = t1040 & t1041;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1043 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_29 = t1043;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1044 = 57u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1045 = t983 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_16 = t1044 & t1045;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1047 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_30 = t1047;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t1048 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t1049 = first_query + t1048;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t1050 = t1049 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t1051 = t1050 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_12 = t1051 + 1u;
    const u32 t1053 = end_12 > seq_q ? end_12 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t1054 = t1053 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_13 = t1054 < seq_k ? t1054 : seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_14 = t1050 + seq_k;
    const u32 t1057 = end_14 > seq_q ? end_14 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 position_4 = t1057 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
    const u32 t1059 = position_4 > window_left ? position_4 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
    const u32 t1060 = t1059 - window_left;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t1061 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
    const u32 begin_5 = t1060 < t1061 ? t1060 : t1061;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t1063 = end_13 > column ? end_13 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 end_15 = t1063 - column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t1065 = begin_5 > column ? begin_5 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t1066 = t1065 - column;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1067 = 0u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1068 = t1066 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_17 = t1067 & t1068;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1070 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_3 = t1070;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1071 = 1u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1072 = t1066 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_18 = t1071 & t1072;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1074 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_4 = t1074;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1075 = 8u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1076 = t1066 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_19 = t1075 & t1076;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1078 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_7 = t1078;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1079 = 9u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1080 = t1066 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_20 = t1079 & t1080;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1082 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_8 = t1082;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1083 = 16u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1084 = t1066 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_21 = t1083 & t1084;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1086 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_11 = t1086;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1087 = 17u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1088 = t1066 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_22 = t1087 & t1088;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1090 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_12 = t1090;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1091 = 24u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1092 = t1066 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_23 = t1091 & t1092;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1094 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_15 = t1094;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1095 = 25u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1096 = t1066 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_24 = t1095 & t1096;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1098 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_16 = t1098;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1099 = 32u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1100 = t1066 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_25 = t1099 & t1100;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1102 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_19 = t1102;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1103 = 33u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1104 = t1066 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_26 = t1103 & t1104;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1106 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_20 = t1106;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1107 = 40u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1108 = t1066 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_27 = t1107 & t1108;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1110 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_23 = t1110;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1111 = 41u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1112 = t1066 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_28 = t1111 & t1112;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1114 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_24 = t1114;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1115 = 48u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1116 = t1066 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_29 = t1115 & t1116;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1118 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_27 = t1118;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1119 = 49u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1120 = t1066 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_30 = t1119 & t1120;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1122 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_28 = t1122;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1123 = 56u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1124 = t1066 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_31 = t1123 & t1124;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1126 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_31 = t1126;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1127 = 57u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1128 = t1066 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_32 = t1127 & t1128;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1130 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_32 = t1130;
#line 165 "fa-kernels/src/attention/softmax.rs"
    const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1132;
    asm("max.f32 %0, %1, %2;" : "=f"(t1132) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1133;
    asm("max.f32 %0, %1, %2;" : "=f"(t1133) : "f"(t1132), "f"(s_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1134;
    asm("max.f32 %0, %1, %2;" : "=f"(t1134) : "f"(t1133), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1135;
    asm("max.f32 %0, %1, %2;" : "=f"(t1135) : "f"(t1134), "f"(s_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1136;
    asm("max.f32 %0, %1, %2;" : "=f"(t1136) : "f"(t1135), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1137;
    asm("max.f32 %0, %1, %2;" : "=f"(t1137) : "f"(t1136), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1138;
    asm("max.f32 %0, %1, %2;" : "=f"(t1138) : "f"(t1137), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1139;
    asm("max.f32 %0, %1, %2;" : "=f"(t1139) : "f"(t1138), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1140;
    asm("max.f32 %0, %1, %2;" : "=f"(t1140) : "f"(t1139), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1141;
    asm("max.f32 %0, %1, %2;" : "=f"(t1141) : "f"(t1140), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1142;
    asm("max.f32 %0, %1, %2;" : "=f"(t1142) : "f"(t1141), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1143;
    asm("max.f32 %0, %1, %2;" : "=f"(t1143) : "f"(t1142), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1144;
    asm("max.f32 %0, %1, %2;" : "=f"(t1144) : "f"(t1143), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1145;
    asm("max.f32 %0, %1, %2;" : "=f"(t1145) : "f"(t1144), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1146;
    asm("max.f32 %0, %1, %2;" : "=f"(t1146) : "f"(t1145), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1147;
    asm("max.f32 %0, %1, %2;" : "=f"(t1147) : "f"(t1146), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t1148;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1148) : "f"(t1147));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair;
    asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t1147), "f"(t1148));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t1150;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1150) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_1;
    asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t1150));
#line 204 "fa-kernels/src/attention/softmax.rs"
    const bool none = new_1 == __uint_as_float(0xff800000u);
    const f32 reference = none ? 0.0f : new_1;
#line 213 "fa-kernels/src/attention/softmax.rs"
    const f32 t1154 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
    const f32 t1155 = old + t1154;
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 rescale;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t1155));
#line 169 "fa-kernels/src/attention/softmax.rs"
    row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
    const f32 t1157 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1158 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent = s + t1158;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1160;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1160) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s = t1160;
    const f32 t1161 = t1157 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1162 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_2 = s_2 + t1162;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1164;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1164) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_2 = t1164;
    const f32 t1165 = t1161 + s_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1166 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_3 = s_5 + t1166;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1168;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1168) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_5 = t1168;
    const f32 t1169 = t1165 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1170 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_4 = s_6 + t1170;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1172;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1172) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_6 = t1172;
    const f32 t1173 = t1169 + s_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1174 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_5 = s_9 + t1174;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1176;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1176) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_9 = t1176;
    const f32 t1177 = t1173 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1178 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_6 = s_10 + t1178;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1180;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1180) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_10 = t1180;
    const f32 t1181 = t1177 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1182 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_7 = s_13 + t1182;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1184;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1184) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_13 = t1184;
    const f32 t1185 = t1181 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1186 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_8 = s_14 + t1186;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1188;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1188) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_14 = t1188;
    const f32 t1189 = t1185 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1190 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_9 = s_17 + t1190;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1192;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1192) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_17 = t1192;
    const f32 t1193 = t1189 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1194 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_10 = s_18 + t1194;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1196;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1196) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_18 = t1196;
    const f32 t1197 = t1193 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1198 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_11 = s_21 + t1198;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1200;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1200) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_21 = t1200;
    const f32 t1201 = t1197 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1202 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_12 = s_22 + t1202;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1204;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1204) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_22 = t1204;
    const f32 t1205 = t1201 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1206 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_13 = s_25 + t1206;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1208;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1208) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_25 = t1208;
    const f32 t1209 = t1205 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1210 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_14 = s_26 + t1210;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1212;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1212) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_26 = t1212;
    const f32 t1213 = t1209 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1214 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_15 = s_29 + t1214;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1216;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1216) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_29 = t1216;
    const f32 t1217 = t1213 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1218 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_16 = s_30 + t1218;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1220;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1220) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_30 = t1220;
    const f32 t1221 = t1217 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
    row_sum = t1221;
#line 165 "fa-kernels/src/attention/softmax.rs"
    const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1223;
    asm("max.f32 %0, %1, %2;" : "=f"(t1223) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1224;
    asm("max.f32 %0, %1, %2;" : "=f"(t1224) : "f"(t1223), "f"(s_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1225;
    asm("max.f32 %0, %1, %2;" : "=f"(t1225) : "f"(t1224), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1226;
    asm("max.f32 %0, %1, %2;" : "=f"(t1226) : "f"(t1225), "f"(s_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1227;
    asm("max.f32 %0, %1, %2;" : "=f"(t1227) : "f"(t1226), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1228;
    asm("max.f32 %0, %1, %2;" : "=f"(t1228) : "f"(t1227), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1229;
    asm("max.f32 %0, %1, %2;" : "=f"(t1229) : "f"(t1228), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1230;
    asm("max.f32 %0, %1, %2;" : "=f"(t1230) : "f"(t1229), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1231;
    asm("max.f32 %0, %1, %2;" : "=f"(t1231) : "f"(t1230), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1232;
    asm("max.f32 %0, %1, %2;" : "=f"(t1232) : "f"(t1231), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1233;
    asm("max.f32 %0, %1, %2;" : "=f"(t1233) : "f"(t1232), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1234;
    asm("max.f32 %0, %1, %2;" : "=f"(t1234) : "f"(t1233), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1235;
    asm("max.f32 %0, %1, %2;" : "=f"(t1235) : "f"(t1234), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1236;
    asm("max.f32 %0, %1, %2;" : "=f"(t1236) : "f"(t1235), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1237;
    asm("max.f32 %0, %1, %2;" : "=f"(t1237) : "f"(t1236), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1238;
    asm("max.f32 %0, %1, %2;" : "=f"(t1238) : "f"(t1237), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t1239;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1239) : "f"(t1238));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair_2;
    asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t1238), "f"(t1239));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t1241;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1241) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_2;
    asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t1241));
#line 204 "fa-kernels/src/attention/softmax.rs"
    const bool none_2 = new_2 == __uint_as_float(0xff800000u);
    const f32 reference_2 = none_2 ? 0.0f : new_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
    const f32 t1245 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
    const f32 t1246 = old_2 + t1245;
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 rescale_2;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t1246));
#line 169 "fa-kernels/src/attention/softmax.rs"
    row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
    const f32 t1248 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1249 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_17 = s_3 + t1249;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1251;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1251) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_3 = t1251;
    const f32 t1252 = t1248 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1253 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_18 = s_4 + t1253;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1255;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1255) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_4 = t1255;
    const f32 t1256 = t1252 + s_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1257 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_19 = s_7 + t1257;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1259;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1259) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_7 = t1259;
    const f32 t1260 = t1256 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1261 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_20 = s_8 + t1261;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1263;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1263) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_8 = t1263;
    const f32 t1264 = t1260 + s_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1265 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_21 = s_11 + t1265;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1267;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1267) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_11 = t1267;
    const f32 t1268 = t1264 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1269 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_22 = s_12 + t1269;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1271;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1271) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_12 = t1271;
    const f32 t1272 = t1268 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1273 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_23 = s_15 + t1273;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1275;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1275) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_15 = t1275;
    const f32 t1276 = t1272 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1277 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_24 = s_16 + t1277;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1279;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1279) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_16 = t1279;
    const f32 t1280 = t1276 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1281 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_25 = s_19 + t1281;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1283;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1283) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_19 = t1283;
    const f32 t1284 = t1280 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1285 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_26 = s_20 + t1285;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1287;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1287) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_20 = t1287;
    const f32 t1288 = t1284 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1289 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_27 = s_23 + t1289;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1291;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1291) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_23 = t1291;
    const f32 t1292 = t1288 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1293 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_28 = s_24 + t1293;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1295;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1295) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_24 = t1295;
    const f32 t1296 = t1292 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1297 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_29 = s_27 + t1297;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1299;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1299) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_27 = t1299;
    const f32 t1300 = t1296 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1301 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_30 = s_28 + t1301;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1303;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1303) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_28 = t1303;
    const f32 t1304 = t1300 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1305 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_31 = s_31 + t1305;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1307;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1307) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_31 = t1307;
    const f32 t1308 = t1304 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1309 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_32 = s_32 + t1309;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1311;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1311) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_32 = t1311;
    const f32 t1312 = t1308 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t1312;
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1313;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1313) : "f"(s), "f"(s_2));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1314;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1314) : "f"(s_3), "f"(s_4));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1315;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1315) : "f"(s_5), "f"(s_6));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1316;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1316) : "f"(s_7), "f"(s_8));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1317;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1317) : "f"(s_9), "f"(s_10));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1318;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1318) : "f"(s_11), "f"(s_12));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1319;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1319) : "f"(s_13), "f"(s_14));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1320;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1320) : "f"(s_15), "f"(s_16));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1321;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1321) : "f"(s_17), "f"(s_18));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1322;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1322) : "f"(s_19), "f"(s_20));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1323;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1323) : "f"(s_21), "f"(s_22));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1324;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1324) : "f"(s_23), "f"(s_24));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1325;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1325) : "f"(s_25), "f"(s_26));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1326;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1326) : "f"(s_27), "f"(s_28));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1327;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1327) : "f"(s_29), "f"(s_30));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1328;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1328) : "f"(s_31), "f"(s_32));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1329;
    asm volatile("mov.b32 %0, %1;" : "=r"(t1329) : "r"(t351));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1330 = t1329 ^ 32u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1331 = t1329 ^ 64u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1332 = t1329 ^ 96u;
    const u32 t1333 = t147 + t1329;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1334 = t147 + t1330;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1335 = t147 + t1331;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1336 = t147 + t1332;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_161;
    u32 m_162;
    u32 m_163;
    u32 m_164;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t1333) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1313), "r"(t1314), "r"(t1315), "r"(t1316), "r"(m_161), "r"(m_162));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1313), "r"(t1314), "r"(t1315), "r"(t1316), "r"(m_163), "r"(m_164));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_165;
    u32 m_166;
    u32 m_167;
    u32 m_168;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t1334) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1313), "r"(t1314), "r"(t1315), "r"(t1316), "r"(m_165), "r"(m_166));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1313), "r"(t1314), "r"(t1315), "r"(t1316), "r"(m_167), "r"(m_168));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_169;
    u32 m_170;
    u32 m_171;
    u32 m_172;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t1335) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1313), "r"(t1314), "r"(t1315), "r"(t1316), "r"(m_169), "r"(m_170));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1313), "r"(t1314), "r"(t1315), "r"(t1316), "r"(m_171), "r"(m_172));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_173;
    u32 m_174;
    u32 m_175;
    u32 m_176;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t1336) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1313), "r"(t1314), "r"(t1315), "r"(t1316), "r"(m_173), "r"(m_174));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1313), "r"(t1314), "r"(t1315), "r"(t1316), "r"(m_175), "r"(m_176));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_177;
    u32 m_178;
    u32 m_179;
    u32 m_180;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t1333) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1313), "r"(t1314), "r"(t1315), "r"(t1316), "r"(m_177), "r"(m_178));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1313), "r"(t1314), "r"(t1315), "r"(t1316), "r"(m_179), "r"(m_180));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_181;
    u32 m_182;
    u32 m_183;
    u32 m_184;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t1334) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1313), "r"(t1314), "r"(t1315), "r"(t1316), "r"(m_181), "r"(m_182));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1313), "r"(t1314), "r"(t1315), "r"(t1316), "r"(m_183), "r"(m_184));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_185;
    u32 m_186;
    u32 m_187;
    u32 m_188;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t1335) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1313), "r"(t1314), "r"(t1315), "r"(t1316), "r"(m_185), "r"(m_186));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1313), "r"(t1314), "r"(t1315), "r"(t1316), "r"(m_187), "r"(m_188));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_189;
    u32 m_190;
    u32 m_191;
    u32 m_192;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t1336) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1313), "r"(t1314), "r"(t1315), "r"(t1316), "r"(m_189), "r"(m_190));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1313), "r"(t1314), "r"(t1315), "r"(t1316), "r"(m_191), "r"(m_192));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_193;
    u32 m_194;
    u32 m_195;
    u32 m_196;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t1333) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1317), "r"(t1318), "r"(t1319), "r"(t1320), "r"(m_193), "r"(m_194));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1317), "r"(t1318), "r"(t1319), "r"(t1320), "r"(m_195), "r"(m_196));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_197;
    u32 m_198;
    u32 m_199;
    u32 m_200;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t1334) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1317), "r"(t1318), "r"(t1319), "r"(t1320), "r"(m_197), "r"(m_198));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1317), "r"(t1318), "r"(t1319), "r"(t1320), "r"(m_199), "r"(m_200));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_201;
    u32 m_202;
    u32 m_203;
    u32 m_204;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t1335) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1317), "r"(t1318), "r"(t1319), "r"(t1320), "r"(m_201), "r"(m_202));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1317), "r"(t1318), "r"(t1319), "r"(t1320), "r"(m_203), "r"(m_204));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_205;
    u32 m_206;
    u32 m_207;
    u32 m_208;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t1336) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1317), "r"(t1318), "r"(t1319), "r"(t1320), "r"(m_205), "r"(m_206));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1317), "r"(t1318), "r"(t1319), "r"(t1320), "r"(m_207), "r"(m_208));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_209;
    u32 m_210;
    u32 m_211;
    u32 m_212;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t1333) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1317), "r"(t1318), "r"(t1319), "r"(t1320), "r"(m_209), "r"(m_210));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1317), "r"(t1318), "r"(t1319), "r"(t1320), "r"(m_211), "r"(m_212));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_213;
    u32 m_214;
    u32 m_215;
    u32 m_216;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t1334) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1317), "r"(t1318), "r"(t1319), "r"(t1320), "r"(m_213), "r"(m_214));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1317), "r"(t1318), "r"(t1319), "r"(t1320), "r"(m_215), "r"(m_216));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_217;
    u32 m_218;
    u32 m_219;
    u32 m_220;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t1335) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1317), "r"(t1318), "r"(t1319), "r"(t1320), "r"(m_217), "r"(m_218));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1317), "r"(t1318), "r"(t1319), "r"(t1320), "r"(m_219), "r"(m_220));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_221;
    u32 m_222;
    u32 m_223;
    u32 m_224;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t1336) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1317), "r"(t1318), "r"(t1319), "r"(t1320), "r"(m_221), "r"(m_222));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1317), "r"(t1318), "r"(t1319), "r"(t1320), "r"(m_223), "r"(m_224));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_225;
    u32 m_226;
    u32 m_227;
    u32 m_228;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t1333) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1321), "r"(t1322), "r"(t1323), "r"(t1324), "r"(m_225), "r"(m_226));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1321), "r"(t1322), "r"(t1323), "r"(t1324), "r"(m_227), "r"(m_228));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_229;
    u32 m_230;
    u32 m_231;
    u32 m_232;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t1334) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1321), "r"(t1322), "r"(t1323), "r"(t1324), "r"(m_229), "r"(m_230));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1321), "r"(t1322), "r"(t1323), "r"(t1324), "r"(m_231), "r"(m_232));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_233;
    u32 m_234;
    u32 m_235;
    u32 m_236;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t1335) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1321), "r"(t1322), "r"(t1323), "r"(t1324), "r"(m_233), "r"(m_234));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1321), "r"(t1322), "r"(t1323), "r"(t1324), "r"(m_235), "r"(m_236));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_237;
    u32 m_238;
    u32 m_239;
    u32 m_240;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t1336) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1321), "r"(t1322), "r"(t1323), "r"(t1324), "r"(m_237), "r"(m_238));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1321), "r"(t1322), "r"(t1323), "r"(t1324), "r"(m_239), "r"(m_240));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_241;
    u32 m_242;
    u32 m_243;
    u32 m_244;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t1333) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1321), "r"(t1322), "r"(t1323), "r"(t1324), "r"(m_241), "r"(m_242));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1321), "r"(t1322), "r"(t1323), "r"(t1324), "r"(m_243), "r"(m_244));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_245;
    u32 m_246;
    u32 m_247;
    u32 m_248;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t1334) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1321), "r"(t1322), "r"(t1323), "r"(t1324), "r"(m_245), "r"(m_246));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1321), "r"(t1322), "r"(t1323), "r"(t1324), "r"(m_247), "r"(m_248));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_249;
    u32 m_250;
    u32 m_251;
    u32 m_252;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t1335) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1321), "r"(t1322), "r"(t1323), "r"(t1324), "r"(m_249), "r"(m_250));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1321), "r"(t1322), "r"(t1323), "r"(t1324), "r"(m_251), "r"(m_252));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_253;
    u32 m_254;
    u32 m_255;
    u32 m_256;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t1336) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1321), "r"(t1322), "r"(t1323), "r"(t1324), "r"(m_253), "r"(m_254));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1321), "r"(t1322), "r"(t1323), "r"(t1324), "r"(m_255), "r"(m_256));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_257;
    u32 m_258;
    u32 m_259;
    u32 m_260;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t1333) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1325), "r"(t1326), "r"(t1327), "r"(t1328), "r"(m_257), "r"(m_258));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1325), "r"(t1326), "r"(t1327), "r"(t1328), "r"(m_259), "r"(m_260));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_261;
    u32 m_262;
    u32 m_263;
    u32 m_264;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t1334) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1325), "r"(t1326), "r"(t1327), "r"(t1328), "r"(m_261), "r"(m_262));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1325), "r"(t1326), "r"(t1327), "r"(t1328), "r"(m_263), "r"(m_264));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_265;
    u32 m_266;
    u32 m_267;
    u32 m_268;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t1335) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1325), "r"(t1326), "r"(t1327), "r"(t1328), "r"(m_265), "r"(m_266));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1325), "r"(t1326), "r"(t1327), "r"(t1328), "r"(m_267), "r"(m_268));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_269;
    u32 m_270;
    u32 m_271;
    u32 m_272;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t1336) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1325), "r"(t1326), "r"(t1327), "r"(t1328), "r"(m_269), "r"(m_270));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1325), "r"(t1326), "r"(t1327), "r"(t1328), "r"(m_271), "r"(m_272));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_273;
    u32 m_274;
    u32 m_275;
    u32 m_276;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t1333) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1325), "r"(t1326), "r"(t1327), "r"(t1328), "r"(m_273), "r"(m_274));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1325), "r"(t1326), "r"(t1327), "r"(t1328), "r"(m_275), "r"(m_276));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_277;
    u32 m_278;
    u32 m_279;
    u32 m_280;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t1334) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1325), "r"(t1326), "r"(t1327), "r"(t1328), "r"(m_277), "r"(m_278));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1325), "r"(t1326), "r"(t1327), "r"(t1328), "r"(m_279), "r"(m_280));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_281;
    u32 m_282;
    u32 m_283;
    u32 m_284;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t1335) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1325), "r"(t1326), "r"(t1327), "r"(t1328), "r"(m_281), "r"(m_282));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1325), "r"(t1326), "r"(t1327), "r"(t1328), "r"(m_283), "r"(m_284));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_285;
    u32 m_286;
    u32 m_287;
    u32 m_288;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t1336) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1325), "r"(t1326), "r"(t1327), "r"(t1328), "r"(m_285), "r"(m_286));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1325), "r"(t1326), "r"(t1327), "r"(t1328), "r"(m_287), "r"(m_288));
#line 84 "fa-kernels/src/attention/forward/mma/tile.rs"
    #pragma unroll 1
    for (u32 i = 1u; i < count; i += 1u) {
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 t1337 = end_7 - 1u;
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 number_3 = t1337 - i;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_5 = number_3 << 6u;
        const u32 t1340 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1341 = t147 + t192;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1342 = (u64)first_key_5 * t185;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1343 = t196 + t1342;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1344 = t1343 + t197;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1345 = t1344 + t197;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1346 = t1345 + t197;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1347 = t187 < t1340;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1348 = t1347 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1341), "l"(t1343), "r"(t1348) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1349 = t187 < t1340;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1350 = t1349 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1341), "l"(t1344), "r"(t1350) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1351 = t187 < t1340;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1352 = t1351 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1341), "l"(t1345), "r"(t1352) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1353 = t187 < t1340;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1354 = t1353 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1341), "l"(t1346), "r"(t1354) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1355 = t1343 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1356 = t187 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1357 = t1356 < t1340;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1358 = t1357 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1341), "l"(t1355), "r"(t1358) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1359 = t1344 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1360 = t187 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1361 = t1360 < t1340;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1362 = t1361 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1341), "l"(t1359), "r"(t1362) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1363 = t1345 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1364 = t187 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1365 = t1364 < t1340;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1366 = t1365 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1341), "l"(t1363), "r"(t1366) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1367 = t1346 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1368 = t187 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1369 = t1368 < t1340;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1370 = t1369 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1341), "l"(t1367), "r"(t1370) : "memory");
#line 400 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_33 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_34 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_35 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_36 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_37 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_38 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_39 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_40 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_41 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_42 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_43 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_44 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_45 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_46 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_47 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_48 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_49 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_50 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_51 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_52 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_53 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_54 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_55 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_56 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_57 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_58 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_59 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_60 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_61 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_62 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_63 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_64 = 0.0f;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1371;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1371) : "r"(t344));
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1372 = t1371 ^ 32u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1373 = t1371 ^ 64u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1374 = t1371 ^ 96u;
        const u32 t1375 = t146 + t1371;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1376;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1376) : "r"(t333));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_289;
        u32 m_290;
        u32 m_291;
        u32 m_292;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t1376) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_293;
        u32 m_294;
        u32 m_295;
        u32 m_296;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t1375) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_293), "r"(m_294));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_295), "r"(m_296));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_297;
        u32 m_298;
        u32 m_299;
        u32 m_300;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t1375) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_297), "r"(m_298));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_299), "r"(m_300));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_301;
        u32 m_302;
        u32 m_303;
        u32 m_304;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t1375) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_301), "r"(m_302));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_303), "r"(m_304));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_305;
        u32 m_306;
        u32 m_307;
        u32 m_308;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t1375) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_305), "r"(m_306));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_307), "r"(m_308));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1377 = t146 + t1372;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1378;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1378) : "r"(t333));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1379 = t1378 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_309;
        u32 m_310;
        u32 m_311;
        u32 m_312;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t1379) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_313;
        u32 m_314;
        u32 m_315;
        u32 m_316;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t1377) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_313), "r"(m_314));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_315), "r"(m_316));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_317;
        u32 m_318;
        u32 m_319;
        u32 m_320;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t1377) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_317), "r"(m_318));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_319), "r"(m_320));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_321;
        u32 m_322;
        u32 m_323;
        u32 m_324;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t1377) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_321), "r"(m_322));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_323), "r"(m_324));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_325;
        u32 m_326;
        u32 m_327;
        u32 m_328;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t1377) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_325), "r"(m_326));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_327), "r"(m_328));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1380 = t146 + t1373;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1381;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1381) : "r"(t333));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1382 = t1381 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_329;
        u32 m_330;
        u32 m_331;
        u32 m_332;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t1382) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_333;
        u32 m_334;
        u32 m_335;
        u32 m_336;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t1380) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_333), "r"(m_334));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_335), "r"(m_336));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_337;
        u32 m_338;
        u32 m_339;
        u32 m_340;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t1380) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_337), "r"(m_338));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_339), "r"(m_340));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_341;
        u32 m_342;
        u32 m_343;
        u32 m_344;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t1380) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_341), "r"(m_342));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_343), "r"(m_344));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_345;
        u32 m_346;
        u32 m_347;
        u32 m_348;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t1380) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_345), "r"(m_346));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_347), "r"(m_348));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1383 = t146 + t1374;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1384;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1384) : "r"(t333));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1385 = t1384 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_349;
        u32 m_350;
        u32 m_351;
        u32 m_352;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t1385) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_353;
        u32 m_354;
        u32 m_355;
        u32 m_356;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t1383) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_353), "r"(m_354));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_355), "r"(m_356));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_357;
        u32 m_358;
        u32 m_359;
        u32 m_360;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t1383) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_357), "r"(m_358));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_359), "r"(m_360));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_361;
        u32 m_362;
        u32 m_363;
        u32 m_364;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t1383) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_361), "r"(m_362));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_363), "r"(m_364));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_365;
        u32 m_366;
        u32 m_367;
        u32 m_368;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t1383) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_365), "r"(m_366));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_367), "r"(m_368));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1386;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1386) : "r"(t333));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_369;
        u32 m_370;
        u32 m_371;
        u32 m_372;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_369), "=r"(m_370), "=r"(m_371), "=r"(m_372) : "r"(t1386) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_373;
        u32 m_374;
        u32 m_375;
        u32 m_376;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_373), "=r"(m_374), "=r"(m_375), "=r"(m_376) : "r"(t1375) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_373), "r"(m_374));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_375), "r"(m_376));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_377;
        u32 m_378;
        u32 m_379;
        u32 m_380;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_377), "=r"(m_378), "=r"(m_379), "=r"(m_380) : "r"(t1375) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_377), "r"(m_378));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_379), "r"(m_380));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_381;
        u32 m_382;
        u32 m_383;
        u32 m_384;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_381), "=r"(m_382), "=r"(m_383), "=r"(m_384) : "r"(t1375) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_381), "r"(m_382));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_383), "r"(m_384));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_385;
        u32 m_386;
        u32 m_387;
        u32 m_388;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_385), "=r"(m_386), "=r"(m_387), "=r"(m_388) : "r"(t1375) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_385), "r"(m_386));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_387), "r"(m_388));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1387;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1387) : "r"(t333));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1388 = t1387 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_389;
        u32 m_390;
        u32 m_391;
        u32 m_392;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_389), "=r"(m_390), "=r"(m_391), "=r"(m_392) : "r"(t1388) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_393;
        u32 m_394;
        u32 m_395;
        u32 m_396;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_393), "=r"(m_394), "=r"(m_395), "=r"(m_396) : "r"(t1377) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_393), "r"(m_394));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_395), "r"(m_396));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_397;
        u32 m_398;
        u32 m_399;
        u32 m_400;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_397), "=r"(m_398), "=r"(m_399), "=r"(m_400) : "r"(t1377) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_397), "r"(m_398));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_399), "r"(m_400));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_401;
        u32 m_402;
        u32 m_403;
        u32 m_404;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_401), "=r"(m_402), "=r"(m_403), "=r"(m_404) : "r"(t1377) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_401), "r"(m_402));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_403), "r"(m_404));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_405;
        u32 m_406;
        u32 m_407;
        u32 m_408;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_405), "=r"(m_406), "=r"(m_407), "=r"(m_408) : "r"(t1377) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_405), "r"(m_406));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_407), "r"(m_408));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1389;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1389) : "r"(t333));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1390 = t1389 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_409;
        u32 m_410;
        u32 m_411;
        u32 m_412;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_409), "=r"(m_410), "=r"(m_411), "=r"(m_412) : "r"(t1390) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_413;
        u32 m_414;
        u32 m_415;
        u32 m_416;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_413), "=r"(m_414), "=r"(m_415), "=r"(m_416) : "r"(t1380) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_413), "r"(m_414));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_415), "r"(m_416));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_417;
        u32 m_418;
        u32 m_419;
        u32 m_420;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_417), "=r"(m_418), "=r"(m_419), "=r"(m_420) : "r"(t1380) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_417), "r"(m_418));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_419), "r"(m_420));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_421;
        u32 m_422;
        u32 m_423;
        u32 m_424;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_421), "=r"(m_422), "=r"(m_423), "=r"(m_424) : "r"(t1380) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_421), "r"(m_422));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_423), "r"(m_424));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_425;
        u32 m_426;
        u32 m_427;
        u32 m_428;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_425), "=r"(m_426), "=r"(m_427), "=r"(m_428) : "r"(t1380) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_425), "r"(m_426));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_427), "r"(m_428));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1391;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1391) : "r"(t333));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1392 = t1391 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_429;
        u32 m_430;
        u32 m_431;
        u32 m_432;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_429), "=r"(m_430), "=r"(m_431), "=r"(m_432) : "r"(t1392) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_433;
        u32 m_434;
        u32 m_435;
        u32 m_436;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_433), "=r"(m_434), "=r"(m_435), "=r"(m_436) : "r"(t1383) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_433), "r"(m_434));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_435), "r"(m_436));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_437;
        u32 m_438;
        u32 m_439;
        u32 m_440;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_437), "=r"(m_438), "=r"(m_439), "=r"(m_440) : "r"(t1383) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_437), "r"(m_438));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_439), "r"(m_440));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_441;
        u32 m_442;
        u32 m_443;
        u32 m_444;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_441), "=r"(m_442), "=r"(m_443), "=r"(m_444) : "r"(t1383) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_441), "r"(m_442));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_443), "r"(m_444));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_445;
        u32 m_446;
        u32 m_447;
        u32 m_448;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_445), "=r"(m_446), "=r"(m_447), "=r"(m_448) : "r"(t1383) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_445), "r"(m_446));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_447), "r"(m_448));
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 416 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 next = i + 1u;
#line 418 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1394 = next < count;
#line 418 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t1394) {
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t1395 = end_7 - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 number_4 = t1395 - next;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_6 = number_4 << 6u;
            const u32 t1398 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1399 = t146 + t167;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1400 = (u64)first_key_6 * t160;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1401 = t171 + t1400;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1402 = t1401 + t172;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1403 = t1402 + t172;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1404 = t1403 + t172;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1405 = t162 < t1398;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1406 = t1405 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1399), "l"(t1401), "r"(t1406) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1407 = t162 < t1398;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1408 = t1407 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1399), "l"(t1402), "r"(t1408) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1409 = t162 < t1398;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1410 = t1409 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1399), "l"(t1403), "r"(t1410) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1411 = t162 < t1398;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1412 = t1411 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1399), "l"(t1404), "r"(t1412) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1413 = t1401 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1414 = t162 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1415 = t1414 < t1398;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1416 = t1415 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1399), "l"(t1413), "r"(t1416) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1417 = t1402 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1418 = t162 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1419 = t1418 < t1398;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1420 = t1419 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1399), "l"(t1417), "r"(t1420) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1421 = t1403 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1422 = t162 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1423 = t1422 < t1398;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1424 = t1423 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1399), "l"(t1421), "r"(t1424) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1425 = t1404 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1426 = t162 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1427 = t1426 < t1398;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1428 = t1427 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1399), "l"(t1425), "r"(t1428) : "memory");
        }
#line 422 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1429;
        asm("abs.f32 %0, %1;" : "=f"(t1429) : "f"(s_33));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1430;
        asm("abs.f32 %0, %1;" : "=f"(t1430) : "f"(s_34));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1431;
        asm("abs.f32 %0, %1;" : "=f"(t1431) : "f"(s_35));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1432;
        asm("abs.f32 %0, %1;" : "=f"(t1432) : "f"(s_36));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1433;
        asm("abs.f32 %0, %1;" : "=f"(t1433) : "f"(s_37));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1434;
        asm("max.f32 %0, %1, %2;" : "=f"(t1434) : "f"(t1429), "f"(t1433));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1435;
        asm("abs.f32 %0, %1;" : "=f"(t1435) : "f"(s_38));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1436;
        asm("max.f32 %0, %1, %2;" : "=f"(t1436) : "f"(t1430), "f"(t1435));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1437;
        asm("abs.f32 %0, %1;" : "=f"(t1437) : "f"(s_39));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1438;
        asm("max.f32 %0, %1, %2;" : "=f"(t1438) : "f"(t1431), "f"(t1437));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1439;
        asm("abs.f32 %0, %1;" : "=f"(t1439) : "f"(s_40));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1440;
        asm("max.f32 %0, %1, %2;" : "=f"(t1440) : "f"(t1432), "f"(t1439));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1441;
        asm("abs.f32 %0, %1;" : "=f"(t1441) : "f"(s_41));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1442;
        asm("max.f32 %0, %1, %2;" : "=f"(t1442) : "f"(t1434), "f"(t1441));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1443;
        asm("abs.f32 %0, %1;" : "=f"(t1443) : "f"(s_42));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1444;
        asm("max.f32 %0, %1, %2;" : "=f"(t1444) : "f"(t1436), "f"(t1443));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1445;
        asm("abs.f32 %0, %1;" : "=f"(t1445) : "f"(s_43));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1446;
        asm("max.f32 %0, %1, %2;" : "=f"(t1446) : "f"(t1438), "f"(t1445));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1447;
        asm("abs.f32 %0, %1;" : "=f"(t1447) : "f"(s_44));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1448;
        asm("max.f32 %0, %1, %2;" : "=f"(t1448) : "f"(t1440), "f"(t1447));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1449;
        asm("abs.f32 %0, %1;" : "=f"(t1449) : "f"(s_45));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1450;
        asm("max.f32 %0, %1, %2;" : "=f"(t1450) : "f"(t1442), "f"(t1449));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1451;
        asm("abs.f32 %0, %1;" : "=f"(t1451) : "f"(s_46));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1452;
        asm("max.f32 %0, %1, %2;" : "=f"(t1452) : "f"(t1444), "f"(t1451));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1453;
        asm("abs.f32 %0, %1;" : "=f"(t1453) : "f"(s_47));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1454;
        asm("max.f32 %0, %1, %2;" : "=f"(t1454) : "f"(t1446), "f"(t1453));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1455;
        asm("abs.f32 %0, %1;" : "=f"(t1455) : "f"(s_48));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1456;
        asm("max.f32 %0, %1, %2;" : "=f"(t1456) : "f"(t1448), "f"(t1455));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1457;
        asm("abs.f32 %0, %1;" : "=f"(t1457) : "f"(s_49));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1458;
        asm("max.f32 %0, %1, %2;" : "=f"(t1458) : "f"(t1450), "f"(t1457));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1459;
        asm("abs.f32 %0, %1;" : "=f"(t1459) : "f"(s_50));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1460;
        asm("max.f32 %0, %1, %2;" : "=f"(t1460) : "f"(t1452), "f"(t1459));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1461;
        asm("abs.f32 %0, %1;" : "=f"(t1461) : "f"(s_51));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1462;
        asm("max.f32 %0, %1, %2;" : "=f"(t1462) : "f"(t1454), "f"(t1461));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1463;
        asm("abs.f32 %0, %1;" : "=f"(t1463) : "f"(s_52));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1464;
        asm("max.f32 %0, %1, %2;" : "=f"(t1464) : "f"(t1456), "f"(t1463));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1465;
        asm("abs.f32 %0, %1;" : "=f"(t1465) : "f"(s_53));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1466;
        asm("max.f32 %0, %1, %2;" : "=f"(t1466) : "f"(t1458), "f"(t1465));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1467;
        asm("abs.f32 %0, %1;" : "=f"(t1467) : "f"(s_54));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1468;
        asm("max.f32 %0, %1, %2;" : "=f"(t1468) : "f"(t1460), "f"(t1467));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1469;
        asm("abs.f32 %0, %1;" : "=f"(t1469) : "f"(s_55));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1470;
        asm("max.f32 %0, %1, %2;" : "=f"(t1470) : "f"(t1462), "f"(t1469));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1471;
        asm("abs.f32 %0, %1;" : "=f"(t1471) : "f"(s_56));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1472;
        asm("max.f32 %0, %1, %2;" : "=f"(t1472) : "f"(t1464), "f"(t1471));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1473;
        asm("abs.f32 %0, %1;" : "=f"(t1473) : "f"(s_57));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1474;
        asm("max.f32 %0, %1, %2;" : "=f"(t1474) : "f"(t1466), "f"(t1473));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1475;
        asm("abs.f32 %0, %1;" : "=f"(t1475) : "f"(s_58));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1476;
        asm("max.f32 %0, %1, %2;" : "=f"(t1476) : "f"(t1468), "f"(t1475));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1477;
        asm("abs.f32 %0, %1;" : "=f"(t1477) : "f"(s_59));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1478;
        asm("max.f32 %0, %1, %2;" : "=f"(t1478) : "f"(t1470), "f"(t1477));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1479;
        asm("abs.f32 %0, %1;" : "=f"(t1479) : "f"(s_60));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1480;
        asm("max.f32 %0, %1, %2;" : "=f"(t1480) : "f"(t1472), "f"(t1479));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1481;
        asm("abs.f32 %0, %1;" : "=f"(t1481) : "f"(s_61));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1482;
        asm("max.f32 %0, %1, %2;" : "=f"(t1482) : "f"(t1474), "f"(t1481));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1483;
        asm("abs.f32 %0, %1;" : "=f"(t1483) : "f"(s_62));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1484;
        asm("max.f32 %0, %1, %2;" : "=f"(t1484) : "f"(t1476), "f"(t1483));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1485;
        asm("abs.f32 %0, %1;" : "=f"(t1485) : "f"(s_63));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1486;
        asm("max.f32 %0, %1, %2;" : "=f"(t1486) : "f"(t1478), "f"(t1485));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1487;
        asm("abs.f32 %0, %1;" : "=f"(t1487) : "f"(s_64));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1488;
        asm("max.f32 %0, %1, %2;" : "=f"(t1488) : "f"(t1480), "f"(t1487));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1489;
        asm("max.f32 %0, %1, %2;" : "=f"(t1489) : "f"(t1482), "f"(t1484));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1490;
        asm("max.f32 %0, %1, %2;" : "=f"(t1490) : "f"(t1486), "f"(t1488));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 largest_2;
        asm("max.f32 %0, %1, %2;" : "=f"(largest_2) : "f"(t1489), "f"(t1490));
#line 68 "fa-kernels/src/attention/options/small.rs"
        const bool is_small_3 = largest_2 < small;
        const bool t1493 = !is_small_3;
#line 69 "fa-kernels/src/attention/options/small.rs"
        const bool t1494 = __any_sync(0xffffffffu, t1493);
#line 183 "fa-kernels/src/attention/options/softcap.rs"
        if (t1494) {
#line 68 "fa-kernels/src/attention/options/small.rs"
            const bool is_small_4 = largest_2 < small_2;
            const bool t1496 = !is_small_4;
#line 69 "fa-kernels/src/attention/options/small.rs"
            const bool t1497 = __any_sync(0xffffffffu, t1496);
#line 184 "fa-kernels/src/attention/options/softcap.rs"
            if (t1497) {
                const f32 t1498 = softcap_scale * -2.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1499 = s_33 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1500;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1500) : "f"(t1499));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1501 = t1500 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1502;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1502) : "f"(t1501));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1503;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1503) : "f"(t1502), "f"(t1498), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_33 = t1503;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1504 = s_34 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1505;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1505) : "f"(t1504));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1506 = t1505 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1507;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1507) : "f"(t1506));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1508;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1508) : "f"(t1507), "f"(t1498), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_34 = t1508;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1509 = s_35 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1510;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1510) : "f"(t1509));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1511 = t1510 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1512;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1512) : "f"(t1511));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1513;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1513) : "f"(t1512), "f"(t1498), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_35 = t1513;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1514 = s_36 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1515;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1515) : "f"(t1514));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1516 = t1515 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1517;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1517) : "f"(t1516));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1518;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1518) : "f"(t1517), "f"(t1498), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_36 = t1518;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1519 = s_37 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1520;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1520) : "f"(t1519));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1521 = t1520 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1522;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1522) : "f"(t1521));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1523;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1523) : "f"(t1522), "f"(t1498), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_37 = t1523;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1524 = s_38 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1525;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1525) : "f"(t1524));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1526 = t1525 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1527;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1527) : "f"(t1526));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1528;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1528) : "f"(t1527), "f"(t1498), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_38 = t1528;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1529 = s_39 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1530;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1530) : "f"(t1529));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1531 = t1530 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1532;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1532) : "f"(t1531));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1533;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1533) : "f"(t1532), "f"(t1498), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_39 = t1533;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1534 = s_40 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1535;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1535) : "f"(t1534));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1536 = t1535 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1537;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1537) : "f"(t1536));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1538;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1538) : "f"(t1537), "f"(t1498), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_40 = t1538;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1539 = s_41 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1540;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1540) : "f"(t1539));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1541 = t1540 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1542;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1542) : "f"(t1541));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1543;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1543) : "f"(t1542), "f"(t1498), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_41 = t1543;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1544 = s_42 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1545;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1545) : "f"(t1544));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1546 = t1545 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1547;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1547) : "f"(t1546));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1548;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1548) : "f"(t1547), "f"(t1498), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_42 = t1548;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1549 = s_43 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1550;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1550) : "f"(t1549));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1551 = t1550 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1552;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1552) : "f"(t1551));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1553;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1553) : "f"(t1552), "f"(t1498), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_43 = t1553;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1554 = s_44 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1555;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1555) : "f"(t1554));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1556 = t1555 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1557;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1557) : "f"(t1556));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1558;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1558) : "f"(t1557), "f"(t1498), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_44 = t1558;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1559 = s_45 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1560;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1560) : "f"(t1559));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1561 = t1560 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1562;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1562) : "f"(t1561));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1563;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1563) : "f"(t1562), "f"(t1498), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_45 = t1563;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1564 = s_46 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1565;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1565) : "f"(t1564));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1566 = t1565 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1567;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1567) : "f"(t1566));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1568;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1568) : "f"(t1567), "f"(t1498), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_46 = t1568;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1569 = s_47 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1570;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1570) : "f"(t1569));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1571 = t1570 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1572;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1572) : "f"(t1571));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1573;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1573) : "f"(t1572), "f"(t1498), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_47 = t1573;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1574 = s_48 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1575;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1575) : "f"(t1574));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1576 = t1575 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1577;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1577) : "f"(t1576));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1578;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1578) : "f"(t1577), "f"(t1498), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_48 = t1578;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1579 = s_49 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1580;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1580) : "f"(t1579));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1581 = t1580 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1582;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1582) : "f"(t1581));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1583;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1583) : "f"(t1582), "f"(t1498), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_49 = t1583;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1584 = s_50 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1585;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1585) : "f"(t1584));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1586 = t1585 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1587;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1587) : "f"(t1586));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1588;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1588) : "f"(t1587), "f"(t1498), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_50 = t1588;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1589 = s_51 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1590;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1590) : "f"(t1589));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1591 = t1590 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1592;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1592) : "f"(t1591));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1593;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1593) : "f"(t1592), "f"(t1498), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_51 = t1593;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1594 = s_52 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1595;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1595) : "f"(t1594));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1596 = t1595 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1597;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1597) : "f"(t1596));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1598;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1598) : "f"(t1597), "f"(t1498), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_52 = t1598;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1599 = s_53 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1600;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1600) : "f"(t1599));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1601 = t1600 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1602;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1602) : "f"(t1601));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1603;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1603) : "f"(t1602), "f"(t1498), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_53 = t1603;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1604 = s_54 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1605;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1605) : "f"(t1604));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1606 = t1605 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1607;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1607) : "f"(t1606));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1608;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1608) : "f"(t1607), "f"(t1498), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_54 = t1608;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1609 = s_55 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1610;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1610) : "f"(t1609));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1611 = t1610 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1612;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1612) : "f"(t1611));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1613;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1613) : "f"(t1612), "f"(t1498), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_55 = t1613;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1614 = s_56 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1615;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1615) : "f"(t1614));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1616 = t1615 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1617;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1617) : "f"(t1616));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1618;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1618) : "f"(t1617), "f"(t1498), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_56 = t1618;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1619 = s_57 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1620;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1620) : "f"(t1619));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1621 = t1620 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1622;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1622) : "f"(t1621));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1623;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1623) : "f"(t1622), "f"(t1498), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_57 = t1623;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1624 = s_58 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1625;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1625) : "f"(t1624));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1626 = t1625 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1627;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1627) : "f"(t1626));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1628;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1628) : "f"(t1627), "f"(t1498), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_58 = t1628;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1629 = s_59 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1630;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1630) : "f"(t1629));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1631 = t1630 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1632;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1632) : "f"(t1631));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1633;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1633) : "f"(t1632), "f"(t1498), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_59 = t1633;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1634 = s_60 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1635;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1635) : "f"(t1634));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1636 = t1635 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1637;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1637) : "f"(t1636));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1638;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1638) : "f"(t1637), "f"(t1498), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_60 = t1638;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1639 = s_61 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1640;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1640) : "f"(t1639));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1641 = t1640 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1642;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1642) : "f"(t1641));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1643;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1643) : "f"(t1642), "f"(t1498), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_61 = t1643;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1644 = s_62 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1645;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1645) : "f"(t1644));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1646 = t1645 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1647;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1647) : "f"(t1646));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1648;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1648) : "f"(t1647), "f"(t1498), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_62 = t1648;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1649 = s_63 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1650;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1650) : "f"(t1649));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1651 = t1650 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1652;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1652) : "f"(t1651));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1653;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1653) : "f"(t1652), "f"(t1498), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_63 = t1653;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1654 = s_64 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1655;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1655) : "f"(t1654));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1656 = t1655 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1657;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1657) : "f"(t1656));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1658;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1658) : "f"(t1657), "f"(t1498), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_64 = t1658;
            } else {
                const f32 t1659 = s_33 * s_33;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1660;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1660) : "f"(coefficient_4), "f"(t1659), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1661;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1661) : "f"(t1660), "f"(t1659), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1662;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1662) : "f"(t1661), "f"(t1659), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1663;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1663) : "f"(t1662), "f"(t1659), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1664 = s_33 * t1663;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_33 = t1664;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1665 = s_34 * s_34;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1666;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1666) : "f"(coefficient_4), "f"(t1665), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1667;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1667) : "f"(t1666), "f"(t1665), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1668;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1668) : "f"(t1667), "f"(t1665), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1669;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1669) : "f"(t1668), "f"(t1665), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1670 = s_34 * t1669;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_34 = t1670;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1671 = s_35 * s_35;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1672;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1672) : "f"(coefficient_4), "f"(t1671), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1673;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1673) : "f"(t1672), "f"(t1671), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1674;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1674) : "f"(t1673), "f"(t1671), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1675;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1675) : "f"(t1674), "f"(t1671), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1676 = s_35 * t1675;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_35 = t1676;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1677 = s_36 * s_36;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1678;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1678) : "f"(coefficient_4), "f"(t1677), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1679;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1679) : "f"(t1678), "f"(t1677), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1680;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1680) : "f"(t1679), "f"(t1677), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1681;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1681) : "f"(t1680), "f"(t1677), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1682 = s_36 * t1681;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_36 = t1682;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1683 = s_37 * s_37;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1684;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1684) : "f"(coefficient_4), "f"(t1683), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1685;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1685) : "f"(t1684), "f"(t1683), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1686;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1686) : "f"(t1685), "f"(t1683), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1687;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1687) : "f"(t1686), "f"(t1683), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1688 = s_37 * t1687;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_37 = t1688;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1689 = s_38 * s_38;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1690;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1690) : "f"(coefficient_4), "f"(t1689), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1691;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1691) : "f"(t1690), "f"(t1689), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1692;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1692) : "f"(t1691), "f"(t1689), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1693;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1693) : "f"(t1692), "f"(t1689), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1694 = s_38 * t1693;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_38 = t1694;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1695 = s_39 * s_39;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1696;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1696) : "f"(coefficient_4), "f"(t1695), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1697;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1697) : "f"(t1696), "f"(t1695), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1698;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1698) : "f"(t1697), "f"(t1695), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1699;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1699) : "f"(t1698), "f"(t1695), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1700 = s_39 * t1699;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_39 = t1700;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1701 = s_40 * s_40;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1702;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1702) : "f"(coefficient_4), "f"(t1701), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1703;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1703) : "f"(t1702), "f"(t1701), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1704;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1704) : "f"(t1703), "f"(t1701), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1705;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1705) : "f"(t1704), "f"(t1701), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1706 = s_40 * t1705;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_40 = t1706;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1707 = s_41 * s_41;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1708;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1708) : "f"(coefficient_4), "f"(t1707), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1709;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1709) : "f"(t1708), "f"(t1707), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1710;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1710) : "f"(t1709), "f"(t1707), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1711;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1711) : "f"(t1710), "f"(t1707), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1712 = s_41 * t1711;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_41 = t1712;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1713 = s_42 * s_42;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1714;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1714) : "f"(coefficient_4), "f"(t1713), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1715;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1715) : "f"(t1714), "f"(t1713), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1716;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1716) : "f"(t1715), "f"(t1713), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1717;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1717) : "f"(t1716), "f"(t1713), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1718 = s_42 * t1717;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_42 = t1718;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1719 = s_43 * s_43;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1720;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1720) : "f"(coefficient_4), "f"(t1719), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1721;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1721) : "f"(t1720), "f"(t1719), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1722;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1722) : "f"(t1721), "f"(t1719), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1723;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1723) : "f"(t1722), "f"(t1719), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1724 = s_43 * t1723;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_43 = t1724;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1725 = s_44 * s_44;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1726;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1726) : "f"(coefficient_4), "f"(t1725), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1727;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1727) : "f"(t1726), "f"(t1725), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1728;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1728) : "f"(t1727), "f"(t1725), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1729;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1729) : "f"(t1728), "f"(t1725), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1730 = s_44 * t1729;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_44 = t1730;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1731 = s_45 * s_45;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1732;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1732) : "f"(coefficient_4), "f"(t1731), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1733;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1733) : "f"(t1732), "f"(t1731), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1734;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1734) : "f"(t1733), "f"(t1731), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1735;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1735) : "f"(t1734), "f"(t1731), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1736 = s_45 * t1735;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_45 = t1736;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1737 = s_46 * s_46;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1738;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1738) : "f"(coefficient_4), "f"(t1737), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1739;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1739) : "f"(t1738), "f"(t1737), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1740;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1740) : "f"(t1739), "f"(t1737), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1741;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1741) : "f"(t1740), "f"(t1737), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1742 = s_46 * t1741;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_46 = t1742;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1743 = s_47 * s_47;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1744;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1744) : "f"(coefficient_4), "f"(t1743), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1745;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1745) : "f"(t1744), "f"(t1743), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1746;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1746) : "f"(t1745), "f"(t1743), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1747;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1747) : "f"(t1746), "f"(t1743), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1748 = s_47 * t1747;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_47 = t1748;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1749 = s_48 * s_48;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1750;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1750) : "f"(coefficient_4), "f"(t1749), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1751;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1751) : "f"(t1750), "f"(t1749), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1752;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1752) : "f"(t1751), "f"(t1749), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1753;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1753) : "f"(t1752), "f"(t1749), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1754 = s_48 * t1753;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_48 = t1754;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1755 = s_49 * s_49;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1756;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1756) : "f"(coefficient_4), "f"(t1755), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1757;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1757) : "f"(t1756), "f"(t1755), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1758;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1758) : "f"(t1757), "f"(t1755), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1759;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1759) : "f"(t1758), "f"(t1755), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1760 = s_49 * t1759;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_49 = t1760;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1761 = s_50 * s_50;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1762;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1762) : "f"(coefficient_4), "f"(t1761), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1763;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1763) : "f"(t1762), "f"(t1761), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1764;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1764) : "f"(t1763), "f"(t1761), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1765;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1765) : "f"(t1764), "f"(t1761), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1766 = s_50 * t1765;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_50 = t1766;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1767 = s_51 * s_51;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1768;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1768) : "f"(coefficient_4), "f"(t1767), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1769;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1769) : "f"(t1768), "f"(t1767), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1770;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1770) : "f"(t1769), "f"(t1767), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1771;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1771) : "f"(t1770), "f"(t1767), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1772 = s_51 * t1771;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_51 = t1772;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1773 = s_52 * s_52;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1774;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1774) : "f"(coefficient_4), "f"(t1773), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1775;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1775) : "f"(t1774), "f"(t1773), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1776;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1776) : "f"(t1775), "f"(t1773), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1777;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1777) : "f"(t1776), "f"(t1773), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1778 = s_52 * t1777;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_52 = t1778;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1779 = s_53 * s_53;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1780;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1780) : "f"(coefficient_4), "f"(t1779), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1781;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1781) : "f"(t1780), "f"(t1779), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1782;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1782) : "f"(t1781), "f"(t1779), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1783;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1783) : "f"(t1782), "f"(t1779), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1784 = s_53 * t1783;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_53 = t1784;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1785 = s_54 * s_54;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1786;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1786) : "f"(coefficient_4), "f"(t1785), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1787;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1787) : "f"(t1786), "f"(t1785), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1788;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1788) : "f"(t1787), "f"(t1785), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1789;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1789) : "f"(t1788), "f"(t1785), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1790 = s_54 * t1789;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_54 = t1790;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1791 = s_55 * s_55;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1792;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1792) : "f"(coefficient_4), "f"(t1791), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1793;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1793) : "f"(t1792), "f"(t1791), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1794;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1794) : "f"(t1793), "f"(t1791), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1795;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1795) : "f"(t1794), "f"(t1791), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1796 = s_55 * t1795;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_55 = t1796;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1797 = s_56 * s_56;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1798;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1798) : "f"(coefficient_4), "f"(t1797), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1799;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1799) : "f"(t1798), "f"(t1797), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1800;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1800) : "f"(t1799), "f"(t1797), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1801;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1801) : "f"(t1800), "f"(t1797), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1802 = s_56 * t1801;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_56 = t1802;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1803 = s_57 * s_57;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1804;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1804) : "f"(coefficient_4), "f"(t1803), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1805;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1805) : "f"(t1804), "f"(t1803), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1806;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1806) : "f"(t1805), "f"(t1803), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1807;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1807) : "f"(t1806), "f"(t1803), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1808 = s_57 * t1807;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_57 = t1808;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1809 = s_58 * s_58;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1810;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1810) : "f"(coefficient_4), "f"(t1809), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1811;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1811) : "f"(t1810), "f"(t1809), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1812;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1812) : "f"(t1811), "f"(t1809), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1813;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1813) : "f"(t1812), "f"(t1809), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1814 = s_58 * t1813;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_58 = t1814;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1815 = s_59 * s_59;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1816;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1816) : "f"(coefficient_4), "f"(t1815), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1817;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1817) : "f"(t1816), "f"(t1815), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1818;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1818) : "f"(t1817), "f"(t1815), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1819;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1819) : "f"(t1818), "f"(t1815), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1820 = s_59 * t1819;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_59 = t1820;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1821 = s_60 * s_60;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1822;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1822) : "f"(coefficient_4), "f"(t1821), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1823;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1823) : "f"(t1822), "f"(t1821), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1824;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1824) : "f"(t1823), "f"(t1821), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1825;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1825) : "f"(t1824), "f"(t1821), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1826 = s_60 * t1825;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_60 = t1826;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1827 = s_61 * s_61;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1828;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1828) : "f"(coefficient_4), "f"(t1827), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1829;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1829) : "f"(t1828), "f"(t1827), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1830;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1830) : "f"(t1829), "f"(t1827), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1831;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1831) : "f"(t1830), "f"(t1827), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1832 = s_61 * t1831;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_61 = t1832;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1833 = s_62 * s_62;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1834;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1834) : "f"(coefficient_4), "f"(t1833), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1835;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1835) : "f"(t1834), "f"(t1833), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1836;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1836) : "f"(t1835), "f"(t1833), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1837;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1837) : "f"(t1836), "f"(t1833), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1838 = s_62 * t1837;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_62 = t1838;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1839 = s_63 * s_63;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1840;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1840) : "f"(coefficient_4), "f"(t1839), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1841;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1841) : "f"(t1840), "f"(t1839), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1842;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1842) : "f"(t1841), "f"(t1839), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1843;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1843) : "f"(t1842), "f"(t1839), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1844 = s_63 * t1843;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_63 = t1844;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1845 = s_64 * s_64;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1846;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1846) : "f"(coefficient_4), "f"(t1845), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1847;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1847) : "f"(t1846), "f"(t1845), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1848;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1848) : "f"(t1847), "f"(t1845), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1849;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1849) : "f"(t1848), "f"(t1845), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1850 = s_64 * t1849;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_64 = t1850;
            }
        } else {
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1851 = s_33 * s_33;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1852;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1852) : "f"(coefficient), "f"(t1851), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1853;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1853) : "f"(t1852), "f"(t1851), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1854 = s_33 * t1853;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_33 = t1854;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1855 = s_34 * s_34;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1856;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1856) : "f"(coefficient), "f"(t1855), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1857;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1857) : "f"(t1856), "f"(t1855), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1858 = s_34 * t1857;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_34 = t1858;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1859 = s_35 * s_35;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1860;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1860) : "f"(coefficient), "f"(t1859), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1861;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1861) : "f"(t1860), "f"(t1859), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1862 = s_35 * t1861;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_35 = t1862;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1863 = s_36 * s_36;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1864;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1864) : "f"(coefficient), "f"(t1863), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1865;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1865) : "f"(t1864), "f"(t1863), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1866 = s_36 * t1865;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_36 = t1866;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1867 = s_37 * s_37;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1868;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1868) : "f"(coefficient), "f"(t1867), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1869;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1869) : "f"(t1868), "f"(t1867), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1870 = s_37 * t1869;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_37 = t1870;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1871 = s_38 * s_38;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1872;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1872) : "f"(coefficient), "f"(t1871), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1873;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1873) : "f"(t1872), "f"(t1871), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1874 = s_38 * t1873;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_38 = t1874;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1875 = s_39 * s_39;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1876;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1876) : "f"(coefficient), "f"(t1875), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1877;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1877) : "f"(t1876), "f"(t1875), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1878 = s_39 * t1877;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_39 = t1878;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1879 = s_40 * s_40;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1880;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1880) : "f"(coefficient), "f"(t1879), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1881;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1881) : "f"(t1880), "f"(t1879), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1882 = s_40 * t1881;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_40 = t1882;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1883 = s_41 * s_41;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1884;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1884) : "f"(coefficient), "f"(t1883), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1885;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1885) : "f"(t1884), "f"(t1883), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1886 = s_41 * t1885;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_41 = t1886;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1887 = s_42 * s_42;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1888;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1888) : "f"(coefficient), "f"(t1887), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1889;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1889) : "f"(t1888), "f"(t1887), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1890 = s_42 * t1889;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_42 = t1890;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1891 = s_43 * s_43;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1892;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1892) : "f"(coefficient), "f"(t1891), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1893;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1893) : "f"(t1892), "f"(t1891), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1894 = s_43 * t1893;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_43 = t1894;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1895 = s_44 * s_44;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1896;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1896) : "f"(coefficient), "f"(t1895), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1897;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1897) : "f"(t1896), "f"(t1895), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1898 = s_44 * t1897;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_44 = t1898;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1899 = s_45 * s_45;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1900;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1900) : "f"(coefficient), "f"(t1899), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1901;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1901) : "f"(t1900), "f"(t1899), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1902 = s_45 * t1901;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_45 = t1902;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1903 = s_46 * s_46;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1904;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1904) : "f"(coefficient), "f"(t1903), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1905;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1905) : "f"(t1904), "f"(t1903), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1906 = s_46 * t1905;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_46 = t1906;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1907 = s_47 * s_47;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1908;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1908) : "f"(coefficient), "f"(t1907), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1909;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1909) : "f"(t1908), "f"(t1907), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1910 = s_47 * t1909;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_47 = t1910;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1911 = s_48 * s_48;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1912;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1912) : "f"(coefficient), "f"(t1911), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1913;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1913) : "f"(t1912), "f"(t1911), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1914 = s_48 * t1913;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_48 = t1914;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1915 = s_49 * s_49;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1916;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1916) : "f"(coefficient), "f"(t1915), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1917;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1917) : "f"(t1916), "f"(t1915), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1918 = s_49 * t1917;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_49 = t1918;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1919 = s_50 * s_50;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1920;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1920) : "f"(coefficient), "f"(t1919), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1921;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1921) : "f"(t1920), "f"(t1919), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1922 = s_50 * t1921;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_50 = t1922;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1923 = s_51 * s_51;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1924;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1924) : "f"(coefficient), "f"(t1923), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1925;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1925) : "f"(t1924), "f"(t1923), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1926 = s_51 * t1925;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_51 = t1926;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1927 = s_52 * s_52;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1928;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1928) : "f"(coefficient), "f"(t1927), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1929;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1929) : "f"(t1928), "f"(t1927), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1930 = s_52 * t1929;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_52 = t1930;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1931 = s_53 * s_53;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1932;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1932) : "f"(coefficient), "f"(t1931), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1933;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1933) : "f"(t1932), "f"(t1931), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1934 = s_53 * t1933;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_53 = t1934;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1935 = s_54 * s_54;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1936;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1936) : "f"(coefficient), "f"(t1935), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1937;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1937) : "f"(t1936), "f"(t1935), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1938 = s_54 * t1937;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_54 = t1938;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1939 = s_55 * s_55;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1940;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1940) : "f"(coefficient), "f"(t1939), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1941;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1941) : "f"(t1940), "f"(t1939), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1942 = s_55 * t1941;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_55 = t1942;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1943 = s_56 * s_56;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1944;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1944) : "f"(coefficient), "f"(t1943), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1945;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1945) : "f"(t1944), "f"(t1943), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1946 = s_56 * t1945;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_56 = t1946;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1947 = s_57 * s_57;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1948;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1948) : "f"(coefficient), "f"(t1947), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1949;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1949) : "f"(t1948), "f"(t1947), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1950 = s_57 * t1949;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_57 = t1950;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1951 = s_58 * s_58;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1952;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1952) : "f"(coefficient), "f"(t1951), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1953;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1953) : "f"(t1952), "f"(t1951), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1954 = s_58 * t1953;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_58 = t1954;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1955 = s_59 * s_59;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1956;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1956) : "f"(coefficient), "f"(t1955), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1957;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1957) : "f"(t1956), "f"(t1955), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1958 = s_59 * t1957;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_59 = t1958;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1959 = s_60 * s_60;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1960;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1960) : "f"(coefficient), "f"(t1959), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1961;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1961) : "f"(t1960), "f"(t1959), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1962 = s_60 * t1961;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_60 = t1962;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1963 = s_61 * s_61;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1964;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1964) : "f"(coefficient), "f"(t1963), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1965;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1965) : "f"(t1964), "f"(t1963), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1966 = s_61 * t1965;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_61 = t1966;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1967 = s_62 * s_62;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1968;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1968) : "f"(coefficient), "f"(t1967), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1969;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1969) : "f"(t1968), "f"(t1967), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1970 = s_62 * t1969;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_62 = t1970;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1971 = s_63 * s_63;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1972;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1972) : "f"(coefficient), "f"(t1971), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1973;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1973) : "f"(t1972), "f"(t1971), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1974 = s_63 * t1973;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_63 = t1974;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1975 = s_64 * s_64;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1976;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1976) : "f"(coefficient), "f"(t1975), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1977;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1977) : "f"(t1976), "f"(t1975), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1978 = s_64 * t1977;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_64 = t1978;
        }
#line 136 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 first_query_2;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_2) : "r"(t21));
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1980 = first_query_2 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_16 = t1980 + 1u;
        const u32 t1982 = end_16 > seq_q ? end_16 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1983 = t1982 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_17 = t1983 < seq_k ? t1983 : seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_18 = first_query_2 + seq_k;
        const u32 t1986 = end_18 > seq_q ? end_18 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 position_5 = t1986 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 t1988 = position_5 > window_left ? position_5 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 t1989 = t1988 - window_left;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1990 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 begin_6 = t1989 < t1990 ? t1989 : t1990;
#line 78 "fa-kernels/src/attention/kernel_problem/blocks.rs"
        const u32 t1992 = first_query_2 + 63u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1993 = t1992 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_19 = t1993 + 1u;
        const u32 t1995 = end_19 > seq_q ? end_19 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1996 = t1995 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_20 = t1996 < seq_k ? t1996 : seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_21 = t1992 + seq_k;
        const u32 t1999 = end_21 > seq_q ? end_21 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 position_6 = t1999 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 t2001 = position_6 > window_left ? position_6 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 t2002 = t2001 - window_left;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t2003 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 begin_7 = t2002 < t2003 ? t2002 : t2003;
#line 82 "fa-kernels/src/attention/kernel_problem/blocks.rs"
        const u32 begin_8 = begin_6 >> 6u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
        const u32 t2006 = end_20 + 63u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
        const u32 t2007 = t2006 >> 6u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
        const u32 t2008 = begin_8 + 1u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
        const u32 end_22 = t2007 > t2008 ? t2007 : t2008;
        const u32 count_2 = end_22 - begin_8;
        const u32 t2011 = end_17 >> 6u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
        const u32 whole_2 = t2011 < end_22 ? t2011 : end_22;
        const u32 t2013 = begin_7 + 63u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
        const u32 t2014 = t2013 >> 6u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
        const u32 t2015 = t2014 > begin_8 ? t2014 : begin_8;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
        const u32 t2016 = t2015 < end_22 ? t2015 : end_22;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
        const u32 masked_left_2 = end_22 - t2016;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
        const u32 t2018 = end_22 - whole_2;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
        const u32 t2019 = t2018 < count_2 ? t2018 : count_2;
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2020 = i < t2019;
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2021 = masked_left_2 <= i;
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2022 = t2020 | t2021;
#line 187 "fa-kernels/src/attention/kernel_problem/scores.rs"
        if (t2022) {
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t2023 = end_7 - 1u;
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t2024 = t2023 - i;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 first_key_7 = t2024 << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2026 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 first_query_3;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_3) : "r"(t2026));
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t2028 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t2029 = t2028 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column_2 = first_key_7 + t2029;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t2031 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t2032 = first_query_3 + t2031;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t2033 = t2032 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_23 = t2033 + 1u;
            const u32 t2035 = end_23 > seq_q ? end_23 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t2036 = t2035 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_24 = t2036 < seq_k ? t2036 : seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_25 = t2032 + seq_k;
            const u32 t2039 = end_25 > seq_q ? end_25 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_7 = t2039 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t2041 = position_7 > window_left ? position_7 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t2042 = t2041 - window_left;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t2043 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_9 = t2042 < t2043 ? t2042 : t2043;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t2045 = end_24 > column_2 ? end_24 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_26 = t2045 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t2047 = begin_9 > column_2 ? begin_9 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t2048 = t2047 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2049 = 0u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2050 = t2048 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_33 = t2049 & t2050;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2052 = visible_33 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_33 = t2052;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2053 = 1u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2054 = t2048 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_34 = t2053 & t2054;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2056 = visible_34 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_34 = t2056;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2057 = 8u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2058 = t2048 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_35 = t2057 & t2058;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2060 = visible_35 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_37 = t2060;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2061 = 9u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2062 = t2048 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_36 = t2061 & t2062;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2064 = visible_36 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_38 = t2064;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2065 = 16u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2066 = t2048 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_37 = t2065 & t2066;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2068 = visible_37 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_41 = t2068;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2069 = 17u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2070 = t2048 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_38 = t2069 & t2070;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2072 = visible_38 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_42 = t2072;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2073 = 24u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2074 = t2048 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_39 = t2073 & t2074;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2076 = visible_39 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_45 = t2076;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2077 = 25u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2078 = t2048 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_40 = t2077 & t2078;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2080 = visible_40 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_46 = t2080;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2081 = 32u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2082 = t2048 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_41 = t2081 & t2082;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2084 = visible_41 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_49 = t2084;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2085 = 33u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2086 = t2048 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_42 = t2085 & t2086;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2088 = visible_42 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_50 = t2088;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2089 = 40u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2090 = t2048 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_43 = t2089 & t2090;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2092 = visible_43 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_53 = t2092;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2093 = 41u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2094 = t2048 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_44 = t2093 & t2094;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2096 = visible_44 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_54 = t2096;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2097 = 48u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2098 = t2048 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_45 = t2097 & t2098;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2100 = visible_45 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_57 = t2100;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2101 = 49u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2102 = t2048 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_46 = t2101 & t2102;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2104 = visible_46 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_58 = t2104;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2105 = 56u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2106 = t2048 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_47 = t2105 & t2106;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2108 = visible_47 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_61 = t2108;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2109 = 57u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2110 = t2048 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_48 = t2109 & t2110;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2112 = visible_48 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_62 = t2112;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t2113 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t2114 = first_query_3 + t2113;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t2115 = t2114 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t2116 = t2115 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_27 = t2116 + 1u;
            const u32 t2118 = end_27 > seq_q ? end_27 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t2119 = t2118 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_28 = t2119 < seq_k ? t2119 : seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_29 = t2115 + seq_k;
            const u32 t2122 = end_29 > seq_q ? end_29 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_8 = t2122 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t2124 = position_8 > window_left ? position_8 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t2125 = t2124 - window_left;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t2126 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_10 = t2125 < t2126 ? t2125 : t2126;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t2128 = end_28 > column_2 ? end_28 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_30 = t2128 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t2130 = begin_10 > column_2 ? begin_10 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t2131 = t2130 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2132 = 0u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2133 = t2131 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_49 = t2132 & t2133;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2135 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_35 = t2135;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2136 = 1u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2137 = t2131 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_50 = t2136 & t2137;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2139 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_36 = t2139;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2140 = 8u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2141 = t2131 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_51 = t2140 & t2141;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2143 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_39 = t2143;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2144 = 9u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2145 = t2131 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_52 = t2144 & t2145;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2147 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_40 = t2147;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2148 = 16u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2149 = t2131 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_53 = t2148 & t2149;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2151 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_43 = t2151;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2152 = 17u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2153 = t2131 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_54 = t2152 & t2153;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2155 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_44 = t2155;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2156 = 24u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2157 = t2131 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_55 = t2156 & t2157;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2159 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_47 = t2159;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2160 = 25u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2161 = t2131 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_56 = t2160 & t2161;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2163 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_48 = t2163;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2164 = 32u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2165 = t2131 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_57 = t2164 & t2165;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2167 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_51 = t2167;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2168 = 33u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2169 = t2131 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_58 = t2168 & t2169;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2171 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_52 = t2171;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2172 = 40u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2173 = t2131 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_59 = t2172 & t2173;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2175 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_55 = t2175;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2176 = 41u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2177 = t2131 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_60 = t2176 & t2177;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2179 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_56 = t2179;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2180 = 48u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2181 = t2131 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_61 = t2180 & t2181;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2183 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_59 = t2183;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2184 = 49u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2185 = t2131 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_62 = t2184 & t2185;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2187 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_60 = t2187;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2188 = 56u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2189 = t2131 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_63 = t2188 & t2189;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2191 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_63 = t2191;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2192 = 57u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2193 = t2131 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_64 = t2192 & t2193;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2195 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_64 = t2195;
        }
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2197;
        asm("max.f32 %0, %1, %2;" : "=f"(t2197) : "f"(old_3), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2198;
        asm("max.f32 %0, %1, %2;" : "=f"(t2198) : "f"(t2197), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2199;
        asm("max.f32 %0, %1, %2;" : "=f"(t2199) : "f"(t2198), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2200;
        asm("max.f32 %0, %1, %2;" : "=f"(t2200) : "f"(t2199), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2201;
        asm("max.f32 %0, %1, %2;" : "=f"(t2201) : "f"(t2200), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2202;
        asm("max.f32 %0, %1, %2;" : "=f"(t2202) : "f"(t2201), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2203;
        asm("max.f32 %0, %1, %2;" : "=f"(t2203) : "f"(t2202), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2204;
        asm("max.f32 %0, %1, %2;" : "=f"(t2204) : "f"(t2203), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2205;
        asm("max.f32 %0, %1, %2;" : "=f"(t2205) : "f"(t2204), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2206;
        asm("max.f32 %0, %1, %2;" : "=f"(t2206) : "f"(t2205), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2207;
        asm("max.f32 %0, %1, %2;" : "=f"(t2207) : "f"(t2206), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2208;
        asm("max.f32 %0, %1, %2;" : "=f"(t2208) : "f"(t2207), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2209;
        asm("max.f32 %0, %1, %2;" : "=f"(t2209) : "f"(t2208), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2210;
        asm("max.f32 %0, %1, %2;" : "=f"(t2210) : "f"(t2209), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2211;
        asm("max.f32 %0, %1, %2;" : "=f"(t2211) : "f"(t2210), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2212;
        asm("max.f32 %0, %1, %2;" : "=f"(t2212) : "f"(t2211), "f"(s_62));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t2213;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2213) : "f"(t2212));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_3;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t2212), "f"(t2213));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t2215;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2215) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_3;
        asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t2215));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_3 = new_3 == __uint_as_float(0xff800000u);
        const f32 reference_3 = none_3 ? 0.0f : new_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t2219 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t2220 = old_3 + t2219;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t2220));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_3;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t2222 = row_sum * rescale_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2223 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_33 = s_33 + t2223;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2225;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2225) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_33 = t2225;
        const f32 t2226 = t2222 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2227 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_34 = s_34 + t2227;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2229;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2229) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_34 = t2229;
        const f32 t2230 = t2226 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2231 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_35 = s_37 + t2231;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2233;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2233) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_37 = t2233;
        const f32 t2234 = t2230 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2235 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_36 = s_38 + t2235;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2237;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2237) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_38 = t2237;
        const f32 t2238 = t2234 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2239 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_37 = s_41 + t2239;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2241;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2241) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_41 = t2241;
        const f32 t2242 = t2238 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2243 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_38 = s_42 + t2243;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2245;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2245) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_42 = t2245;
        const f32 t2246 = t2242 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2247 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_39 = s_45 + t2247;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2249;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2249) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_45 = t2249;
        const f32 t2250 = t2246 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2251 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_40 = s_46 + t2251;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2253;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2253) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_46 = t2253;
        const f32 t2254 = t2250 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2255 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_41 = s_49 + t2255;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2257;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2257) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_49 = t2257;
        const f32 t2258 = t2254 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2259 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_42 = s_50 + t2259;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2261;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2261) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_50 = t2261;
        const f32 t2262 = t2258 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2263 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_43 = s_53 + t2263;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2265;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2265) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_53 = t2265;
        const f32 t2266 = t2262 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2267 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_44 = s_54 + t2267;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2269;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2269) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_54 = t2269;
        const f32 t2270 = t2266 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2271 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_45 = s_57 + t2271;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2273;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2273) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_57 = t2273;
        const f32 t2274 = t2270 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2275 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_46 = s_58 + t2275;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2277;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2277) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_58 = t2277;
        const f32 t2278 = t2274 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2279 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_47 = s_61 + t2279;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2281;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2281) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_61 = t2281;
        const f32 t2282 = t2278 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2283 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_48 = s_62 + t2283;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2285;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2285) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_62 = t2285;
        const f32 t2286 = t2282 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t2286;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2288;
        asm("max.f32 %0, %1, %2;" : "=f"(t2288) : "f"(old_4), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2289;
        asm("max.f32 %0, %1, %2;" : "=f"(t2289) : "f"(t2288), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2290;
        asm("max.f32 %0, %1, %2;" : "=f"(t2290) : "f"(t2289), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2291;
        asm("max.f32 %0, %1, %2;" : "=f"(t2291) : "f"(t2290), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2292;
        asm("max.f32 %0, %1, %2;" : "=f"(t2292) : "f"(t2291), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2293;
        asm("max.f32 %0, %1, %2;" : "=f"(t2293) : "f"(t2292), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2294;
        asm("max.f32 %0, %1, %2;" : "=f"(t2294) : "f"(t2293), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2295;
        asm("max.f32 %0, %1, %2;" : "=f"(t2295) : "f"(t2294), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2296;
        asm("max.f32 %0, %1, %2;" : "=f"(t2296) : "f"(t2295), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2297;
        asm("max.f32 %0, %1, %2;" : "=f"(t2297) : "f"(t2296), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2298;
        asm("max.f32 %0, %1, %2;" : "=f"(t2298) : "f"(t2297), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2299;
        asm("max.f32 %0, %1, %2;" : "=f"(t2299) : "f"(t2298), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2300;
        asm("max.f32 %0, %1, %2;" : "=f"(t2300) : "f"(t2299), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2301;
        asm("max.f32 %0, %1, %2;" : "=f"(t2301) : "f"(t2300), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2302;
        asm("max.f32 %0, %1, %2;" : "=f"(t2302) : "f"(t2301), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2303;
        asm("max.f32 %0, %1, %2;" : "=f"(t2303) : "f"(t2302), "f"(s_64));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t2304;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2304) : "f"(t2303));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_4;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t2303), "f"(t2304));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t2306;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2306) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_4;
        asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t2306));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_4 = new_4 == __uint_as_float(0xff800000u);
        const f32 reference_4 = none_4 ? 0.0f : new_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t2310 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t2311 = old_4 + t2310;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t2311));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_4;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t2313 = row_sum_2 * rescale_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2314 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_49 = s_35 + t2314;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2316;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2316) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_35 = t2316;
        const f32 t2317 = t2313 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2318 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_50 = s_36 + t2318;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2320;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2320) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_36 = t2320;
        const f32 t2321 = t2317 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2322 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_51 = s_39 + t2322;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2324;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2324) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_39 = t2324;
        const f32 t2325 = t2321 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2326 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_52 = s_40 + t2326;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2328;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2328) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_40 = t2328;
        const f32 t2329 = t2325 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2330 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_53 = s_43 + t2330;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2332;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2332) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_43 = t2332;
        const f32 t2333 = t2329 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2334 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_54 = s_44 + t2334;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2336;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2336) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_44 = t2336;
        const f32 t2337 = t2333 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2338 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_55 = s_47 + t2338;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2340;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2340) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_47 = t2340;
        const f32 t2341 = t2337 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2342 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_56 = s_48 + t2342;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2344;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2344) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_48 = t2344;
        const f32 t2345 = t2341 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2346 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_57 = s_51 + t2346;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2348;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2348) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_51 = t2348;
        const f32 t2349 = t2345 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2350 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_58 = s_52 + t2350;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2352;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2352) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_52 = t2352;
        const f32 t2353 = t2349 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2354 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_59 = s_55 + t2354;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2356;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2356) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_55 = t2356;
        const f32 t2357 = t2353 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2358 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_60 = s_56 + t2358;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2360;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2360) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_56 = t2360;
        const f32 t2361 = t2357 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2362 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_61 = s_59 + t2362;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2364;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2364) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_59 = t2364;
        const f32 t2365 = t2361 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2366 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_62 = s_60 + t2366;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2368;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2368) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_60 = t2368;
        const f32 t2369 = t2365 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2370 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_63 = s_63 + t2370;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2372;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2372) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_63 = t2372;
        const f32 t2373 = t2369 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2374 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_64 = s_64 + t2374;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2376;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2376) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_64 = t2376;
        const f32 t2377 = t2373 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t2377;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2378 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t2378;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2379 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t2379;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2380 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t2380;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2381 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t2381;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2382 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t2382;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2383 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t2383;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2384 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t2384;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2385 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t2385;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2386 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t2386;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2387 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t2387;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2388 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t2388;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2389 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t2389;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2390 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t2390;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2391 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t2391;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2392 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t2392;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2393 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t2393;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2394 = acc_33 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_33 = t2394;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2395 = acc_34 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_34 = t2395;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2396 = acc_37 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_37 = t2396;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2397 = acc_38 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_38 = t2397;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2398 = acc_41 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_41 = t2398;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2399 = acc_42 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_42 = t2399;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2400 = acc_45 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_45 = t2400;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2401 = acc_46 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_46 = t2401;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2402 = acc_49 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_49 = t2402;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2403 = acc_50 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_50 = t2403;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2404 = acc_53 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_53 = t2404;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2405 = acc_54 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_54 = t2405;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2406 = acc_57 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_57 = t2406;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2407 = acc_58 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_58 = t2407;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2408 = acc_61 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_61 = t2408;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2409 = acc_62 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_62 = t2409;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2410 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t2410;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2411 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t2411;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2412 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t2412;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2413 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t2413;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2414 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t2414;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2415 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t2415;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2416 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t2416;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2417 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t2417;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2418 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t2418;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2419 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t2419;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2420 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t2420;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2421 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t2421;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2422 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t2422;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2423 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t2423;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2424 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t2424;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2425 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t2425;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2426 = acc_35 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_35 = t2426;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2427 = acc_36 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_36 = t2427;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2428 = acc_39 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_39 = t2428;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2429 = acc_40 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_40 = t2429;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2430 = acc_43 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_43 = t2430;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2431 = acc_44 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_44 = t2431;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2432 = acc_47 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_47 = t2432;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2433 = acc_48 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_48 = t2433;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2434 = acc_51 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_51 = t2434;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2435 = acc_52 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_52 = t2435;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2436 = acc_55 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_55 = t2436;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2437 = acc_56 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_56 = t2437;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2438 = acc_59 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_59 = t2438;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2439 = acc_60 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_60 = t2439;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2440 = acc_63 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_63 = t2440;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2441 = acc_64 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_64 = t2441;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2442;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2442) : "f"(s_33), "f"(s_34));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2443;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2443) : "f"(s_35), "f"(s_36));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2444;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2444) : "f"(s_37), "f"(s_38));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2445;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2445) : "f"(s_39), "f"(s_40));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2446;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2446) : "f"(s_41), "f"(s_42));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2447;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2447) : "f"(s_43), "f"(s_44));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2448;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2448) : "f"(s_45), "f"(s_46));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2449;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2449) : "f"(s_47), "f"(s_48));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2450;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2450) : "f"(s_49), "f"(s_50));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2451;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2451) : "f"(s_51), "f"(s_52));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2452;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2452) : "f"(s_53), "f"(s_54));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2453;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2453) : "f"(s_55), "f"(s_56));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2454;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2454) : "f"(s_57), "f"(s_58));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2455;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2455) : "f"(s_59), "f"(s_60));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2456;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2456) : "f"(s_61), "f"(s_62));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2457;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2457) : "f"(s_63), "f"(s_64));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2458;
        asm volatile("mov.b32 %0, %1;" : "=r"(t2458) : "r"(t351));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2459 = t2458 ^ 32u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2460 = t2458 ^ 64u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2461 = t2458 ^ 96u;
        const u32 t2462 = t147 + t2458;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2463 = t147 + t2459;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2464 = t147 + t2460;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2465 = t147 + t2461;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_449;
        u32 m_450;
        u32 m_451;
        u32 m_452;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_449), "=r"(m_450), "=r"(m_451), "=r"(m_452) : "r"(t2462) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2442), "r"(t2443), "r"(t2444), "r"(t2445), "r"(m_449), "r"(m_450));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2442), "r"(t2443), "r"(t2444), "r"(t2445), "r"(m_451), "r"(m_452));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_453;
        u32 m_454;
        u32 m_455;
        u32 m_456;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_453), "=r"(m_454), "=r"(m_455), "=r"(m_456) : "r"(t2463) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2442), "r"(t2443), "r"(t2444), "r"(t2445), "r"(m_453), "r"(m_454));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2442), "r"(t2443), "r"(t2444), "r"(t2445), "r"(m_455), "r"(m_456));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_457;
        u32 m_458;
        u32 m_459;
        u32 m_460;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_457), "=r"(m_458), "=r"(m_459), "=r"(m_460) : "r"(t2464) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2442), "r"(t2443), "r"(t2444), "r"(t2445), "r"(m_457), "r"(m_458));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2442), "r"(t2443), "r"(t2444), "r"(t2445), "r"(m_459), "r"(m_460));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_461;
        u32 m_462;
        u32 m_463;
        u32 m_464;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_461), "=r"(m_462), "=r"(m_463), "=r"(m_464) : "r"(t2465) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2442), "r"(t2443), "r"(t2444), "r"(t2445), "r"(m_461), "r"(m_462));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2442), "r"(t2443), "r"(t2444), "r"(t2445), "r"(m_463), "r"(m_464));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_465;
        u32 m_466;
        u32 m_467;
        u32 m_468;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_465), "=r"(m_466), "=r"(m_467), "=r"(m_468) : "r"(t2462) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2442), "r"(t2443), "r"(t2444), "r"(t2445), "r"(m_465), "r"(m_466));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2442), "r"(t2443), "r"(t2444), "r"(t2445), "r"(m_467), "r"(m_468));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_469;
        u32 m_470;
        u32 m_471;
        u32 m_472;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_469), "=r"(m_470), "=r"(m_471), "=r"(m_472) : "r"(t2463) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2442), "r"(t2443), "r"(t2444), "r"(t2445), "r"(m_469), "r"(m_470));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2442), "r"(t2443), "r"(t2444), "r"(t2445), "r"(m_471), "r"(m_472));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_473;
        u32 m_474;
        u32 m_475;
        u32 m_476;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_473), "=r"(m_474), "=r"(m_475), "=r"(m_476) : "r"(t2464) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2442), "r"(t2443), "r"(t2444), "r"(t2445), "r"(m_473), "r"(m_474));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2442), "r"(t2443), "r"(t2444), "r"(t2445), "r"(m_475), "r"(m_476));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_477;
        u32 m_478;
        u32 m_479;
        u32 m_480;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_477), "=r"(m_478), "=r"(m_479), "=r"(m_480) : "r"(t2465) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2442), "r"(t2443), "r"(t2444), "r"(t2445), "r"(m_477), "r"(m_478));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2442), "r"(t2443), "r"(t2444), "r"(t2445), "r"(m_479), "r"(m_480));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_481;
        u32 m_482;
        u32 m_483;
        u32 m_484;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_481), "=r"(m_482), "=r"(m_483), "=r"(m_484) : "r"(t2462) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2446), "r"(t2447), "r"(t2448), "r"(t2449), "r"(m_481), "r"(m_482));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2446), "r"(t2447), "r"(t2448), "r"(t2449), "r"(m_483), "r"(m_484));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_485;
        u32 m_486;
        u32 m_487;
        u32 m_488;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_485), "=r"(m_486), "=r"(m_487), "=r"(m_488) : "r"(t2463) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2446), "r"(t2447), "r"(t2448), "r"(t2449), "r"(m_485), "r"(m_486));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2446), "r"(t2447), "r"(t2448), "r"(t2449), "r"(m_487), "r"(m_488));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_489;
        u32 m_490;
        u32 m_491;
        u32 m_492;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_489), "=r"(m_490), "=r"(m_491), "=r"(m_492) : "r"(t2464) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2446), "r"(t2447), "r"(t2448), "r"(t2449), "r"(m_489), "r"(m_490));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2446), "r"(t2447), "r"(t2448), "r"(t2449), "r"(m_491), "r"(m_492));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_493;
        u32 m_494;
        u32 m_495;
        u32 m_496;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_493), "=r"(m_494), "=r"(m_495), "=r"(m_496) : "r"(t2465) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2446), "r"(t2447), "r"(t2448), "r"(t2449), "r"(m_493), "r"(m_494));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2446), "r"(t2447), "r"(t2448), "r"(t2449), "r"(m_495), "r"(m_496));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_497;
        u32 m_498;
        u32 m_499;
        u32 m_500;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_497), "=r"(m_498), "=r"(m_499), "=r"(m_500) : "r"(t2462) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2446), "r"(t2447), "r"(t2448), "r"(t2449), "r"(m_497), "r"(m_498));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2446), "r"(t2447), "r"(t2448), "r"(t2449), "r"(m_499), "r"(m_500));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_501;
        u32 m_502;
        u32 m_503;
        u32 m_504;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_501), "=r"(m_502), "=r"(m_503), "=r"(m_504) : "r"(t2463) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2446), "r"(t2447), "r"(t2448), "r"(t2449), "r"(m_501), "r"(m_502));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2446), "r"(t2447), "r"(t2448), "r"(t2449), "r"(m_503), "r"(m_504));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_505;
        u32 m_506;
        u32 m_507;
        u32 m_508;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_505), "=r"(m_506), "=r"(m_507), "=r"(m_508) : "r"(t2464) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2446), "r"(t2447), "r"(t2448), "r"(t2449), "r"(m_505), "r"(m_506));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2446), "r"(t2447), "r"(t2448), "r"(t2449), "r"(m_507), "r"(m_508));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_509;
        u32 m_510;
        u32 m_511;
        u32 m_512;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_509), "=r"(m_510), "=r"(m_511), "=r"(m_512) : "r"(t2465) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2446), "r"(t2447), "r"(t2448), "r"(t2449), "r"(m_509), "r"(m_510));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2446), "r"(t2447), "r"(t2448), "r"(t2449), "r"(m_511), "r"(m_512));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_513;
        u32 m_514;
        u32 m_515;
        u32 m_516;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_513), "=r"(m_514), "=r"(m_515), "=r"(m_516) : "r"(t2462) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2450), "r"(t2451), "r"(t2452), "r"(t2453), "r"(m_513), "r"(m_514));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2450), "r"(t2451), "r"(t2452), "r"(t2453), "r"(m_515), "r"(m_516));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_517;
        u32 m_518;
        u32 m_519;
        u32 m_520;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_517), "=r"(m_518), "=r"(m_519), "=r"(m_520) : "r"(t2463) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2450), "r"(t2451), "r"(t2452), "r"(t2453), "r"(m_517), "r"(m_518));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2450), "r"(t2451), "r"(t2452), "r"(t2453), "r"(m_519), "r"(m_520));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_521;
        u32 m_522;
        u32 m_523;
        u32 m_524;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_521), "=r"(m_522), "=r"(m_523), "=r"(m_524) : "r"(t2464) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2450), "r"(t2451), "r"(t2452), "r"(t2453), "r"(m_521), "r"(m_522));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2450), "r"(t2451), "r"(t2452), "r"(t2453), "r"(m_523), "r"(m_524));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_525;
        u32 m_526;
        u32 m_527;
        u32 m_528;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_525), "=r"(m_526), "=r"(m_527), "=r"(m_528) : "r"(t2465) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2450), "r"(t2451), "r"(t2452), "r"(t2453), "r"(m_525), "r"(m_526));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2450), "r"(t2451), "r"(t2452), "r"(t2453), "r"(m_527), "r"(m_528));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_529;
        u32 m_530;
        u32 m_531;
        u32 m_532;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_529), "=r"(m_530), "=r"(m_531), "=r"(m_532) : "r"(t2462) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2450), "r"(t2451), "r"(t2452), "r"(t2453), "r"(m_529), "r"(m_530));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2450), "r"(t2451), "r"(t2452), "r"(t2453), "r"(m_531), "r"(m_532));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_533;
        u32 m_534;
        u32 m_535;
        u32 m_536;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_533), "=r"(m_534), "=r"(m_535), "=r"(m_536) : "r"(t2463) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2450), "r"(t2451), "r"(t2452), "r"(t2453), "r"(m_533), "r"(m_534));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2450), "r"(t2451), "r"(t2452), "r"(t2453), "r"(m_535), "r"(m_536));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_537;
        u32 m_538;
        u32 m_539;
        u32 m_540;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_537), "=r"(m_538), "=r"(m_539), "=r"(m_540) : "r"(t2464) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2450), "r"(t2451), "r"(t2452), "r"(t2453), "r"(m_537), "r"(m_538));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2450), "r"(t2451), "r"(t2452), "r"(t2453), "r"(m_539), "r"(m_540));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_541;
        u32 m_542;
        u32 m_543;
        u32 m_544;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_541), "=r"(m_542), "=r"(m_543), "=r"(m_544) : "r"(t2465) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2450), "r"(t2451), "r"(t2452), "r"(t2453), "r"(m_541), "r"(m_542));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2450), "r"(t2451), "r"(t2452), "r"(t2453), "r"(m_543), "r"(m_544));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_545;
        u32 m_546;
        u32 m_547;
        u32 m_548;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_545), "=r"(m_546), "=r"(m_547), "=r"(m_548) : "r"(t2462) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2454), "r"(t2455), "r"(t2456), "r"(t2457), "r"(m_545), "r"(m_546));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2454), "r"(t2455), "r"(t2456), "r"(t2457), "r"(m_547), "r"(m_548));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_549;
        u32 m_550;
        u32 m_551;
        u32 m_552;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_549), "=r"(m_550), "=r"(m_551), "=r"(m_552) : "r"(t2463) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2454), "r"(t2455), "r"(t2456), "r"(t2457), "r"(m_549), "r"(m_550));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2454), "r"(t2455), "r"(t2456), "r"(t2457), "r"(m_551), "r"(m_552));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_553;
        u32 m_554;
        u32 m_555;
        u32 m_556;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_553), "=r"(m_554), "=r"(m_555), "=r"(m_556) : "r"(t2464) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2454), "r"(t2455), "r"(t2456), "r"(t2457), "r"(m_553), "r"(m_554));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2454), "r"(t2455), "r"(t2456), "r"(t2457), "r"(m_555), "r"(m_556));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_557;
        u32 m_558;
        u32 m_559;
        u32 m_560;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_557), "=r"(m_558), "=r"(m_559), "=r"(m_560) : "r"(t2465) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2454), "r"(t2455), "r"(t2456), "r"(t2457), "r"(m_557), "r"(m_558));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2454), "r"(t2455), "r"(t2456), "r"(t2457), "r"(m_559), "r"(m_560));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_561;
        u32 m_562;
        u32 m_563;
        u32 m_564;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_561), "=r"(m_562), "=r"(m_563), "=r"(m_564) : "r"(t2462) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2454), "r"(t2455), "r"(t2456), "r"(t2457), "r"(m_561), "r"(m_562));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2454), "r"(t2455), "r"(t2456), "r"(t2457), "r"(m_563), "r"(m_564));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_565;
        u32 m_566;
        u32 m_567;
        u32 m_568;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_565), "=r"(m_566), "=r"(m_567), "=r"(m_568) : "r"(t2463) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2454), "r"(t2455), "r"(t2456), "r"(t2457), "r"(m_565), "r"(m_566));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2454), "r"(t2455), "r"(t2456), "r"(t2457), "r"(m_567), "r"(m_568));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_569;
        u32 m_570;
        u32 m_571;
        u32 m_572;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_569), "=r"(m_570), "=r"(m_571), "=r"(m_572) : "r"(t2464) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2454), "r"(t2455), "r"(t2456), "r"(t2457), "r"(m_569), "r"(m_570));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2454), "r"(t2455), "r"(t2456), "r"(t2457), "r"(m_571), "r"(m_572));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_573;
        u32 m_574;
        u32 m_575;
        u32 m_576;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_573), "=r"(m_574), "=r"(m_575), "=r"(m_576) : "r"(t2465) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2454), "r"(t2455), "r"(t2456), "r"(t2457), "r"(m_573), "r"(m_574));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2454), "r"(t2455), "r"(t2456), "r"(t2457), "r"(m_575), "r"(m_576));
    }
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t2466;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2466) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_5 = row_sum + t2466;
    f32 t2468;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2468) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t2469 = pair_5 + t2468;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum = t2469;
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t2470;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2470) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_6 = row_sum_2 + t2470;
    f32 t2472;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2472) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t2473 = pair_6 + t2472;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t2473;
#line 346 "fa-kernels/src/attention/softmax.rs"
    const f32 sum = row_sum;
    const bool t2474 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
    f32 t2475;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2475) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer = t2474 ? 0.0f : t2475;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2477 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc = t2477;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2478 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_2 = t2478;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2479 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_5 = t2479;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2480 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_6 = t2480;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2481 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_9 = t2481;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2482 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_10 = t2482;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2483 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_13 = t2483;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2484 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_14 = t2484;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2485 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_17 = t2485;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2486 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_18 = t2486;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2487 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_21 = t2487;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2488 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_22 = t2488;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2489 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_25 = t2489;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2490 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_26 = t2490;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2491 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_29 = t2491;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2492 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_30 = t2492;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2493 = acc_33 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_33 = t2493;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2494 = acc_34 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_34 = t2494;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2495 = acc_37 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_37 = t2495;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2496 = acc_38 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_38 = t2496;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2497 = acc_41 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_41 = t2497;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2498 = acc_42 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_42 = t2498;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2499 = acc_45 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_45 = t2499;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2500 = acc_46 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_46 = t2500;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2501 = acc_49 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_49 = t2501;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2502 = acc_50 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_50 = t2502;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2503 = acc_53 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_53 = t2503;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2504 = acc_54 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_54 = t2504;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2505 = acc_57 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_57 = t2505;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2506 = acc_58 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_58 = t2506;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2507 = acc_61 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_61 = t2507;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2508 = acc_62 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_62 = t2508;
#line 346 "fa-kernels/src/attention/softmax.rs"
    const f32 sum_2 = row_sum_2;
    const bool t2509 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
    f32 t2510;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2510) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer_2 = t2509 ? 0.0f : t2510;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2512 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_3 = t2512;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2513 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_4 = t2513;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2514 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_7 = t2514;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2515 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_8 = t2515;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2516 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_11 = t2516;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2517 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_12 = t2517;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2518 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_15 = t2518;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2519 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_16 = t2519;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2520 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_19 = t2520;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2521 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_20 = t2521;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2522 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_23 = t2522;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2523 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_24 = t2523;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2524 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_27 = t2524;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2525 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_28 = t2525;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2526 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_31 = t2526;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2527 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_32 = t2527;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2528 = acc_35 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_35 = t2528;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2529 = acc_36 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_36 = t2529;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2530 = acc_39 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_39 = t2530;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2531 = acc_40 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_40 = t2531;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2532 = acc_43 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_43 = t2532;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2533 = acc_44 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_44 = t2533;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2534 = acc_47 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_47 = t2534;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2535 = acc_48 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_48 = t2535;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2536 = acc_51 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_51 = t2536;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2537 = acc_52 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_52 = t2537;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2538 = acc_55 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_55 = t2538;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2539 = acc_56 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_56 = t2539;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2540 = acc_59 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_59 = t2540;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2541 = acc_60 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_60 = t2541;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2542 = acc_63 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_63 = t2542;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2543 = acc_64 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_64 = t2543;
#line 185 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2544 = blockIdx.x;
#line 185 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2545;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t2545) : "r"(t2544));
#line 44 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t2546 = seq_q + 63u;
#line 44 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t2547 = t2546 >> 6u;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2548 = heads_per_section * t2547;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2549 = t2545 / t2548;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 first_2 = t2549 * heads_per_section;
    const u32 t2551 = heads * batch;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2552 = t2551 - first_2;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 heads_3 = t2552 < heads_per_section ? t2552 : heads_per_section;
    const u32 t2554 = first_2 * t2547;
#line 84 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 rest_2 = t2545 - t2554;
    const u32 t2556 = rest_2 % heads_3;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2557 = first_2 + t2556;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2558 = t2547 - 1u;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2559 = rest_2 / heads_3;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2560 = t2558 - t2559;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2561 = t2560 << 6u;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2562 = t2557 % heads;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2563 = t2557 / heads;
#line 199 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
    const u32 t2564 = smem_1 + 8192u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2565 = lane >> 2u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2566 = first_row + t2565;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2567 = t2566 & 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2568 = 0u ^ t2567;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2569 = t2566 << 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2570 = t2568 << 4u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2571 = t2569 + t2570;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2572 = lane & 3u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2573 = t2572 << 2u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2574 = t2571 + t2573;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2575;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2575) : "f"(acc), "f"(acc_2));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2576 = smem_1 + t2574;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2576), "r"(t2575) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2577;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2577) : "f"(acc_5), "f"(acc_6));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2578 = t2574 ^ 16u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2579 = smem_1 + t2578;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2579), "r"(t2577) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2580;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2580) : "f"(acc_9), "f"(acc_10));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2581 = t2574 ^ 32u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2582 = smem_1 + t2581;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2582), "r"(t2580) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2583;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2583) : "f"(acc_13), "f"(acc_14));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2584 = t2574 ^ 48u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2585 = smem_1 + t2584;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2585), "r"(t2583) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2586;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2586) : "f"(acc_17), "f"(acc_18));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2587 = t2574 ^ 64u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2588 = smem_1 + t2587;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2588), "r"(t2586) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2589;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2589) : "f"(acc_21), "f"(acc_22));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2590 = t2574 ^ 80u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2591 = smem_1 + t2590;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2591), "r"(t2589) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2592;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2592) : "f"(acc_25), "f"(acc_26));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2593 = t2574 ^ 96u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2594 = smem_1 + t2593;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2594), "r"(t2592) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2595;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2595) : "f"(acc_29), "f"(acc_30));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2596 = t2574 ^ 112u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2597 = smem_1 + t2596;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2597), "r"(t2595) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2598 = t2566 & 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2599 = 0u ^ t2598;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2600 = t2566 << 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2601 = t2599 << 4u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2602 = t2600 + t2601;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2603 = lane & 3u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2604 = t2603 << 2u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2605 = t2602 + t2604;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2606;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2606) : "f"(acc_33), "f"(acc_34));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2607 = t2564 + t2605;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2607), "r"(t2606) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2608;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2608) : "f"(acc_37), "f"(acc_38));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2609 = t2605 ^ 16u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2610 = t2564 + t2609;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2610), "r"(t2608) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2611;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2611) : "f"(acc_41), "f"(acc_42));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2612 = t2605 ^ 32u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2613 = t2564 + t2612;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2613), "r"(t2611) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2614;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2614) : "f"(acc_45), "f"(acc_46));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2615 = t2605 ^ 48u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2616 = t2564 + t2615;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2616), "r"(t2614) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2617;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2617) : "f"(acc_49), "f"(acc_50));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2618 = t2605 ^ 64u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2619 = t2564 + t2618;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2619), "r"(t2617) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2620;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2620) : "f"(acc_53), "f"(acc_54));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2621 = t2605 ^ 80u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2622 = t2564 + t2621;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2622), "r"(t2620) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2623;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2623) : "f"(acc_57), "f"(acc_58));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2624 = t2605 ^ 96u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2625 = t2564 + t2624;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2625), "r"(t2623) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2626;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2626) : "f"(acc_61), "f"(acc_62));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2627 = t2605 ^ 112u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2628 = t2564 + t2627;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2628), "r"(t2626) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2629 = lane >> 2u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2630 = first_row + t2629;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2631 = t2630 + 8u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2632 = t2631 & 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2633 = 0u ^ t2632;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2634 = t2631 << 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2635 = t2633 << 4u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2636 = t2634 + t2635;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2637 = lane & 3u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2638 = t2637 << 2u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2639 = t2636 + t2638;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2640;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2640) : "f"(acc_3), "f"(acc_4));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2641 = smem_1 + t2639;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2641), "r"(t2640) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2642;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2642) : "f"(acc_7), "f"(acc_8));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2643 = t2639 ^ 16u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2644 = smem_1 + t2643;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2644), "r"(t2642) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2645;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2645) : "f"(acc_11), "f"(acc_12));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2646 = t2639 ^ 32u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2647 = smem_1 + t2646;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2647), "r"(t2645) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2648;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2648) : "f"(acc_15), "f"(acc_16));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2649 = t2639 ^ 48u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2650 = smem_1 + t2649;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2650), "r"(t2648) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2651;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2651) : "f"(acc_19), "f"(acc_20));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2652 = t2639 ^ 64u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2653 = smem_1 + t2652;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2653), "r"(t2651) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2654;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2654) : "f"(acc_23), "f"(acc_24));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2655 = t2639 ^ 80u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2656 = smem_1 + t2655;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2656), "r"(t2654) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2657;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2657) : "f"(acc_27), "f"(acc_28));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2658 = t2639 ^ 96u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2659 = smem_1 + t2658;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2659), "r"(t2657) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2660;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2660) : "f"(acc_31), "f"(acc_32));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2661 = t2639 ^ 112u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2662 = smem_1 + t2661;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2662), "r"(t2660) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2663 = t2631 & 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2664 = 0u ^ t2663;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2665 = t2631 << 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2666 = t2664 << 4u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2667 = t2665 + t2666;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2668 = lane & 3u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2669 = t2668 << 2u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2670 = t2667 + t2669;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2671;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2671) : "f"(acc_35), "f"(acc_36));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2672 = t2564 + t2670;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2672), "r"(t2671) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2673;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2673) : "f"(acc_39), "f"(acc_40));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2674 = t2670 ^ 16u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2675 = t2564 + t2674;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2675), "r"(t2673) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2676;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2676) : "f"(acc_43), "f"(acc_44));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2677 = t2670 ^ 32u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2678 = t2564 + t2677;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2678), "r"(t2676) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2679;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2679) : "f"(acc_47), "f"(acc_48));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2680 = t2670 ^ 48u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2681 = t2564 + t2680;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2681), "r"(t2679) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2682;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2682) : "f"(acc_51), "f"(acc_52));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2683 = t2670 ^ 64u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2684 = t2564 + t2683;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2684), "r"(t2682) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2685;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2685) : "f"(acc_55), "f"(acc_56));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2686 = t2670 ^ 80u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2687 = t2564 + t2686;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2687), "r"(t2685) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2688;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2688) : "f"(acc_59), "f"(acc_60));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2689 = t2670 ^ 96u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2690 = t2564 + t2689;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2690), "r"(t2688) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2691;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2691) : "f"(acc_63), "f"(acc_64));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2692 = t2670 ^ 112u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2693 = t2564 + t2692;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2693), "r"(t2691) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2694 = (u64)t2563;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2695 = t2694 * o_stride0;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2696 = t2695 * 2ull;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2697 = o + t2696;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2698 = (u64)t2561;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2699 = t2698 * o_stride1;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2700 = t2699 * 2ull;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2701 = t2697 + t2700;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2702 = (u64)t2562;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2703 = t2702 * o_stride2;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2704 = t2703 * 2ull;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2705 = t2701 + t2704;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2706 = (u32)o_stride1;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2707 = t2706 << 1u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2708 = seq_q - t2561;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2709 = head_dim >> 3u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2710 = lane >> 3u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2711 = first_row + t2710;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2712 = lane & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2713 = t2711 < t2708;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2714 = t2712 < t2709;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2715 = t2713 & t2714;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2715) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2716 = t2711 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2717 = t2712 ^ t2716;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2718 = t2711 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2719 = t2717 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2720 = t2718 + t2719;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2721 = smem_1 + t2720;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row;
        u32 row_2;
        u32 row_3;
        u32 row_4;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t2721) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2722 = (u64)t2711 * t2707;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2723 = t2705 + t2722;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2724 = (u64)t2712 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2725 = t2723 + t2724;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2725), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
    }
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2726 = t2711 + 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2727 = t2726 < t2708;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2728 = t2712 < t2709;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2729 = t2727 & t2728;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2729) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2730 = t2726 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2731 = t2712 ^ t2730;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2732 = t2726 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2733 = t2731 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2734 = t2732 + t2733;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2735 = smem_1 + t2734;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_5;
        u32 row_6;
        u32 row_7;
        u32 row_8;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t2735) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2736 = (u64)t2726 * t2707;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2737 = t2705 + t2736;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2738 = (u64)t2712 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2739 = t2737 + t2738;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2739), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
    }
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2740 = t2711 + 8u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2741 = t2740 < t2708;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2742 = t2712 < t2709;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2743 = t2741 & t2742;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2743) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2744 = t2740 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2745 = t2712 ^ t2744;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2746 = t2740 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2747 = t2745 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2748 = t2746 + t2747;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2749 = smem_1 + t2748;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_9;
        u32 row_10;
        u32 row_11;
        u32 row_12;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t2749) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2750 = (u64)t2740 * t2707;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2751 = t2705 + t2750;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2752 = (u64)t2712 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2753 = t2751 + t2752;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2753), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
    }
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2754 = t2711 + 12u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2755 = t2754 < t2708;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2756 = t2712 < t2709;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2757 = t2755 & t2756;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2757) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2758 = t2754 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2759 = t2712 ^ t2758;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2760 = t2754 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2761 = t2759 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2762 = t2760 + t2761;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2763 = smem_1 + t2762;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_13;
        u32 row_14;
        u32 row_15;
        u32 row_16;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t2763) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2764 = (u64)t2754 * t2707;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2765 = t2705 + t2764;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2766 = (u64)t2712 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2767 = t2765 + t2766;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2767), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
    }
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2768 = smem_1 + 8192u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2769 = t2711 < t2708;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2770 = t2712 + 8u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2771 = t2770 < t2709;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2772 = t2769 & t2771;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2772) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2773 = t2711 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2774 = t2712 ^ t2773;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2775 = t2711 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2776 = t2774 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2777 = t2775 + t2776;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2778 = t2768 + t2777;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_17;
        u32 row_18;
        u32 row_19;
        u32 row_20;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t2778) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2779 = (u64)t2711 * t2707;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2780 = t2705 + t2779;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2781 = (u64)t2712 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2782 = t2780 + t2781;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2782), "r"(row_17), "r"(row_18), "r"(row_19), "r"(row_20) : "memory");
    }
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2783 = t2711 + 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2784 = t2783 < t2708;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2785 = t2712 + 8u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2786 = t2785 < t2709;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2787 = t2784 & t2786;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2787) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2788 = t2783 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2789 = t2712 ^ t2788;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2790 = t2783 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2791 = t2789 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2792 = t2790 + t2791;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2793 = t2768 + t2792;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_21;
        u32 row_22;
        u32 row_23;
        u32 row_24;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t2793) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2794 = (u64)t2783 * t2707;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2795 = t2705 + t2794;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2796 = (u64)t2712 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2797 = t2795 + t2796;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2797), "r"(row_21), "r"(row_22), "r"(row_23), "r"(row_24) : "memory");
    }
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2798 = t2711 + 8u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2799 = t2798 < t2708;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2800 = t2712 + 8u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2801 = t2800 < t2709;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2802 = t2799 & t2801;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2802) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2803 = t2798 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2804 = t2712 ^ t2803;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2805 = t2798 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2806 = t2804 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2807 = t2805 + t2806;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2808 = t2768 + t2807;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_25;
        u32 row_26;
        u32 row_27;
        u32 row_28;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t2808) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2809 = (u64)t2798 * t2707;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2810 = t2705 + t2809;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2811 = (u64)t2712 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2812 = t2810 + t2811;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2812), "r"(row_25), "r"(row_26), "r"(row_27), "r"(row_28) : "memory");
    }
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2813 = t2711 + 12u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2814 = t2813 < t2708;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2815 = t2712 + 8u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2816 = t2815 < t2709;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2817 = t2814 & t2816;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2817) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2818 = t2813 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2819 = t2712 ^ t2818;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2820 = t2813 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2821 = t2819 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2822 = t2820 + t2821;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2823 = t2768 + t2822;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_29;
        u32 row_30;
        u32 row_31;
        u32 row_32;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t2823) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2824 = (u64)t2813 * t2707;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2825 = t2705 + t2824;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2826 = (u64)t2712 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2827 = t2825 + t2826;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2827), "r"(row_29), "r"(row_30), "r"(row_31), "r"(row_32) : "memory");
    }
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2828 = t2561 + first_row;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2829 = (u64)t2563;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2830 = t2829 * lse_stride0;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2831 = t2830 * 4ull;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2832 = lse + t2831;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2833 = (u64)t2562;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2834 = t2833 * lse_stride1;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2835 = t2834 * 4ull;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2836 = t2832 + t2835;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2837 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    const u32 t2838 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    const bool t2839 = t2838 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    if (t2839) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t2840 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_33 = t2828 + t2840;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists = row_33 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists) {
            const u64 t2843 = (u64)row_33 * t2837;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2844 = t2843 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2845 = t2836 + t2844;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t2846;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2846) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 t2847 = row_max + t2846;
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_2 = t2847 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t2849 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t2850 = t2849 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2845), "f"(t2850) : "memory");
        }
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t2851 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t2852 = t2828 + t2851;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_34 = t2852 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists_2 = row_34 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists_2) {
            const u64 t2855 = (u64)row_34 * t2837;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2856 = t2855 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2857 = t2836 + t2856;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t2858;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2858) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 t2859 = row_max_2 + t2858;
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_3 = t2859 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t2861 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t2862 = t2861 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2857), "f"(t2862) : "memory");
        }
    }
}
