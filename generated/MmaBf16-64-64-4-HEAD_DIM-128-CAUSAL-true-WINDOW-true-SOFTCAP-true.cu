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
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t8 = heads_per_section * t7;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t9 = t5 / t8;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 first = t9 * heads_per_section;
    const u32 t11 = heads * batch;
#line 91 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t12 = t11 - first;
#line 91 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 heads_2 = t12 < heads_per_section ? t12 : heads_per_section;
    const u32 t14 = first * t7;
#line 92 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 rest = t5 - t14;
    const u32 t16 = rest % heads_2;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t17 = first + t16;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t18 = t7 - 1u;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t19 = rest / heads_2;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t20 = t18 - t19;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t21 = t20 << 6u;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t22 = t17 % heads;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
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
#line 81 "fa-kernels/src/attention/kernel_problem/blocks.rs"
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
#line 85 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 begin_3 = begin >> 6u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t51 = end_5 + 63u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t52 = t51 >> 6u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t53 = begin_3 + 1u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 end_7 = t52 > t53 ? t52 : t53;
    const u32 count = end_7 - begin_3;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t56 = end_2 + 63u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t57 = t56 >> 6u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 seen = t57 < end_7 ? t57 : end_7;
    const u32 t59 = end_7 + 1u;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t60 = t59 - seen;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 masked_right = t60 < count ? t60 : count;
#line 99 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t62 = begin_2 + 63u;
#line 99 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t63 = t62 >> 6u;
#line 99 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t64 = t63 > begin_3 ? t63 : begin_3;
#line 99 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t65 = t64 < end_7 ? t64 : end_7;
#line 99 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 masked_left = end_7 - t65;
#line 51 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t68 = (u64)t23;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t69 = t68 * q_stride0;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t70 = t69 * 2ull;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t71 = q + t70;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t72 = (u64)t21;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t73 = t72 * q_stride1;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t74 = t73 * 2ull;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t75 = t71 + t74;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t76 = (u64)t22;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t77 = t76 * q_stride2;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t78 = t77 * 2ull;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t79 = t75 + t78;
    const u32 t80 = (u32)q_stride1;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t81 = t80 << 1u;
    const u32 t82 = thread >> 3u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t83 = thread & 7u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t84 = t82 & 7u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t85 = t83 ^ t84;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t86 = t82 << 7u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t87 = t85 << 4u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t88 = t86 + t87;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t89 = (u64)t82 * t81;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t90 = t79 + t89;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t91 = (u64)t83 * 16u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t92 = t90 + t91;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t93 = (u64)t81 * 16u;
    const u32 exist = seq_q - t21;
    const u32 t95 = head_dim >> 3u;
    const u32 t96 = smem_1 + t88;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t97 = (u64)0u * t81;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t98 = t92 + t97;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t99 = t98 + t93;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t100 = t99 + t93;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t101 = t100 + t93;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t102 = t82 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t103 = t83 < t95;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t104 = t102 & t103;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t105 = t104 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t96), "l"(t98), "r"(t105) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t106 = t82 + 16u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t107 = t106 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t108 = t83 < t95;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t109 = t107 & t108;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t110 = t109 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t96), "l"(t99), "r"(t110) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t111 = t82 + 32u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t112 = t111 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t113 = t83 < t95;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t114 = t112 & t113;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t115 = t114 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t96), "l"(t100), "r"(t115) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t116 = t82 + 48u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t117 = t116 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t118 = t83 < t95;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t119 = t117 & t118;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t120 = t119 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t96), "l"(t101), "r"(t120) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t121 = t98 + 128ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t122 = t82 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t123 = t83 + 8u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t124 = t123 < t95;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t125 = t122 & t124;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t126 = t125 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t96), "l"(t121), "r"(t126) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t127 = t99 + 128ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t128 = t82 + 16u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t129 = t128 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t130 = t83 + 8u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t131 = t130 < t95;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t132 = t129 & t131;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t133 = t132 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t96), "l"(t127), "r"(t133) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t134 = t100 + 128ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t135 = t82 + 32u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t136 = t135 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t137 = t83 + 8u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t138 = t137 < t95;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t139 = t136 & t138;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t140 = t139 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t96), "l"(t134), "r"(t140) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t141 = t101 + 128ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t142 = t82 + 48u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t143 = t142 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t144 = t83 + 8u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t145 = t144 < t95;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t146 = t143 & t145;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t147 = t146 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t96), "l"(t141), "r"(t147) : "memory");
#line 63 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t148 = smem_1 + 16384u;
#line 219 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t149 = t148 + 16384u;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t150 = (u64)t23;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t151 = t150 * k_stride0;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t152 = t151 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t153 = k + t152;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t154 = 0ull * k_stride1;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t155 = t154 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t156 = t153 + t155;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t157 = (u64)t24;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t158 = t157 * k_stride2;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t159 = t158 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t160 = t156 + t159;
    const u32 t161 = (u32)k_stride1;
#line 228 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t162 = t161 << 1u;
    const u32 t163 = thread >> 3u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t164 = thread & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t165 = t163 & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t166 = t164 ^ t165;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t167 = t163 << 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t168 = t166 << 4u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t169 = t167 + t168;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t170 = (u64)t163 * t162;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t171 = t160 + t170;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t172 = (u64)t164 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t173 = t171 + t172;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t174 = (u64)t162 * 16u;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t175 = (u64)t23;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t176 = t175 * v_stride0;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t177 = t176 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t178 = v + t177;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t179 = 0ull * v_stride1;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t180 = t179 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t181 = t178 + t180;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t182 = (u64)t24;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t183 = t182 * v_stride2;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t184 = t183 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t185 = t181 + t184;
    const u32 t186 = (u32)v_stride1;
#line 228 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t187 = t186 << 1u;
    const u32 t188 = thread >> 3u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t189 = thread & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t190 = t188 & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t191 = t189 ^ t190;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t192 = t188 << 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t193 = t191 << 4u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t194 = t192 + t193;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t195 = (u64)t188 * t187;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t196 = t185 + t195;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t197 = (u64)t189 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t198 = t196 + t197;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t199 = (u64)t187 * 16u;
#line 241 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t200 = thread & 31u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
    const u32 t201 = end_7 - 1u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 first_key = t201 << 6u;
    const u32 t203 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t204 = t148 + t169;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t205 = (u64)first_key * t162;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t206 = t173 + t205;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t207 = t206 + t174;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t208 = t207 + t174;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t209 = t208 + t174;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t210 = first_key + t163;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t211 = t210 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t212 = t164 < t203;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t213 = t211 & t212;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t214 = t213 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t204), "l"(t206), "r"(t214) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t215 = first_key + t163;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t216 = t215 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t217 = t216 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t218 = t164 < t203;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t219 = t217 & t218;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t220 = t219 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t204), "l"(t207), "r"(t220) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t221 = first_key + t163;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t222 = t221 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t223 = t222 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t224 = t164 < t203;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t225 = t223 & t224;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t226 = t225 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t204), "l"(t208), "r"(t226) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t227 = first_key + t163;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t228 = t227 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t229 = t228 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t230 = t164 < t203;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t231 = t229 & t230;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t232 = t231 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t204), "l"(t209), "r"(t232) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t233 = t206 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t234 = first_key + t163;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t235 = t234 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t236 = t164 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t237 = t236 < t203;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t238 = t235 & t237;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t239 = t238 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t204), "l"(t233), "r"(t239) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t240 = t207 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t241 = first_key + t163;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t242 = t241 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t243 = t242 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t244 = t164 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t245 = t244 < t203;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t246 = t243 & t245;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t247 = t246 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t204), "l"(t240), "r"(t247) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t248 = t208 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t249 = first_key + t163;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t250 = t249 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t251 = t250 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t252 = t164 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t253 = t252 < t203;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t254 = t251 & t253;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t255 = t254 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t204), "l"(t248), "r"(t255) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t256 = t209 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t257 = first_key + t163;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t258 = t257 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t259 = t258 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t260 = t164 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t261 = t260 < t203;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t262 = t259 & t261;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t263 = t262 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t204), "l"(t256), "r"(t263) : "memory");
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
    const u32 t266 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t267 = t149 + t194;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t268 = (u64)first_key_2 * t187;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t269 = t198 + t268;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t270 = t269 + t199;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t271 = t270 + t199;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t272 = t271 + t199;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t273 = first_key_2 + t188;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t274 = t273 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t275 = t189 < t266;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t276 = t274 & t275;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t277 = t276 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t267), "l"(t269), "r"(t277) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t278 = first_key_2 + t188;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t279 = t278 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t280 = t279 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t281 = t189 < t266;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t282 = t280 & t281;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t283 = t282 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t267), "l"(t270), "r"(t283) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t284 = first_key_2 + t188;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t285 = t284 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t286 = t285 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t287 = t189 < t266;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t288 = t286 & t287;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t289 = t288 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t267), "l"(t271), "r"(t289) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t290 = first_key_2 + t188;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t291 = t290 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t292 = t291 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t293 = t189 < t266;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t294 = t292 & t293;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t295 = t294 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t267), "l"(t272), "r"(t295) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t296 = t269 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t297 = first_key_2 + t188;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t298 = t297 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t299 = t189 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t300 = t299 < t266;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t301 = t298 & t300;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t302 = t301 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t267), "l"(t296), "r"(t302) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t303 = t270 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t304 = first_key_2 + t188;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t305 = t304 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t306 = t305 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t307 = t189 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t308 = t307 < t266;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t309 = t306 & t308;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t310 = t309 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t267), "l"(t303), "r"(t310) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t311 = t271 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t312 = first_key_2 + t188;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t313 = t312 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t314 = t313 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t315 = t189 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t316 = t315 < t266;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t317 = t314 & t316;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t318 = t317 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t267), "l"(t311), "r"(t318) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t319 = t272 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t320 = first_key_2 + t188;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t321 = t320 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t322 = t321 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t323 = t189 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t324 = t323 < t266;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t325 = t322 & t324;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t326 = t325 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t267), "l"(t319), "r"(t326) : "memory");
#line 400 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t327 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t328 = first_row + t327;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t329 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t330 = t328 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t331 = t329 ^ t330;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t332 = t328 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t333 = t331 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t334 = t332 + t333;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t335 = smem_1 + t334;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t336 = lane & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t337 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t338 = t337 << 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t339 = t336 + t338;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t340 = lane >> 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t341 = t340 & 1u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t342 = t339 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t343 = t341 ^ t342;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t344 = t339 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t345 = t343 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t346 = t344 + t345;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t347 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t348 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t349 = t347 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t350 = t348 ^ t349;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t351 = t347 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t352 = t350 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t353 = t351 + t352;
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
    u32 t354;
    asm volatile("mov.b32 %0, %1;" : "=r"(t354) : "r"(t346));
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t355 = t354 ^ 32u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t356 = t354 ^ 64u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t357 = t354 ^ 96u;
    const u32 t358 = t148 + t354;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t359;
    asm volatile("mov.b32 %0, %1;" : "=r"(t359) : "r"(t335));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m;
    u32 m_2;
    u32 m_3;
    u32 m_4;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t359) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_5;
    u32 m_6;
    u32 m_7;
    u32 m_8;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t358) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_5), "r"(m_6));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_7), "r"(m_8));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_9;
    u32 m_10;
    u32 m_11;
    u32 m_12;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t358) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_9), "r"(m_10));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_11), "r"(m_12));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_13;
    u32 m_14;
    u32 m_15;
    u32 m_16;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t358) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_13), "r"(m_14));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_15), "r"(m_16));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_17;
    u32 m_18;
    u32 m_19;
    u32 m_20;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t358) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t360 = t148 + t355;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t361;
    asm volatile("mov.b32 %0, %1;" : "=r"(t361) : "r"(t335));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t362 = t361 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_21;
    u32 m_22;
    u32 m_23;
    u32 m_24;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t362) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_25;
    u32 m_26;
    u32 m_27;
    u32 m_28;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t360) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_25), "r"(m_26));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_27), "r"(m_28));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_29;
    u32 m_30;
    u32 m_31;
    u32 m_32;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t360) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_29), "r"(m_30));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_31), "r"(m_32));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_33;
    u32 m_34;
    u32 m_35;
    u32 m_36;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t360) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_33), "r"(m_34));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_35), "r"(m_36));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_37;
    u32 m_38;
    u32 m_39;
    u32 m_40;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t360) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_37), "r"(m_38));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_39), "r"(m_40));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t363 = t148 + t356;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t364;
    asm volatile("mov.b32 %0, %1;" : "=r"(t364) : "r"(t335));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t365 = t364 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_41;
    u32 m_42;
    u32 m_43;
    u32 m_44;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t365) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_45;
    u32 m_46;
    u32 m_47;
    u32 m_48;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t363) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_45), "r"(m_46));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_47), "r"(m_48));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_49;
    u32 m_50;
    u32 m_51;
    u32 m_52;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t363) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_49), "r"(m_50));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_51), "r"(m_52));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_53;
    u32 m_54;
    u32 m_55;
    u32 m_56;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t363) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_53), "r"(m_54));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_55), "r"(m_56));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_57;
    u32 m_58;
    u32 m_59;
    u32 m_60;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t363) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_57), "r"(m_58));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_59), "r"(m_60));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t366 = t148 + t357;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t367;
    asm volatile("mov.b32 %0, %1;" : "=r"(t367) : "r"(t335));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t368 = t367 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_61;
    u32 m_62;
    u32 m_63;
    u32 m_64;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t368) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_65;
    u32 m_66;
    u32 m_67;
    u32 m_68;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t366) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_65), "r"(m_66));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_67), "r"(m_68));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_69;
    u32 m_70;
    u32 m_71;
    u32 m_72;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t366) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_69), "r"(m_70));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_71), "r"(m_72));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_73;
    u32 m_74;
    u32 m_75;
    u32 m_76;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t366) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_73), "r"(m_74));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_75), "r"(m_76));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_77;
    u32 m_78;
    u32 m_79;
    u32 m_80;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t366) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_77), "r"(m_78));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_79), "r"(m_80));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t369;
    asm volatile("mov.b32 %0, %1;" : "=r"(t369) : "r"(t335));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_81;
    u32 m_82;
    u32 m_83;
    u32 m_84;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t369) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_85;
    u32 m_86;
    u32 m_87;
    u32 m_88;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t358) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_85), "r"(m_86));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_87), "r"(m_88));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_89;
    u32 m_90;
    u32 m_91;
    u32 m_92;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t358) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_89), "r"(m_90));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_91), "r"(m_92));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_93;
    u32 m_94;
    u32 m_95;
    u32 m_96;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t358) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_93), "r"(m_94));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_95), "r"(m_96));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_97;
    u32 m_98;
    u32 m_99;
    u32 m_100;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t358) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_97), "r"(m_98));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_99), "r"(m_100));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t370;
    asm volatile("mov.b32 %0, %1;" : "=r"(t370) : "r"(t335));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t371 = t370 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_101;
    u32 m_102;
    u32 m_103;
    u32 m_104;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t371) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_105;
    u32 m_106;
    u32 m_107;
    u32 m_108;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t360) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_105), "r"(m_106));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_107), "r"(m_108));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_109;
    u32 m_110;
    u32 m_111;
    u32 m_112;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t360) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_109), "r"(m_110));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_111), "r"(m_112));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_113;
    u32 m_114;
    u32 m_115;
    u32 m_116;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t360) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_113), "r"(m_114));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_115), "r"(m_116));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_117;
    u32 m_118;
    u32 m_119;
    u32 m_120;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t360) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_117), "r"(m_118));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_119), "r"(m_120));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t372;
    asm volatile("mov.b32 %0, %1;" : "=r"(t372) : "r"(t335));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t373 = t372 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_121;
    u32 m_122;
    u32 m_123;
    u32 m_124;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t373) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_125;
    u32 m_126;
    u32 m_127;
    u32 m_128;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t363) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_125), "r"(m_126));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_127), "r"(m_128));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_129;
    u32 m_130;
    u32 m_131;
    u32 m_132;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t363) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_129), "r"(m_130));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_131), "r"(m_132));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_133;
    u32 m_134;
    u32 m_135;
    u32 m_136;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t363) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_133), "r"(m_134));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_135), "r"(m_136));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_137;
    u32 m_138;
    u32 m_139;
    u32 m_140;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t363) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_137), "r"(m_138));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_139), "r"(m_140));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t374;
    asm volatile("mov.b32 %0, %1;" : "=r"(t374) : "r"(t335));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t375 = t374 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_141;
    u32 m_142;
    u32 m_143;
    u32 m_144;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t375) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_145;
    u32 m_146;
    u32 m_147;
    u32 m_148;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t366) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_145), "r"(m_146));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_147), "r"(m_148));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_149;
    u32 m_150;
    u32 m_151;
    u32 m_152;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t366) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_149), "r"(m_150));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_151), "r"(m_152));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_153;
    u32 m_154;
    u32 m_155;
    u32 m_156;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t366) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_153), "r"(m_154));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_155), "r"(m_156));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_157;
    u32 m_158;
    u32 m_159;
    u32 m_160;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t366) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_157), "r"(m_158));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_159), "r"(m_160));
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 418 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t376 = 1u < count;
#line 418 "fa-kernels/src/attention/forward/kv_stream.rs"
    if (t376) {
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 t377 = end_7 - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 number_2 = t377 - 1u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_3 = number_2 << 6u;
        const u32 t380 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t381 = t148 + t169;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t382 = (u64)first_key_3 * t162;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t383 = t173 + t382;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t384 = t383 + t174;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t385 = t384 + t174;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t386 = t385 + t174;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t387 = t164 < t380;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t388 = t387 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t381), "l"(t383), "r"(t388) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t389 = t164 < t380;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t390 = t389 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t381), "l"(t384), "r"(t390) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t391 = t164 < t380;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t392 = t391 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t381), "l"(t385), "r"(t392) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t393 = t164 < t380;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t394 = t393 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t381), "l"(t386), "r"(t394) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t395 = t383 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t396 = t164 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t397 = t396 < t380;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t398 = t397 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t381), "l"(t395), "r"(t398) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t399 = t384 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t400 = t164 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t401 = t400 < t380;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t402 = t401 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t381), "l"(t399), "r"(t402) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t403 = t385 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t404 = t164 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t405 = t404 < t380;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t406 = t405 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t381), "l"(t403), "r"(t406) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t407 = t386 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t408 = t164 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t409 = t408 < t380;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t410 = t409 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t381), "l"(t407), "r"(t410) : "memory");
    }
#line 422 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t411;
    asm("abs.f32 %0, %1;" : "=f"(t411) : "f"(s));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t412;
    asm("abs.f32 %0, %1;" : "=f"(t412) : "f"(s_2));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t413;
    asm("abs.f32 %0, %1;" : "=f"(t413) : "f"(s_3));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t414;
    asm("abs.f32 %0, %1;" : "=f"(t414) : "f"(s_4));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t415;
    asm("abs.f32 %0, %1;" : "=f"(t415) : "f"(s_5));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t416;
    asm("max.f32 %0, %1, %2;" : "=f"(t416) : "f"(t411), "f"(t415));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t417;
    asm("abs.f32 %0, %1;" : "=f"(t417) : "f"(s_6));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t418;
    asm("max.f32 %0, %1, %2;" : "=f"(t418) : "f"(t412), "f"(t417));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t419;
    asm("abs.f32 %0, %1;" : "=f"(t419) : "f"(s_7));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t420;
    asm("max.f32 %0, %1, %2;" : "=f"(t420) : "f"(t413), "f"(t419));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t421;
    asm("abs.f32 %0, %1;" : "=f"(t421) : "f"(s_8));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t422;
    asm("max.f32 %0, %1, %2;" : "=f"(t422) : "f"(t414), "f"(t421));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t423;
    asm("abs.f32 %0, %1;" : "=f"(t423) : "f"(s_9));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t424;
    asm("max.f32 %0, %1, %2;" : "=f"(t424) : "f"(t416), "f"(t423));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t425;
    asm("abs.f32 %0, %1;" : "=f"(t425) : "f"(s_10));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t426;
    asm("max.f32 %0, %1, %2;" : "=f"(t426) : "f"(t418), "f"(t425));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t427;
    asm("abs.f32 %0, %1;" : "=f"(t427) : "f"(s_11));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t428;
    asm("max.f32 %0, %1, %2;" : "=f"(t428) : "f"(t420), "f"(t427));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t429;
    asm("abs.f32 %0, %1;" : "=f"(t429) : "f"(s_12));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t430;
    asm("max.f32 %0, %1, %2;" : "=f"(t430) : "f"(t422), "f"(t429));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t431;
    asm("abs.f32 %0, %1;" : "=f"(t431) : "f"(s_13));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t432;
    asm("max.f32 %0, %1, %2;" : "=f"(t432) : "f"(t424), "f"(t431));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t433;
    asm("abs.f32 %0, %1;" : "=f"(t433) : "f"(s_14));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t434;
    asm("max.f32 %0, %1, %2;" : "=f"(t434) : "f"(t426), "f"(t433));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t435;
    asm("abs.f32 %0, %1;" : "=f"(t435) : "f"(s_15));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t436;
    asm("max.f32 %0, %1, %2;" : "=f"(t436) : "f"(t428), "f"(t435));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t437;
    asm("abs.f32 %0, %1;" : "=f"(t437) : "f"(s_16));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t438;
    asm("max.f32 %0, %1, %2;" : "=f"(t438) : "f"(t430), "f"(t437));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t439;
    asm("abs.f32 %0, %1;" : "=f"(t439) : "f"(s_17));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t440;
    asm("max.f32 %0, %1, %2;" : "=f"(t440) : "f"(t432), "f"(t439));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t441;
    asm("abs.f32 %0, %1;" : "=f"(t441) : "f"(s_18));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t442;
    asm("max.f32 %0, %1, %2;" : "=f"(t442) : "f"(t434), "f"(t441));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t443;
    asm("abs.f32 %0, %1;" : "=f"(t443) : "f"(s_19));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t444;
    asm("max.f32 %0, %1, %2;" : "=f"(t444) : "f"(t436), "f"(t443));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t445;
    asm("abs.f32 %0, %1;" : "=f"(t445) : "f"(s_20));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t446;
    asm("max.f32 %0, %1, %2;" : "=f"(t446) : "f"(t438), "f"(t445));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t447;
    asm("abs.f32 %0, %1;" : "=f"(t447) : "f"(s_21));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t448;
    asm("max.f32 %0, %1, %2;" : "=f"(t448) : "f"(t440), "f"(t447));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t449;
    asm("abs.f32 %0, %1;" : "=f"(t449) : "f"(s_22));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t450;
    asm("max.f32 %0, %1, %2;" : "=f"(t450) : "f"(t442), "f"(t449));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t451;
    asm("abs.f32 %0, %1;" : "=f"(t451) : "f"(s_23));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t452;
    asm("max.f32 %0, %1, %2;" : "=f"(t452) : "f"(t444), "f"(t451));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t453;
    asm("abs.f32 %0, %1;" : "=f"(t453) : "f"(s_24));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t454;
    asm("max.f32 %0, %1, %2;" : "=f"(t454) : "f"(t446), "f"(t453));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t455;
    asm("abs.f32 %0, %1;" : "=f"(t455) : "f"(s_25));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t456;
    asm("max.f32 %0, %1, %2;" : "=f"(t456) : "f"(t448), "f"(t455));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t457;
    asm("abs.f32 %0, %1;" : "=f"(t457) : "f"(s_26));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t458;
    asm("max.f32 %0, %1, %2;" : "=f"(t458) : "f"(t450), "f"(t457));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t459;
    asm("abs.f32 %0, %1;" : "=f"(t459) : "f"(s_27));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t460;
    asm("max.f32 %0, %1, %2;" : "=f"(t460) : "f"(t452), "f"(t459));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t461;
    asm("abs.f32 %0, %1;" : "=f"(t461) : "f"(s_28));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t462;
    asm("max.f32 %0, %1, %2;" : "=f"(t462) : "f"(t454), "f"(t461));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t463;
    asm("abs.f32 %0, %1;" : "=f"(t463) : "f"(s_29));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t464;
    asm("max.f32 %0, %1, %2;" : "=f"(t464) : "f"(t456), "f"(t463));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t465;
    asm("abs.f32 %0, %1;" : "=f"(t465) : "f"(s_30));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t466;
    asm("max.f32 %0, %1, %2;" : "=f"(t466) : "f"(t458), "f"(t465));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t467;
    asm("abs.f32 %0, %1;" : "=f"(t467) : "f"(s_31));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t468;
    asm("max.f32 %0, %1, %2;" : "=f"(t468) : "f"(t460), "f"(t467));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t469;
    asm("abs.f32 %0, %1;" : "=f"(t469) : "f"(s_32));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t470;
    asm("max.f32 %0, %1, %2;" : "=f"(t470) : "f"(t462), "f"(t469));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t471;
    asm("max.f32 %0, %1, %2;" : "=f"(t471) : "f"(t464), "f"(t466));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 t472;
    asm("max.f32 %0, %1, %2;" : "=f"(t472) : "f"(t468), "f"(t470));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
    f32 largest;
    asm("max.f32 %0, %1, %2;" : "=f"(largest) : "f"(t471), "f"(t472));
#line 68 "fa-kernels/src/attention/options/small.rs"
    const bool is_small = largest < small;
    const bool t475 = !is_small;
#line 69 "fa-kernels/src/attention/options/small.rs"
    const bool t476 = __any_sync(0xffffffffu, t475);
#line 183 "fa-kernels/src/attention/options/softcap.rs"
    if (t476) {
#line 68 "fa-kernels/src/attention/options/small.rs"
        const bool is_small_2 = largest < small_2;
        const bool t478 = !is_small_2;
#line 69 "fa-kernels/src/attention/options/small.rs"
        const bool t479 = __any_sync(0xffffffffu, t478);
#line 184 "fa-kernels/src/attention/options/softcap.rs"
        if (t479) {
            const f32 t480 = softcap_scale * -2.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t481 = s * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t482;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t482) : "f"(t481));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t483 = t482 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t484;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t484) : "f"(t483));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t485;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t485) : "f"(t484), "f"(t480), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s = t485;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t486 = s_2 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t487;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t487) : "f"(t486));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t488 = t487 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t489;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t489) : "f"(t488));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t490;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t490) : "f"(t489), "f"(t480), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_2 = t490;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t491 = s_3 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t492;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t492) : "f"(t491));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t493 = t492 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t494;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t494) : "f"(t493));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t495;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t495) : "f"(t494), "f"(t480), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_3 = t495;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t496 = s_4 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t497;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t497) : "f"(t496));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t498 = t497 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t499;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t499) : "f"(t498));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t500;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t500) : "f"(t499), "f"(t480), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_4 = t500;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t501 = s_5 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t502;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t502) : "f"(t501));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t503 = t502 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t504;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t504) : "f"(t503));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t505;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t505) : "f"(t504), "f"(t480), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_5 = t505;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t506 = s_6 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t507;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t507) : "f"(t506));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t508 = t507 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t509;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t509) : "f"(t508));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t510;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t510) : "f"(t509), "f"(t480), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_6 = t510;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t511 = s_7 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t512;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t512) : "f"(t511));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t513 = t512 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t514;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t514) : "f"(t513));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t515;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t515) : "f"(t514), "f"(t480), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_7 = t515;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t516 = s_8 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t517;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t517) : "f"(t516));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t518 = t517 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t519;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t519) : "f"(t518));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t520;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t520) : "f"(t519), "f"(t480), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_8 = t520;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t521 = s_9 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t522;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t522) : "f"(t521));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t523 = t522 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t524;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t524) : "f"(t523));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t525;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t525) : "f"(t524), "f"(t480), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_9 = t525;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t526 = s_10 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t527;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t527) : "f"(t526));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t528 = t527 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t529;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t529) : "f"(t528));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t530;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t530) : "f"(t529), "f"(t480), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_10 = t530;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t531 = s_11 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t532;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t532) : "f"(t531));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t533 = t532 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t534;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t534) : "f"(t533));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t535;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t535) : "f"(t534), "f"(t480), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_11 = t535;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t536 = s_12 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t537;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t537) : "f"(t536));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t538 = t537 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t539;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t539) : "f"(t538));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t540;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t540) : "f"(t539), "f"(t480), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_12 = t540;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t541 = s_13 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t542;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t542) : "f"(t541));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t543 = t542 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t544;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t544) : "f"(t543));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t545;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t545) : "f"(t544), "f"(t480), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_13 = t545;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t546 = s_14 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t547;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t547) : "f"(t546));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t548 = t547 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t549;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t549) : "f"(t548));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t550;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t550) : "f"(t549), "f"(t480), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_14 = t550;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t551 = s_15 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t552;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t552) : "f"(t551));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t553 = t552 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t554;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t554) : "f"(t553));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t555;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t555) : "f"(t554), "f"(t480), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_15 = t555;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t556 = s_16 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t557;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t557) : "f"(t556));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t558 = t557 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t559;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t559) : "f"(t558));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t560;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t560) : "f"(t559), "f"(t480), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_16 = t560;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t561 = s_17 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t562;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t562) : "f"(t561));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t563 = t562 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t564;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t564) : "f"(t563));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t565;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t565) : "f"(t564), "f"(t480), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_17 = t565;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t566 = s_18 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t567;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t567) : "f"(t566));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t568 = t567 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t569;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t569) : "f"(t568));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t570;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t570) : "f"(t569), "f"(t480), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_18 = t570;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t571 = s_19 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t572;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t572) : "f"(t571));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t573 = t572 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t574;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t574) : "f"(t573));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t575;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t575) : "f"(t574), "f"(t480), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_19 = t575;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t576 = s_20 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t577;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t577) : "f"(t576));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t578 = t577 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t579;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t579) : "f"(t578));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t580;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t580) : "f"(t579), "f"(t480), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_20 = t580;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t581 = s_21 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t582;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t582) : "f"(t581));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t583 = t582 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t584;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t584) : "f"(t583));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t585;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t585) : "f"(t584), "f"(t480), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_21 = t585;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t586 = s_22 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t587;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t587) : "f"(t586));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t588 = t587 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t589;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t589) : "f"(t588));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t590;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t590) : "f"(t589), "f"(t480), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_22 = t590;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t591 = s_23 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t592;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t592) : "f"(t591));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t593 = t592 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t594;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t594) : "f"(t593));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t595;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t595) : "f"(t594), "f"(t480), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_23 = t595;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t596 = s_24 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t597;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t597) : "f"(t596));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t598 = t597 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t599;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t599) : "f"(t598));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t600;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t600) : "f"(t599), "f"(t480), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_24 = t600;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t601 = s_25 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t602;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t602) : "f"(t601));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t603 = t602 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t604;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t604) : "f"(t603));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t605;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t605) : "f"(t604), "f"(t480), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_25 = t605;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t606 = s_26 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t607;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t607) : "f"(t606));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t608 = t607 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t609;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t609) : "f"(t608));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t610;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t610) : "f"(t609), "f"(t480), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_26 = t610;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t611 = s_27 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t612;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t612) : "f"(t611));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t613 = t612 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t614;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t614) : "f"(t613));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t615;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t615) : "f"(t614), "f"(t480), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_27 = t615;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t616 = s_28 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t617;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t617) : "f"(t616));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t618 = t617 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t619;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t619) : "f"(t618));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t620;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t620) : "f"(t619), "f"(t480), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_28 = t620;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t621 = s_29 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t622;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t622) : "f"(t621));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t623 = t622 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t624;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t624) : "f"(t623));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t625;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t625) : "f"(t624), "f"(t480), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_29 = t625;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t626 = s_30 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t627;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t627) : "f"(t626));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t628 = t627 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t629;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t629) : "f"(t628));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t630;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t630) : "f"(t629), "f"(t480), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_30 = t630;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t631 = s_31 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t632;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t632) : "f"(t631));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t633 = t632 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t634;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t634) : "f"(t633));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t635;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t635) : "f"(t634), "f"(t480), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_31 = t635;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t636 = s_32 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t637;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t637) : "f"(t636));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t638 = t637 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t639;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t639) : "f"(t638));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            f32 t640;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t640) : "f"(t639), "f"(t480), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
            s_32 = t640;
        } else {
            const f32 t641 = s * s;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t642;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t642) : "f"(coefficient_4), "f"(t641), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t643;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t643) : "f"(t642), "f"(t641), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t644;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t644) : "f"(t643), "f"(t641), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t645;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t645) : "f"(t644), "f"(t641), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t646 = s * t645;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s = t646;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t647 = s_2 * s_2;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t648;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t648) : "f"(coefficient_4), "f"(t647), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t649;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t649) : "f"(t648), "f"(t647), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t650;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t650) : "f"(t649), "f"(t647), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t651;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t651) : "f"(t650), "f"(t647), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t652 = s_2 * t651;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_2 = t652;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t653 = s_3 * s_3;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t654;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t654) : "f"(coefficient_4), "f"(t653), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t655;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t655) : "f"(t654), "f"(t653), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t656;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t656) : "f"(t655), "f"(t653), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t657;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t657) : "f"(t656), "f"(t653), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t658 = s_3 * t657;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_3 = t658;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t659 = s_4 * s_4;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t660;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t660) : "f"(coefficient_4), "f"(t659), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t661;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t661) : "f"(t660), "f"(t659), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t662;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t662) : "f"(t661), "f"(t659), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t663;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t663) : "f"(t662), "f"(t659), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t664 = s_4 * t663;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_4 = t664;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t665 = s_5 * s_5;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t666;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t666) : "f"(coefficient_4), "f"(t665), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t667;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t667) : "f"(t666), "f"(t665), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t668;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t668) : "f"(t667), "f"(t665), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t669;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t669) : "f"(t668), "f"(t665), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t670 = s_5 * t669;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_5 = t670;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t671 = s_6 * s_6;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t672;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t672) : "f"(coefficient_4), "f"(t671), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t673;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t673) : "f"(t672), "f"(t671), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t674;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t674) : "f"(t673), "f"(t671), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t675;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t675) : "f"(t674), "f"(t671), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t676 = s_6 * t675;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_6 = t676;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t677 = s_7 * s_7;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t678;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t678) : "f"(coefficient_4), "f"(t677), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t679;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t679) : "f"(t678), "f"(t677), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t680;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t680) : "f"(t679), "f"(t677), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t681;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t681) : "f"(t680), "f"(t677), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t682 = s_7 * t681;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_7 = t682;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t683 = s_8 * s_8;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t684;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t684) : "f"(coefficient_4), "f"(t683), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t685;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t685) : "f"(t684), "f"(t683), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t686;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t686) : "f"(t685), "f"(t683), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t687;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t687) : "f"(t686), "f"(t683), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t688 = s_8 * t687;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_8 = t688;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t689 = s_9 * s_9;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t690;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t690) : "f"(coefficient_4), "f"(t689), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t691;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t691) : "f"(t690), "f"(t689), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t692;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t692) : "f"(t691), "f"(t689), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t693;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t693) : "f"(t692), "f"(t689), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t694 = s_9 * t693;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_9 = t694;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t695 = s_10 * s_10;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t696;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t696) : "f"(coefficient_4), "f"(t695), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t697;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t697) : "f"(t696), "f"(t695), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t698;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t698) : "f"(t697), "f"(t695), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t699;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t699) : "f"(t698), "f"(t695), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t700 = s_10 * t699;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_10 = t700;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t701 = s_11 * s_11;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t702;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t702) : "f"(coefficient_4), "f"(t701), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t703;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t703) : "f"(t702), "f"(t701), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t704;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t704) : "f"(t703), "f"(t701), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t705;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t705) : "f"(t704), "f"(t701), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t706 = s_11 * t705;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_11 = t706;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t707 = s_12 * s_12;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t708;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t708) : "f"(coefficient_4), "f"(t707), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t709;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t709) : "f"(t708), "f"(t707), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t710;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t710) : "f"(t709), "f"(t707), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t711;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t711) : "f"(t710), "f"(t707), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t712 = s_12 * t711;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_12 = t712;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t713 = s_13 * s_13;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t714;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t714) : "f"(coefficient_4), "f"(t713), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t715;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t715) : "f"(t714), "f"(t713), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t716;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t716) : "f"(t715), "f"(t713), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t717;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t717) : "f"(t716), "f"(t713), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t718 = s_13 * t717;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_13 = t718;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t719 = s_14 * s_14;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t720;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t720) : "f"(coefficient_4), "f"(t719), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t721;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t721) : "f"(t720), "f"(t719), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t722;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t722) : "f"(t721), "f"(t719), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t723;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t723) : "f"(t722), "f"(t719), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t724 = s_14 * t723;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_14 = t724;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t725 = s_15 * s_15;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t726;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t726) : "f"(coefficient_4), "f"(t725), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t727;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t727) : "f"(t726), "f"(t725), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t728;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t728) : "f"(t727), "f"(t725), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t729;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t729) : "f"(t728), "f"(t725), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t730 = s_15 * t729;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_15 = t730;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t731 = s_16 * s_16;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t732;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t732) : "f"(coefficient_4), "f"(t731), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t733;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t733) : "f"(t732), "f"(t731), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t734;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t734) : "f"(t733), "f"(t731), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t735;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t735) : "f"(t734), "f"(t731), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t736 = s_16 * t735;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_16 = t736;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t737 = s_17 * s_17;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t738;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t738) : "f"(coefficient_4), "f"(t737), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t739;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t739) : "f"(t738), "f"(t737), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t740;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t740) : "f"(t739), "f"(t737), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t741;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t741) : "f"(t740), "f"(t737), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t742 = s_17 * t741;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_17 = t742;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t743 = s_18 * s_18;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t744;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t744) : "f"(coefficient_4), "f"(t743), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t745;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t745) : "f"(t744), "f"(t743), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t746;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t746) : "f"(t745), "f"(t743), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t747;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t747) : "f"(t746), "f"(t743), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t748 = s_18 * t747;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_18 = t748;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t749 = s_19 * s_19;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t750;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t750) : "f"(coefficient_4), "f"(t749), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t751;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t751) : "f"(t750), "f"(t749), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t752;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t752) : "f"(t751), "f"(t749), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t753;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t753) : "f"(t752), "f"(t749), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t754 = s_19 * t753;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_19 = t754;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t755 = s_20 * s_20;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t756;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t756) : "f"(coefficient_4), "f"(t755), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t757;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t757) : "f"(t756), "f"(t755), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t758;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t758) : "f"(t757), "f"(t755), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t759;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t759) : "f"(t758), "f"(t755), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t760 = s_20 * t759;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_20 = t760;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t761 = s_21 * s_21;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t762;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t762) : "f"(coefficient_4), "f"(t761), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t763;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t763) : "f"(t762), "f"(t761), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t764;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t764) : "f"(t763), "f"(t761), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t765;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t765) : "f"(t764), "f"(t761), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t766 = s_21 * t765;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_21 = t766;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t767 = s_22 * s_22;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t768;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t768) : "f"(coefficient_4), "f"(t767), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t769;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t769) : "f"(t768), "f"(t767), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t770;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t770) : "f"(t769), "f"(t767), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t771;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t771) : "f"(t770), "f"(t767), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t772 = s_22 * t771;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_22 = t772;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t773 = s_23 * s_23;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t774;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t774) : "f"(coefficient_4), "f"(t773), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t775;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t775) : "f"(t774), "f"(t773), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t776;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t776) : "f"(t775), "f"(t773), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t777;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t777) : "f"(t776), "f"(t773), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t778 = s_23 * t777;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_23 = t778;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t779 = s_24 * s_24;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t780;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t780) : "f"(coefficient_4), "f"(t779), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t781;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t781) : "f"(t780), "f"(t779), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t782;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t782) : "f"(t781), "f"(t779), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t783;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t783) : "f"(t782), "f"(t779), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t784 = s_24 * t783;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_24 = t784;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t785 = s_25 * s_25;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t786;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t786) : "f"(coefficient_4), "f"(t785), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t787;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t787) : "f"(t786), "f"(t785), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t788;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t788) : "f"(t787), "f"(t785), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t789;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t789) : "f"(t788), "f"(t785), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t790 = s_25 * t789;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_25 = t790;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t791 = s_26 * s_26;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t792;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t792) : "f"(coefficient_4), "f"(t791), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t793;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t793) : "f"(t792), "f"(t791), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t794;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t794) : "f"(t793), "f"(t791), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t795;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t795) : "f"(t794), "f"(t791), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t796 = s_26 * t795;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_26 = t796;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t797 = s_27 * s_27;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t798;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t798) : "f"(coefficient_4), "f"(t797), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t799;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t799) : "f"(t798), "f"(t797), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t800;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t800) : "f"(t799), "f"(t797), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t801;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t801) : "f"(t800), "f"(t797), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t802 = s_27 * t801;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_27 = t802;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t803 = s_28 * s_28;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t804;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t804) : "f"(coefficient_4), "f"(t803), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t805;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t805) : "f"(t804), "f"(t803), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t806;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t806) : "f"(t805), "f"(t803), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t807;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t807) : "f"(t806), "f"(t803), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t808 = s_28 * t807;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_28 = t808;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t809 = s_29 * s_29;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t810;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t810) : "f"(coefficient_4), "f"(t809), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t811;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t811) : "f"(t810), "f"(t809), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t812;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t812) : "f"(t811), "f"(t809), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t813;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t813) : "f"(t812), "f"(t809), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t814 = s_29 * t813;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_29 = t814;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t815 = s_30 * s_30;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t816;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t816) : "f"(coefficient_4), "f"(t815), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t817;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t817) : "f"(t816), "f"(t815), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t818;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t818) : "f"(t817), "f"(t815), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t819;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t819) : "f"(t818), "f"(t815), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t820 = s_30 * t819;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_30 = t820;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t821 = s_31 * s_31;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t822;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t822) : "f"(coefficient_4), "f"(t821), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t823;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t823) : "f"(t822), "f"(t821), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t824;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t824) : "f"(t823), "f"(t821), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t825;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t825) : "f"(t824), "f"(t821), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t826 = s_31 * t825;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_31 = t826;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t827 = s_32 * s_32;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t828;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t828) : "f"(coefficient_4), "f"(t827), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t829;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t829) : "f"(t828), "f"(t827), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t830;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t830) : "f"(t829), "f"(t827), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            f32 t831;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t831) : "f"(t830), "f"(t827), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t832 = s_32 * t831;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
            s_32 = t832;
        }
    } else {
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t833 = s * s;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t834;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t834) : "f"(coefficient), "f"(t833), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t835;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t835) : "f"(t834), "f"(t833), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t836 = s * t835;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s = t836;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t837 = s_2 * s_2;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t838;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t838) : "f"(coefficient), "f"(t837), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t839;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t839) : "f"(t838), "f"(t837), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t840 = s_2 * t839;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_2 = t840;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t841 = s_3 * s_3;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t842;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t842) : "f"(coefficient), "f"(t841), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t843;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t843) : "f"(t842), "f"(t841), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t844 = s_3 * t843;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_3 = t844;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t845 = s_4 * s_4;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t846;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t846) : "f"(coefficient), "f"(t845), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t847;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t847) : "f"(t846), "f"(t845), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t848 = s_4 * t847;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_4 = t848;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t849 = s_5 * s_5;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t850;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t850) : "f"(coefficient), "f"(t849), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t851;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t851) : "f"(t850), "f"(t849), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t852 = s_5 * t851;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_5 = t852;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t853 = s_6 * s_6;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t854;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t854) : "f"(coefficient), "f"(t853), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t855;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t855) : "f"(t854), "f"(t853), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t856 = s_6 * t855;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_6 = t856;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t857 = s_7 * s_7;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t858;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t858) : "f"(coefficient), "f"(t857), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t859;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t859) : "f"(t858), "f"(t857), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t860 = s_7 * t859;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_7 = t860;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t861 = s_8 * s_8;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t862;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t862) : "f"(coefficient), "f"(t861), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t863;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t863) : "f"(t862), "f"(t861), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t864 = s_8 * t863;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_8 = t864;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t865 = s_9 * s_9;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t866;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t866) : "f"(coefficient), "f"(t865), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t867;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t867) : "f"(t866), "f"(t865), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t868 = s_9 * t867;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_9 = t868;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t869 = s_10 * s_10;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t870;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t870) : "f"(coefficient), "f"(t869), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t871;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t871) : "f"(t870), "f"(t869), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t872 = s_10 * t871;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_10 = t872;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t873 = s_11 * s_11;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t874;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t874) : "f"(coefficient), "f"(t873), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t875;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t875) : "f"(t874), "f"(t873), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t876 = s_11 * t875;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_11 = t876;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t877 = s_12 * s_12;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t878;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t878) : "f"(coefficient), "f"(t877), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t879;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t879) : "f"(t878), "f"(t877), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t880 = s_12 * t879;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_12 = t880;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t881 = s_13 * s_13;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t882;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t882) : "f"(coefficient), "f"(t881), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t883;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t883) : "f"(t882), "f"(t881), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t884 = s_13 * t883;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_13 = t884;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t885 = s_14 * s_14;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t886;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t886) : "f"(coefficient), "f"(t885), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t887;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t887) : "f"(t886), "f"(t885), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t888 = s_14 * t887;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_14 = t888;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t889 = s_15 * s_15;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t890;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t890) : "f"(coefficient), "f"(t889), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t891;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t891) : "f"(t890), "f"(t889), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t892 = s_15 * t891;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_15 = t892;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t893 = s_16 * s_16;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t894;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t894) : "f"(coefficient), "f"(t893), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t895;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t895) : "f"(t894), "f"(t893), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t896 = s_16 * t895;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_16 = t896;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t897 = s_17 * s_17;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t898;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t898) : "f"(coefficient), "f"(t897), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t899;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t899) : "f"(t898), "f"(t897), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t900 = s_17 * t899;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_17 = t900;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t901 = s_18 * s_18;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t902;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t902) : "f"(coefficient), "f"(t901), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t903;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t903) : "f"(t902), "f"(t901), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t904 = s_18 * t903;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_18 = t904;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t905 = s_19 * s_19;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t906;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t906) : "f"(coefficient), "f"(t905), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t907;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t907) : "f"(t906), "f"(t905), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t908 = s_19 * t907;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_19 = t908;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t909 = s_20 * s_20;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t910;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t910) : "f"(coefficient), "f"(t909), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t911;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t911) : "f"(t910), "f"(t909), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t912 = s_20 * t911;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_20 = t912;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t913 = s_21 * s_21;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t914;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t914) : "f"(coefficient), "f"(t913), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t915;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t915) : "f"(t914), "f"(t913), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t916 = s_21 * t915;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_21 = t916;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t917 = s_22 * s_22;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t918;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t918) : "f"(coefficient), "f"(t917), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t919;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t919) : "f"(t918), "f"(t917), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t920 = s_22 * t919;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_22 = t920;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t921 = s_23 * s_23;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t922;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t922) : "f"(coefficient), "f"(t921), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t923;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t923) : "f"(t922), "f"(t921), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t924 = s_23 * t923;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_23 = t924;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t925 = s_24 * s_24;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t926;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t926) : "f"(coefficient), "f"(t925), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t927;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t927) : "f"(t926), "f"(t925), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t928 = s_24 * t927;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_24 = t928;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t929 = s_25 * s_25;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t930;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t930) : "f"(coefficient), "f"(t929), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t931;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t931) : "f"(t930), "f"(t929), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t932 = s_25 * t931;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_25 = t932;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t933 = s_26 * s_26;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t934;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t934) : "f"(coefficient), "f"(t933), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t935;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t935) : "f"(t934), "f"(t933), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t936 = s_26 * t935;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_26 = t936;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t937 = s_27 * s_27;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t938;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t938) : "f"(coefficient), "f"(t937), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t939;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t939) : "f"(t938), "f"(t937), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t940 = s_27 * t939;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_27 = t940;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t941 = s_28 * s_28;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t942;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t942) : "f"(coefficient), "f"(t941), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t943;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t943) : "f"(t942), "f"(t941), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t944 = s_28 * t943;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_28 = t944;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t945 = s_29 * s_29;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t946;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t946) : "f"(coefficient), "f"(t945), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t947;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t947) : "f"(t946), "f"(t945), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t948 = s_29 * t947;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_29 = t948;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t949 = s_30 * s_30;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t950;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t950) : "f"(coefficient), "f"(t949), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t951;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t951) : "f"(t950), "f"(t949), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t952 = s_30 * t951;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_30 = t952;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t953 = s_31 * s_31;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t954;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t954) : "f"(coefficient), "f"(t953), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t955;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t955) : "f"(t954), "f"(t953), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t956 = s_31 * t955;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_31 = t956;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t957 = s_32 * s_32;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t958;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t958) : "f"(coefficient), "f"(t957), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        f32 t959;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t959) : "f"(t958), "f"(t957), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t960 = s_32 * t959;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
        s_32 = t960;
    }
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
    const u32 t961 = end_7 - 1u;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 first_key_4 = t961 << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t963 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 first_query;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query) : "r"(t963));
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t965 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t966 = t965 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 column = first_key_4 + t966;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t968 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t969 = first_query + t968;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t970 = t969 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_8 = t970 + 1u;
    const u32 t972 = end_8 > seq_q ? end_8 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t973 = t972 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_9 = t973 < seq_k ? t973 : seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_10 = t969 + seq_k;
    const u32 t976 = end_10 > seq_q ? end_10 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 position_3 = t976 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
    const u32 t978 = position_3 > window_left ? position_3 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
    const u32 t979 = t978 - window_left;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t980 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
    const u32 begin_4 = t979 < t980 ? t979 : t980;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t982 = end_9 > column ? end_9 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 end_11 = t982 - column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t984 = begin_4 > column ? begin_4 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t985 = t984 - column;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t986 = 0u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t987 = t985 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible = t986 & t987;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t989 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s = t989;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t990 = 1u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t991 = t985 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_2 = t990 & t991;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t993 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_2 = t993;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t994 = 8u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t995 = t985 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_3 = t994 & t995;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t997 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_5 = t997;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t998 = 9u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t999 = t985 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_4 = t998 & t999;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1001 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_6 = t1001;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1002 = 16u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1003 = t985 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_5 = t1002 & t1003;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1005 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_9 = t1005;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1006 = 17u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1007 = t985 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_6 = t1006 & t1007;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1009 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_10 = t1009;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1010 = 24u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1011 = t985 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_7 = t1010 & t1011;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1013 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_13 = t1013;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1014 = 25u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1015 = t985 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_8 = t1014 & t1015;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1017 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_14 = t1017;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1018 = 32u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1019 = t985 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_9 = t1018 & t1019;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1021 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_17 = t1021;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1022 = 33u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1023 = t985 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_10 = t1022 & t1023;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1025 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_18 = t1025;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1026 = 40u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1027 = t985 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_11 = t1026 & t1027;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1029 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_21 = t1029;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1030 = 41u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1031 = t985 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_12 = t1030 & t1031;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1033 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_22 = t1033;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1034 = 48u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1035 = t985 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_13 = t1034 & t1035;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1037 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_25 = t1037;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1038 = 49u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1039 = t985 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_14 = t1038 & t1039;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1041 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_26 = t1041;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1042 = 56u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1043 = t985 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_15 = t1042 & t1043;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1045 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_29 = t1045;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1046 = 57u < end_11;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1047 = t985 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_16 = t1046 & t1047;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1049 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_30 = t1049;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t1050 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t1051 = first_query + t1050;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t1052 = t1051 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t1053 = t1052 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_12 = t1053 + 1u;
    const u32 t1055 = end_12 > seq_q ? end_12 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t1056 = t1055 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_13 = t1056 < seq_k ? t1056 : seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_14 = t1052 + seq_k;
    const u32 t1059 = end_14 > seq_q ? end_14 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 position_4 = t1059 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
    const u32 t1061 = position_4 > window_left ? position_4 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
    const u32 t1062 = t1061 - window_left;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t1063 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
    const u32 begin_5 = t1062 < t1063 ? t1062 : t1063;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t1065 = end_13 > column ? end_13 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 end_15 = t1065 - column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t1067 = begin_5 > column ? begin_5 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t1068 = t1067 - column;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1069 = 0u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1070 = t1068 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_17 = t1069 & t1070;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1072 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_3 = t1072;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1073 = 1u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1074 = t1068 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_18 = t1073 & t1074;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1076 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_4 = t1076;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1077 = 8u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1078 = t1068 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_19 = t1077 & t1078;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1080 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_7 = t1080;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1081 = 9u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1082 = t1068 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_20 = t1081 & t1082;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1084 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_8 = t1084;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1085 = 16u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1086 = t1068 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_21 = t1085 & t1086;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1088 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_11 = t1088;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1089 = 17u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1090 = t1068 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_22 = t1089 & t1090;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1092 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_12 = t1092;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1093 = 24u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1094 = t1068 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_23 = t1093 & t1094;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1096 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_15 = t1096;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1097 = 25u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1098 = t1068 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_24 = t1097 & t1098;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1100 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_16 = t1100;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1101 = 32u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1102 = t1068 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_25 = t1101 & t1102;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1104 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_19 = t1104;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1105 = 33u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1106 = t1068 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_26 = t1105 & t1106;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1108 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_20 = t1108;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1109 = 40u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1110 = t1068 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_27 = t1109 & t1110;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1112 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_23 = t1112;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1113 = 41u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1114 = t1068 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_28 = t1113 & t1114;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1116 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_24 = t1116;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1117 = 48u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1118 = t1068 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_29 = t1117 & t1118;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1120 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_27 = t1120;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1121 = 49u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1122 = t1068 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_30 = t1121 & t1122;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1124 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_28 = t1124;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1125 = 56u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1126 = t1068 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_31 = t1125 & t1126;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1128 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_31 = t1128;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1129 = 57u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool t1130 = t1068 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
    const bool visible_32 = t1129 & t1130;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1132 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_32 = t1132;
#line 165 "fa-kernels/src/attention/softmax.rs"
    const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1134;
    asm("max.f32 %0, %1, %2;" : "=f"(t1134) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1135;
    asm("max.f32 %0, %1, %2;" : "=f"(t1135) : "f"(t1134), "f"(s_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1136;
    asm("max.f32 %0, %1, %2;" : "=f"(t1136) : "f"(t1135), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1137;
    asm("max.f32 %0, %1, %2;" : "=f"(t1137) : "f"(t1136), "f"(s_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1138;
    asm("max.f32 %0, %1, %2;" : "=f"(t1138) : "f"(t1137), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1139;
    asm("max.f32 %0, %1, %2;" : "=f"(t1139) : "f"(t1138), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1140;
    asm("max.f32 %0, %1, %2;" : "=f"(t1140) : "f"(t1139), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1141;
    asm("max.f32 %0, %1, %2;" : "=f"(t1141) : "f"(t1140), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1142;
    asm("max.f32 %0, %1, %2;" : "=f"(t1142) : "f"(t1141), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1143;
    asm("max.f32 %0, %1, %2;" : "=f"(t1143) : "f"(t1142), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1144;
    asm("max.f32 %0, %1, %2;" : "=f"(t1144) : "f"(t1143), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1145;
    asm("max.f32 %0, %1, %2;" : "=f"(t1145) : "f"(t1144), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1146;
    asm("max.f32 %0, %1, %2;" : "=f"(t1146) : "f"(t1145), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1147;
    asm("max.f32 %0, %1, %2;" : "=f"(t1147) : "f"(t1146), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1148;
    asm("max.f32 %0, %1, %2;" : "=f"(t1148) : "f"(t1147), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1149;
    asm("max.f32 %0, %1, %2;" : "=f"(t1149) : "f"(t1148), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t1150;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1150) : "f"(t1149));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair;
    asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t1149), "f"(t1150));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t1152;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1152) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_1;
    asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t1152));
#line 204 "fa-kernels/src/attention/softmax.rs"
    const bool none = new_1 == __uint_as_float(0xff800000u);
    const f32 reference = none ? 0.0f : new_1;
#line 213 "fa-kernels/src/attention/softmax.rs"
    const f32 t1156 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
    const f32 t1157 = old + t1156;
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 rescale;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t1157));
#line 169 "fa-kernels/src/attention/softmax.rs"
    row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
    const f32 t1159 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1160 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent = s + t1160;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1162;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1162) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s = t1162;
    const f32 t1163 = t1159 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1164 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_2 = s_2 + t1164;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1166;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1166) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_2 = t1166;
    const f32 t1167 = t1163 + s_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1168 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_3 = s_5 + t1168;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1170;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1170) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_5 = t1170;
    const f32 t1171 = t1167 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1172 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_4 = s_6 + t1172;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1174;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1174) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_6 = t1174;
    const f32 t1175 = t1171 + s_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1176 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_5 = s_9 + t1176;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1178;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1178) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_9 = t1178;
    const f32 t1179 = t1175 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1180 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_6 = s_10 + t1180;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1182;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1182) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_10 = t1182;
    const f32 t1183 = t1179 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1184 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_7 = s_13 + t1184;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1186;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1186) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_13 = t1186;
    const f32 t1187 = t1183 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1188 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_8 = s_14 + t1188;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1190;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1190) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_14 = t1190;
    const f32 t1191 = t1187 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1192 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_9 = s_17 + t1192;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1194;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1194) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_17 = t1194;
    const f32 t1195 = t1191 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1196 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_10 = s_18 + t1196;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1198;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1198) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_18 = t1198;
    const f32 t1199 = t1195 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1200 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_11 = s_21 + t1200;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1202;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1202) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_21 = t1202;
    const f32 t1203 = t1199 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1204 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_12 = s_22 + t1204;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1206;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1206) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_22 = t1206;
    const f32 t1207 = t1203 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1208 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_13 = s_25 + t1208;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1210;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1210) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_25 = t1210;
    const f32 t1211 = t1207 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1212 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_14 = s_26 + t1212;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1214;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1214) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_26 = t1214;
    const f32 t1215 = t1211 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1216 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_15 = s_29 + t1216;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1218;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1218) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_29 = t1218;
    const f32 t1219 = t1215 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1220 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_16 = s_30 + t1220;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1222;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1222) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_30 = t1222;
    const f32 t1223 = t1219 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
    row_sum = t1223;
#line 165 "fa-kernels/src/attention/softmax.rs"
    const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1225;
    asm("max.f32 %0, %1, %2;" : "=f"(t1225) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1226;
    asm("max.f32 %0, %1, %2;" : "=f"(t1226) : "f"(t1225), "f"(s_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1227;
    asm("max.f32 %0, %1, %2;" : "=f"(t1227) : "f"(t1226), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1228;
    asm("max.f32 %0, %1, %2;" : "=f"(t1228) : "f"(t1227), "f"(s_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1229;
    asm("max.f32 %0, %1, %2;" : "=f"(t1229) : "f"(t1228), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1230;
    asm("max.f32 %0, %1, %2;" : "=f"(t1230) : "f"(t1229), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1231;
    asm("max.f32 %0, %1, %2;" : "=f"(t1231) : "f"(t1230), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1232;
    asm("max.f32 %0, %1, %2;" : "=f"(t1232) : "f"(t1231), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1233;
    asm("max.f32 %0, %1, %2;" : "=f"(t1233) : "f"(t1232), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1234;
    asm("max.f32 %0, %1, %2;" : "=f"(t1234) : "f"(t1233), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1235;
    asm("max.f32 %0, %1, %2;" : "=f"(t1235) : "f"(t1234), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1236;
    asm("max.f32 %0, %1, %2;" : "=f"(t1236) : "f"(t1235), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1237;
    asm("max.f32 %0, %1, %2;" : "=f"(t1237) : "f"(t1236), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1238;
    asm("max.f32 %0, %1, %2;" : "=f"(t1238) : "f"(t1237), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1239;
    asm("max.f32 %0, %1, %2;" : "=f"(t1239) : "f"(t1238), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1240;
    asm("max.f32 %0, %1, %2;" : "=f"(t1240) : "f"(t1239), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t1241;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1241) : "f"(t1240));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair_2;
    asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t1240), "f"(t1241));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t1243;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1243) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_2;
    asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t1243));
#line 204 "fa-kernels/src/attention/softmax.rs"
    const bool none_2 = new_2 == __uint_as_float(0xff800000u);
    const f32 reference_2 = none_2 ? 0.0f : new_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
    const f32 t1247 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
    const f32 t1248 = old_2 + t1247;
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 rescale_2;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t1248));
#line 169 "fa-kernels/src/attention/softmax.rs"
    row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
    const f32 t1250 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1251 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_17 = s_3 + t1251;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1253;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1253) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_3 = t1253;
    const f32 t1254 = t1250 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1255 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_18 = s_4 + t1255;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1257;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1257) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_4 = t1257;
    const f32 t1258 = t1254 + s_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1259 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_19 = s_7 + t1259;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1261;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1261) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_7 = t1261;
    const f32 t1262 = t1258 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1263 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_20 = s_8 + t1263;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1265;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1265) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_8 = t1265;
    const f32 t1266 = t1262 + s_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1267 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_21 = s_11 + t1267;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1269;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1269) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_11 = t1269;
    const f32 t1270 = t1266 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1271 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_22 = s_12 + t1271;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1273;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1273) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_12 = t1273;
    const f32 t1274 = t1270 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1275 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_23 = s_15 + t1275;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1277;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1277) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_15 = t1277;
    const f32 t1278 = t1274 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1279 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_24 = s_16 + t1279;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1281;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1281) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_16 = t1281;
    const f32 t1282 = t1278 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1283 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_25 = s_19 + t1283;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1285;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1285) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_19 = t1285;
    const f32 t1286 = t1282 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1287 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_26 = s_20 + t1287;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1289;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1289) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_20 = t1289;
    const f32 t1290 = t1286 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1291 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_27 = s_23 + t1291;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1293;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1293) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_23 = t1293;
    const f32 t1294 = t1290 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1295 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_28 = s_24 + t1295;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1297;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1297) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_24 = t1297;
    const f32 t1298 = t1294 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1299 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_29 = s_27 + t1299;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1301;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1301) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_27 = t1301;
    const f32 t1302 = t1298 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1303 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_30 = s_28 + t1303;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1305;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1305) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_28 = t1305;
    const f32 t1306 = t1302 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1307 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_31 = s_31 + t1307;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1309;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1309) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_31 = t1309;
    const f32 t1310 = t1306 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1311 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 exponent_32 = s_32 + t1311;
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1313;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1313) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_32 = t1313;
    const f32 t1314 = t1310 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t1314;
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1315;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1315) : "f"(s), "f"(s_2));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1316;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1316) : "f"(s_3), "f"(s_4));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1317;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1317) : "f"(s_5), "f"(s_6));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1318;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1318) : "f"(s_7), "f"(s_8));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1319;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1319) : "f"(s_9), "f"(s_10));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1320;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1320) : "f"(s_11), "f"(s_12));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1321;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1321) : "f"(s_13), "f"(s_14));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1322;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1322) : "f"(s_15), "f"(s_16));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1323;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1323) : "f"(s_17), "f"(s_18));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1324;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1324) : "f"(s_19), "f"(s_20));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1325;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1325) : "f"(s_21), "f"(s_22));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1326;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1326) : "f"(s_23), "f"(s_24));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1327;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1327) : "f"(s_25), "f"(s_26));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1328;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1328) : "f"(s_27), "f"(s_28));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1329;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1329) : "f"(s_29), "f"(s_30));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1330;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1330) : "f"(s_31), "f"(s_32));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1331;
    asm volatile("mov.b32 %0, %1;" : "=r"(t1331) : "r"(t353));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1332 = t1331 ^ 32u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1333 = t1331 ^ 64u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1334 = t1331 ^ 96u;
    const u32 t1335 = t149 + t1331;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1336 = t149 + t1332;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1337 = t149 + t1333;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1338 = t149 + t1334;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_161;
    u32 m_162;
    u32 m_163;
    u32 m_164;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t1335) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1315), "r"(t1316), "r"(t1317), "r"(t1318), "r"(m_161), "r"(m_162));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1315), "r"(t1316), "r"(t1317), "r"(t1318), "r"(m_163), "r"(m_164));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_165;
    u32 m_166;
    u32 m_167;
    u32 m_168;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t1336) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1315), "r"(t1316), "r"(t1317), "r"(t1318), "r"(m_165), "r"(m_166));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1315), "r"(t1316), "r"(t1317), "r"(t1318), "r"(m_167), "r"(m_168));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_169;
    u32 m_170;
    u32 m_171;
    u32 m_172;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t1337) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1315), "r"(t1316), "r"(t1317), "r"(t1318), "r"(m_169), "r"(m_170));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1315), "r"(t1316), "r"(t1317), "r"(t1318), "r"(m_171), "r"(m_172));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_173;
    u32 m_174;
    u32 m_175;
    u32 m_176;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t1338) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1315), "r"(t1316), "r"(t1317), "r"(t1318), "r"(m_173), "r"(m_174));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1315), "r"(t1316), "r"(t1317), "r"(t1318), "r"(m_175), "r"(m_176));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_177;
    u32 m_178;
    u32 m_179;
    u32 m_180;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t1335) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1315), "r"(t1316), "r"(t1317), "r"(t1318), "r"(m_177), "r"(m_178));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1315), "r"(t1316), "r"(t1317), "r"(t1318), "r"(m_179), "r"(m_180));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_181;
    u32 m_182;
    u32 m_183;
    u32 m_184;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t1336) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1315), "r"(t1316), "r"(t1317), "r"(t1318), "r"(m_181), "r"(m_182));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1315), "r"(t1316), "r"(t1317), "r"(t1318), "r"(m_183), "r"(m_184));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_185;
    u32 m_186;
    u32 m_187;
    u32 m_188;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t1337) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1315), "r"(t1316), "r"(t1317), "r"(t1318), "r"(m_185), "r"(m_186));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1315), "r"(t1316), "r"(t1317), "r"(t1318), "r"(m_187), "r"(m_188));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_189;
    u32 m_190;
    u32 m_191;
    u32 m_192;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t1338) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1315), "r"(t1316), "r"(t1317), "r"(t1318), "r"(m_189), "r"(m_190));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1315), "r"(t1316), "r"(t1317), "r"(t1318), "r"(m_191), "r"(m_192));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_193;
    u32 m_194;
    u32 m_195;
    u32 m_196;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t1335) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1319), "r"(t1320), "r"(t1321), "r"(t1322), "r"(m_193), "r"(m_194));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1319), "r"(t1320), "r"(t1321), "r"(t1322), "r"(m_195), "r"(m_196));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_197;
    u32 m_198;
    u32 m_199;
    u32 m_200;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t1336) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1319), "r"(t1320), "r"(t1321), "r"(t1322), "r"(m_197), "r"(m_198));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1319), "r"(t1320), "r"(t1321), "r"(t1322), "r"(m_199), "r"(m_200));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_201;
    u32 m_202;
    u32 m_203;
    u32 m_204;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t1337) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1319), "r"(t1320), "r"(t1321), "r"(t1322), "r"(m_201), "r"(m_202));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1319), "r"(t1320), "r"(t1321), "r"(t1322), "r"(m_203), "r"(m_204));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_205;
    u32 m_206;
    u32 m_207;
    u32 m_208;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t1338) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1319), "r"(t1320), "r"(t1321), "r"(t1322), "r"(m_205), "r"(m_206));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1319), "r"(t1320), "r"(t1321), "r"(t1322), "r"(m_207), "r"(m_208));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_209;
    u32 m_210;
    u32 m_211;
    u32 m_212;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t1335) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1319), "r"(t1320), "r"(t1321), "r"(t1322), "r"(m_209), "r"(m_210));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1319), "r"(t1320), "r"(t1321), "r"(t1322), "r"(m_211), "r"(m_212));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_213;
    u32 m_214;
    u32 m_215;
    u32 m_216;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t1336) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1319), "r"(t1320), "r"(t1321), "r"(t1322), "r"(m_213), "r"(m_214));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1319), "r"(t1320), "r"(t1321), "r"(t1322), "r"(m_215), "r"(m_216));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_217;
    u32 m_218;
    u32 m_219;
    u32 m_220;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t1337) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1319), "r"(t1320), "r"(t1321), "r"(t1322), "r"(m_217), "r"(m_218));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1319), "r"(t1320), "r"(t1321), "r"(t1322), "r"(m_219), "r"(m_220));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_221;
    u32 m_222;
    u32 m_223;
    u32 m_224;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t1338) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1319), "r"(t1320), "r"(t1321), "r"(t1322), "r"(m_221), "r"(m_222));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1319), "r"(t1320), "r"(t1321), "r"(t1322), "r"(m_223), "r"(m_224));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_225;
    u32 m_226;
    u32 m_227;
    u32 m_228;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t1335) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1323), "r"(t1324), "r"(t1325), "r"(t1326), "r"(m_225), "r"(m_226));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1323), "r"(t1324), "r"(t1325), "r"(t1326), "r"(m_227), "r"(m_228));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_229;
    u32 m_230;
    u32 m_231;
    u32 m_232;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t1336) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1323), "r"(t1324), "r"(t1325), "r"(t1326), "r"(m_229), "r"(m_230));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1323), "r"(t1324), "r"(t1325), "r"(t1326), "r"(m_231), "r"(m_232));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_233;
    u32 m_234;
    u32 m_235;
    u32 m_236;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t1337) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1323), "r"(t1324), "r"(t1325), "r"(t1326), "r"(m_233), "r"(m_234));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1323), "r"(t1324), "r"(t1325), "r"(t1326), "r"(m_235), "r"(m_236));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_237;
    u32 m_238;
    u32 m_239;
    u32 m_240;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t1338) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1323), "r"(t1324), "r"(t1325), "r"(t1326), "r"(m_237), "r"(m_238));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1323), "r"(t1324), "r"(t1325), "r"(t1326), "r"(m_239), "r"(m_240));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_241;
    u32 m_242;
    u32 m_243;
    u32 m_244;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t1335) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1323), "r"(t1324), "r"(t1325), "r"(t1326), "r"(m_241), "r"(m_242));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1323), "r"(t1324), "r"(t1325), "r"(t1326), "r"(m_243), "r"(m_244));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_245;
    u32 m_246;
    u32 m_247;
    u32 m_248;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t1336) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1323), "r"(t1324), "r"(t1325), "r"(t1326), "r"(m_245), "r"(m_246));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1323), "r"(t1324), "r"(t1325), "r"(t1326), "r"(m_247), "r"(m_248));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_249;
    u32 m_250;
    u32 m_251;
    u32 m_252;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t1337) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1323), "r"(t1324), "r"(t1325), "r"(t1326), "r"(m_249), "r"(m_250));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1323), "r"(t1324), "r"(t1325), "r"(t1326), "r"(m_251), "r"(m_252));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_253;
    u32 m_254;
    u32 m_255;
    u32 m_256;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t1338) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1323), "r"(t1324), "r"(t1325), "r"(t1326), "r"(m_253), "r"(m_254));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1323), "r"(t1324), "r"(t1325), "r"(t1326), "r"(m_255), "r"(m_256));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_257;
    u32 m_258;
    u32 m_259;
    u32 m_260;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t1335) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1327), "r"(t1328), "r"(t1329), "r"(t1330), "r"(m_257), "r"(m_258));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1327), "r"(t1328), "r"(t1329), "r"(t1330), "r"(m_259), "r"(m_260));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_261;
    u32 m_262;
    u32 m_263;
    u32 m_264;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t1336) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1327), "r"(t1328), "r"(t1329), "r"(t1330), "r"(m_261), "r"(m_262));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1327), "r"(t1328), "r"(t1329), "r"(t1330), "r"(m_263), "r"(m_264));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_265;
    u32 m_266;
    u32 m_267;
    u32 m_268;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t1337) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1327), "r"(t1328), "r"(t1329), "r"(t1330), "r"(m_265), "r"(m_266));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1327), "r"(t1328), "r"(t1329), "r"(t1330), "r"(m_267), "r"(m_268));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_269;
    u32 m_270;
    u32 m_271;
    u32 m_272;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t1338) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1327), "r"(t1328), "r"(t1329), "r"(t1330), "r"(m_269), "r"(m_270));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1327), "r"(t1328), "r"(t1329), "r"(t1330), "r"(m_271), "r"(m_272));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_273;
    u32 m_274;
    u32 m_275;
    u32 m_276;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t1335) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1327), "r"(t1328), "r"(t1329), "r"(t1330), "r"(m_273), "r"(m_274));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1327), "r"(t1328), "r"(t1329), "r"(t1330), "r"(m_275), "r"(m_276));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_277;
    u32 m_278;
    u32 m_279;
    u32 m_280;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t1336) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1327), "r"(t1328), "r"(t1329), "r"(t1330), "r"(m_277), "r"(m_278));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1327), "r"(t1328), "r"(t1329), "r"(t1330), "r"(m_279), "r"(m_280));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_281;
    u32 m_282;
    u32 m_283;
    u32 m_284;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t1337) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1327), "r"(t1328), "r"(t1329), "r"(t1330), "r"(m_281), "r"(m_282));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1327), "r"(t1328), "r"(t1329), "r"(t1330), "r"(m_283), "r"(m_284));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_285;
    u32 m_286;
    u32 m_287;
    u32 m_288;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t1338) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1327), "r"(t1328), "r"(t1329), "r"(t1330), "r"(m_285), "r"(m_286));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1327), "r"(t1328), "r"(t1329), "r"(t1330), "r"(m_287), "r"(m_288));
#line 84 "fa-kernels/src/attention/forward/mma/tile.rs"
    #pragma unroll 1
    for (u32 i = 1u; i < count; i += 1u) {
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 t1339 = end_7 - 1u;
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 number_3 = t1339 - i;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_5 = number_3 << 6u;
        const u32 t1342 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1343 = t149 + t194;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1344 = (u64)first_key_5 * t187;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1345 = t198 + t1344;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1346 = t1345 + t199;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1347 = t1346 + t199;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1348 = t1347 + t199;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1349 = t189 < t1342;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1350 = t1349 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1343), "l"(t1345), "r"(t1350) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1351 = t189 < t1342;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1352 = t1351 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1343), "l"(t1346), "r"(t1352) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1353 = t189 < t1342;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1354 = t1353 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1343), "l"(t1347), "r"(t1354) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1355 = t189 < t1342;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1356 = t1355 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1343), "l"(t1348), "r"(t1356) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1357 = t1345 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1358 = t189 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1359 = t1358 < t1342;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1360 = t1359 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1343), "l"(t1357), "r"(t1360) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1361 = t1346 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1362 = t189 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1363 = t1362 < t1342;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1364 = t1363 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1343), "l"(t1361), "r"(t1364) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1365 = t1347 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1366 = t189 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1367 = t1366 < t1342;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1368 = t1367 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1343), "l"(t1365), "r"(t1368) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1369 = t1348 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1370 = t189 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1371 = t1370 < t1342;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1372 = t1371 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1343), "l"(t1369), "r"(t1372) : "memory");
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
        u32 t1373;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1373) : "r"(t346));
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1374 = t1373 ^ 32u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1375 = t1373 ^ 64u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1376 = t1373 ^ 96u;
        const u32 t1377 = t148 + t1373;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1378;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1378) : "r"(t335));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_289;
        u32 m_290;
        u32 m_291;
        u32 m_292;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t1378) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_293;
        u32 m_294;
        u32 m_295;
        u32 m_296;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t1377) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_293), "r"(m_294));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_295), "r"(m_296));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_297;
        u32 m_298;
        u32 m_299;
        u32 m_300;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t1377) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_297), "r"(m_298));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_299), "r"(m_300));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_301;
        u32 m_302;
        u32 m_303;
        u32 m_304;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t1377) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_301), "r"(m_302));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_303), "r"(m_304));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_305;
        u32 m_306;
        u32 m_307;
        u32 m_308;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t1377) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_305), "r"(m_306));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_307), "r"(m_308));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1379 = t148 + t1374;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1380;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1380) : "r"(t335));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1381 = t1380 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_309;
        u32 m_310;
        u32 m_311;
        u32 m_312;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t1381) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_313;
        u32 m_314;
        u32 m_315;
        u32 m_316;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t1379) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_313), "r"(m_314));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_315), "r"(m_316));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_317;
        u32 m_318;
        u32 m_319;
        u32 m_320;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t1379) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_317), "r"(m_318));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_319), "r"(m_320));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_321;
        u32 m_322;
        u32 m_323;
        u32 m_324;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t1379) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_321), "r"(m_322));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_323), "r"(m_324));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_325;
        u32 m_326;
        u32 m_327;
        u32 m_328;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t1379) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_325), "r"(m_326));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_327), "r"(m_328));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1382 = t148 + t1375;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1383;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1383) : "r"(t335));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1384 = t1383 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_329;
        u32 m_330;
        u32 m_331;
        u32 m_332;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t1384) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_333;
        u32 m_334;
        u32 m_335;
        u32 m_336;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t1382) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_333), "r"(m_334));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_335), "r"(m_336));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_337;
        u32 m_338;
        u32 m_339;
        u32 m_340;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t1382) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_337), "r"(m_338));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_339), "r"(m_340));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_341;
        u32 m_342;
        u32 m_343;
        u32 m_344;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t1382) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_341), "r"(m_342));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_343), "r"(m_344));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_345;
        u32 m_346;
        u32 m_347;
        u32 m_348;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t1382) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_345), "r"(m_346));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_347), "r"(m_348));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1385 = t148 + t1376;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1386;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1386) : "r"(t335));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1387 = t1386 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_349;
        u32 m_350;
        u32 m_351;
        u32 m_352;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t1387) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_353;
        u32 m_354;
        u32 m_355;
        u32 m_356;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t1385) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_353), "r"(m_354));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_355), "r"(m_356));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_357;
        u32 m_358;
        u32 m_359;
        u32 m_360;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t1385) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_357), "r"(m_358));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_359), "r"(m_360));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_361;
        u32 m_362;
        u32 m_363;
        u32 m_364;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t1385) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_361), "r"(m_362));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_363), "r"(m_364));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_365;
        u32 m_366;
        u32 m_367;
        u32 m_368;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t1385) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_365), "r"(m_366));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_367), "r"(m_368));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1388;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1388) : "r"(t335));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_369;
        u32 m_370;
        u32 m_371;
        u32 m_372;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_369), "=r"(m_370), "=r"(m_371), "=r"(m_372) : "r"(t1388) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_373;
        u32 m_374;
        u32 m_375;
        u32 m_376;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_373), "=r"(m_374), "=r"(m_375), "=r"(m_376) : "r"(t1377) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_373), "r"(m_374));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_375), "r"(m_376));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_377;
        u32 m_378;
        u32 m_379;
        u32 m_380;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_377), "=r"(m_378), "=r"(m_379), "=r"(m_380) : "r"(t1377) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_377), "r"(m_378));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_379), "r"(m_380));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_381;
        u32 m_382;
        u32 m_383;
        u32 m_384;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_381), "=r"(m_382), "=r"(m_383), "=r"(m_384) : "r"(t1377) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_381), "r"(m_382));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_383), "r"(m_384));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_385;
        u32 m_386;
        u32 m_387;
        u32 m_388;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_385), "=r"(m_386), "=r"(m_387), "=r"(m_388) : "r"(t1377) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_385), "r"(m_386));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_387), "r"(m_388));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1389;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1389) : "r"(t335));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1390 = t1389 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_389;
        u32 m_390;
        u32 m_391;
        u32 m_392;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_389), "=r"(m_390), "=r"(m_391), "=r"(m_392) : "r"(t1390) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_393;
        u32 m_394;
        u32 m_395;
        u32 m_396;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_393), "=r"(m_394), "=r"(m_395), "=r"(m_396) : "r"(t1379) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_393), "r"(m_394));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_395), "r"(m_396));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_397;
        u32 m_398;
        u32 m_399;
        u32 m_400;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_397), "=r"(m_398), "=r"(m_399), "=r"(m_400) : "r"(t1379) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_397), "r"(m_398));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_399), "r"(m_400));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_401;
        u32 m_402;
        u32 m_403;
        u32 m_404;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_401), "=r"(m_402), "=r"(m_403), "=r"(m_404) : "r"(t1379) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_401), "r"(m_402));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_403), "r"(m_404));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_405;
        u32 m_406;
        u32 m_407;
        u32 m_408;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_405), "=r"(m_406), "=r"(m_407), "=r"(m_408) : "r"(t1379) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_405), "r"(m_406));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_407), "r"(m_408));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1391;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1391) : "r"(t335));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1392 = t1391 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_409;
        u32 m_410;
        u32 m_411;
        u32 m_412;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_409), "=r"(m_410), "=r"(m_411), "=r"(m_412) : "r"(t1392) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_413;
        u32 m_414;
        u32 m_415;
        u32 m_416;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_413), "=r"(m_414), "=r"(m_415), "=r"(m_416) : "r"(t1382) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_413), "r"(m_414));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_415), "r"(m_416));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_417;
        u32 m_418;
        u32 m_419;
        u32 m_420;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_417), "=r"(m_418), "=r"(m_419), "=r"(m_420) : "r"(t1382) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_417), "r"(m_418));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_419), "r"(m_420));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_421;
        u32 m_422;
        u32 m_423;
        u32 m_424;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_421), "=r"(m_422), "=r"(m_423), "=r"(m_424) : "r"(t1382) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_421), "r"(m_422));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_423), "r"(m_424));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_425;
        u32 m_426;
        u32 m_427;
        u32 m_428;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_425), "=r"(m_426), "=r"(m_427), "=r"(m_428) : "r"(t1382) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_425), "r"(m_426));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_427), "r"(m_428));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1393;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1393) : "r"(t335));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1394 = t1393 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_429;
        u32 m_430;
        u32 m_431;
        u32 m_432;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_429), "=r"(m_430), "=r"(m_431), "=r"(m_432) : "r"(t1394) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_433;
        u32 m_434;
        u32 m_435;
        u32 m_436;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_433), "=r"(m_434), "=r"(m_435), "=r"(m_436) : "r"(t1385) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_433), "r"(m_434));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_435), "r"(m_436));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_437;
        u32 m_438;
        u32 m_439;
        u32 m_440;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_437), "=r"(m_438), "=r"(m_439), "=r"(m_440) : "r"(t1385) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_437), "r"(m_438));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_439), "r"(m_440));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_441;
        u32 m_442;
        u32 m_443;
        u32 m_444;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_441), "=r"(m_442), "=r"(m_443), "=r"(m_444) : "r"(t1385) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_441), "r"(m_442));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_443), "r"(m_444));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_445;
        u32 m_446;
        u32 m_447;
        u32 m_448;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_445), "=r"(m_446), "=r"(m_447), "=r"(m_448) : "r"(t1385) : "memory");
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
        const bool t1396 = next < count;
#line 418 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t1396) {
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t1397 = end_7 - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 number_4 = t1397 - next;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_6 = number_4 << 6u;
            const u32 t1400 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1401 = t148 + t169;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1402 = (u64)first_key_6 * t162;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1403 = t173 + t1402;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1404 = t1403 + t174;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1405 = t1404 + t174;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1406 = t1405 + t174;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1407 = t164 < t1400;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1408 = t1407 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1401), "l"(t1403), "r"(t1408) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1409 = t164 < t1400;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1410 = t1409 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1401), "l"(t1404), "r"(t1410) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1411 = t164 < t1400;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1412 = t1411 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1401), "l"(t1405), "r"(t1412) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1413 = t164 < t1400;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1414 = t1413 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1401), "l"(t1406), "r"(t1414) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1415 = t1403 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1416 = t164 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1417 = t1416 < t1400;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1418 = t1417 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1401), "l"(t1415), "r"(t1418) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1419 = t1404 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1420 = t164 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1421 = t1420 < t1400;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1422 = t1421 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1401), "l"(t1419), "r"(t1422) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1423 = t1405 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1424 = t164 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1425 = t1424 < t1400;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1426 = t1425 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1401), "l"(t1423), "r"(t1426) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1427 = t1406 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1428 = t164 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1429 = t1428 < t1400;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1430 = t1429 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1401), "l"(t1427), "r"(t1430) : "memory");
        }
#line 422 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1431;
        asm("abs.f32 %0, %1;" : "=f"(t1431) : "f"(s_33));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1432;
        asm("abs.f32 %0, %1;" : "=f"(t1432) : "f"(s_34));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1433;
        asm("abs.f32 %0, %1;" : "=f"(t1433) : "f"(s_35));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1434;
        asm("abs.f32 %0, %1;" : "=f"(t1434) : "f"(s_36));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1435;
        asm("abs.f32 %0, %1;" : "=f"(t1435) : "f"(s_37));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1436;
        asm("max.f32 %0, %1, %2;" : "=f"(t1436) : "f"(t1431), "f"(t1435));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1437;
        asm("abs.f32 %0, %1;" : "=f"(t1437) : "f"(s_38));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1438;
        asm("max.f32 %0, %1, %2;" : "=f"(t1438) : "f"(t1432), "f"(t1437));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1439;
        asm("abs.f32 %0, %1;" : "=f"(t1439) : "f"(s_39));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1440;
        asm("max.f32 %0, %1, %2;" : "=f"(t1440) : "f"(t1433), "f"(t1439));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1441;
        asm("abs.f32 %0, %1;" : "=f"(t1441) : "f"(s_40));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1442;
        asm("max.f32 %0, %1, %2;" : "=f"(t1442) : "f"(t1434), "f"(t1441));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1443;
        asm("abs.f32 %0, %1;" : "=f"(t1443) : "f"(s_41));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1444;
        asm("max.f32 %0, %1, %2;" : "=f"(t1444) : "f"(t1436), "f"(t1443));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1445;
        asm("abs.f32 %0, %1;" : "=f"(t1445) : "f"(s_42));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1446;
        asm("max.f32 %0, %1, %2;" : "=f"(t1446) : "f"(t1438), "f"(t1445));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1447;
        asm("abs.f32 %0, %1;" : "=f"(t1447) : "f"(s_43));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1448;
        asm("max.f32 %0, %1, %2;" : "=f"(t1448) : "f"(t1440), "f"(t1447));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1449;
        asm("abs.f32 %0, %1;" : "=f"(t1449) : "f"(s_44));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1450;
        asm("max.f32 %0, %1, %2;" : "=f"(t1450) : "f"(t1442), "f"(t1449));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1451;
        asm("abs.f32 %0, %1;" : "=f"(t1451) : "f"(s_45));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1452;
        asm("max.f32 %0, %1, %2;" : "=f"(t1452) : "f"(t1444), "f"(t1451));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1453;
        asm("abs.f32 %0, %1;" : "=f"(t1453) : "f"(s_46));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1454;
        asm("max.f32 %0, %1, %2;" : "=f"(t1454) : "f"(t1446), "f"(t1453));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1455;
        asm("abs.f32 %0, %1;" : "=f"(t1455) : "f"(s_47));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1456;
        asm("max.f32 %0, %1, %2;" : "=f"(t1456) : "f"(t1448), "f"(t1455));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1457;
        asm("abs.f32 %0, %1;" : "=f"(t1457) : "f"(s_48));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1458;
        asm("max.f32 %0, %1, %2;" : "=f"(t1458) : "f"(t1450), "f"(t1457));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1459;
        asm("abs.f32 %0, %1;" : "=f"(t1459) : "f"(s_49));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1460;
        asm("max.f32 %0, %1, %2;" : "=f"(t1460) : "f"(t1452), "f"(t1459));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1461;
        asm("abs.f32 %0, %1;" : "=f"(t1461) : "f"(s_50));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1462;
        asm("max.f32 %0, %1, %2;" : "=f"(t1462) : "f"(t1454), "f"(t1461));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1463;
        asm("abs.f32 %0, %1;" : "=f"(t1463) : "f"(s_51));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1464;
        asm("max.f32 %0, %1, %2;" : "=f"(t1464) : "f"(t1456), "f"(t1463));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1465;
        asm("abs.f32 %0, %1;" : "=f"(t1465) : "f"(s_52));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1466;
        asm("max.f32 %0, %1, %2;" : "=f"(t1466) : "f"(t1458), "f"(t1465));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1467;
        asm("abs.f32 %0, %1;" : "=f"(t1467) : "f"(s_53));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1468;
        asm("max.f32 %0, %1, %2;" : "=f"(t1468) : "f"(t1460), "f"(t1467));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1469;
        asm("abs.f32 %0, %1;" : "=f"(t1469) : "f"(s_54));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1470;
        asm("max.f32 %0, %1, %2;" : "=f"(t1470) : "f"(t1462), "f"(t1469));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1471;
        asm("abs.f32 %0, %1;" : "=f"(t1471) : "f"(s_55));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1472;
        asm("max.f32 %0, %1, %2;" : "=f"(t1472) : "f"(t1464), "f"(t1471));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1473;
        asm("abs.f32 %0, %1;" : "=f"(t1473) : "f"(s_56));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1474;
        asm("max.f32 %0, %1, %2;" : "=f"(t1474) : "f"(t1466), "f"(t1473));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1475;
        asm("abs.f32 %0, %1;" : "=f"(t1475) : "f"(s_57));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1476;
        asm("max.f32 %0, %1, %2;" : "=f"(t1476) : "f"(t1468), "f"(t1475));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1477;
        asm("abs.f32 %0, %1;" : "=f"(t1477) : "f"(s_58));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1478;
        asm("max.f32 %0, %1, %2;" : "=f"(t1478) : "f"(t1470), "f"(t1477));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1479;
        asm("abs.f32 %0, %1;" : "=f"(t1479) : "f"(s_59));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1480;
        asm("max.f32 %0, %1, %2;" : "=f"(t1480) : "f"(t1472), "f"(t1479));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1481;
        asm("abs.f32 %0, %1;" : "=f"(t1481) : "f"(s_60));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1482;
        asm("max.f32 %0, %1, %2;" : "=f"(t1482) : "f"(t1474), "f"(t1481));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1483;
        asm("abs.f32 %0, %1;" : "=f"(t1483) : "f"(s_61));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1484;
        asm("max.f32 %0, %1, %2;" : "=f"(t1484) : "f"(t1476), "f"(t1483));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1485;
        asm("abs.f32 %0, %1;" : "=f"(t1485) : "f"(s_62));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1486;
        asm("max.f32 %0, %1, %2;" : "=f"(t1486) : "f"(t1478), "f"(t1485));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1487;
        asm("abs.f32 %0, %1;" : "=f"(t1487) : "f"(s_63));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1488;
        asm("max.f32 %0, %1, %2;" : "=f"(t1488) : "f"(t1480), "f"(t1487));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1489;
        asm("abs.f32 %0, %1;" : "=f"(t1489) : "f"(s_64));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1490;
        asm("max.f32 %0, %1, %2;" : "=f"(t1490) : "f"(t1482), "f"(t1489));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1491;
        asm("max.f32 %0, %1, %2;" : "=f"(t1491) : "f"(t1484), "f"(t1486));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t1492;
        asm("max.f32 %0, %1, %2;" : "=f"(t1492) : "f"(t1488), "f"(t1490));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 largest_2;
        asm("max.f32 %0, %1, %2;" : "=f"(largest_2) : "f"(t1491), "f"(t1492));
#line 68 "fa-kernels/src/attention/options/small.rs"
        const bool is_small_3 = largest_2 < small;
        const bool t1495 = !is_small_3;
#line 69 "fa-kernels/src/attention/options/small.rs"
        const bool t1496 = __any_sync(0xffffffffu, t1495);
#line 183 "fa-kernels/src/attention/options/softcap.rs"
        if (t1496) {
#line 68 "fa-kernels/src/attention/options/small.rs"
            const bool is_small_4 = largest_2 < small_2;
            const bool t1498 = !is_small_4;
#line 69 "fa-kernels/src/attention/options/small.rs"
            const bool t1499 = __any_sync(0xffffffffu, t1498);
#line 184 "fa-kernels/src/attention/options/softcap.rs"
            if (t1499) {
                const f32 t1500 = softcap_scale * -2.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1501 = s_33 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1502;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1502) : "f"(t1501));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1503 = t1502 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1504;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1504) : "f"(t1503));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1505;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1505) : "f"(t1504), "f"(t1500), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_33 = t1505;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1506 = s_34 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1507;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1507) : "f"(t1506));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1508 = t1507 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1509;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1509) : "f"(t1508));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1510;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1510) : "f"(t1509), "f"(t1500), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_34 = t1510;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1511 = s_35 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1512;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1512) : "f"(t1511));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1513 = t1512 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1514;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1514) : "f"(t1513));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1515;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1515) : "f"(t1514), "f"(t1500), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_35 = t1515;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1516 = s_36 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1517;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1517) : "f"(t1516));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1518 = t1517 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1519;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1519) : "f"(t1518));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1520;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1520) : "f"(t1519), "f"(t1500), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_36 = t1520;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1521 = s_37 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1522;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1522) : "f"(t1521));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1523 = t1522 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1524;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1524) : "f"(t1523));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1525;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1525) : "f"(t1524), "f"(t1500), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_37 = t1525;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1526 = s_38 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1527;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1527) : "f"(t1526));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1528 = t1527 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1529;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1529) : "f"(t1528));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1530;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1530) : "f"(t1529), "f"(t1500), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_38 = t1530;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1531 = s_39 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1532;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1532) : "f"(t1531));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1533 = t1532 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1534;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1534) : "f"(t1533));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1535;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1535) : "f"(t1534), "f"(t1500), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_39 = t1535;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1536 = s_40 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1537;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1537) : "f"(t1536));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1538 = t1537 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1539;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1539) : "f"(t1538));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1540;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1540) : "f"(t1539), "f"(t1500), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_40 = t1540;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1541 = s_41 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1542;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1542) : "f"(t1541));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1543 = t1542 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1544;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1544) : "f"(t1543));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1545;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1545) : "f"(t1544), "f"(t1500), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_41 = t1545;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1546 = s_42 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1547;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1547) : "f"(t1546));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1548 = t1547 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1549;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1549) : "f"(t1548));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1550;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1550) : "f"(t1549), "f"(t1500), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_42 = t1550;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1551 = s_43 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1552;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1552) : "f"(t1551));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1553 = t1552 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1554;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1554) : "f"(t1553));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1555;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1555) : "f"(t1554), "f"(t1500), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_43 = t1555;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1556 = s_44 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1557;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1557) : "f"(t1556));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1558 = t1557 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1559;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1559) : "f"(t1558));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1560;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1560) : "f"(t1559), "f"(t1500), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_44 = t1560;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1561 = s_45 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1562;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1562) : "f"(t1561));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1563 = t1562 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1564;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1564) : "f"(t1563));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1565;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1565) : "f"(t1564), "f"(t1500), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_45 = t1565;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1566 = s_46 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1567;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1567) : "f"(t1566));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1568 = t1567 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1569;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1569) : "f"(t1568));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1570;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1570) : "f"(t1569), "f"(t1500), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_46 = t1570;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1571 = s_47 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1572;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1572) : "f"(t1571));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1573 = t1572 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1574;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1574) : "f"(t1573));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1575;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1575) : "f"(t1574), "f"(t1500), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_47 = t1575;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1576 = s_48 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1577;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1577) : "f"(t1576));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1578 = t1577 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1579;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1579) : "f"(t1578));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1580;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1580) : "f"(t1579), "f"(t1500), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_48 = t1580;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1581 = s_49 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1582;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1582) : "f"(t1581));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1583 = t1582 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1584;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1584) : "f"(t1583));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1585;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1585) : "f"(t1584), "f"(t1500), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_49 = t1585;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1586 = s_50 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1587;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1587) : "f"(t1586));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1588 = t1587 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1589;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1589) : "f"(t1588));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1590;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1590) : "f"(t1589), "f"(t1500), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_50 = t1590;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1591 = s_51 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1592;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1592) : "f"(t1591));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1593 = t1592 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1594;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1594) : "f"(t1593));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1595;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1595) : "f"(t1594), "f"(t1500), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_51 = t1595;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1596 = s_52 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1597;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1597) : "f"(t1596));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1598 = t1597 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1599;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1599) : "f"(t1598));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1600;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1600) : "f"(t1599), "f"(t1500), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_52 = t1600;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1601 = s_53 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1602;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1602) : "f"(t1601));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1603 = t1602 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1604;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1604) : "f"(t1603));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1605;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1605) : "f"(t1604), "f"(t1500), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_53 = t1605;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1606 = s_54 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1607;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1607) : "f"(t1606));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1608 = t1607 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1609;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1609) : "f"(t1608));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1610;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1610) : "f"(t1609), "f"(t1500), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_54 = t1610;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1611 = s_55 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1612;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1612) : "f"(t1611));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1613 = t1612 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1614;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1614) : "f"(t1613));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1615;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1615) : "f"(t1614), "f"(t1500), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_55 = t1615;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1616 = s_56 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1617;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1617) : "f"(t1616));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1618 = t1617 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1619;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1619) : "f"(t1618));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1620;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1620) : "f"(t1619), "f"(t1500), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_56 = t1620;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1621 = s_57 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1622;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1622) : "f"(t1621));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1623 = t1622 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1624;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1624) : "f"(t1623));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1625;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1625) : "f"(t1624), "f"(t1500), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_57 = t1625;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1626 = s_58 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1627;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1627) : "f"(t1626));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1628 = t1627 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1629;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1629) : "f"(t1628));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1630;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1630) : "f"(t1629), "f"(t1500), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_58 = t1630;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1631 = s_59 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1632;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1632) : "f"(t1631));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1633 = t1632 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1634;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1634) : "f"(t1633));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1635;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1635) : "f"(t1634), "f"(t1500), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_59 = t1635;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1636 = s_60 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1637;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1637) : "f"(t1636));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1638 = t1637 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1639;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1639) : "f"(t1638));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1640;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1640) : "f"(t1639), "f"(t1500), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_60 = t1640;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1641 = s_61 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1642;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1642) : "f"(t1641));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1643 = t1642 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1644;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1644) : "f"(t1643));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1645;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1645) : "f"(t1644), "f"(t1500), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_61 = t1645;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1646 = s_62 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1647;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1647) : "f"(t1646));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1648 = t1647 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1649;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1649) : "f"(t1648));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1650;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1650) : "f"(t1649), "f"(t1500), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_62 = t1650;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1651 = s_63 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1652;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1652) : "f"(t1651));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1653 = t1652 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1654;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1654) : "f"(t1653));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1655;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1655) : "f"(t1654), "f"(t1500), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_63 = t1655;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1656 = s_64 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1657;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1657) : "f"(t1656));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1658 = t1657 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1659;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1659) : "f"(t1658));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1660;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1660) : "f"(t1659), "f"(t1500), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_64 = t1660;
            } else {
                const f32 t1661 = s_33 * s_33;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1662;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1662) : "f"(coefficient_4), "f"(t1661), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1663;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1663) : "f"(t1662), "f"(t1661), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1664;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1664) : "f"(t1663), "f"(t1661), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1665;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1665) : "f"(t1664), "f"(t1661), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1666 = s_33 * t1665;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_33 = t1666;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1667 = s_34 * s_34;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1668;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1668) : "f"(coefficient_4), "f"(t1667), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1669;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1669) : "f"(t1668), "f"(t1667), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1670;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1670) : "f"(t1669), "f"(t1667), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1671;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1671) : "f"(t1670), "f"(t1667), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1672 = s_34 * t1671;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_34 = t1672;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1673 = s_35 * s_35;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1674;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1674) : "f"(coefficient_4), "f"(t1673), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1675;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1675) : "f"(t1674), "f"(t1673), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1676;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1676) : "f"(t1675), "f"(t1673), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1677;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1677) : "f"(t1676), "f"(t1673), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1678 = s_35 * t1677;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_35 = t1678;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1679 = s_36 * s_36;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1680;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1680) : "f"(coefficient_4), "f"(t1679), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1681;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1681) : "f"(t1680), "f"(t1679), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1682;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1682) : "f"(t1681), "f"(t1679), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1683;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1683) : "f"(t1682), "f"(t1679), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1684 = s_36 * t1683;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_36 = t1684;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1685 = s_37 * s_37;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1686;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1686) : "f"(coefficient_4), "f"(t1685), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1687;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1687) : "f"(t1686), "f"(t1685), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1688;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1688) : "f"(t1687), "f"(t1685), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1689;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1689) : "f"(t1688), "f"(t1685), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1690 = s_37 * t1689;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_37 = t1690;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1691 = s_38 * s_38;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1692;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1692) : "f"(coefficient_4), "f"(t1691), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1693;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1693) : "f"(t1692), "f"(t1691), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1694;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1694) : "f"(t1693), "f"(t1691), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1695;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1695) : "f"(t1694), "f"(t1691), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1696 = s_38 * t1695;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_38 = t1696;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1697 = s_39 * s_39;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1698;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1698) : "f"(coefficient_4), "f"(t1697), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1699;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1699) : "f"(t1698), "f"(t1697), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1700;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1700) : "f"(t1699), "f"(t1697), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1701;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1701) : "f"(t1700), "f"(t1697), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1702 = s_39 * t1701;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_39 = t1702;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1703 = s_40 * s_40;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1704;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1704) : "f"(coefficient_4), "f"(t1703), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1705;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1705) : "f"(t1704), "f"(t1703), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1706;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1706) : "f"(t1705), "f"(t1703), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1707;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1707) : "f"(t1706), "f"(t1703), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1708 = s_40 * t1707;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_40 = t1708;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1709 = s_41 * s_41;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1710;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1710) : "f"(coefficient_4), "f"(t1709), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1711;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1711) : "f"(t1710), "f"(t1709), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1712;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1712) : "f"(t1711), "f"(t1709), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1713;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1713) : "f"(t1712), "f"(t1709), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1714 = s_41 * t1713;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_41 = t1714;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1715 = s_42 * s_42;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1716;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1716) : "f"(coefficient_4), "f"(t1715), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1717;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1717) : "f"(t1716), "f"(t1715), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1718;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1718) : "f"(t1717), "f"(t1715), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1719;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1719) : "f"(t1718), "f"(t1715), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1720 = s_42 * t1719;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_42 = t1720;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1721 = s_43 * s_43;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1722;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1722) : "f"(coefficient_4), "f"(t1721), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1723;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1723) : "f"(t1722), "f"(t1721), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1724;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1724) : "f"(t1723), "f"(t1721), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1725;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1725) : "f"(t1724), "f"(t1721), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1726 = s_43 * t1725;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_43 = t1726;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1727 = s_44 * s_44;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1728;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1728) : "f"(coefficient_4), "f"(t1727), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1729;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1729) : "f"(t1728), "f"(t1727), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1730;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1730) : "f"(t1729), "f"(t1727), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1731;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1731) : "f"(t1730), "f"(t1727), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1732 = s_44 * t1731;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_44 = t1732;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1733 = s_45 * s_45;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1734;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1734) : "f"(coefficient_4), "f"(t1733), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1735;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1735) : "f"(t1734), "f"(t1733), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1736;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1736) : "f"(t1735), "f"(t1733), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1737;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1737) : "f"(t1736), "f"(t1733), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1738 = s_45 * t1737;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_45 = t1738;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1739 = s_46 * s_46;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1740;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1740) : "f"(coefficient_4), "f"(t1739), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1741;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1741) : "f"(t1740), "f"(t1739), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1742;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1742) : "f"(t1741), "f"(t1739), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1743;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1743) : "f"(t1742), "f"(t1739), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1744 = s_46 * t1743;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_46 = t1744;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1745 = s_47 * s_47;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1746;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1746) : "f"(coefficient_4), "f"(t1745), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1747;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1747) : "f"(t1746), "f"(t1745), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1748;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1748) : "f"(t1747), "f"(t1745), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1749;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1749) : "f"(t1748), "f"(t1745), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1750 = s_47 * t1749;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_47 = t1750;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1751 = s_48 * s_48;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1752;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1752) : "f"(coefficient_4), "f"(t1751), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1753;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1753) : "f"(t1752), "f"(t1751), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1754;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1754) : "f"(t1753), "f"(t1751), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1755;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1755) : "f"(t1754), "f"(t1751), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1756 = s_48 * t1755;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_48 = t1756;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1757 = s_49 * s_49;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1758;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1758) : "f"(coefficient_4), "f"(t1757), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1759;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1759) : "f"(t1758), "f"(t1757), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1760;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1760) : "f"(t1759), "f"(t1757), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1761;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1761) : "f"(t1760), "f"(t1757), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1762 = s_49 * t1761;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_49 = t1762;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1763 = s_50 * s_50;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1764;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1764) : "f"(coefficient_4), "f"(t1763), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1765;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1765) : "f"(t1764), "f"(t1763), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1766;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1766) : "f"(t1765), "f"(t1763), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1767;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1767) : "f"(t1766), "f"(t1763), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1768 = s_50 * t1767;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_50 = t1768;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1769 = s_51 * s_51;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1770;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1770) : "f"(coefficient_4), "f"(t1769), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1771;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1771) : "f"(t1770), "f"(t1769), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1772;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1772) : "f"(t1771), "f"(t1769), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1773;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1773) : "f"(t1772), "f"(t1769), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1774 = s_51 * t1773;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_51 = t1774;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1775 = s_52 * s_52;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1776;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1776) : "f"(coefficient_4), "f"(t1775), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1777;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1777) : "f"(t1776), "f"(t1775), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1778;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1778) : "f"(t1777), "f"(t1775), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1779;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1779) : "f"(t1778), "f"(t1775), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1780 = s_52 * t1779;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_52 = t1780;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1781 = s_53 * s_53;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1782;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1782) : "f"(coefficient_4), "f"(t1781), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1783;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1783) : "f"(t1782), "f"(t1781), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1784;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1784) : "f"(t1783), "f"(t1781), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1785;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1785) : "f"(t1784), "f"(t1781), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1786 = s_53 * t1785;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_53 = t1786;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1787 = s_54 * s_54;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1788;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1788) : "f"(coefficient_4), "f"(t1787), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1789;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1789) : "f"(t1788), "f"(t1787), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1790;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1790) : "f"(t1789), "f"(t1787), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1791;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1791) : "f"(t1790), "f"(t1787), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1792 = s_54 * t1791;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_54 = t1792;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1793 = s_55 * s_55;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1794;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1794) : "f"(coefficient_4), "f"(t1793), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1795;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1795) : "f"(t1794), "f"(t1793), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1796;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1796) : "f"(t1795), "f"(t1793), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1797;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1797) : "f"(t1796), "f"(t1793), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1798 = s_55 * t1797;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_55 = t1798;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1799 = s_56 * s_56;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1800;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1800) : "f"(coefficient_4), "f"(t1799), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1801;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1801) : "f"(t1800), "f"(t1799), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1802;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1802) : "f"(t1801), "f"(t1799), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1803;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1803) : "f"(t1802), "f"(t1799), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1804 = s_56 * t1803;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_56 = t1804;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1805 = s_57 * s_57;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1806;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1806) : "f"(coefficient_4), "f"(t1805), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1807;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1807) : "f"(t1806), "f"(t1805), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1808;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1808) : "f"(t1807), "f"(t1805), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1809;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1809) : "f"(t1808), "f"(t1805), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1810 = s_57 * t1809;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_57 = t1810;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1811 = s_58 * s_58;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1812;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1812) : "f"(coefficient_4), "f"(t1811), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1813;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1813) : "f"(t1812), "f"(t1811), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1814;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1814) : "f"(t1813), "f"(t1811), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1815;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1815) : "f"(t1814), "f"(t1811), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1816 = s_58 * t1815;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_58 = t1816;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1817 = s_59 * s_59;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1818;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1818) : "f"(coefficient_4), "f"(t1817), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1819;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1819) : "f"(t1818), "f"(t1817), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1820;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1820) : "f"(t1819), "f"(t1817), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1821;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1821) : "f"(t1820), "f"(t1817), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1822 = s_59 * t1821;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_59 = t1822;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1823 = s_60 * s_60;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1824;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1824) : "f"(coefficient_4), "f"(t1823), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1825;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1825) : "f"(t1824), "f"(t1823), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1826;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1826) : "f"(t1825), "f"(t1823), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1827;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1827) : "f"(t1826), "f"(t1823), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1828 = s_60 * t1827;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_60 = t1828;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1829 = s_61 * s_61;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1830;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1830) : "f"(coefficient_4), "f"(t1829), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1831;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1831) : "f"(t1830), "f"(t1829), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1832;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1832) : "f"(t1831), "f"(t1829), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1833;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1833) : "f"(t1832), "f"(t1829), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1834 = s_61 * t1833;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_61 = t1834;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1835 = s_62 * s_62;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1836;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1836) : "f"(coefficient_4), "f"(t1835), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1837;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1837) : "f"(t1836), "f"(t1835), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1838;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1838) : "f"(t1837), "f"(t1835), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1839;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1839) : "f"(t1838), "f"(t1835), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1840 = s_62 * t1839;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_62 = t1840;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1841 = s_63 * s_63;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1842;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1842) : "f"(coefficient_4), "f"(t1841), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1843;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1843) : "f"(t1842), "f"(t1841), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1844;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1844) : "f"(t1843), "f"(t1841), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1845;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1845) : "f"(t1844), "f"(t1841), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1846 = s_63 * t1845;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_63 = t1846;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1847 = s_64 * s_64;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1848;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1848) : "f"(coefficient_4), "f"(t1847), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1849;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1849) : "f"(t1848), "f"(t1847), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1850;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1850) : "f"(t1849), "f"(t1847), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1851;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1851) : "f"(t1850), "f"(t1847), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1852 = s_64 * t1851;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_64 = t1852;
            }
        } else {
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1853 = s_33 * s_33;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1854;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1854) : "f"(coefficient), "f"(t1853), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1855;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1855) : "f"(t1854), "f"(t1853), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1856 = s_33 * t1855;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_33 = t1856;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1857 = s_34 * s_34;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1858;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1858) : "f"(coefficient), "f"(t1857), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1859;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1859) : "f"(t1858), "f"(t1857), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1860 = s_34 * t1859;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_34 = t1860;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1861 = s_35 * s_35;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1862;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1862) : "f"(coefficient), "f"(t1861), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1863;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1863) : "f"(t1862), "f"(t1861), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1864 = s_35 * t1863;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_35 = t1864;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1865 = s_36 * s_36;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1866;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1866) : "f"(coefficient), "f"(t1865), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1867;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1867) : "f"(t1866), "f"(t1865), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1868 = s_36 * t1867;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_36 = t1868;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1869 = s_37 * s_37;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1870;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1870) : "f"(coefficient), "f"(t1869), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1871;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1871) : "f"(t1870), "f"(t1869), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1872 = s_37 * t1871;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_37 = t1872;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1873 = s_38 * s_38;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1874;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1874) : "f"(coefficient), "f"(t1873), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1875;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1875) : "f"(t1874), "f"(t1873), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1876 = s_38 * t1875;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_38 = t1876;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1877 = s_39 * s_39;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1878;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1878) : "f"(coefficient), "f"(t1877), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1879;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1879) : "f"(t1878), "f"(t1877), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1880 = s_39 * t1879;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_39 = t1880;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1881 = s_40 * s_40;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1882;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1882) : "f"(coefficient), "f"(t1881), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1883;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1883) : "f"(t1882), "f"(t1881), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1884 = s_40 * t1883;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_40 = t1884;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1885 = s_41 * s_41;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1886;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1886) : "f"(coefficient), "f"(t1885), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1887;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1887) : "f"(t1886), "f"(t1885), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1888 = s_41 * t1887;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_41 = t1888;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1889 = s_42 * s_42;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1890;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1890) : "f"(coefficient), "f"(t1889), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1891;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1891) : "f"(t1890), "f"(t1889), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1892 = s_42 * t1891;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_42 = t1892;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1893 = s_43 * s_43;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1894;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1894) : "f"(coefficient), "f"(t1893), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1895;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1895) : "f"(t1894), "f"(t1893), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1896 = s_43 * t1895;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_43 = t1896;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1897 = s_44 * s_44;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1898;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1898) : "f"(coefficient), "f"(t1897), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1899;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1899) : "f"(t1898), "f"(t1897), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1900 = s_44 * t1899;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_44 = t1900;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1901 = s_45 * s_45;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1902;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1902) : "f"(coefficient), "f"(t1901), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1903;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1903) : "f"(t1902), "f"(t1901), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1904 = s_45 * t1903;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_45 = t1904;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1905 = s_46 * s_46;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1906;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1906) : "f"(coefficient), "f"(t1905), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1907;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1907) : "f"(t1906), "f"(t1905), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1908 = s_46 * t1907;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_46 = t1908;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1909 = s_47 * s_47;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1910;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1910) : "f"(coefficient), "f"(t1909), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1911;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1911) : "f"(t1910), "f"(t1909), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1912 = s_47 * t1911;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_47 = t1912;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1913 = s_48 * s_48;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1914;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1914) : "f"(coefficient), "f"(t1913), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1915;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1915) : "f"(t1914), "f"(t1913), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1916 = s_48 * t1915;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_48 = t1916;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1917 = s_49 * s_49;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1918;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1918) : "f"(coefficient), "f"(t1917), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1919;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1919) : "f"(t1918), "f"(t1917), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1920 = s_49 * t1919;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_49 = t1920;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1921 = s_50 * s_50;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1922;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1922) : "f"(coefficient), "f"(t1921), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1923;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1923) : "f"(t1922), "f"(t1921), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1924 = s_50 * t1923;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_50 = t1924;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1925 = s_51 * s_51;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1926;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1926) : "f"(coefficient), "f"(t1925), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1927;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1927) : "f"(t1926), "f"(t1925), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1928 = s_51 * t1927;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_51 = t1928;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1929 = s_52 * s_52;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1930;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1930) : "f"(coefficient), "f"(t1929), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1931;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1931) : "f"(t1930), "f"(t1929), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1932 = s_52 * t1931;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_52 = t1932;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1933 = s_53 * s_53;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1934;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1934) : "f"(coefficient), "f"(t1933), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1935;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1935) : "f"(t1934), "f"(t1933), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1936 = s_53 * t1935;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_53 = t1936;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1937 = s_54 * s_54;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1938;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1938) : "f"(coefficient), "f"(t1937), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1939;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1939) : "f"(t1938), "f"(t1937), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1940 = s_54 * t1939;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_54 = t1940;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1941 = s_55 * s_55;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1942;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1942) : "f"(coefficient), "f"(t1941), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1943;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1943) : "f"(t1942), "f"(t1941), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1944 = s_55 * t1943;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_55 = t1944;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1945 = s_56 * s_56;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1946;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1946) : "f"(coefficient), "f"(t1945), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1947;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1947) : "f"(t1946), "f"(t1945), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1948 = s_56 * t1947;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_56 = t1948;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1949 = s_57 * s_57;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1950;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1950) : "f"(coefficient), "f"(t1949), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1951;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1951) : "f"(t1950), "f"(t1949), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1952 = s_57 * t1951;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_57 = t1952;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1953 = s_58 * s_58;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1954;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1954) : "f"(coefficient), "f"(t1953), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1955;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1955) : "f"(t1954), "f"(t1953), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1956 = s_58 * t1955;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_58 = t1956;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1957 = s_59 * s_59;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1958;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1958) : "f"(coefficient), "f"(t1957), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1959;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1959) : "f"(t1958), "f"(t1957), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1960 = s_59 * t1959;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_59 = t1960;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1961 = s_60 * s_60;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1962;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1962) : "f"(coefficient), "f"(t1961), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1963;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1963) : "f"(t1962), "f"(t1961), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1964 = s_60 * t1963;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_60 = t1964;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1965 = s_61 * s_61;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1966;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1966) : "f"(coefficient), "f"(t1965), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1967;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1967) : "f"(t1966), "f"(t1965), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1968 = s_61 * t1967;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_61 = t1968;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1969 = s_62 * s_62;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1970;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1970) : "f"(coefficient), "f"(t1969), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1971;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1971) : "f"(t1970), "f"(t1969), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1972 = s_62 * t1971;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_62 = t1972;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1973 = s_63 * s_63;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1974;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1974) : "f"(coefficient), "f"(t1973), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1975;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1975) : "f"(t1974), "f"(t1973), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1976 = s_63 * t1975;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_63 = t1976;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1977 = s_64 * s_64;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1978;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1978) : "f"(coefficient), "f"(t1977), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1979;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1979) : "f"(t1978), "f"(t1977), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t1980 = s_64 * t1979;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_64 = t1980;
        }
#line 136 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 first_query_2;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_2) : "r"(t21));
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1982 = first_query_2 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_16 = t1982 + 1u;
        const u32 t1984 = end_16 > seq_q ? end_16 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1985 = t1984 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_17 = t1985 < seq_k ? t1985 : seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_18 = first_query_2 + seq_k;
        const u32 t1988 = end_18 > seq_q ? end_18 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 position_5 = t1988 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 t1990 = position_5 > window_left ? position_5 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 t1991 = t1990 - window_left;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1992 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 begin_6 = t1991 < t1992 ? t1991 : t1992;
#line 81 "fa-kernels/src/attention/kernel_problem/blocks.rs"
        const u32 t1994 = first_query_2 + 63u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1995 = t1994 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_19 = t1995 + 1u;
        const u32 t1997 = end_19 > seq_q ? end_19 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1998 = t1997 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_20 = t1998 < seq_k ? t1998 : seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_21 = t1994 + seq_k;
        const u32 t2001 = end_21 > seq_q ? end_21 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 position_6 = t2001 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 t2003 = position_6 > window_left ? position_6 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 t2004 = t2003 - window_left;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t2005 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 begin_7 = t2004 < t2005 ? t2004 : t2005;
#line 85 "fa-kernels/src/attention/kernel_problem/blocks.rs"
        const u32 begin_8 = begin_6 >> 6u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
        const u32 t2008 = end_20 + 63u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
        const u32 t2009 = t2008 >> 6u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
        const u32 t2010 = begin_8 + 1u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
        const u32 end_22 = t2009 > t2010 ? t2009 : t2010;
        const u32 count_2 = end_22 - begin_8;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
        const u32 t2013 = end_17 + 63u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
        const u32 t2014 = t2013 >> 6u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
        const u32 seen_2 = t2014 < end_22 ? t2014 : end_22;
        const u32 t2016 = end_22 + 1u;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
        const u32 t2017 = t2016 - seen_2;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
        const u32 masked_right_2 = t2017 < count_2 ? t2017 : count_2;
#line 99 "fa-kernels/src/attention/kernel_problem/blocks.rs"
        const u32 t2019 = begin_7 + 63u;
#line 99 "fa-kernels/src/attention/kernel_problem/blocks.rs"
        const u32 t2020 = t2019 >> 6u;
#line 99 "fa-kernels/src/attention/kernel_problem/blocks.rs"
        const u32 t2021 = t2020 > begin_8 ? t2020 : begin_8;
#line 99 "fa-kernels/src/attention/kernel_problem/blocks.rs"
        const u32 t2022 = t2021 < end_22 ? t2021 : end_22;
#line 99 "fa-kernels/src/attention/kernel_problem/blocks.rs"
        const u32 masked_left_2 = end_22 - t2022;
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2024 = i < masked_right_2;
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2025 = masked_left_2 <= i;
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2026 = t2024 | t2025;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
        if (t2026) {
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t2027 = end_7 - 1u;
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t2028 = t2027 - i;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 first_key_7 = t2028 << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2030 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 first_query_3;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_3) : "r"(t2030));
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t2032 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t2033 = t2032 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column_2 = first_key_7 + t2033;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t2035 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t2036 = first_query_3 + t2035;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t2037 = t2036 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_23 = t2037 + 1u;
            const u32 t2039 = end_23 > seq_q ? end_23 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t2040 = t2039 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_24 = t2040 < seq_k ? t2040 : seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_25 = t2036 + seq_k;
            const u32 t2043 = end_25 > seq_q ? end_25 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_7 = t2043 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t2045 = position_7 > window_left ? position_7 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t2046 = t2045 - window_left;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t2047 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_9 = t2046 < t2047 ? t2046 : t2047;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t2049 = end_24 > column_2 ? end_24 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_26 = t2049 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t2051 = begin_9 > column_2 ? begin_9 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t2052 = t2051 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2053 = 0u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2054 = t2052 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_33 = t2053 & t2054;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2056 = visible_33 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_33 = t2056;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2057 = 1u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2058 = t2052 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_34 = t2057 & t2058;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2060 = visible_34 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_34 = t2060;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2061 = 8u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2062 = t2052 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_35 = t2061 & t2062;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2064 = visible_35 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_37 = t2064;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2065 = 9u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2066 = t2052 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_36 = t2065 & t2066;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2068 = visible_36 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_38 = t2068;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2069 = 16u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2070 = t2052 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_37 = t2069 & t2070;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2072 = visible_37 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_41 = t2072;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2073 = 17u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2074 = t2052 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_38 = t2073 & t2074;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2076 = visible_38 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_42 = t2076;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2077 = 24u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2078 = t2052 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_39 = t2077 & t2078;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2080 = visible_39 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_45 = t2080;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2081 = 25u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2082 = t2052 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_40 = t2081 & t2082;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2084 = visible_40 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_46 = t2084;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2085 = 32u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2086 = t2052 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_41 = t2085 & t2086;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2088 = visible_41 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_49 = t2088;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2089 = 33u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2090 = t2052 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_42 = t2089 & t2090;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2092 = visible_42 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_50 = t2092;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2093 = 40u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2094 = t2052 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_43 = t2093 & t2094;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2096 = visible_43 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_53 = t2096;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2097 = 41u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2098 = t2052 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_44 = t2097 & t2098;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2100 = visible_44 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_54 = t2100;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2101 = 48u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2102 = t2052 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_45 = t2101 & t2102;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2104 = visible_45 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_57 = t2104;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2105 = 49u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2106 = t2052 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_46 = t2105 & t2106;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2108 = visible_46 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_58 = t2108;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2109 = 56u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2110 = t2052 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_47 = t2109 & t2110;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2112 = visible_47 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_61 = t2112;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2113 = 57u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2114 = t2052 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_48 = t2113 & t2114;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2116 = visible_48 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_62 = t2116;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t2117 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t2118 = first_query_3 + t2117;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t2119 = t2118 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t2120 = t2119 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_27 = t2120 + 1u;
            const u32 t2122 = end_27 > seq_q ? end_27 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t2123 = t2122 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_28 = t2123 < seq_k ? t2123 : seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_29 = t2119 + seq_k;
            const u32 t2126 = end_29 > seq_q ? end_29 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_8 = t2126 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t2128 = position_8 > window_left ? position_8 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t2129 = t2128 - window_left;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t2130 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_10 = t2129 < t2130 ? t2129 : t2130;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t2132 = end_28 > column_2 ? end_28 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_30 = t2132 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t2134 = begin_10 > column_2 ? begin_10 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t2135 = t2134 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2136 = 0u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2137 = t2135 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_49 = t2136 & t2137;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2139 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_35 = t2139;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2140 = 1u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2141 = t2135 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_50 = t2140 & t2141;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2143 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_36 = t2143;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2144 = 8u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2145 = t2135 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_51 = t2144 & t2145;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2147 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_39 = t2147;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2148 = 9u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2149 = t2135 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_52 = t2148 & t2149;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2151 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_40 = t2151;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2152 = 16u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2153 = t2135 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_53 = t2152 & t2153;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2155 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_43 = t2155;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2156 = 17u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2157 = t2135 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_54 = t2156 & t2157;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2159 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_44 = t2159;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2160 = 24u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2161 = t2135 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_55 = t2160 & t2161;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2163 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_47 = t2163;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2164 = 25u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2165 = t2135 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_56 = t2164 & t2165;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2167 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_48 = t2167;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2168 = 32u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2169 = t2135 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_57 = t2168 & t2169;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2171 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_51 = t2171;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2172 = 33u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2173 = t2135 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_58 = t2172 & t2173;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2175 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_52 = t2175;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2176 = 40u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2177 = t2135 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_59 = t2176 & t2177;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2179 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_55 = t2179;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2180 = 41u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2181 = t2135 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_60 = t2180 & t2181;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2183 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_56 = t2183;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2184 = 48u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2185 = t2135 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_61 = t2184 & t2185;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2187 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_59 = t2187;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2188 = 49u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2189 = t2135 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_62 = t2188 & t2189;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2191 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_60 = t2191;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2192 = 56u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2193 = t2135 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_63 = t2192 & t2193;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2195 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_63 = t2195;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2196 = 57u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t2197 = t2135 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_64 = t2196 & t2197;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2199 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_64 = t2199;
        }
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2201;
        asm("max.f32 %0, %1, %2;" : "=f"(t2201) : "f"(old_3), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2202;
        asm("max.f32 %0, %1, %2;" : "=f"(t2202) : "f"(t2201), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2203;
        asm("max.f32 %0, %1, %2;" : "=f"(t2203) : "f"(t2202), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2204;
        asm("max.f32 %0, %1, %2;" : "=f"(t2204) : "f"(t2203), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2205;
        asm("max.f32 %0, %1, %2;" : "=f"(t2205) : "f"(t2204), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2206;
        asm("max.f32 %0, %1, %2;" : "=f"(t2206) : "f"(t2205), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2207;
        asm("max.f32 %0, %1, %2;" : "=f"(t2207) : "f"(t2206), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2208;
        asm("max.f32 %0, %1, %2;" : "=f"(t2208) : "f"(t2207), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2209;
        asm("max.f32 %0, %1, %2;" : "=f"(t2209) : "f"(t2208), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2210;
        asm("max.f32 %0, %1, %2;" : "=f"(t2210) : "f"(t2209), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2211;
        asm("max.f32 %0, %1, %2;" : "=f"(t2211) : "f"(t2210), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2212;
        asm("max.f32 %0, %1, %2;" : "=f"(t2212) : "f"(t2211), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2213;
        asm("max.f32 %0, %1, %2;" : "=f"(t2213) : "f"(t2212), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2214;
        asm("max.f32 %0, %1, %2;" : "=f"(t2214) : "f"(t2213), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2215;
        asm("max.f32 %0, %1, %2;" : "=f"(t2215) : "f"(t2214), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2216;
        asm("max.f32 %0, %1, %2;" : "=f"(t2216) : "f"(t2215), "f"(s_62));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t2217;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2217) : "f"(t2216));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_3;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t2216), "f"(t2217));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t2219;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2219) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_3;
        asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t2219));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_3 = new_3 == __uint_as_float(0xff800000u);
        const f32 reference_3 = none_3 ? 0.0f : new_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t2223 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t2224 = old_3 + t2223;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t2224));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_3;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t2226 = row_sum * rescale_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2227 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_33 = s_33 + t2227;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2229;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2229) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_33 = t2229;
        const f32 t2230 = t2226 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2231 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_34 = s_34 + t2231;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2233;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2233) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_34 = t2233;
        const f32 t2234 = t2230 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2235 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_35 = s_37 + t2235;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2237;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2237) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_37 = t2237;
        const f32 t2238 = t2234 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2239 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_36 = s_38 + t2239;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2241;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2241) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_38 = t2241;
        const f32 t2242 = t2238 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2243 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_37 = s_41 + t2243;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2245;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2245) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_41 = t2245;
        const f32 t2246 = t2242 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2247 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_38 = s_42 + t2247;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2249;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2249) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_42 = t2249;
        const f32 t2250 = t2246 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2251 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_39 = s_45 + t2251;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2253;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2253) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_45 = t2253;
        const f32 t2254 = t2250 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2255 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_40 = s_46 + t2255;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2257;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2257) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_46 = t2257;
        const f32 t2258 = t2254 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2259 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_41 = s_49 + t2259;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2261;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2261) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_49 = t2261;
        const f32 t2262 = t2258 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2263 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_42 = s_50 + t2263;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2265;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2265) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_50 = t2265;
        const f32 t2266 = t2262 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2267 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_43 = s_53 + t2267;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2269;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2269) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_53 = t2269;
        const f32 t2270 = t2266 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2271 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_44 = s_54 + t2271;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2273;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2273) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_54 = t2273;
        const f32 t2274 = t2270 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2275 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_45 = s_57 + t2275;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2277;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2277) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_57 = t2277;
        const f32 t2278 = t2274 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2279 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_46 = s_58 + t2279;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2281;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2281) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_58 = t2281;
        const f32 t2282 = t2278 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2283 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_47 = s_61 + t2283;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2285;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2285) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_61 = t2285;
        const f32 t2286 = t2282 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2287 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_48 = s_62 + t2287;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2289;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2289) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_62 = t2289;
        const f32 t2290 = t2286 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t2290;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2292;
        asm("max.f32 %0, %1, %2;" : "=f"(t2292) : "f"(old_4), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2293;
        asm("max.f32 %0, %1, %2;" : "=f"(t2293) : "f"(t2292), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2294;
        asm("max.f32 %0, %1, %2;" : "=f"(t2294) : "f"(t2293), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2295;
        asm("max.f32 %0, %1, %2;" : "=f"(t2295) : "f"(t2294), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2296;
        asm("max.f32 %0, %1, %2;" : "=f"(t2296) : "f"(t2295), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2297;
        asm("max.f32 %0, %1, %2;" : "=f"(t2297) : "f"(t2296), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2298;
        asm("max.f32 %0, %1, %2;" : "=f"(t2298) : "f"(t2297), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2299;
        asm("max.f32 %0, %1, %2;" : "=f"(t2299) : "f"(t2298), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2300;
        asm("max.f32 %0, %1, %2;" : "=f"(t2300) : "f"(t2299), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2301;
        asm("max.f32 %0, %1, %2;" : "=f"(t2301) : "f"(t2300), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2302;
        asm("max.f32 %0, %1, %2;" : "=f"(t2302) : "f"(t2301), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2303;
        asm("max.f32 %0, %1, %2;" : "=f"(t2303) : "f"(t2302), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2304;
        asm("max.f32 %0, %1, %2;" : "=f"(t2304) : "f"(t2303), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2305;
        asm("max.f32 %0, %1, %2;" : "=f"(t2305) : "f"(t2304), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2306;
        asm("max.f32 %0, %1, %2;" : "=f"(t2306) : "f"(t2305), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2307;
        asm("max.f32 %0, %1, %2;" : "=f"(t2307) : "f"(t2306), "f"(s_64));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t2308;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2308) : "f"(t2307));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_4;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t2307), "f"(t2308));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t2310;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2310) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_4;
        asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t2310));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_4 = new_4 == __uint_as_float(0xff800000u);
        const f32 reference_4 = none_4 ? 0.0f : new_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t2314 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t2315 = old_4 + t2314;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t2315));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_4;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t2317 = row_sum_2 * rescale_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2318 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_49 = s_35 + t2318;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2320;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2320) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_35 = t2320;
        const f32 t2321 = t2317 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2322 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_50 = s_36 + t2322;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2324;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2324) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_36 = t2324;
        const f32 t2325 = t2321 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2326 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_51 = s_39 + t2326;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2328;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2328) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_39 = t2328;
        const f32 t2329 = t2325 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2330 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_52 = s_40 + t2330;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2332;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2332) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_40 = t2332;
        const f32 t2333 = t2329 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2334 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_53 = s_43 + t2334;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2336;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2336) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_43 = t2336;
        const f32 t2337 = t2333 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2338 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_54 = s_44 + t2338;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2340;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2340) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_44 = t2340;
        const f32 t2341 = t2337 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2342 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_55 = s_47 + t2342;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2344;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2344) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_47 = t2344;
        const f32 t2345 = t2341 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2346 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_56 = s_48 + t2346;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2348;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2348) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_48 = t2348;
        const f32 t2349 = t2345 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2350 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_57 = s_51 + t2350;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2352;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2352) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_51 = t2352;
        const f32 t2353 = t2349 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2354 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_58 = s_52 + t2354;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2356;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2356) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_52 = t2356;
        const f32 t2357 = t2353 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2358 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_59 = s_55 + t2358;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2360;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2360) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_55 = t2360;
        const f32 t2361 = t2357 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2362 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_60 = s_56 + t2362;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2364;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2364) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_56 = t2364;
        const f32 t2365 = t2361 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2366 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_61 = s_59 + t2366;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2368;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2368) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_59 = t2368;
        const f32 t2369 = t2365 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2370 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_62 = s_60 + t2370;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2372;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2372) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_60 = t2372;
        const f32 t2373 = t2369 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2374 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_63 = s_63 + t2374;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2376;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2376) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_63 = t2376;
        const f32 t2377 = t2373 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2378 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_64 = s_64 + t2378;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2380;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2380) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_64 = t2380;
        const f32 t2381 = t2377 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t2381;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2382 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t2382;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2383 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t2383;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2384 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t2384;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2385 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t2385;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2386 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t2386;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2387 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t2387;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2388 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t2388;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2389 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t2389;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2390 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t2390;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2391 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t2391;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2392 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t2392;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2393 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t2393;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2394 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t2394;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2395 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t2395;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2396 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t2396;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2397 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t2397;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2398 = acc_33 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_33 = t2398;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2399 = acc_34 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_34 = t2399;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2400 = acc_37 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_37 = t2400;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2401 = acc_38 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_38 = t2401;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2402 = acc_41 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_41 = t2402;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2403 = acc_42 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_42 = t2403;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2404 = acc_45 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_45 = t2404;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2405 = acc_46 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_46 = t2405;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2406 = acc_49 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_49 = t2406;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2407 = acc_50 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_50 = t2407;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2408 = acc_53 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_53 = t2408;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2409 = acc_54 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_54 = t2409;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2410 = acc_57 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_57 = t2410;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2411 = acc_58 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_58 = t2411;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2412 = acc_61 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_61 = t2412;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2413 = acc_62 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_62 = t2413;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2414 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t2414;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2415 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t2415;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2416 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t2416;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2417 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t2417;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2418 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t2418;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2419 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t2419;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2420 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t2420;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2421 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t2421;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2422 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t2422;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2423 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t2423;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2424 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t2424;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2425 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t2425;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2426 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t2426;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2427 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t2427;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2428 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t2428;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2429 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t2429;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2430 = acc_35 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_35 = t2430;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2431 = acc_36 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_36 = t2431;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2432 = acc_39 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_39 = t2432;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2433 = acc_40 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_40 = t2433;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2434 = acc_43 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_43 = t2434;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2435 = acc_44 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_44 = t2435;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2436 = acc_47 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_47 = t2436;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2437 = acc_48 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_48 = t2437;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2438 = acc_51 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_51 = t2438;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2439 = acc_52 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_52 = t2439;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2440 = acc_55 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_55 = t2440;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2441 = acc_56 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_56 = t2441;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2442 = acc_59 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_59 = t2442;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2443 = acc_60 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_60 = t2443;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2444 = acc_63 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_63 = t2444;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2445 = acc_64 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_64 = t2445;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2446;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2446) : "f"(s_33), "f"(s_34));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2447;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2447) : "f"(s_35), "f"(s_36));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2448;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2448) : "f"(s_37), "f"(s_38));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2449;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2449) : "f"(s_39), "f"(s_40));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2450;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2450) : "f"(s_41), "f"(s_42));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2451;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2451) : "f"(s_43), "f"(s_44));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2452;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2452) : "f"(s_45), "f"(s_46));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2453;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2453) : "f"(s_47), "f"(s_48));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2454;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2454) : "f"(s_49), "f"(s_50));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2455;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2455) : "f"(s_51), "f"(s_52));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2456;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2456) : "f"(s_53), "f"(s_54));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2457;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2457) : "f"(s_55), "f"(s_56));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2458;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2458) : "f"(s_57), "f"(s_58));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2459;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2459) : "f"(s_59), "f"(s_60));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2460;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2460) : "f"(s_61), "f"(s_62));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2461;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2461) : "f"(s_63), "f"(s_64));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2462;
        asm volatile("mov.b32 %0, %1;" : "=r"(t2462) : "r"(t353));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2463 = t2462 ^ 32u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2464 = t2462 ^ 64u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2465 = t2462 ^ 96u;
        const u32 t2466 = t149 + t2462;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2467 = t149 + t2463;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2468 = t149 + t2464;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2469 = t149 + t2465;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_449;
        u32 m_450;
        u32 m_451;
        u32 m_452;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_449), "=r"(m_450), "=r"(m_451), "=r"(m_452) : "r"(t2466) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2446), "r"(t2447), "r"(t2448), "r"(t2449), "r"(m_449), "r"(m_450));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2446), "r"(t2447), "r"(t2448), "r"(t2449), "r"(m_451), "r"(m_452));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_453;
        u32 m_454;
        u32 m_455;
        u32 m_456;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_453), "=r"(m_454), "=r"(m_455), "=r"(m_456) : "r"(t2467) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2446), "r"(t2447), "r"(t2448), "r"(t2449), "r"(m_453), "r"(m_454));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2446), "r"(t2447), "r"(t2448), "r"(t2449), "r"(m_455), "r"(m_456));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_457;
        u32 m_458;
        u32 m_459;
        u32 m_460;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_457), "=r"(m_458), "=r"(m_459), "=r"(m_460) : "r"(t2468) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2446), "r"(t2447), "r"(t2448), "r"(t2449), "r"(m_457), "r"(m_458));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2446), "r"(t2447), "r"(t2448), "r"(t2449), "r"(m_459), "r"(m_460));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_461;
        u32 m_462;
        u32 m_463;
        u32 m_464;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_461), "=r"(m_462), "=r"(m_463), "=r"(m_464) : "r"(t2469) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2446), "r"(t2447), "r"(t2448), "r"(t2449), "r"(m_461), "r"(m_462));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2446), "r"(t2447), "r"(t2448), "r"(t2449), "r"(m_463), "r"(m_464));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_465;
        u32 m_466;
        u32 m_467;
        u32 m_468;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_465), "=r"(m_466), "=r"(m_467), "=r"(m_468) : "r"(t2466) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2446), "r"(t2447), "r"(t2448), "r"(t2449), "r"(m_465), "r"(m_466));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2446), "r"(t2447), "r"(t2448), "r"(t2449), "r"(m_467), "r"(m_468));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_469;
        u32 m_470;
        u32 m_471;
        u32 m_472;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_469), "=r"(m_470), "=r"(m_471), "=r"(m_472) : "r"(t2467) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2446), "r"(t2447), "r"(t2448), "r"(t2449), "r"(m_469), "r"(m_470));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2446), "r"(t2447), "r"(t2448), "r"(t2449), "r"(m_471), "r"(m_472));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_473;
        u32 m_474;
        u32 m_475;
        u32 m_476;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_473), "=r"(m_474), "=r"(m_475), "=r"(m_476) : "r"(t2468) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2446), "r"(t2447), "r"(t2448), "r"(t2449), "r"(m_473), "r"(m_474));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2446), "r"(t2447), "r"(t2448), "r"(t2449), "r"(m_475), "r"(m_476));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_477;
        u32 m_478;
        u32 m_479;
        u32 m_480;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_477), "=r"(m_478), "=r"(m_479), "=r"(m_480) : "r"(t2469) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2446), "r"(t2447), "r"(t2448), "r"(t2449), "r"(m_477), "r"(m_478));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2446), "r"(t2447), "r"(t2448), "r"(t2449), "r"(m_479), "r"(m_480));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_481;
        u32 m_482;
        u32 m_483;
        u32 m_484;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_481), "=r"(m_482), "=r"(m_483), "=r"(m_484) : "r"(t2466) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2450), "r"(t2451), "r"(t2452), "r"(t2453), "r"(m_481), "r"(m_482));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2450), "r"(t2451), "r"(t2452), "r"(t2453), "r"(m_483), "r"(m_484));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_485;
        u32 m_486;
        u32 m_487;
        u32 m_488;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_485), "=r"(m_486), "=r"(m_487), "=r"(m_488) : "r"(t2467) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2450), "r"(t2451), "r"(t2452), "r"(t2453), "r"(m_485), "r"(m_486));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2450), "r"(t2451), "r"(t2452), "r"(t2453), "r"(m_487), "r"(m_488));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_489;
        u32 m_490;
        u32 m_491;
        u32 m_492;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_489), "=r"(m_490), "=r"(m_491), "=r"(m_492) : "r"(t2468) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2450), "r"(t2451), "r"(t2452), "r"(t2453), "r"(m_489), "r"(m_490));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2450), "r"(t2451), "r"(t2452), "r"(t2453), "r"(m_491), "r"(m_492));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_493;
        u32 m_494;
        u32 m_495;
        u32 m_496;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_493), "=r"(m_494), "=r"(m_495), "=r"(m_496) : "r"(t2469) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2450), "r"(t2451), "r"(t2452), "r"(t2453), "r"(m_493), "r"(m_494));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2450), "r"(t2451), "r"(t2452), "r"(t2453), "r"(m_495), "r"(m_496));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_497;
        u32 m_498;
        u32 m_499;
        u32 m_500;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_497), "=r"(m_498), "=r"(m_499), "=r"(m_500) : "r"(t2466) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2450), "r"(t2451), "r"(t2452), "r"(t2453), "r"(m_497), "r"(m_498));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2450), "r"(t2451), "r"(t2452), "r"(t2453), "r"(m_499), "r"(m_500));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_501;
        u32 m_502;
        u32 m_503;
        u32 m_504;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_501), "=r"(m_502), "=r"(m_503), "=r"(m_504) : "r"(t2467) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2450), "r"(t2451), "r"(t2452), "r"(t2453), "r"(m_501), "r"(m_502));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2450), "r"(t2451), "r"(t2452), "r"(t2453), "r"(m_503), "r"(m_504));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_505;
        u32 m_506;
        u32 m_507;
        u32 m_508;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_505), "=r"(m_506), "=r"(m_507), "=r"(m_508) : "r"(t2468) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2450), "r"(t2451), "r"(t2452), "r"(t2453), "r"(m_505), "r"(m_506));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2450), "r"(t2451), "r"(t2452), "r"(t2453), "r"(m_507), "r"(m_508));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_509;
        u32 m_510;
        u32 m_511;
        u32 m_512;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_509), "=r"(m_510), "=r"(m_511), "=r"(m_512) : "r"(t2469) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2450), "r"(t2451), "r"(t2452), "r"(t2453), "r"(m_509), "r"(m_510));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2450), "r"(t2451), "r"(t2452), "r"(t2453), "r"(m_511), "r"(m_512));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_513;
        u32 m_514;
        u32 m_515;
        u32 m_516;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_513), "=r"(m_514), "=r"(m_515), "=r"(m_516) : "r"(t2466) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2454), "r"(t2455), "r"(t2456), "r"(t2457), "r"(m_513), "r"(m_514));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2454), "r"(t2455), "r"(t2456), "r"(t2457), "r"(m_515), "r"(m_516));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_517;
        u32 m_518;
        u32 m_519;
        u32 m_520;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_517), "=r"(m_518), "=r"(m_519), "=r"(m_520) : "r"(t2467) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2454), "r"(t2455), "r"(t2456), "r"(t2457), "r"(m_517), "r"(m_518));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2454), "r"(t2455), "r"(t2456), "r"(t2457), "r"(m_519), "r"(m_520));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_521;
        u32 m_522;
        u32 m_523;
        u32 m_524;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_521), "=r"(m_522), "=r"(m_523), "=r"(m_524) : "r"(t2468) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2454), "r"(t2455), "r"(t2456), "r"(t2457), "r"(m_521), "r"(m_522));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2454), "r"(t2455), "r"(t2456), "r"(t2457), "r"(m_523), "r"(m_524));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_525;
        u32 m_526;
        u32 m_527;
        u32 m_528;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_525), "=r"(m_526), "=r"(m_527), "=r"(m_528) : "r"(t2469) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2454), "r"(t2455), "r"(t2456), "r"(t2457), "r"(m_525), "r"(m_526));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2454), "r"(t2455), "r"(t2456), "r"(t2457), "r"(m_527), "r"(m_528));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_529;
        u32 m_530;
        u32 m_531;
        u32 m_532;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_529), "=r"(m_530), "=r"(m_531), "=r"(m_532) : "r"(t2466) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2454), "r"(t2455), "r"(t2456), "r"(t2457), "r"(m_529), "r"(m_530));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2454), "r"(t2455), "r"(t2456), "r"(t2457), "r"(m_531), "r"(m_532));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_533;
        u32 m_534;
        u32 m_535;
        u32 m_536;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_533), "=r"(m_534), "=r"(m_535), "=r"(m_536) : "r"(t2467) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2454), "r"(t2455), "r"(t2456), "r"(t2457), "r"(m_533), "r"(m_534));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2454), "r"(t2455), "r"(t2456), "r"(t2457), "r"(m_535), "r"(m_536));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_537;
        u32 m_538;
        u32 m_539;
        u32 m_540;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_537), "=r"(m_538), "=r"(m_539), "=r"(m_540) : "r"(t2468) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2454), "r"(t2455), "r"(t2456), "r"(t2457), "r"(m_537), "r"(m_538));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2454), "r"(t2455), "r"(t2456), "r"(t2457), "r"(m_539), "r"(m_540));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_541;
        u32 m_542;
        u32 m_543;
        u32 m_544;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_541), "=r"(m_542), "=r"(m_543), "=r"(m_544) : "r"(t2469) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2454), "r"(t2455), "r"(t2456), "r"(t2457), "r"(m_541), "r"(m_542));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2454), "r"(t2455), "r"(t2456), "r"(t2457), "r"(m_543), "r"(m_544));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_545;
        u32 m_546;
        u32 m_547;
        u32 m_548;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_545), "=r"(m_546), "=r"(m_547), "=r"(m_548) : "r"(t2466) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2458), "r"(t2459), "r"(t2460), "r"(t2461), "r"(m_545), "r"(m_546));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2458), "r"(t2459), "r"(t2460), "r"(t2461), "r"(m_547), "r"(m_548));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_549;
        u32 m_550;
        u32 m_551;
        u32 m_552;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_549), "=r"(m_550), "=r"(m_551), "=r"(m_552) : "r"(t2467) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2458), "r"(t2459), "r"(t2460), "r"(t2461), "r"(m_549), "r"(m_550));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2458), "r"(t2459), "r"(t2460), "r"(t2461), "r"(m_551), "r"(m_552));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_553;
        u32 m_554;
        u32 m_555;
        u32 m_556;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_553), "=r"(m_554), "=r"(m_555), "=r"(m_556) : "r"(t2468) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2458), "r"(t2459), "r"(t2460), "r"(t2461), "r"(m_553), "r"(m_554));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2458), "r"(t2459), "r"(t2460), "r"(t2461), "r"(m_555), "r"(m_556));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_557;
        u32 m_558;
        u32 m_559;
        u32 m_560;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_557), "=r"(m_558), "=r"(m_559), "=r"(m_560) : "r"(t2469) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2458), "r"(t2459), "r"(t2460), "r"(t2461), "r"(m_557), "r"(m_558));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2458), "r"(t2459), "r"(t2460), "r"(t2461), "r"(m_559), "r"(m_560));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_561;
        u32 m_562;
        u32 m_563;
        u32 m_564;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_561), "=r"(m_562), "=r"(m_563), "=r"(m_564) : "r"(t2466) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2458), "r"(t2459), "r"(t2460), "r"(t2461), "r"(m_561), "r"(m_562));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2458), "r"(t2459), "r"(t2460), "r"(t2461), "r"(m_563), "r"(m_564));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_565;
        u32 m_566;
        u32 m_567;
        u32 m_568;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_565), "=r"(m_566), "=r"(m_567), "=r"(m_568) : "r"(t2467) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2458), "r"(t2459), "r"(t2460), "r"(t2461), "r"(m_565), "r"(m_566));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2458), "r"(t2459), "r"(t2460), "r"(t2461), "r"(m_567), "r"(m_568));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_569;
        u32 m_570;
        u32 m_571;
        u32 m_572;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_569), "=r"(m_570), "=r"(m_571), "=r"(m_572) : "r"(t2468) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2458), "r"(t2459), "r"(t2460), "r"(t2461), "r"(m_569), "r"(m_570));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2458), "r"(t2459), "r"(t2460), "r"(t2461), "r"(m_571), "r"(m_572));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_573;
        u32 m_574;
        u32 m_575;
        u32 m_576;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_573), "=r"(m_574), "=r"(m_575), "=r"(m_576) : "r"(t2469) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2458), "r"(t2459), "r"(t2460), "r"(t2461), "r"(m_573), "r"(m_574));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2458), "r"(t2459), "r"(t2460), "r"(t2461), "r"(m_575), "r"(m_576));
    }
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t2470;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2470) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_5 = row_sum + t2470;
    f32 t2472;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2472) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t2473 = pair_5 + t2472;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum = t2473;
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t2474;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2474) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_6 = row_sum_2 + t2474;
    f32 t2476;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2476) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t2477 = pair_6 + t2476;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t2477;
#line 346 "fa-kernels/src/attention/softmax.rs"
    const f32 sum = row_sum;
    const bool t2478 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
    f32 t2479;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2479) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer = t2478 ? 0.0f : t2479;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2481 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc = t2481;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2482 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_2 = t2482;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2483 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_5 = t2483;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2484 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_6 = t2484;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2485 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_9 = t2485;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2486 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_10 = t2486;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2487 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_13 = t2487;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2488 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_14 = t2488;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2489 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_17 = t2489;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2490 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_18 = t2490;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2491 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_21 = t2491;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2492 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_22 = t2492;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2493 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_25 = t2493;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2494 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_26 = t2494;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2495 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_29 = t2495;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2496 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_30 = t2496;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2497 = acc_33 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_33 = t2497;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2498 = acc_34 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_34 = t2498;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2499 = acc_37 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_37 = t2499;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2500 = acc_38 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_38 = t2500;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2501 = acc_41 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_41 = t2501;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2502 = acc_42 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_42 = t2502;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2503 = acc_45 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_45 = t2503;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2504 = acc_46 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_46 = t2504;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2505 = acc_49 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_49 = t2505;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2506 = acc_50 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_50 = t2506;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2507 = acc_53 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_53 = t2507;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2508 = acc_54 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_54 = t2508;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2509 = acc_57 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_57 = t2509;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2510 = acc_58 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_58 = t2510;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2511 = acc_61 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_61 = t2511;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2512 = acc_62 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_62 = t2512;
#line 346 "fa-kernels/src/attention/softmax.rs"
    const f32 sum_2 = row_sum_2;
    const bool t2513 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
    f32 t2514;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2514) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer_2 = t2513 ? 0.0f : t2514;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2516 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_3 = t2516;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2517 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_4 = t2517;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2518 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_7 = t2518;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2519 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_8 = t2519;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2520 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_11 = t2520;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2521 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_12 = t2521;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2522 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_15 = t2522;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2523 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_16 = t2523;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2524 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_19 = t2524;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2525 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_20 = t2525;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2526 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_23 = t2526;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2527 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_24 = t2527;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2528 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_27 = t2528;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2529 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_28 = t2529;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2530 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_31 = t2530;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2531 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_32 = t2531;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2532 = acc_35 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_35 = t2532;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2533 = acc_36 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_36 = t2533;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2534 = acc_39 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_39 = t2534;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2535 = acc_40 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_40 = t2535;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2536 = acc_43 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_43 = t2536;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2537 = acc_44 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_44 = t2537;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2538 = acc_47 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_47 = t2538;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2539 = acc_48 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_48 = t2539;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2540 = acc_51 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_51 = t2540;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2541 = acc_52 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_52 = t2541;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2542 = acc_55 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_55 = t2542;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2543 = acc_56 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_56 = t2543;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2544 = acc_59 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_59 = t2544;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2545 = acc_60 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_60 = t2545;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2546 = acc_63 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_63 = t2546;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2547 = acc_64 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_64 = t2547;
#line 186 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2548 = blockIdx.x;
#line 186 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2549;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t2549) : "r"(t2548));
#line 44 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t2550 = seq_q + 63u;
#line 44 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t2551 = t2550 >> 6u;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2552 = heads_per_section * t2551;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2553 = t2549 / t2552;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 first_2 = t2553 * heads_per_section;
    const u32 t2555 = heads * batch;
#line 91 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2556 = t2555 - first_2;
#line 91 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 heads_3 = t2556 < heads_per_section ? t2556 : heads_per_section;
    const u32 t2558 = first_2 * t2551;
#line 92 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 rest_2 = t2549 - t2558;
    const u32 t2560 = rest_2 % heads_3;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2561 = first_2 + t2560;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2562 = t2551 - 1u;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2563 = rest_2 / heads_3;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2564 = t2562 - t2563;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2565 = t2564 << 6u;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2566 = t2561 % heads;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2567 = t2561 / heads;
#line 200 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
    const u32 t2568 = smem_1 + 8192u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2569 = lane >> 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2570 = first_row + t2569;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2571 = t2570 & 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2572 = 0u ^ t2571;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2573 = t2570 << 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2574 = t2572 << 4u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2575 = t2573 + t2574;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2576 = lane & 3u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2577 = t2576 << 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2578 = t2575 + t2577;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2579;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2579) : "f"(acc), "f"(acc_2));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2580 = smem_1 + t2578;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2580), "r"(t2579) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2581;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2581) : "f"(acc_5), "f"(acc_6));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2582 = t2578 ^ 16u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2583 = smem_1 + t2582;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2583), "r"(t2581) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2584;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2584) : "f"(acc_9), "f"(acc_10));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2585 = t2578 ^ 32u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2586 = smem_1 + t2585;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2586), "r"(t2584) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2587;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2587) : "f"(acc_13), "f"(acc_14));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2588 = t2578 ^ 48u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2589 = smem_1 + t2588;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2589), "r"(t2587) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2590;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2590) : "f"(acc_17), "f"(acc_18));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2591 = t2578 ^ 64u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2592 = smem_1 + t2591;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2592), "r"(t2590) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2593;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2593) : "f"(acc_21), "f"(acc_22));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2594 = t2578 ^ 80u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2595 = smem_1 + t2594;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2595), "r"(t2593) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2596;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2596) : "f"(acc_25), "f"(acc_26));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2597 = t2578 ^ 96u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2598 = smem_1 + t2597;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2598), "r"(t2596) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2599;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2599) : "f"(acc_29), "f"(acc_30));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2600 = t2578 ^ 112u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2601 = smem_1 + t2600;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2601), "r"(t2599) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2602 = t2570 & 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2603 = 0u ^ t2602;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2604 = t2570 << 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2605 = t2603 << 4u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2606 = t2604 + t2605;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2607 = lane & 3u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2608 = t2607 << 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2609 = t2606 + t2608;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2610;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2610) : "f"(acc_33), "f"(acc_34));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2611 = t2568 + t2609;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2611), "r"(t2610) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2612;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2612) : "f"(acc_37), "f"(acc_38));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2613 = t2609 ^ 16u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2614 = t2568 + t2613;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2614), "r"(t2612) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2615;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2615) : "f"(acc_41), "f"(acc_42));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2616 = t2609 ^ 32u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2617 = t2568 + t2616;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2617), "r"(t2615) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2618;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2618) : "f"(acc_45), "f"(acc_46));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2619 = t2609 ^ 48u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2620 = t2568 + t2619;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2620), "r"(t2618) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2621;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2621) : "f"(acc_49), "f"(acc_50));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2622 = t2609 ^ 64u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2623 = t2568 + t2622;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2623), "r"(t2621) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2624;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2624) : "f"(acc_53), "f"(acc_54));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2625 = t2609 ^ 80u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2626 = t2568 + t2625;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2626), "r"(t2624) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2627;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2627) : "f"(acc_57), "f"(acc_58));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2628 = t2609 ^ 96u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2629 = t2568 + t2628;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2629), "r"(t2627) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2630;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2630) : "f"(acc_61), "f"(acc_62));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2631 = t2609 ^ 112u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2632 = t2568 + t2631;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2632), "r"(t2630) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2633 = lane >> 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2634 = first_row + t2633;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2635 = t2634 + 8u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2636 = t2635 & 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2637 = 0u ^ t2636;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2638 = t2635 << 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2639 = t2637 << 4u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2640 = t2638 + t2639;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2641 = lane & 3u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2642 = t2641 << 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2643 = t2640 + t2642;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2644;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2644) : "f"(acc_3), "f"(acc_4));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2645 = smem_1 + t2643;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2645), "r"(t2644) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2646;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2646) : "f"(acc_7), "f"(acc_8));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2647 = t2643 ^ 16u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2648 = smem_1 + t2647;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2648), "r"(t2646) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2649;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2649) : "f"(acc_11), "f"(acc_12));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2650 = t2643 ^ 32u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2651 = smem_1 + t2650;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2651), "r"(t2649) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2652;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2652) : "f"(acc_15), "f"(acc_16));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2653 = t2643 ^ 48u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2654 = smem_1 + t2653;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2654), "r"(t2652) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2655;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2655) : "f"(acc_19), "f"(acc_20));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2656 = t2643 ^ 64u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2657 = smem_1 + t2656;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2657), "r"(t2655) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2658;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2658) : "f"(acc_23), "f"(acc_24));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2659 = t2643 ^ 80u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2660 = smem_1 + t2659;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2660), "r"(t2658) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2661;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2661) : "f"(acc_27), "f"(acc_28));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2662 = t2643 ^ 96u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2663 = smem_1 + t2662;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2663), "r"(t2661) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2664;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2664) : "f"(acc_31), "f"(acc_32));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2665 = t2643 ^ 112u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2666 = smem_1 + t2665;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2666), "r"(t2664) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2667 = t2635 & 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2668 = 0u ^ t2667;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2669 = t2635 << 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2670 = t2668 << 4u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2671 = t2669 + t2670;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2672 = lane & 3u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2673 = t2672 << 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2674 = t2671 + t2673;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2675;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2675) : "f"(acc_35), "f"(acc_36));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2676 = t2568 + t2674;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2676), "r"(t2675) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2677;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2677) : "f"(acc_39), "f"(acc_40));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2678 = t2674 ^ 16u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2679 = t2568 + t2678;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2679), "r"(t2677) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2680;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2680) : "f"(acc_43), "f"(acc_44));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2681 = t2674 ^ 32u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2682 = t2568 + t2681;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2682), "r"(t2680) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2683;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2683) : "f"(acc_47), "f"(acc_48));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2684 = t2674 ^ 48u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2685 = t2568 + t2684;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2685), "r"(t2683) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2686;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2686) : "f"(acc_51), "f"(acc_52));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2687 = t2674 ^ 64u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2688 = t2568 + t2687;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2688), "r"(t2686) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2689;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2689) : "f"(acc_55), "f"(acc_56));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2690 = t2674 ^ 80u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2691 = t2568 + t2690;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2691), "r"(t2689) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2692;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2692) : "f"(acc_59), "f"(acc_60));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2693 = t2674 ^ 96u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2694 = t2568 + t2693;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2694), "r"(t2692) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2695;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2695) : "f"(acc_63), "f"(acc_64));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2696 = t2674 ^ 112u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2697 = t2568 + t2696;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2697), "r"(t2695) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2698 = (u64)t2567;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2699 = t2698 * o_stride0;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2700 = t2699 * 2ull;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2701 = o + t2700;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2702 = (u64)t2565;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2703 = t2702 * o_stride1;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2704 = t2703 * 2ull;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2705 = t2701 + t2704;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2706 = (u64)t2566;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2707 = t2706 * o_stride2;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2708 = t2707 * 2ull;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2709 = t2705 + t2708;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2710 = (u32)o_stride1;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2711 = t2710 << 1u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2712 = seq_q - t2565;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2713 = head_dim >> 3u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2714 = lane >> 3u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2715 = first_row + t2714;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2716 = lane & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2717 = t2715 < t2712;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2718 = t2716 < t2713;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2719 = t2717 & t2718;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2719) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2720 = t2715 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2721 = t2716 ^ t2720;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2722 = t2715 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2723 = t2721 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2724 = t2722 + t2723;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2725 = smem_1 + t2724;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row;
        u32 row_2;
        u32 row_3;
        u32 row_4;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t2725) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2726 = (u64)t2715 * t2711;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2727 = t2709 + t2726;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2728 = (u64)t2716 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2729 = t2727 + t2728;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2729), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2730 = t2715 + 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2731 = t2730 < t2712;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2732 = t2716 < t2713;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2733 = t2731 & t2732;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2733) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2734 = t2730 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2735 = t2716 ^ t2734;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2736 = t2730 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2737 = t2735 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2738 = t2736 + t2737;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2739 = smem_1 + t2738;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_5;
        u32 row_6;
        u32 row_7;
        u32 row_8;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t2739) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2740 = (u64)t2730 * t2711;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2741 = t2709 + t2740;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2742 = (u64)t2716 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2743 = t2741 + t2742;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2743), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2744 = t2715 + 8u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2745 = t2744 < t2712;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2746 = t2716 < t2713;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2747 = t2745 & t2746;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2747) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2748 = t2744 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2749 = t2716 ^ t2748;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2750 = t2744 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2751 = t2749 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2752 = t2750 + t2751;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2753 = smem_1 + t2752;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_9;
        u32 row_10;
        u32 row_11;
        u32 row_12;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t2753) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2754 = (u64)t2744 * t2711;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2755 = t2709 + t2754;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2756 = (u64)t2716 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2757 = t2755 + t2756;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2757), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2758 = t2715 + 12u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2759 = t2758 < t2712;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2760 = t2716 < t2713;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2761 = t2759 & t2760;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2761) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2762 = t2758 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2763 = t2716 ^ t2762;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2764 = t2758 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2765 = t2763 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2766 = t2764 + t2765;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2767 = smem_1 + t2766;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_13;
        u32 row_14;
        u32 row_15;
        u32 row_16;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t2767) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2768 = (u64)t2758 * t2711;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2769 = t2709 + t2768;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2770 = (u64)t2716 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2771 = t2769 + t2770;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2771), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2772 = smem_1 + 8192u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2773 = t2715 < t2712;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2774 = t2716 + 8u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2775 = t2774 < t2713;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2776 = t2773 & t2775;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2776) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2777 = t2715 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2778 = t2716 ^ t2777;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2779 = t2715 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2780 = t2778 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2781 = t2779 + t2780;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2782 = t2772 + t2781;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_17;
        u32 row_18;
        u32 row_19;
        u32 row_20;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t2782) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2783 = (u64)t2715 * t2711;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2784 = t2709 + t2783;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2785 = (u64)t2716 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2786 = t2784 + t2785;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2786), "r"(row_17), "r"(row_18), "r"(row_19), "r"(row_20) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2787 = t2715 + 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2788 = t2787 < t2712;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2789 = t2716 + 8u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2790 = t2789 < t2713;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2791 = t2788 & t2790;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2791) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2792 = t2787 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2793 = t2716 ^ t2792;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2794 = t2787 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2795 = t2793 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2796 = t2794 + t2795;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2797 = t2772 + t2796;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_21;
        u32 row_22;
        u32 row_23;
        u32 row_24;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t2797) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2798 = (u64)t2787 * t2711;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2799 = t2709 + t2798;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2800 = (u64)t2716 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2801 = t2799 + t2800;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2801), "r"(row_21), "r"(row_22), "r"(row_23), "r"(row_24) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2802 = t2715 + 8u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2803 = t2802 < t2712;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2804 = t2716 + 8u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2805 = t2804 < t2713;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2806 = t2803 & t2805;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2806) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2807 = t2802 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2808 = t2716 ^ t2807;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2809 = t2802 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2810 = t2808 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2811 = t2809 + t2810;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2812 = t2772 + t2811;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_25;
        u32 row_26;
        u32 row_27;
        u32 row_28;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t2812) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2813 = (u64)t2802 * t2711;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2814 = t2709 + t2813;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2815 = (u64)t2716 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2816 = t2814 + t2815;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2816), "r"(row_25), "r"(row_26), "r"(row_27), "r"(row_28) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2817 = t2715 + 12u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2818 = t2817 < t2712;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2819 = t2716 + 8u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2820 = t2819 < t2713;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2821 = t2818 & t2820;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2821) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2822 = t2817 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2823 = t2716 ^ t2822;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2824 = t2817 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2825 = t2823 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2826 = t2824 + t2825;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2827 = t2772 + t2826;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_29;
        u32 row_30;
        u32 row_31;
        u32 row_32;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t2827) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2828 = (u64)t2817 * t2711;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2829 = t2709 + t2828;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2830 = (u64)t2716 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2831 = t2829 + t2830;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2831), "r"(row_29), "r"(row_30), "r"(row_31), "r"(row_32) : "memory");
    }
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2832 = t2565 + first_row;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2833 = (u64)t2567;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2834 = t2833 * lse_stride0;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2835 = t2834 * 4ull;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2836 = lse + t2835;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2837 = (u64)t2566;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2838 = t2837 * lse_stride1;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2839 = t2838 * 4ull;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2840 = t2836 + t2839;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2841 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    const u32 t2842 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    const bool t2843 = t2842 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    if (t2843) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t2844 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_33 = t2832 + t2844;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists = row_33 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists) {
            const u64 t2847 = (u64)row_33 * t2841;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2848 = t2847 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2849 = t2840 + t2848;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t2850;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2850) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 t2851 = row_max + t2850;
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_2 = t2851 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t2853 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t2854 = t2853 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2849), "f"(t2854) : "memory");
        }
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t2855 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t2856 = t2832 + t2855;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_34 = t2856 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists_2 = row_34 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists_2) {
            const u64 t2859 = (u64)row_34 * t2841;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2860 = t2859 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2861 = t2840 + t2860;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t2862;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2862) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 t2863 = row_max_2 + t2862;
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_3 = t2863 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t2865 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t2866 = t2865 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2861), "f"(t2866) : "memory");
        }
    }
}
