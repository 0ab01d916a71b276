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
    const u32 head_dim,
    const u32 section,
    const f32 softcap,
    const u32 window_left)
{
#line 29 "fa-kernels/src/forward/mma/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t3 = thread >> 5u;
#line 31 "fa-kernels/src/forward/mma/mod.rs"
    const u32 first_row = t3 << 4u;
#line 43 "fa-kernels/src/forward/mma/work.rs"
    const u32 index = blockIdx.x;
    const u32 t6 = seq_q + 63u;
#line 44 "fa-kernels/src/forward/mma/work.rs"
    const u32 tiles = t6 >> 6u;
#line 47 "fa-kernels/src/forward/mma/work.rs"
    const u32 t8 = section * tiles;
#line 47 "fa-kernels/src/forward/mma/work.rs"
    const u32 t9 = index / t8;
#line 47 "fa-kernels/src/forward/mma/work.rs"
    const u32 first = t9 * section;
    const u32 t11 = heads * batch;
#line 48 "fa-kernels/src/forward/mma/work.rs"
    const u32 t12 = t11 - first;
#line 48 "fa-kernels/src/forward/mma/work.rs"
    const u32 heads_2 = t12 < section ? t12 : section;
    const u32 t14 = first * tiles;
#line 49 "fa-kernels/src/forward/mma/work.rs"
    const u32 rest = index - t14;
    const u32 t16 = rest % heads_2;
#line 50 "fa-kernels/src/forward/mma/work.rs"
    const u32 t17 = first + t16;
#line 50 "fa-kernels/src/forward/mma/work.rs"
    const u32 t18 = tiles - 1u;
#line 50 "fa-kernels/src/forward/mma/work.rs"
    const u32 t19 = rest / heads_2;
#line 50 "fa-kernels/src/forward/mma/work.rs"
    const u32 t20 = t18 - t19;
#line 54 "fa-kernels/src/forward/mma/work.rs"
    const u32 first_query = t20 << 6u;
    const u32 head = t17 % heads;
    const u32 t23 = head / group;
#line 56 "fa-kernels/src/forward/mma/work.rs"
    const u32 t24 = t17 / heads;
#line 130 "fa-kernels/src/forward/problem.rs"
    const u32 t25 = first_query + seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
    const u32 end = t25 + 1u;
    const u32 t27 = end > seq_q ? end : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
    const u32 t28 = t27 - seq_q;
#line 143 "fa-kernels/src/forward/problem.rs"
    const u32 end_2 = t28 < seq_k ? t28 : seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
    const u32 end_3 = first_query + seq_k;
    const u32 t31 = end_3 > seq_q ? end_3 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
    const u32 position = t31 - seq_q;
#line 149 "fa-kernels/src/forward/problem.rs"
    const u32 t33 = position > window_left ? position : window_left;
#line 149 "fa-kernels/src/forward/problem.rs"
    const u32 t34 = t33 - window_left;
#line 149 "fa-kernels/src/forward/problem.rs"
    const u32 t35 = t34 < seq_k ? t34 : seq_k;
#line 159 "fa-kernels/src/forward/problem.rs"
    const u32 t36 = first_query + 63u;
#line 130 "fa-kernels/src/forward/problem.rs"
    const u32 t37 = t36 + seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
    const u32 end_4 = t37 + 1u;
    const u32 t39 = end_4 > seq_q ? end_4 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
    const u32 t40 = t39 - seq_q;
#line 143 "fa-kernels/src/forward/problem.rs"
    const u32 end_5 = t40 < seq_k ? t40 : seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
    const u32 end_6 = t36 + seq_k;
    const u32 t43 = end_6 > seq_q ? end_6 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
    const u32 position_2 = t43 - seq_q;
#line 149 "fa-kernels/src/forward/problem.rs"
    const u32 t45 = position_2 > window_left ? position_2 : window_left;
#line 149 "fa-kernels/src/forward/problem.rs"
    const u32 t46 = t45 - window_left;
#line 149 "fa-kernels/src/forward/problem.rs"
    const u32 t47 = t46 < seq_k ? t46 : seq_k;
#line 163 "fa-kernels/src/forward/problem.rs"
    const u32 begin = t35 >> 6u;
#line 167 "fa-kernels/src/forward/problem.rs"
    const u32 t49 = end_5 + 63u;
#line 167 "fa-kernels/src/forward/problem.rs"
    const u32 t50 = t49 >> 6u;
#line 167 "fa-kernels/src/forward/problem.rs"
    const u32 t51 = begin + 1u;
#line 167 "fa-kernels/src/forward/problem.rs"
    const u32 end_7 = t50 > t51 ? t50 : t51;
    const u32 count = end_7 - begin;
    const u32 t54 = end_2 >> 6u;
#line 169 "fa-kernels/src/forward/problem.rs"
    const u32 whole = t54 < end_7 ? t54 : end_7;
    const u32 t56 = t47 + 63u;
#line 170 "fa-kernels/src/forward/problem.rs"
    const u32 t57 = t56 >> 6u;
#line 170 "fa-kernels/src/forward/problem.rs"
    const u32 t58 = t57 > begin ? t57 : begin;
#line 170 "fa-kernels/src/forward/problem.rs"
    const u32 t59 = t58 < end_7 ? t58 : end_7;
#line 170 "fa-kernels/src/forward/problem.rs"
    const u32 cut_left = end_7 - t59;
#line 174 "fa-kernels/src/forward/problem.rs"
    const u32 t61 = end_7 - whole;
#line 174 "fa-kernels/src/forward/problem.rs"
    const u32 t62 = t61 < count ? t61 : count;
#line 33 "fa-kernels/src/forward/mma/mod.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 47 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t64 = (u64)t24;
#line 47 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t65 = t64 * q_stride0;
#line 47 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t66 = t65 * 2ull;
#line 47 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t67 = q + t66;
#line 47 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t68 = (u64)first_query;
#line 47 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t69 = t68 * q_stride1;
#line 47 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t70 = t69 * 2ull;
#line 47 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t71 = t67 + t70;
#line 47 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t72 = (u64)head;
#line 47 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t73 = t72 * q_stride2;
#line 47 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t74 = t73 * 2ull;
#line 47 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t75 = t71 + t74;
    const u32 t76 = (u32)q_stride1;
#line 48 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t77 = t76 << 1u;
    const u32 t78 = thread >> 3u;
#line 49 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t79 = thread & 7u;
#line 49 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t80 = t78 & 7u;
#line 49 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t81 = t79 ^ t80;
#line 49 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t82 = t78 << 7u;
#line 49 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t83 = t81 << 4u;
#line 49 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t84 = t82 + t83;
#line 49 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t85 = (u64)t78 * t77;
#line 49 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t86 = t75 + t85;
#line 49 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t87 = (u64)t79 * 16u;
#line 49 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t88 = t86 + t87;
#line 49 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t89 = (u64)t77 * 16u;
    const u32 exist = seq_q - first_query;
    const u32 t91 = head_dim >> 3u;
    const u32 t92 = smem_1 + t84;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t93 = (u64)0u * t77;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t94 = t88 + t93;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t95 = t94 + t89;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t96 = t95 + t89;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t97 = t96 + t89;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t98 = t78 < exist;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t99 = t79 < t91;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t100 = t98 & t99;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t101 = t100 ? 16u : 0u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t92), "l"(t94), "r"(t101) : "memory");
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t102 = t78 + 16u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t103 = t102 < exist;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t104 = t79 < t91;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t105 = t103 & t104;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t106 = t105 ? 16u : 0u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t92), "l"(t95), "r"(t106) : "memory");
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t107 = t78 + 32u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t108 = t107 < exist;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t109 = t79 < t91;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t110 = t108 & t109;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t111 = t110 ? 16u : 0u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t92), "l"(t96), "r"(t111) : "memory");
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t112 = t78 + 48u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t113 = t112 < exist;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t114 = t79 < t91;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t115 = t113 & t114;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t116 = t115 ? 16u : 0u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t92), "l"(t97), "r"(t116) : "memory");
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t117 = t94 + 128ull;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t118 = t78 < exist;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t119 = t79 + 8u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t120 = t119 < t91;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t121 = t118 & t120;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t122 = t121 ? 16u : 0u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t92), "l"(t117), "r"(t122) : "memory");
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t123 = t95 + 128ull;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t124 = t78 + 16u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t125 = t124 < exist;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t126 = t79 + 8u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t127 = t126 < t91;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t128 = t125 & t127;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t129 = t128 ? 16u : 0u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t92), "l"(t123), "r"(t129) : "memory");
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t130 = t96 + 128ull;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t131 = t78 + 32u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t132 = t131 < exist;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t133 = t79 + 8u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t134 = t133 < t91;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t135 = t132 & t134;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t136 = t135 ? 16u : 0u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t92), "l"(t130), "r"(t136) : "memory");
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t137 = t97 + 128ull;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t138 = t78 + 48u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t139 = t138 < exist;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t140 = t79 + 8u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t141 = t140 < t91;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t142 = t139 & t141;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t143 = t142 ? 16u : 0u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t92), "l"(t137), "r"(t143) : "memory");
#line 36 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t144 = smem_1 + 16384u;
#line 38 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t145 = t144 + 16384u;
#line 40 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t146 = (u64)t24;
#line 40 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t147 = t146 * k_stride0;
#line 40 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t148 = t147 * 2ull;
#line 40 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t149 = k + t148;
#line 40 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t150 = 0ull * k_stride1;
#line 40 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t151 = t150 * 2ull;
#line 40 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t152 = t149 + t151;
#line 40 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t153 = (u64)t23;
#line 40 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t154 = t153 * k_stride2;
#line 40 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t155 = t154 * 2ull;
#line 40 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t156 = t152 + t155;
    const u32 t157 = (u32)k_stride1;
#line 41 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t158 = t157 << 1u;
    const u32 t159 = thread >> 3u;
#line 42 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t160 = thread & 7u;
#line 42 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t161 = t159 & 7u;
#line 42 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t162 = t160 ^ t161;
#line 42 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t163 = t159 << 7u;
#line 42 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t164 = t162 << 4u;
#line 42 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t165 = t163 + t164;
#line 42 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t166 = (u64)t159 * t158;
#line 42 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t167 = t156 + t166;
#line 42 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t168 = (u64)t160 * 16u;
#line 42 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t169 = t167 + t168;
#line 42 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t170 = (u64)t158 * 16u;
#line 40 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t171 = (u64)t24;
#line 40 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t172 = t171 * v_stride0;
#line 40 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t173 = t172 * 2ull;
#line 40 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t174 = v + t173;
#line 40 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t175 = 0ull * v_stride1;
#line 40 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t176 = t175 * 2ull;
#line 40 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t177 = t174 + t176;
#line 40 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t178 = (u64)t23;
#line 40 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t179 = t178 * v_stride2;
#line 40 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t180 = t179 * 2ull;
#line 40 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t181 = t177 + t180;
    const u32 t182 = (u32)v_stride1;
#line 41 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t183 = t182 << 1u;
    const u32 t184 = thread >> 3u;
#line 42 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t185 = thread & 7u;
#line 42 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t186 = t184 & 7u;
#line 42 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t187 = t185 ^ t186;
#line 42 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t188 = t184 << 7u;
#line 42 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t189 = t187 << 4u;
#line 42 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t190 = t188 + t189;
#line 42 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t191 = (u64)t184 * t183;
#line 42 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t192 = t181 + t191;
#line 42 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t193 = (u64)t185 * 16u;
#line 42 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t194 = t192 + t193;
#line 42 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t195 = (u64)t183 * 16u;
#line 148 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t196 = end_7 - 1u;
#line 148 "fa-kernels/src/forward/mma/stream.rs"
    const u32 first_key = t196 << 6u;
    const u32 t198 = head_dim >> 3u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t199 = t144 + t165;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t200 = (u64)first_key * t158;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t201 = t169 + t200;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t202 = t201 + t170;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t203 = t202 + t170;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t204 = t203 + t170;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t205 = first_key + t159;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t206 = t205 < seq_k;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t207 = t160 < t198;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t208 = t206 & t207;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t209 = t208 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t199), "l"(t201), "r"(t209) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t210 = first_key + t159;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t211 = t210 + 16u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t212 = t211 < seq_k;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t213 = t160 < t198;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t214 = t212 & t213;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t215 = t214 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t199), "l"(t202), "r"(t215) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t216 = first_key + t159;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t217 = t216 + 32u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t218 = t217 < seq_k;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t219 = t160 < t198;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t220 = t218 & t219;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t221 = t220 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t199), "l"(t203), "r"(t221) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t222 = first_key + t159;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t223 = t222 + 48u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t224 = t223 < seq_k;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t225 = t160 < t198;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t226 = t224 & t225;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t227 = t226 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t199), "l"(t204), "r"(t227) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t228 = t201 + 128ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t229 = first_key + t159;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t230 = t229 < seq_k;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t231 = t160 + 8u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t232 = t231 < t198;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t233 = t230 & t232;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t234 = t233 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t199), "l"(t228), "r"(t234) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t235 = t202 + 128ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t236 = first_key + t159;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t237 = t236 + 16u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t238 = t237 < seq_k;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t239 = t160 + 8u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t240 = t239 < t198;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t241 = t238 & t240;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t242 = t241 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t199), "l"(t235), "r"(t242) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t243 = t203 + 128ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t244 = first_key + t159;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t245 = t244 + 32u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t246 = t245 < seq_k;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t247 = t160 + 8u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t248 = t247 < t198;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t249 = t246 & t248;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t250 = t249 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t199), "l"(t243), "r"(t250) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t251 = t204 + 128ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t252 = first_key + t159;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t253 = t252 + 48u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t254 = t253 < seq_k;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t255 = t160 + 8u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t256 = t255 < t198;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t257 = t254 & t256;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t258 = t257 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t199), "l"(t251), "r"(t258) : "memory");
#line 80 "fa-kernels/src/forward/mma/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 95 "fa-kernels/src/forward/mma/stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 148 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t259 = end_7 - 1u;
#line 148 "fa-kernels/src/forward/mma/stream.rs"
    const u32 first_key_2 = t259 << 6u;
    const u32 t261 = head_dim >> 3u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t262 = t145 + t190;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t263 = (u64)first_key_2 * t183;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t264 = t194 + t263;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t265 = t264 + t195;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t266 = t265 + t195;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t267 = t266 + t195;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t268 = first_key_2 + t184;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t269 = t268 < seq_k;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t270 = t185 < t261;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t271 = t269 & t270;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t272 = t271 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t262), "l"(t264), "r"(t272) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t273 = first_key_2 + t184;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t274 = t273 + 16u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t275 = t274 < seq_k;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t276 = t185 < t261;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t277 = t275 & t276;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t278 = t277 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t262), "l"(t265), "r"(t278) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t279 = first_key_2 + t184;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t280 = t279 + 32u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t281 = t280 < seq_k;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t282 = t185 < t261;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t283 = t281 & t282;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t284 = t283 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t262), "l"(t266), "r"(t284) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t285 = first_key_2 + t184;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t286 = t285 + 48u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t287 = t286 < seq_k;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t288 = t185 < t261;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t289 = t287 & t288;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t290 = t289 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t262), "l"(t267), "r"(t290) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t291 = t264 + 128ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t292 = first_key_2 + t184;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t293 = t292 < seq_k;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t294 = t185 + 8u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t295 = t294 < t261;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t296 = t293 & t295;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t297 = t296 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t262), "l"(t291), "r"(t297) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t298 = t265 + 128ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t299 = first_key_2 + t184;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t300 = t299 + 16u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t301 = t300 < seq_k;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t302 = t185 + 8u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t303 = t302 < t261;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t304 = t301 & t303;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t305 = t304 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t262), "l"(t298), "r"(t305) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t306 = t266 + 128ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t307 = first_key_2 + t184;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t308 = t307 + 32u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t309 = t308 < seq_k;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t310 = t185 + 8u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t311 = t310 < t261;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t312 = t309 & t311;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t313 = t312 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t262), "l"(t306), "r"(t313) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t314 = t267 + 128ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t315 = first_key_2 + t184;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t316 = t315 + 48u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t317 = t316 < seq_k;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t318 = t185 + 8u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t319 = t318 < t261;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t320 = t317 & t319;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t321 = t320 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t262), "l"(t314), "r"(t321) : "memory");
#line 99 "fa-kernels/src/forward/mma/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t322 = lane & 15u;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t323 = first_row + t322;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t324 = lane >> 4u;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t325 = t323 & 7u;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t326 = t324 ^ t325;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t327 = t323 << 7u;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t328 = t326 << 4u;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t329 = t327 + t328;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t330 = smem_1 + t329;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t331 = lane & 7u;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t332 = lane >> 4u;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t333 = t332 << 3u;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t334 = t331 + t333;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t335 = lane >> 3u;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t336 = t335 & 1u;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t337 = t334 & 7u;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t338 = t336 ^ t337;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t339 = t334 << 7u;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t340 = t338 << 4u;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t341 = t339 + t340;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t342 = lane & 15u;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t343 = lane >> 4u;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t344 = t342 & 7u;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t345 = t343 ^ t344;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t346 = t342 << 7u;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t347 = t345 << 4u;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t348 = t346 + t347;
#line 83 "fa-kernels/src/softmax.rs"
    f32 row_max = __uint_as_float(0xff800000u);
#line 83 "fa-kernels/src/softmax.rs"
    f32 row_max_2 = __uint_as_float(0xff800000u);
#line 83 "fa-kernels/src/softmax.rs"
    f32 row_sum = 0.0f;
#line 83 "fa-kernels/src/softmax.rs"
    f32 row_sum_2 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_2 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_3 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_4 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_5 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_6 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_7 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_8 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_9 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_10 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_11 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_12 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_13 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_14 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_15 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_16 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_17 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_18 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_19 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_20 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_21 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_22 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_23 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_24 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_25 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_26 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_27 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_28 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_29 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_30 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_31 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_32 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_33 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_34 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_35 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_36 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_37 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_38 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_39 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_40 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_41 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_42 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_43 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_44 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_45 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_46 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_47 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_48 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_49 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_50 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_51 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_52 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_53 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_54 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_55 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_56 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_57 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_58 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_59 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_60 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_61 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_62 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_63 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_64 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
    f32 s = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
    f32 s_2 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
    f32 s_3 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
    f32 s_4 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
    f32 s_5 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
    f32 s_6 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
    f32 s_7 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
    f32 s_8 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
    f32 s_9 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
    f32 s_10 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
    f32 s_11 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
    f32 s_12 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
    f32 s_13 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
    f32 s_14 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
    f32 s_15 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
    f32 s_16 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
    f32 s_17 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
    f32 s_18 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
    f32 s_19 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
    f32 s_20 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
    f32 s_21 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
    f32 s_22 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
    f32 s_23 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
    f32 s_24 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
    f32 s_25 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
    f32 s_26 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
    f32 s_27 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
    f32 s_28 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
    f32 s_29 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
    f32 s_30 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
    f32 s_31 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
    f32 s_32 = 0.0f;
#line 136 "fa-kernels/src/forward/mma/tile.rs"
    u32 t349;
    asm volatile("mov.b32 %0, %1;" : "=r"(t349) : "r"(t341));
#line 136 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t350 = t349 ^ 32u;
#line 136 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t351 = t349 ^ 64u;
#line 136 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t352 = t349 ^ 96u;
    const u32 t353 = t144 + t349;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 t354;
    asm volatile("mov.b32 %0, %1;" : "=r"(t354) : "r"(t330));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m;
    u32 m_2;
    u32 m_3;
    u32 m_4;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t354) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_5;
    u32 m_6;
    u32 m_7;
    u32 m_8;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t353) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_5), "r"(m_6));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_7), "r"(m_8));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_9;
    u32 m_10;
    u32 m_11;
    u32 m_12;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t353) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_9), "r"(m_10));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_11), "r"(m_12));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_13;
    u32 m_14;
    u32 m_15;
    u32 m_16;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t353) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_13), "r"(m_14));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_15), "r"(m_16));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_17;
    u32 m_18;
    u32 m_19;
    u32 m_20;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t353) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t355 = t144 + t350;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 t356;
    asm volatile("mov.b32 %0, %1;" : "=r"(t356) : "r"(t330));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t357 = t356 ^ 32u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_21;
    u32 m_22;
    u32 m_23;
    u32 m_24;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t357) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_25;
    u32 m_26;
    u32 m_27;
    u32 m_28;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t355) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_25), "r"(m_26));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_27), "r"(m_28));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_29;
    u32 m_30;
    u32 m_31;
    u32 m_32;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t355) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_29), "r"(m_30));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_31), "r"(m_32));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_33;
    u32 m_34;
    u32 m_35;
    u32 m_36;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t355) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_33), "r"(m_34));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_35), "r"(m_36));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_37;
    u32 m_38;
    u32 m_39;
    u32 m_40;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t355) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_37), "r"(m_38));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_39), "r"(m_40));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t358 = t144 + t351;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 t359;
    asm volatile("mov.b32 %0, %1;" : "=r"(t359) : "r"(t330));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t360 = t359 ^ 64u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_41;
    u32 m_42;
    u32 m_43;
    u32 m_44;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t360) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_45;
    u32 m_46;
    u32 m_47;
    u32 m_48;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t358) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_45), "r"(m_46));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_47), "r"(m_48));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_49;
    u32 m_50;
    u32 m_51;
    u32 m_52;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t358) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_49), "r"(m_50));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_51), "r"(m_52));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_53;
    u32 m_54;
    u32 m_55;
    u32 m_56;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t358) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_53), "r"(m_54));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_55), "r"(m_56));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_57;
    u32 m_58;
    u32 m_59;
    u32 m_60;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t358) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_57), "r"(m_58));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_59), "r"(m_60));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t361 = t144 + t352;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 t362;
    asm volatile("mov.b32 %0, %1;" : "=r"(t362) : "r"(t330));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t363 = t362 ^ 96u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_61;
    u32 m_62;
    u32 m_63;
    u32 m_64;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t363) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_65;
    u32 m_66;
    u32 m_67;
    u32 m_68;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t361) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_65), "r"(m_66));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_67), "r"(m_68));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_69;
    u32 m_70;
    u32 m_71;
    u32 m_72;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t361) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_69), "r"(m_70));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_71), "r"(m_72));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_73;
    u32 m_74;
    u32 m_75;
    u32 m_76;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t361) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_73), "r"(m_74));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_75), "r"(m_76));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_77;
    u32 m_78;
    u32 m_79;
    u32 m_80;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t361) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_77), "r"(m_78));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_79), "r"(m_80));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 t364;
    asm volatile("mov.b32 %0, %1;" : "=r"(t364) : "r"(t330));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_81;
    u32 m_82;
    u32 m_83;
    u32 m_84;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t364) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_85;
    u32 m_86;
    u32 m_87;
    u32 m_88;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t353) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_85), "r"(m_86));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_87), "r"(m_88));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_89;
    u32 m_90;
    u32 m_91;
    u32 m_92;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t353) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_89), "r"(m_90));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_91), "r"(m_92));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_93;
    u32 m_94;
    u32 m_95;
    u32 m_96;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t353) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_93), "r"(m_94));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_95), "r"(m_96));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_97;
    u32 m_98;
    u32 m_99;
    u32 m_100;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t353) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_97), "r"(m_98));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_99), "r"(m_100));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 t365;
    asm volatile("mov.b32 %0, %1;" : "=r"(t365) : "r"(t330));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t366 = t365 ^ 32u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_101;
    u32 m_102;
    u32 m_103;
    u32 m_104;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t366) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_105;
    u32 m_106;
    u32 m_107;
    u32 m_108;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t355) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_105), "r"(m_106));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_107), "r"(m_108));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_109;
    u32 m_110;
    u32 m_111;
    u32 m_112;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t355) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_109), "r"(m_110));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_111), "r"(m_112));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_113;
    u32 m_114;
    u32 m_115;
    u32 m_116;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t355) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_113), "r"(m_114));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_115), "r"(m_116));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_117;
    u32 m_118;
    u32 m_119;
    u32 m_120;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t355) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_117), "r"(m_118));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_119), "r"(m_120));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 t367;
    asm volatile("mov.b32 %0, %1;" : "=r"(t367) : "r"(t330));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t368 = t367 ^ 64u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_121;
    u32 m_122;
    u32 m_123;
    u32 m_124;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t368) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_125;
    u32 m_126;
    u32 m_127;
    u32 m_128;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t358) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_125), "r"(m_126));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_127), "r"(m_128));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_129;
    u32 m_130;
    u32 m_131;
    u32 m_132;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t358) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_129), "r"(m_130));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_131), "r"(m_132));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_133;
    u32 m_134;
    u32 m_135;
    u32 m_136;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t358) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_133), "r"(m_134));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_135), "r"(m_136));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_137;
    u32 m_138;
    u32 m_139;
    u32 m_140;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t358) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_137), "r"(m_138));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_139), "r"(m_140));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 t369;
    asm volatile("mov.b32 %0, %1;" : "=r"(t369) : "r"(t330));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t370 = t369 ^ 96u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_141;
    u32 m_142;
    u32 m_143;
    u32 m_144;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t370) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_145;
    u32 m_146;
    u32 m_147;
    u32 m_148;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t361) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_145), "r"(m_146));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_147), "r"(m_148));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_149;
    u32 m_150;
    u32 m_151;
    u32 m_152;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t361) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_149), "r"(m_150));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_151), "r"(m_152));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_153;
    u32 m_154;
    u32 m_155;
    u32 m_156;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t361) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_153), "r"(m_154));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_155), "r"(m_156));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_157;
    u32 m_158;
    u32 m_159;
    u32 m_160;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t361) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_157), "r"(m_158));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_159), "r"(m_160));
#line 114 "fa-kernels/src/forward/mma/stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 117 "fa-kernels/src/forward/mma/stream.rs"
    const bool t371 = 1u < count;
#line 117 "fa-kernels/src/forward/mma/stream.rs"
    if (t371) {
#line 148 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t372 = end_7 - 1u;
#line 148 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t373 = t372 - 1u;
#line 148 "fa-kernels/src/forward/mma/stream.rs"
        const u32 first_key_3 = t373 << 6u;
        const u32 t375 = head_dim >> 3u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t376 = t144 + t165;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t377 = (u64)first_key_3 * t158;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t378 = t169 + t377;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t379 = t378 + t170;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t380 = t379 + t170;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t381 = t380 + t170;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t382 = t160 < t375;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t383 = t382 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t376), "l"(t378), "r"(t383) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t384 = t160 < t375;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t385 = t384 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t376), "l"(t379), "r"(t385) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t386 = t160 < t375;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t387 = t386 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t376), "l"(t380), "r"(t387) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t388 = t160 < t375;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t389 = t388 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t376), "l"(t381), "r"(t389) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t390 = t378 + 128ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t391 = t160 + 8u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t392 = t391 < t375;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t393 = t392 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t376), "l"(t390), "r"(t393) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t394 = t379 + 128ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t395 = t160 + 8u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t396 = t395 < t375;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t397 = t396 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t376), "l"(t394), "r"(t397) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t398 = t380 + 128ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t399 = t160 + 8u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t400 = t399 < t375;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t401 = t400 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t376), "l"(t398), "r"(t401) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t402 = t381 + 128ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t403 = t160 + 8u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t404 = t403 < t375;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t405 = t404 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t376), "l"(t402), "r"(t405) : "memory");
    }
#line 120 "fa-kernels/src/forward/mma/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 190 "fa-kernels/src/forward/problem.rs"
    const f32 t406 = s * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
    f32 power;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power) : "f"(t406));
#line 191 "fa-kernels/src/forward/problem.rs"
    const f32 t408 = power + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t409;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t409) : "f"(t408));
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t410;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t410) : "f"(t409), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
    s = t410;
#line 190 "fa-kernels/src/forward/problem.rs"
    const f32 t411 = s_2 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
    f32 power_2;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_2) : "f"(t411));
#line 191 "fa-kernels/src/forward/problem.rs"
    const f32 t413 = power_2 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t414;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t414) : "f"(t413));
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t415;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t415) : "f"(t414), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
    s_2 = t415;
#line 190 "fa-kernels/src/forward/problem.rs"
    const f32 t416 = s_3 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
    f32 power_3;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_3) : "f"(t416));
#line 191 "fa-kernels/src/forward/problem.rs"
    const f32 t418 = power_3 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t419;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t419) : "f"(t418));
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t420;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t420) : "f"(t419), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
    s_3 = t420;
#line 190 "fa-kernels/src/forward/problem.rs"
    const f32 t421 = s_4 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
    f32 power_4;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_4) : "f"(t421));
#line 191 "fa-kernels/src/forward/problem.rs"
    const f32 t423 = power_4 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t424;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t424) : "f"(t423));
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t425;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t425) : "f"(t424), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
    s_4 = t425;
#line 190 "fa-kernels/src/forward/problem.rs"
    const f32 t426 = s_5 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
    f32 power_5;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_5) : "f"(t426));
#line 191 "fa-kernels/src/forward/problem.rs"
    const f32 t428 = power_5 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t429;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t429) : "f"(t428));
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t430;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t430) : "f"(t429), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
    s_5 = t430;
#line 190 "fa-kernels/src/forward/problem.rs"
    const f32 t431 = s_6 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
    f32 power_6;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_6) : "f"(t431));
#line 191 "fa-kernels/src/forward/problem.rs"
    const f32 t433 = power_6 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t434;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t434) : "f"(t433));
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t435;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t435) : "f"(t434), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
    s_6 = t435;
#line 190 "fa-kernels/src/forward/problem.rs"
    const f32 t436 = s_7 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
    f32 power_7;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_7) : "f"(t436));
#line 191 "fa-kernels/src/forward/problem.rs"
    const f32 t438 = power_7 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t439;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t439) : "f"(t438));
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t440;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t440) : "f"(t439), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
    s_7 = t440;
#line 190 "fa-kernels/src/forward/problem.rs"
    const f32 t441 = s_8 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
    f32 power_8;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_8) : "f"(t441));
#line 191 "fa-kernels/src/forward/problem.rs"
    const f32 t443 = power_8 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t444;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t444) : "f"(t443));
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t445;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t445) : "f"(t444), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
    s_8 = t445;
#line 190 "fa-kernels/src/forward/problem.rs"
    const f32 t446 = s_9 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
    f32 power_9;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_9) : "f"(t446));
#line 191 "fa-kernels/src/forward/problem.rs"
    const f32 t448 = power_9 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t449;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t449) : "f"(t448));
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t450;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t450) : "f"(t449), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
    s_9 = t450;
#line 190 "fa-kernels/src/forward/problem.rs"
    const f32 t451 = s_10 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
    f32 power_10;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_10) : "f"(t451));
#line 191 "fa-kernels/src/forward/problem.rs"
    const f32 t453 = power_10 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t454;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t454) : "f"(t453));
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t455;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t455) : "f"(t454), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
    s_10 = t455;
#line 190 "fa-kernels/src/forward/problem.rs"
    const f32 t456 = s_11 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
    f32 power_11;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_11) : "f"(t456));
#line 191 "fa-kernels/src/forward/problem.rs"
    const f32 t458 = power_11 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t459;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t459) : "f"(t458));
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t460;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t460) : "f"(t459), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
    s_11 = t460;
#line 190 "fa-kernels/src/forward/problem.rs"
    const f32 t461 = s_12 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
    f32 power_12;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_12) : "f"(t461));
#line 191 "fa-kernels/src/forward/problem.rs"
    const f32 t463 = power_12 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t464;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t464) : "f"(t463));
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t465;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t465) : "f"(t464), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
    s_12 = t465;
#line 190 "fa-kernels/src/forward/problem.rs"
    const f32 t466 = s_13 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
    f32 power_13;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_13) : "f"(t466));
#line 191 "fa-kernels/src/forward/problem.rs"
    const f32 t468 = power_13 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t469;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t469) : "f"(t468));
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t470;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t470) : "f"(t469), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
    s_13 = t470;
#line 190 "fa-kernels/src/forward/problem.rs"
    const f32 t471 = s_14 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
    f32 power_14;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_14) : "f"(t471));
#line 191 "fa-kernels/src/forward/problem.rs"
    const f32 t473 = power_14 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t474;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t474) : "f"(t473));
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t475;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t475) : "f"(t474), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
    s_14 = t475;
#line 190 "fa-kernels/src/forward/problem.rs"
    const f32 t476 = s_15 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
    f32 power_15;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_15) : "f"(t476));
#line 191 "fa-kernels/src/forward/problem.rs"
    const f32 t478 = power_15 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t479;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t479) : "f"(t478));
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t480;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t480) : "f"(t479), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
    s_15 = t480;
#line 190 "fa-kernels/src/forward/problem.rs"
    const f32 t481 = s_16 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
    f32 power_16;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_16) : "f"(t481));
#line 191 "fa-kernels/src/forward/problem.rs"
    const f32 t483 = power_16 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t484;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t484) : "f"(t483));
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t485;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t485) : "f"(t484), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
    s_16 = t485;
#line 190 "fa-kernels/src/forward/problem.rs"
    const f32 t486 = s_17 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
    f32 power_17;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_17) : "f"(t486));
#line 191 "fa-kernels/src/forward/problem.rs"
    const f32 t488 = power_17 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t489;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t489) : "f"(t488));
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t490;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t490) : "f"(t489), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
    s_17 = t490;
#line 190 "fa-kernels/src/forward/problem.rs"
    const f32 t491 = s_18 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
    f32 power_18;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_18) : "f"(t491));
#line 191 "fa-kernels/src/forward/problem.rs"
    const f32 t493 = power_18 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t494;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t494) : "f"(t493));
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t495;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t495) : "f"(t494), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
    s_18 = t495;
#line 190 "fa-kernels/src/forward/problem.rs"
    const f32 t496 = s_19 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
    f32 power_19;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_19) : "f"(t496));
#line 191 "fa-kernels/src/forward/problem.rs"
    const f32 t498 = power_19 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t499;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t499) : "f"(t498));
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t500;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t500) : "f"(t499), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
    s_19 = t500;
#line 190 "fa-kernels/src/forward/problem.rs"
    const f32 t501 = s_20 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
    f32 power_20;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_20) : "f"(t501));
#line 191 "fa-kernels/src/forward/problem.rs"
    const f32 t503 = power_20 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t504;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t504) : "f"(t503));
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t505;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t505) : "f"(t504), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
    s_20 = t505;
#line 190 "fa-kernels/src/forward/problem.rs"
    const f32 t506 = s_21 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
    f32 power_21;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_21) : "f"(t506));
#line 191 "fa-kernels/src/forward/problem.rs"
    const f32 t508 = power_21 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t509;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t509) : "f"(t508));
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t510;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t510) : "f"(t509), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
    s_21 = t510;
#line 190 "fa-kernels/src/forward/problem.rs"
    const f32 t511 = s_22 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
    f32 power_22;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_22) : "f"(t511));
#line 191 "fa-kernels/src/forward/problem.rs"
    const f32 t513 = power_22 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t514;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t514) : "f"(t513));
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t515;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t515) : "f"(t514), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
    s_22 = t515;
#line 190 "fa-kernels/src/forward/problem.rs"
    const f32 t516 = s_23 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
    f32 power_23;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_23) : "f"(t516));
#line 191 "fa-kernels/src/forward/problem.rs"
    const f32 t518 = power_23 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t519;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t519) : "f"(t518));
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t520;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t520) : "f"(t519), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
    s_23 = t520;
#line 190 "fa-kernels/src/forward/problem.rs"
    const f32 t521 = s_24 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
    f32 power_24;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_24) : "f"(t521));
#line 191 "fa-kernels/src/forward/problem.rs"
    const f32 t523 = power_24 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t524;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t524) : "f"(t523));
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t525;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t525) : "f"(t524), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
    s_24 = t525;
#line 190 "fa-kernels/src/forward/problem.rs"
    const f32 t526 = s_25 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
    f32 power_25;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_25) : "f"(t526));
#line 191 "fa-kernels/src/forward/problem.rs"
    const f32 t528 = power_25 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t529;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t529) : "f"(t528));
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t530;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t530) : "f"(t529), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
    s_25 = t530;
#line 190 "fa-kernels/src/forward/problem.rs"
    const f32 t531 = s_26 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
    f32 power_26;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_26) : "f"(t531));
#line 191 "fa-kernels/src/forward/problem.rs"
    const f32 t533 = power_26 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t534;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t534) : "f"(t533));
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t535;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t535) : "f"(t534), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
    s_26 = t535;
#line 190 "fa-kernels/src/forward/problem.rs"
    const f32 t536 = s_27 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
    f32 power_27;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_27) : "f"(t536));
#line 191 "fa-kernels/src/forward/problem.rs"
    const f32 t538 = power_27 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t539;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t539) : "f"(t538));
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t540;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t540) : "f"(t539), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
    s_27 = t540;
#line 190 "fa-kernels/src/forward/problem.rs"
    const f32 t541 = s_28 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
    f32 power_28;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_28) : "f"(t541));
#line 191 "fa-kernels/src/forward/problem.rs"
    const f32 t543 = power_28 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t544;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t544) : "f"(t543));
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t545;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t545) : "f"(t544), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
    s_28 = t545;
#line 190 "fa-kernels/src/forward/problem.rs"
    const f32 t546 = s_29 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
    f32 power_29;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_29) : "f"(t546));
#line 191 "fa-kernels/src/forward/problem.rs"
    const f32 t548 = power_29 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t549;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t549) : "f"(t548));
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t550;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t550) : "f"(t549), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
    s_29 = t550;
#line 190 "fa-kernels/src/forward/problem.rs"
    const f32 t551 = s_30 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
    f32 power_30;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_30) : "f"(t551));
#line 191 "fa-kernels/src/forward/problem.rs"
    const f32 t553 = power_30 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t554;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t554) : "f"(t553));
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t555;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t555) : "f"(t554), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
    s_30 = t555;
#line 190 "fa-kernels/src/forward/problem.rs"
    const f32 t556 = s_31 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
    f32 power_31;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_31) : "f"(t556));
#line 191 "fa-kernels/src/forward/problem.rs"
    const f32 t558 = power_31 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t559;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t559) : "f"(t558));
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t560;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t560) : "f"(t559), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
    s_31 = t560;
#line 190 "fa-kernels/src/forward/problem.rs"
    const f32 t561 = s_32 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
    f32 power_32;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_32) : "f"(t561));
#line 191 "fa-kernels/src/forward/problem.rs"
    const f32 t563 = power_32 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t564;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t564) : "f"(t563));
#line 191 "fa-kernels/src/forward/problem.rs"
    f32 t565;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t565) : "f"(t564), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
    s_32 = t565;
#line 152 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t566 = end_7 - 1u;
#line 152 "fa-kernels/src/forward/mma/tile.rs"
    const u32 first_key_4 = t566 << 6u;
    const u32 first_query_2 = first_query + first_row;
#line 34 "fa-kernels/src/mask.rs"
    const u32 t569 = lane & 3u;
#line 34 "fa-kernels/src/mask.rs"
    const u32 t570 = t569 << 1u;
#line 34 "fa-kernels/src/mask.rs"
    const u32 column = first_key_4 + t570;
#line 37 "fa-kernels/src/mask.rs"
    const u32 t572 = lane >> 2u;
#line 37 "fa-kernels/src/mask.rs"
    const u32 t573 = first_query_2 + t572;
#line 130 "fa-kernels/src/forward/problem.rs"
    const u32 t574 = t573 + seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
    const u32 end_8 = t574 + 1u;
    const u32 t576 = end_8 > seq_q ? end_8 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
    const u32 t577 = t576 - seq_q;
#line 143 "fa-kernels/src/forward/problem.rs"
    const u32 end_9 = t577 < seq_k ? t577 : seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
    const u32 end_10 = t573 + seq_k;
    const u32 t580 = end_10 > seq_q ? end_10 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
    const u32 position_3 = t580 - seq_q;
#line 149 "fa-kernels/src/forward/problem.rs"
    const u32 t582 = position_3 > window_left ? position_3 : window_left;
#line 149 "fa-kernels/src/forward/problem.rs"
    const u32 t583 = t582 - window_left;
#line 149 "fa-kernels/src/forward/problem.rs"
    const u32 t584 = t583 < seq_k ? t583 : seq_k;
#line 69 "fa-kernels/src/mask.rs"
    const u32 t585 = end_9 > column ? end_9 : column;
#line 69 "fa-kernels/src/mask.rs"
    const u32 end_11 = t585 - column;
#line 69 "fa-kernels/src/mask.rs"
    const u32 t587 = t584 > column ? t584 : column;
#line 69 "fa-kernels/src/mask.rs"
    const u32 t588 = t587 - column;
#line 63 "fa-kernels/src/mask.rs"
    const bool t589 = 0u < end_11;
#line 63 "fa-kernels/src/mask.rs"
    const bool t590 = t588 <= 0u;
#line 63 "fa-kernels/src/mask.rs"
    const bool visible = t589 & t590;
#line 49 "fa-kernels/src/mask.rs"
    const f32 t592 = visible ? s : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
    s = t592;
#line 63 "fa-kernels/src/mask.rs"
    const bool t593 = 1u < end_11;
#line 63 "fa-kernels/src/mask.rs"
    const bool t594 = t588 <= 1u;
#line 63 "fa-kernels/src/mask.rs"
    const bool visible_2 = t593 & t594;
#line 49 "fa-kernels/src/mask.rs"
    const f32 t596 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
    s_2 = t596;
#line 63 "fa-kernels/src/mask.rs"
    const bool t597 = 8u < end_11;
#line 63 "fa-kernels/src/mask.rs"
    const bool t598 = t588 <= 8u;
#line 63 "fa-kernels/src/mask.rs"
    const bool visible_3 = t597 & t598;
#line 49 "fa-kernels/src/mask.rs"
    const f32 t600 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
    s_5 = t600;
#line 63 "fa-kernels/src/mask.rs"
    const bool t601 = 9u < end_11;
#line 63 "fa-kernels/src/mask.rs"
    const bool t602 = t588 <= 9u;
#line 63 "fa-kernels/src/mask.rs"
    const bool visible_4 = t601 & t602;
#line 49 "fa-kernels/src/mask.rs"
    const f32 t604 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
    s_6 = t604;
#line 63 "fa-kernels/src/mask.rs"
    const bool t605 = 16u < end_11;
#line 63 "fa-kernels/src/mask.rs"
    const bool t606 = t588 <= 16u;
#line 63 "fa-kernels/src/mask.rs"
    const bool visible_5 = t605 & t606;
#line 49 "fa-kernels/src/mask.rs"
    const f32 t608 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
    s_9 = t608;
#line 63 "fa-kernels/src/mask.rs"
    const bool t609 = 17u < end_11;
#line 63 "fa-kernels/src/mask.rs"
    const bool t610 = t588 <= 17u;
#line 63 "fa-kernels/src/mask.rs"
    const bool visible_6 = t609 & t610;
#line 49 "fa-kernels/src/mask.rs"
    const f32 t612 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
    s_10 = t612;
#line 63 "fa-kernels/src/mask.rs"
    const bool t613 = 24u < end_11;
#line 63 "fa-kernels/src/mask.rs"
    const bool t614 = t588 <= 24u;
#line 63 "fa-kernels/src/mask.rs"
    const bool visible_7 = t613 & t614;
#line 49 "fa-kernels/src/mask.rs"
    const f32 t616 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
    s_13 = t616;
#line 63 "fa-kernels/src/mask.rs"
    const bool t617 = 25u < end_11;
#line 63 "fa-kernels/src/mask.rs"
    const bool t618 = t588 <= 25u;
#line 63 "fa-kernels/src/mask.rs"
    const bool visible_8 = t617 & t618;
#line 49 "fa-kernels/src/mask.rs"
    const f32 t620 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
    s_14 = t620;
#line 63 "fa-kernels/src/mask.rs"
    const bool t621 = 32u < end_11;
#line 63 "fa-kernels/src/mask.rs"
    const bool t622 = t588 <= 32u;
#line 63 "fa-kernels/src/mask.rs"
    const bool visible_9 = t621 & t622;
#line 49 "fa-kernels/src/mask.rs"
    const f32 t624 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
    s_17 = t624;
#line 63 "fa-kernels/src/mask.rs"
    const bool t625 = 33u < end_11;
#line 63 "fa-kernels/src/mask.rs"
    const bool t626 = t588 <= 33u;
#line 63 "fa-kernels/src/mask.rs"
    const bool visible_10 = t625 & t626;
#line 49 "fa-kernels/src/mask.rs"
    const f32 t628 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
    s_18 = t628;
#line 63 "fa-kernels/src/mask.rs"
    const bool t629 = 40u < end_11;
#line 63 "fa-kernels/src/mask.rs"
    const bool t630 = t588 <= 40u;
#line 63 "fa-kernels/src/mask.rs"
    const bool visible_11 = t629 & t630;
#line 49 "fa-kernels/src/mask.rs"
    const f32 t632 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
    s_21 = t632;
#line 63 "fa-kernels/src/mask.rs"
    const bool t633 = 41u < end_11;
#line 63 "fa-kernels/src/mask.rs"
    const bool t634 = t588 <= 41u;
#line 63 "fa-kernels/src/mask.rs"
    const bool visible_12 = t633 & t634;
#line 49 "fa-kernels/src/mask.rs"
    const f32 t636 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
    s_22 = t636;
#line 63 "fa-kernels/src/mask.rs"
    const bool t637 = 48u < end_11;
#line 63 "fa-kernels/src/mask.rs"
    const bool t638 = t588 <= 48u;
#line 63 "fa-kernels/src/mask.rs"
    const bool visible_13 = t637 & t638;
#line 49 "fa-kernels/src/mask.rs"
    const f32 t640 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
    s_25 = t640;
#line 63 "fa-kernels/src/mask.rs"
    const bool t641 = 49u < end_11;
#line 63 "fa-kernels/src/mask.rs"
    const bool t642 = t588 <= 49u;
#line 63 "fa-kernels/src/mask.rs"
    const bool visible_14 = t641 & t642;
#line 49 "fa-kernels/src/mask.rs"
    const f32 t644 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
    s_26 = t644;
#line 63 "fa-kernels/src/mask.rs"
    const bool t645 = 56u < end_11;
#line 63 "fa-kernels/src/mask.rs"
    const bool t646 = t588 <= 56u;
#line 63 "fa-kernels/src/mask.rs"
    const bool visible_15 = t645 & t646;
#line 49 "fa-kernels/src/mask.rs"
    const f32 t648 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
    s_29 = t648;
#line 63 "fa-kernels/src/mask.rs"
    const bool t649 = 57u < end_11;
#line 63 "fa-kernels/src/mask.rs"
    const bool t650 = t588 <= 57u;
#line 63 "fa-kernels/src/mask.rs"
    const bool visible_16 = t649 & t650;
#line 49 "fa-kernels/src/mask.rs"
    const f32 t652 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
    s_30 = t652;
#line 37 "fa-kernels/src/mask.rs"
    const u32 t653 = lane >> 2u;
#line 37 "fa-kernels/src/mask.rs"
    const u32 t654 = first_query_2 + t653;
#line 37 "fa-kernels/src/mask.rs"
    const u32 t655 = t654 + 8u;
#line 130 "fa-kernels/src/forward/problem.rs"
    const u32 t656 = t655 + seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
    const u32 end_12 = t656 + 1u;
    const u32 t658 = end_12 > seq_q ? end_12 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
    const u32 t659 = t658 - seq_q;
#line 143 "fa-kernels/src/forward/problem.rs"
    const u32 end_13 = t659 < seq_k ? t659 : seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
    const u32 end_14 = t655 + seq_k;
    const u32 t662 = end_14 > seq_q ? end_14 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
    const u32 position_4 = t662 - seq_q;
#line 149 "fa-kernels/src/forward/problem.rs"
    const u32 t664 = position_4 > window_left ? position_4 : window_left;
#line 149 "fa-kernels/src/forward/problem.rs"
    const u32 t665 = t664 - window_left;
#line 149 "fa-kernels/src/forward/problem.rs"
    const u32 t666 = t665 < seq_k ? t665 : seq_k;
#line 69 "fa-kernels/src/mask.rs"
    const u32 t667 = end_13 > column ? end_13 : column;
#line 69 "fa-kernels/src/mask.rs"
    const u32 end_15 = t667 - column;
#line 69 "fa-kernels/src/mask.rs"
    const u32 t669 = t666 > column ? t666 : column;
#line 69 "fa-kernels/src/mask.rs"
    const u32 t670 = t669 - column;
#line 63 "fa-kernels/src/mask.rs"
    const bool t671 = 0u < end_15;
#line 63 "fa-kernels/src/mask.rs"
    const bool t672 = t670 <= 0u;
#line 63 "fa-kernels/src/mask.rs"
    const bool visible_17 = t671 & t672;
#line 49 "fa-kernels/src/mask.rs"
    const f32 t674 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
    s_3 = t674;
#line 63 "fa-kernels/src/mask.rs"
    const bool t675 = 1u < end_15;
#line 63 "fa-kernels/src/mask.rs"
    const bool t676 = t670 <= 1u;
#line 63 "fa-kernels/src/mask.rs"
    const bool visible_18 = t675 & t676;
#line 49 "fa-kernels/src/mask.rs"
    const f32 t678 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
    s_4 = t678;
#line 63 "fa-kernels/src/mask.rs"
    const bool t679 = 8u < end_15;
#line 63 "fa-kernels/src/mask.rs"
    const bool t680 = t670 <= 8u;
#line 63 "fa-kernels/src/mask.rs"
    const bool visible_19 = t679 & t680;
#line 49 "fa-kernels/src/mask.rs"
    const f32 t682 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
    s_7 = t682;
#line 63 "fa-kernels/src/mask.rs"
    const bool t683 = 9u < end_15;
#line 63 "fa-kernels/src/mask.rs"
    const bool t684 = t670 <= 9u;
#line 63 "fa-kernels/src/mask.rs"
    const bool visible_20 = t683 & t684;
#line 49 "fa-kernels/src/mask.rs"
    const f32 t686 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
    s_8 = t686;
#line 63 "fa-kernels/src/mask.rs"
    const bool t687 = 16u < end_15;
#line 63 "fa-kernels/src/mask.rs"
    const bool t688 = t670 <= 16u;
#line 63 "fa-kernels/src/mask.rs"
    const bool visible_21 = t687 & t688;
#line 49 "fa-kernels/src/mask.rs"
    const f32 t690 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
    s_11 = t690;
#line 63 "fa-kernels/src/mask.rs"
    const bool t691 = 17u < end_15;
#line 63 "fa-kernels/src/mask.rs"
    const bool t692 = t670 <= 17u;
#line 63 "fa-kernels/src/mask.rs"
    const bool visible_22 = t691 & t692;
#line 49 "fa-kernels/src/mask.rs"
    const f32 t694 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
    s_12 = t694;
#line 63 "fa-kernels/src/mask.rs"
    const bool t695 = 24u < end_15;
#line 63 "fa-kernels/src/mask.rs"
    const bool t696 = t670 <= 24u;
#line 63 "fa-kernels/src/mask.rs"
    const bool visible_23 = t695 & t696;
#line 49 "fa-kernels/src/mask.rs"
    const f32 t698 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
    s_15 = t698;
#line 63 "fa-kernels/src/mask.rs"
    const bool t699 = 25u < end_15;
#line 63 "fa-kernels/src/mask.rs"
    const bool t700 = t670 <= 25u;
#line 63 "fa-kernels/src/mask.rs"
    const bool visible_24 = t699 & t700;
#line 49 "fa-kernels/src/mask.rs"
    const f32 t702 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
    s_16 = t702;
#line 63 "fa-kernels/src/mask.rs"
    const bool t703 = 32u < end_15;
#line 63 "fa-kernels/src/mask.rs"
    const bool t704 = t670 <= 32u;
#line 63 "fa-kernels/src/mask.rs"
    const bool visible_25 = t703 & t704;
#line 49 "fa-kernels/src/mask.rs"
    const f32 t706 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
    s_19 = t706;
#line 63 "fa-kernels/src/mask.rs"
    const bool t707 = 33u < end_15;
#line 63 "fa-kernels/src/mask.rs"
    const bool t708 = t670 <= 33u;
#line 63 "fa-kernels/src/mask.rs"
    const bool visible_26 = t707 & t708;
#line 49 "fa-kernels/src/mask.rs"
    const f32 t710 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
    s_20 = t710;
#line 63 "fa-kernels/src/mask.rs"
    const bool t711 = 40u < end_15;
#line 63 "fa-kernels/src/mask.rs"
    const bool t712 = t670 <= 40u;
#line 63 "fa-kernels/src/mask.rs"
    const bool visible_27 = t711 & t712;
#line 49 "fa-kernels/src/mask.rs"
    const f32 t714 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
    s_23 = t714;
#line 63 "fa-kernels/src/mask.rs"
    const bool t715 = 41u < end_15;
#line 63 "fa-kernels/src/mask.rs"
    const bool t716 = t670 <= 41u;
#line 63 "fa-kernels/src/mask.rs"
    const bool visible_28 = t715 & t716;
#line 49 "fa-kernels/src/mask.rs"
    const f32 t718 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
    s_24 = t718;
#line 63 "fa-kernels/src/mask.rs"
    const bool t719 = 48u < end_15;
#line 63 "fa-kernels/src/mask.rs"
    const bool t720 = t670 <= 48u;
#line 63 "fa-kernels/src/mask.rs"
    const bool visible_29 = t719 & t720;
#line 49 "fa-kernels/src/mask.rs"
    const f32 t722 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
    s_27 = t722;
#line 63 "fa-kernels/src/mask.rs"
    const bool t723 = 49u < end_15;
#line 63 "fa-kernels/src/mask.rs"
    const bool t724 = t670 <= 49u;
#line 63 "fa-kernels/src/mask.rs"
    const bool visible_30 = t723 & t724;
#line 49 "fa-kernels/src/mask.rs"
    const f32 t726 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
    s_28 = t726;
#line 63 "fa-kernels/src/mask.rs"
    const bool t727 = 56u < end_15;
#line 63 "fa-kernels/src/mask.rs"
    const bool t728 = t670 <= 56u;
#line 63 "fa-kernels/src/mask.rs"
    const bool visible_31 = t727 & t728;
#line 49 "fa-kernels/src/mask.rs"
    const f32 t730 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
    s_31 = t730;
#line 63 "fa-kernels/src/mask.rs"
    const bool t731 = 57u < end_15;
#line 63 "fa-kernels/src/mask.rs"
    const bool t732 = t670 <= 57u;
#line 63 "fa-kernels/src/mask.rs"
    const bool visible_32 = t731 & t732;
#line 49 "fa-kernels/src/mask.rs"
    const f32 t734 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
    s_32 = t734;
#line 168 "fa-kernels/src/softmax.rs"
    const f32 old = row_max;
#line 182 "fa-kernels/src/softmax.rs"
    f32 t736;
    asm("max.f32 %0, %1, %2;" : "=f"(t736) : "f"(old), "f"(s));
#line 182 "fa-kernels/src/softmax.rs"
    f32 t737;
    asm("max.f32 %0, %1, %2;" : "=f"(t737) : "f"(t736), "f"(s_2));
#line 182 "fa-kernels/src/softmax.rs"
    f32 t738;
    asm("max.f32 %0, %1, %2;" : "=f"(t738) : "f"(t737), "f"(s_5));
#line 182 "fa-kernels/src/softmax.rs"
    f32 t739;
    asm("max.f32 %0, %1, %2;" : "=f"(t739) : "f"(t738), "f"(s_6));
#line 182 "fa-kernels/src/softmax.rs"
    f32 t740;
    asm("max.f32 %0, %1, %2;" : "=f"(t740) : "f"(t739), "f"(s_9));
#line 182 "fa-kernels/src/softmax.rs"
    f32 t741;
    asm("max.f32 %0, %1, %2;" : "=f"(t741) : "f"(t740), "f"(s_10));
#line 182 "fa-kernels/src/softmax.rs"
    f32 t742;
    asm("max.f32 %0, %1, %2;" : "=f"(t742) : "f"(t741), "f"(s_13));
#line 182 "fa-kernels/src/softmax.rs"
    f32 t743;
    asm("max.f32 %0, %1, %2;" : "=f"(t743) : "f"(t742), "f"(s_14));
#line 182 "fa-kernels/src/softmax.rs"
    f32 t744;
    asm("max.f32 %0, %1, %2;" : "=f"(t744) : "f"(t743), "f"(s_17));
#line 182 "fa-kernels/src/softmax.rs"
    f32 t745;
    asm("max.f32 %0, %1, %2;" : "=f"(t745) : "f"(t744), "f"(s_18));
#line 182 "fa-kernels/src/softmax.rs"
    f32 t746;
    asm("max.f32 %0, %1, %2;" : "=f"(t746) : "f"(t745), "f"(s_21));
#line 182 "fa-kernels/src/softmax.rs"
    f32 t747;
    asm("max.f32 %0, %1, %2;" : "=f"(t747) : "f"(t746), "f"(s_22));
#line 182 "fa-kernels/src/softmax.rs"
    f32 t748;
    asm("max.f32 %0, %1, %2;" : "=f"(t748) : "f"(t747), "f"(s_25));
#line 182 "fa-kernels/src/softmax.rs"
    f32 t749;
    asm("max.f32 %0, %1, %2;" : "=f"(t749) : "f"(t748), "f"(s_26));
#line 182 "fa-kernels/src/softmax.rs"
    f32 t750;
    asm("max.f32 %0, %1, %2;" : "=f"(t750) : "f"(t749), "f"(s_29));
#line 182 "fa-kernels/src/softmax.rs"
    f32 t751;
    asm("max.f32 %0, %1, %2;" : "=f"(t751) : "f"(t750), "f"(s_30));
#line 479 "fa-kernels/src/softmax.rs"
    f32 t752;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t752) : "f"(t751));
#line 479 "fa-kernels/src/softmax.rs"
    f32 pair;
    asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t751), "f"(t752));
#line 480 "fa-kernels/src/softmax.rs"
    f32 t754;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t754) : "f"(pair));
#line 480 "fa-kernels/src/softmax.rs"
    f32 new_1;
    asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t754));
#line 191 "fa-kernels/src/softmax.rs"
    const bool none = new_1 == __uint_as_float(0xff800000u);
    const f32 t757 = new_1 * scale_log2;
#line 192 "fa-kernels/src/softmax.rs"
    const f32 reference = none ? 0.0f : t757;
#line 171 "fa-kernels/src/softmax.rs"
    const f32 t759 = -reference;
#line 171 "fa-kernels/src/softmax.rs"
    f32 t760;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t760) : "f"(old), "f"(scale_log2), "f"(t759));
#line 171 "fa-kernels/src/softmax.rs"
    f32 rescale;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t760));
#line 172 "fa-kernels/src/softmax.rs"
    row_max = new_1;
#line 206 "fa-kernels/src/softmax.rs"
    const f32 t762 = row_sum * rescale;
#line 208 "fa-kernels/src/softmax.rs"
    const f32 t763 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
    f32 exponent;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t763));
#line 223 "fa-kernels/src/softmax.rs"
    f32 t765;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t765) : "f"(exponent));
#line 209 "fa-kernels/src/softmax.rs"
    s = t765;
    const f32 t766 = t762 + s;
#line 208 "fa-kernels/src/softmax.rs"
    const f32 t767 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
    f32 exponent_2;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t767));
#line 223 "fa-kernels/src/softmax.rs"
    f32 t769;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t769) : "f"(exponent_2));
#line 209 "fa-kernels/src/softmax.rs"
    s_2 = t769;
    const f32 t770 = t766 + s_2;
#line 208 "fa-kernels/src/softmax.rs"
    const f32 t771 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
    f32 exponent_3;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t771));
#line 223 "fa-kernels/src/softmax.rs"
    f32 t773;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t773) : "f"(exponent_3));
#line 209 "fa-kernels/src/softmax.rs"
    s_5 = t773;
    const f32 t774 = t770 + s_5;
#line 208 "fa-kernels/src/softmax.rs"
    const f32 t775 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
    f32 exponent_4;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t775));
#line 223 "fa-kernels/src/softmax.rs"
    f32 t777;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t777) : "f"(exponent_4));
#line 209 "fa-kernels/src/softmax.rs"
    s_6 = t777;
    const f32 t778 = t774 + s_6;
#line 208 "fa-kernels/src/softmax.rs"
    const f32 t779 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
    f32 exponent_5;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t779));
#line 223 "fa-kernels/src/softmax.rs"
    f32 t781;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t781) : "f"(exponent_5));
#line 209 "fa-kernels/src/softmax.rs"
    s_9 = t781;
    const f32 t782 = t778 + s_9;
#line 208 "fa-kernels/src/softmax.rs"
    const f32 t783 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
    f32 exponent_6;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t783));
#line 223 "fa-kernels/src/softmax.rs"
    f32 t785;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t785) : "f"(exponent_6));
#line 209 "fa-kernels/src/softmax.rs"
    s_10 = t785;
    const f32 t786 = t782 + s_10;
#line 208 "fa-kernels/src/softmax.rs"
    const f32 t787 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
    f32 exponent_7;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t787));
#line 223 "fa-kernels/src/softmax.rs"
    f32 t789;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t789) : "f"(exponent_7));
#line 209 "fa-kernels/src/softmax.rs"
    s_13 = t789;
    const f32 t790 = t786 + s_13;
#line 208 "fa-kernels/src/softmax.rs"
    const f32 t791 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
    f32 exponent_8;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t791));
#line 223 "fa-kernels/src/softmax.rs"
    f32 t793;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t793) : "f"(exponent_8));
#line 209 "fa-kernels/src/softmax.rs"
    s_14 = t793;
    const f32 t794 = t790 + s_14;
#line 208 "fa-kernels/src/softmax.rs"
    const f32 t795 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
    f32 exponent_9;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t795));
#line 223 "fa-kernels/src/softmax.rs"
    f32 t797;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t797) : "f"(exponent_9));
#line 209 "fa-kernels/src/softmax.rs"
    s_17 = t797;
    const f32 t798 = t794 + s_17;
#line 208 "fa-kernels/src/softmax.rs"
    const f32 t799 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
    f32 exponent_10;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t799));
#line 223 "fa-kernels/src/softmax.rs"
    f32 t801;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t801) : "f"(exponent_10));
#line 209 "fa-kernels/src/softmax.rs"
    s_18 = t801;
    const f32 t802 = t798 + s_18;
#line 208 "fa-kernels/src/softmax.rs"
    const f32 t803 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
    f32 exponent_11;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t803));
#line 223 "fa-kernels/src/softmax.rs"
    f32 t805;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t805) : "f"(exponent_11));
#line 209 "fa-kernels/src/softmax.rs"
    s_21 = t805;
    const f32 t806 = t802 + s_21;
#line 208 "fa-kernels/src/softmax.rs"
    const f32 t807 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
    f32 exponent_12;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t807));
#line 223 "fa-kernels/src/softmax.rs"
    f32 t809;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t809) : "f"(exponent_12));
#line 209 "fa-kernels/src/softmax.rs"
    s_22 = t809;
    const f32 t810 = t806 + s_22;
#line 208 "fa-kernels/src/softmax.rs"
    const f32 t811 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
    f32 exponent_13;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t811));
#line 223 "fa-kernels/src/softmax.rs"
    f32 t813;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t813) : "f"(exponent_13));
#line 209 "fa-kernels/src/softmax.rs"
    s_25 = t813;
    const f32 t814 = t810 + s_25;
#line 208 "fa-kernels/src/softmax.rs"
    const f32 t815 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
    f32 exponent_14;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t815));
#line 223 "fa-kernels/src/softmax.rs"
    f32 t817;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t817) : "f"(exponent_14));
#line 209 "fa-kernels/src/softmax.rs"
    s_26 = t817;
    const f32 t818 = t814 + s_26;
#line 208 "fa-kernels/src/softmax.rs"
    const f32 t819 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
    f32 exponent_15;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t819));
#line 223 "fa-kernels/src/softmax.rs"
    f32 t821;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t821) : "f"(exponent_15));
#line 209 "fa-kernels/src/softmax.rs"
    s_29 = t821;
    const f32 t822 = t818 + s_29;
#line 208 "fa-kernels/src/softmax.rs"
    const f32 t823 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
    f32 exponent_16;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t823));
#line 223 "fa-kernels/src/softmax.rs"
    f32 t825;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t825) : "f"(exponent_16));
#line 209 "fa-kernels/src/softmax.rs"
    s_30 = t825;
    const f32 t826 = t822 + s_30;
#line 212 "fa-kernels/src/softmax.rs"
    row_sum = t826;
#line 168 "fa-kernels/src/softmax.rs"
    const f32 old_2 = row_max_2;
#line 182 "fa-kernels/src/softmax.rs"
    f32 t828;
    asm("max.f32 %0, %1, %2;" : "=f"(t828) : "f"(old_2), "f"(s_3));
#line 182 "fa-kernels/src/softmax.rs"
    f32 t829;
    asm("max.f32 %0, %1, %2;" : "=f"(t829) : "f"(t828), "f"(s_4));
#line 182 "fa-kernels/src/softmax.rs"
    f32 t830;
    asm("max.f32 %0, %1, %2;" : "=f"(t830) : "f"(t829), "f"(s_7));
#line 182 "fa-kernels/src/softmax.rs"
    f32 t831;
    asm("max.f32 %0, %1, %2;" : "=f"(t831) : "f"(t830), "f"(s_8));
#line 182 "fa-kernels/src/softmax.rs"
    f32 t832;
    asm("max.f32 %0, %1, %2;" : "=f"(t832) : "f"(t831), "f"(s_11));
#line 182 "fa-kernels/src/softmax.rs"
    f32 t833;
    asm("max.f32 %0, %1, %2;" : "=f"(t833) : "f"(t832), "f"(s_12));
#line 182 "fa-kernels/src/softmax.rs"
    f32 t834;
    asm("max.f32 %0, %1, %2;" : "=f"(t834) : "f"(t833), "f"(s_15));
#line 182 "fa-kernels/src/softmax.rs"
    f32 t835;
    asm("max.f32 %0, %1, %2;" : "=f"(t835) : "f"(t834), "f"(s_16));
#line 182 "fa-kernels/src/softmax.rs"
    f32 t836;
    asm("max.f32 %0, %1, %2;" : "=f"(t836) : "f"(t835), "f"(s_19));
#line 182 "fa-kernels/src/softmax.rs"
    f32 t837;
    asm("max.f32 %0, %1, %2;" : "=f"(t837) : "f"(t836), "f"(s_20));
#line 182 "fa-kernels/src/softmax.rs"
    f32 t838;
    asm("max.f32 %0, %1, %2;" : "=f"(t838) : "f"(t837), "f"(s_23));
#line 182 "fa-kernels/src/softmax.rs"
    f32 t839;
    asm("max.f32 %0, %1, %2;" : "=f"(t839) : "f"(t838), "f"(s_24));
#line 182 "fa-kernels/src/softmax.rs"
    f32 t840;
    asm("max.f32 %0, %1, %2;" : "=f"(t840) : "f"(t839), "f"(s_27));
#line 182 "fa-kernels/src/softmax.rs"
    f32 t841;
    asm("max.f32 %0, %1, %2;" : "=f"(t841) : "f"(t840), "f"(s_28));
#line 182 "fa-kernels/src/softmax.rs"
    f32 t842;
    asm("max.f32 %0, %1, %2;" : "=f"(t842) : "f"(t841), "f"(s_31));
#line 182 "fa-kernels/src/softmax.rs"
    f32 t843;
    asm("max.f32 %0, %1, %2;" : "=f"(t843) : "f"(t842), "f"(s_32));
#line 479 "fa-kernels/src/softmax.rs"
    f32 t844;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t844) : "f"(t843));
#line 479 "fa-kernels/src/softmax.rs"
    f32 pair_2;
    asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t843), "f"(t844));
#line 480 "fa-kernels/src/softmax.rs"
    f32 t846;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t846) : "f"(pair_2));
#line 480 "fa-kernels/src/softmax.rs"
    f32 new_2;
    asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t846));
#line 191 "fa-kernels/src/softmax.rs"
    const bool none_2 = new_2 == __uint_as_float(0xff800000u);
    const f32 t849 = new_2 * scale_log2;
#line 192 "fa-kernels/src/softmax.rs"
    const f32 reference_2 = none_2 ? 0.0f : t849;
#line 171 "fa-kernels/src/softmax.rs"
    const f32 t851 = -reference_2;
#line 171 "fa-kernels/src/softmax.rs"
    f32 t852;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t852) : "f"(old_2), "f"(scale_log2), "f"(t851));
#line 171 "fa-kernels/src/softmax.rs"
    f32 rescale_2;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t852));
#line 172 "fa-kernels/src/softmax.rs"
    row_max_2 = new_2;
#line 206 "fa-kernels/src/softmax.rs"
    const f32 t854 = row_sum_2 * rescale_2;
#line 208 "fa-kernels/src/softmax.rs"
    const f32 t855 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
    f32 exponent_17;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(scale_log2), "f"(t855));
#line 223 "fa-kernels/src/softmax.rs"
    f32 t857;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t857) : "f"(exponent_17));
#line 209 "fa-kernels/src/softmax.rs"
    s_3 = t857;
    const f32 t858 = t854 + s_3;
#line 208 "fa-kernels/src/softmax.rs"
    const f32 t859 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
    f32 exponent_18;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(scale_log2), "f"(t859));
#line 223 "fa-kernels/src/softmax.rs"
    f32 t861;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t861) : "f"(exponent_18));
#line 209 "fa-kernels/src/softmax.rs"
    s_4 = t861;
    const f32 t862 = t858 + s_4;
#line 208 "fa-kernels/src/softmax.rs"
    const f32 t863 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
    f32 exponent_19;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(scale_log2), "f"(t863));
#line 223 "fa-kernels/src/softmax.rs"
    f32 t865;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t865) : "f"(exponent_19));
#line 209 "fa-kernels/src/softmax.rs"
    s_7 = t865;
    const f32 t866 = t862 + s_7;
#line 208 "fa-kernels/src/softmax.rs"
    const f32 t867 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
    f32 exponent_20;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(scale_log2), "f"(t867));
#line 223 "fa-kernels/src/softmax.rs"
    f32 t869;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t869) : "f"(exponent_20));
#line 209 "fa-kernels/src/softmax.rs"
    s_8 = t869;
    const f32 t870 = t866 + s_8;
#line 208 "fa-kernels/src/softmax.rs"
    const f32 t871 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
    f32 exponent_21;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(scale_log2), "f"(t871));
#line 223 "fa-kernels/src/softmax.rs"
    f32 t873;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t873) : "f"(exponent_21));
#line 209 "fa-kernels/src/softmax.rs"
    s_11 = t873;
    const f32 t874 = t870 + s_11;
#line 208 "fa-kernels/src/softmax.rs"
    const f32 t875 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
    f32 exponent_22;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(scale_log2), "f"(t875));
#line 223 "fa-kernels/src/softmax.rs"
    f32 t877;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t877) : "f"(exponent_22));
#line 209 "fa-kernels/src/softmax.rs"
    s_12 = t877;
    const f32 t878 = t874 + s_12;
#line 208 "fa-kernels/src/softmax.rs"
    const f32 t879 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
    f32 exponent_23;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(scale_log2), "f"(t879));
#line 223 "fa-kernels/src/softmax.rs"
    f32 t881;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t881) : "f"(exponent_23));
#line 209 "fa-kernels/src/softmax.rs"
    s_15 = t881;
    const f32 t882 = t878 + s_15;
#line 208 "fa-kernels/src/softmax.rs"
    const f32 t883 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
    f32 exponent_24;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(scale_log2), "f"(t883));
#line 223 "fa-kernels/src/softmax.rs"
    f32 t885;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t885) : "f"(exponent_24));
#line 209 "fa-kernels/src/softmax.rs"
    s_16 = t885;
    const f32 t886 = t882 + s_16;
#line 208 "fa-kernels/src/softmax.rs"
    const f32 t887 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
    f32 exponent_25;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t887));
#line 223 "fa-kernels/src/softmax.rs"
    f32 t889;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t889) : "f"(exponent_25));
#line 209 "fa-kernels/src/softmax.rs"
    s_19 = t889;
    const f32 t890 = t886 + s_19;
#line 208 "fa-kernels/src/softmax.rs"
    const f32 t891 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
    f32 exponent_26;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t891));
#line 223 "fa-kernels/src/softmax.rs"
    f32 t893;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t893) : "f"(exponent_26));
#line 209 "fa-kernels/src/softmax.rs"
    s_20 = t893;
    const f32 t894 = t890 + s_20;
#line 208 "fa-kernels/src/softmax.rs"
    const f32 t895 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
    f32 exponent_27;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t895));
#line 223 "fa-kernels/src/softmax.rs"
    f32 t897;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t897) : "f"(exponent_27));
#line 209 "fa-kernels/src/softmax.rs"
    s_23 = t897;
    const f32 t898 = t894 + s_23;
#line 208 "fa-kernels/src/softmax.rs"
    const f32 t899 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
    f32 exponent_28;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t899));
#line 223 "fa-kernels/src/softmax.rs"
    f32 t901;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t901) : "f"(exponent_28));
#line 209 "fa-kernels/src/softmax.rs"
    s_24 = t901;
    const f32 t902 = t898 + s_24;
#line 208 "fa-kernels/src/softmax.rs"
    const f32 t903 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
    f32 exponent_29;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t903));
#line 223 "fa-kernels/src/softmax.rs"
    f32 t905;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t905) : "f"(exponent_29));
#line 209 "fa-kernels/src/softmax.rs"
    s_27 = t905;
    const f32 t906 = t902 + s_27;
#line 208 "fa-kernels/src/softmax.rs"
    const f32 t907 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
    f32 exponent_30;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t907));
#line 223 "fa-kernels/src/softmax.rs"
    f32 t909;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t909) : "f"(exponent_30));
#line 209 "fa-kernels/src/softmax.rs"
    s_28 = t909;
    const f32 t910 = t906 + s_28;
#line 208 "fa-kernels/src/softmax.rs"
    const f32 t911 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
    f32 exponent_31;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t911));
#line 223 "fa-kernels/src/softmax.rs"
    f32 t913;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t913) : "f"(exponent_31));
#line 209 "fa-kernels/src/softmax.rs"
    s_31 = t913;
    const f32 t914 = t910 + s_31;
#line 208 "fa-kernels/src/softmax.rs"
    const f32 t915 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
    f32 exponent_32;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t915));
#line 223 "fa-kernels/src/softmax.rs"
    f32 t917;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t917) : "f"(exponent_32));
#line 209 "fa-kernels/src/softmax.rs"
    s_32 = t917;
    const f32 t918 = t914 + s_32;
#line 212 "fa-kernels/src/softmax.rs"
    row_sum_2 = t918;
#line 113 "fa-kernels/src/forward/mma/tile.rs"
    u32 t919;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t919) : "f"(s), "f"(s_2));
#line 113 "fa-kernels/src/forward/mma/tile.rs"
    u32 t920;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t920) : "f"(s_3), "f"(s_4));
#line 113 "fa-kernels/src/forward/mma/tile.rs"
    u32 t921;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t921) : "f"(s_5), "f"(s_6));
#line 113 "fa-kernels/src/forward/mma/tile.rs"
    u32 t922;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t922) : "f"(s_7), "f"(s_8));
#line 113 "fa-kernels/src/forward/mma/tile.rs"
    u32 t923;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t923) : "f"(s_9), "f"(s_10));
#line 113 "fa-kernels/src/forward/mma/tile.rs"
    u32 t924;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t924) : "f"(s_11), "f"(s_12));
#line 113 "fa-kernels/src/forward/mma/tile.rs"
    u32 t925;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t925) : "f"(s_13), "f"(s_14));
#line 113 "fa-kernels/src/forward/mma/tile.rs"
    u32 t926;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t926) : "f"(s_15), "f"(s_16));
#line 113 "fa-kernels/src/forward/mma/tile.rs"
    u32 t927;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t927) : "f"(s_17), "f"(s_18));
#line 113 "fa-kernels/src/forward/mma/tile.rs"
    u32 t928;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t928) : "f"(s_19), "f"(s_20));
#line 113 "fa-kernels/src/forward/mma/tile.rs"
    u32 t929;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t929) : "f"(s_21), "f"(s_22));
#line 113 "fa-kernels/src/forward/mma/tile.rs"
    u32 t930;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t930) : "f"(s_23), "f"(s_24));
#line 113 "fa-kernels/src/forward/mma/tile.rs"
    u32 t931;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t931) : "f"(s_25), "f"(s_26));
#line 113 "fa-kernels/src/forward/mma/tile.rs"
    u32 t932;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t932) : "f"(s_27), "f"(s_28));
#line 113 "fa-kernels/src/forward/mma/tile.rs"
    u32 t933;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t933) : "f"(s_29), "f"(s_30));
#line 113 "fa-kernels/src/forward/mma/tile.rs"
    u32 t934;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t934) : "f"(s_31), "f"(s_32));
#line 145 "fa-kernels/src/forward/mma/tile.rs"
    u32 t935;
    asm volatile("mov.b32 %0, %1;" : "=r"(t935) : "r"(t348));
#line 145 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t936 = t935 ^ 32u;
#line 145 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t937 = t935 ^ 64u;
#line 145 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t938 = t935 ^ 96u;
    const u32 t939 = t145 + t935;
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t940 = t145 + t936;
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t941 = t145 + t937;
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t942 = t145 + t938;
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_161;
    u32 m_162;
    u32 m_163;
    u32 m_164;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t939) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t919), "r"(t920), "r"(t921), "r"(t922), "r"(m_161), "r"(m_162));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t919), "r"(t920), "r"(t921), "r"(t922), "r"(m_163), "r"(m_164));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_165;
    u32 m_166;
    u32 m_167;
    u32 m_168;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t940) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t919), "r"(t920), "r"(t921), "r"(t922), "r"(m_165), "r"(m_166));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t919), "r"(t920), "r"(t921), "r"(t922), "r"(m_167), "r"(m_168));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_169;
    u32 m_170;
    u32 m_171;
    u32 m_172;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t941) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t919), "r"(t920), "r"(t921), "r"(t922), "r"(m_169), "r"(m_170));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t919), "r"(t920), "r"(t921), "r"(t922), "r"(m_171), "r"(m_172));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_173;
    u32 m_174;
    u32 m_175;
    u32 m_176;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t942) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t919), "r"(t920), "r"(t921), "r"(t922), "r"(m_173), "r"(m_174));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t919), "r"(t920), "r"(t921), "r"(t922), "r"(m_175), "r"(m_176));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_177;
    u32 m_178;
    u32 m_179;
    u32 m_180;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t939) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t919), "r"(t920), "r"(t921), "r"(t922), "r"(m_177), "r"(m_178));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t919), "r"(t920), "r"(t921), "r"(t922), "r"(m_179), "r"(m_180));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_181;
    u32 m_182;
    u32 m_183;
    u32 m_184;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t940) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t919), "r"(t920), "r"(t921), "r"(t922), "r"(m_181), "r"(m_182));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t919), "r"(t920), "r"(t921), "r"(t922), "r"(m_183), "r"(m_184));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_185;
    u32 m_186;
    u32 m_187;
    u32 m_188;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t941) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t919), "r"(t920), "r"(t921), "r"(t922), "r"(m_185), "r"(m_186));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t919), "r"(t920), "r"(t921), "r"(t922), "r"(m_187), "r"(m_188));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_189;
    u32 m_190;
    u32 m_191;
    u32 m_192;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t942) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t919), "r"(t920), "r"(t921), "r"(t922), "r"(m_189), "r"(m_190));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t919), "r"(t920), "r"(t921), "r"(t922), "r"(m_191), "r"(m_192));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_193;
    u32 m_194;
    u32 m_195;
    u32 m_196;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t939) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t923), "r"(t924), "r"(t925), "r"(t926), "r"(m_193), "r"(m_194));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t923), "r"(t924), "r"(t925), "r"(t926), "r"(m_195), "r"(m_196));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_197;
    u32 m_198;
    u32 m_199;
    u32 m_200;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t940) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t923), "r"(t924), "r"(t925), "r"(t926), "r"(m_197), "r"(m_198));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t923), "r"(t924), "r"(t925), "r"(t926), "r"(m_199), "r"(m_200));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_201;
    u32 m_202;
    u32 m_203;
    u32 m_204;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t941) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t923), "r"(t924), "r"(t925), "r"(t926), "r"(m_201), "r"(m_202));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t923), "r"(t924), "r"(t925), "r"(t926), "r"(m_203), "r"(m_204));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_205;
    u32 m_206;
    u32 m_207;
    u32 m_208;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t942) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t923), "r"(t924), "r"(t925), "r"(t926), "r"(m_205), "r"(m_206));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t923), "r"(t924), "r"(t925), "r"(t926), "r"(m_207), "r"(m_208));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_209;
    u32 m_210;
    u32 m_211;
    u32 m_212;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t939) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t923), "r"(t924), "r"(t925), "r"(t926), "r"(m_209), "r"(m_210));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t923), "r"(t924), "r"(t925), "r"(t926), "r"(m_211), "r"(m_212));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_213;
    u32 m_214;
    u32 m_215;
    u32 m_216;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t940) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t923), "r"(t924), "r"(t925), "r"(t926), "r"(m_213), "r"(m_214));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t923), "r"(t924), "r"(t925), "r"(t926), "r"(m_215), "r"(m_216));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_217;
    u32 m_218;
    u32 m_219;
    u32 m_220;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t941) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t923), "r"(t924), "r"(t925), "r"(t926), "r"(m_217), "r"(m_218));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t923), "r"(t924), "r"(t925), "r"(t926), "r"(m_219), "r"(m_220));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_221;
    u32 m_222;
    u32 m_223;
    u32 m_224;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t942) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t923), "r"(t924), "r"(t925), "r"(t926), "r"(m_221), "r"(m_222));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t923), "r"(t924), "r"(t925), "r"(t926), "r"(m_223), "r"(m_224));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_225;
    u32 m_226;
    u32 m_227;
    u32 m_228;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t939) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t927), "r"(t928), "r"(t929), "r"(t930), "r"(m_225), "r"(m_226));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t927), "r"(t928), "r"(t929), "r"(t930), "r"(m_227), "r"(m_228));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_229;
    u32 m_230;
    u32 m_231;
    u32 m_232;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t940) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t927), "r"(t928), "r"(t929), "r"(t930), "r"(m_229), "r"(m_230));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t927), "r"(t928), "r"(t929), "r"(t930), "r"(m_231), "r"(m_232));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_233;
    u32 m_234;
    u32 m_235;
    u32 m_236;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t941) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t927), "r"(t928), "r"(t929), "r"(t930), "r"(m_233), "r"(m_234));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t927), "r"(t928), "r"(t929), "r"(t930), "r"(m_235), "r"(m_236));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_237;
    u32 m_238;
    u32 m_239;
    u32 m_240;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t942) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t927), "r"(t928), "r"(t929), "r"(t930), "r"(m_237), "r"(m_238));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t927), "r"(t928), "r"(t929), "r"(t930), "r"(m_239), "r"(m_240));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_241;
    u32 m_242;
    u32 m_243;
    u32 m_244;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t939) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t927), "r"(t928), "r"(t929), "r"(t930), "r"(m_241), "r"(m_242));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t927), "r"(t928), "r"(t929), "r"(t930), "r"(m_243), "r"(m_244));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_245;
    u32 m_246;
    u32 m_247;
    u32 m_248;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t940) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t927), "r"(t928), "r"(t929), "r"(t930), "r"(m_245), "r"(m_246));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t927), "r"(t928), "r"(t929), "r"(t930), "r"(m_247), "r"(m_248));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_249;
    u32 m_250;
    u32 m_251;
    u32 m_252;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t941) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t927), "r"(t928), "r"(t929), "r"(t930), "r"(m_249), "r"(m_250));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t927), "r"(t928), "r"(t929), "r"(t930), "r"(m_251), "r"(m_252));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_253;
    u32 m_254;
    u32 m_255;
    u32 m_256;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t942) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t927), "r"(t928), "r"(t929), "r"(t930), "r"(m_253), "r"(m_254));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t927), "r"(t928), "r"(t929), "r"(t930), "r"(m_255), "r"(m_256));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_257;
    u32 m_258;
    u32 m_259;
    u32 m_260;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t939) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t931), "r"(t932), "r"(t933), "r"(t934), "r"(m_257), "r"(m_258));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t931), "r"(t932), "r"(t933), "r"(t934), "r"(m_259), "r"(m_260));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_261;
    u32 m_262;
    u32 m_263;
    u32 m_264;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t940) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t931), "r"(t932), "r"(t933), "r"(t934), "r"(m_261), "r"(m_262));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t931), "r"(t932), "r"(t933), "r"(t934), "r"(m_263), "r"(m_264));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_265;
    u32 m_266;
    u32 m_267;
    u32 m_268;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t941) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t931), "r"(t932), "r"(t933), "r"(t934), "r"(m_265), "r"(m_266));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t931), "r"(t932), "r"(t933), "r"(t934), "r"(m_267), "r"(m_268));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_269;
    u32 m_270;
    u32 m_271;
    u32 m_272;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t942) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t931), "r"(t932), "r"(t933), "r"(t934), "r"(m_269), "r"(m_270));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t931), "r"(t932), "r"(t933), "r"(t934), "r"(m_271), "r"(m_272));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_273;
    u32 m_274;
    u32 m_275;
    u32 m_276;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t939) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t931), "r"(t932), "r"(t933), "r"(t934), "r"(m_273), "r"(m_274));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t931), "r"(t932), "r"(t933), "r"(t934), "r"(m_275), "r"(m_276));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_277;
    u32 m_278;
    u32 m_279;
    u32 m_280;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t940) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t931), "r"(t932), "r"(t933), "r"(t934), "r"(m_277), "r"(m_278));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t931), "r"(t932), "r"(t933), "r"(t934), "r"(m_279), "r"(m_280));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_281;
    u32 m_282;
    u32 m_283;
    u32 m_284;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t941) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t931), "r"(t932), "r"(t933), "r"(t934), "r"(m_281), "r"(m_282));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t931), "r"(t932), "r"(t933), "r"(t934), "r"(m_283), "r"(m_284));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_285;
    u32 m_286;
    u32 m_287;
    u32 m_288;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t942) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t931), "r"(t932), "r"(t933), "r"(t934), "r"(m_285), "r"(m_286));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t931), "r"(t932), "r"(t933), "r"(t934), "r"(m_287), "r"(m_288));
#line 67 "fa-kernels/src/forward/mma/tile.rs"
    const u32 cut_right = t62 > 1u ? t62 : 1u;
    const u32 cut_left_2 = cut_left > cut_right ? cut_left : cut_right;
#line 70 "fa-kernels/src/forward/mma/tile.rs"
    #pragma unroll 1
    for (u32 i = 1u; i < cut_right; i += 1u) {
#line 95 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 148 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t945 = end_7 - 1u;
#line 148 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t946 = t945 - i;
#line 148 "fa-kernels/src/forward/mma/stream.rs"
        const u32 first_key_5 = t946 << 6u;
        const u32 t948 = head_dim >> 3u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t949 = t145 + t190;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t950 = (u64)first_key_5 * t183;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t951 = t194 + t950;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t952 = t951 + t195;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t953 = t952 + t195;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t954 = t953 + t195;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t955 = t185 < t948;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t956 = t955 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t949), "l"(t951), "r"(t956) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t957 = t185 < t948;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t958 = t957 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t949), "l"(t952), "r"(t958) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t959 = t185 < t948;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t960 = t959 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t949), "l"(t953), "r"(t960) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t961 = t185 < t948;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t962 = t961 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t949), "l"(t954), "r"(t962) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t963 = t951 + 128ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t964 = t185 + 8u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t965 = t964 < t948;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t966 = t965 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t949), "l"(t963), "r"(t966) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t967 = t952 + 128ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t968 = t185 + 8u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t969 = t968 < t948;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t970 = t969 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t949), "l"(t967), "r"(t970) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t971 = t953 + 128ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t972 = t185 + 8u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t973 = t972 < t948;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t974 = t973 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t949), "l"(t971), "r"(t974) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t975 = t954 + 128ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t976 = t185 + 8u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t977 = t976 < t948;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t978 = t977 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t949), "l"(t975), "r"(t978) : "memory");
#line 99 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_33 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_34 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_35 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_36 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_37 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_38 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_39 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_40 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_41 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_42 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_43 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_44 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_45 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_46 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_47 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_48 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_49 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_50 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_51 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_52 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_53 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_54 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_55 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_56 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_57 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_58 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_59 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_60 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_61 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_62 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_63 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_64 = 0.0f;
#line 136 "fa-kernels/src/forward/mma/tile.rs"
        u32 t979;
        asm volatile("mov.b32 %0, %1;" : "=r"(t979) : "r"(t341));
#line 136 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t980 = t979 ^ 32u;
#line 136 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t981 = t979 ^ 64u;
#line 136 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t982 = t979 ^ 96u;
        const u32 t983 = t144 + t979;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t984;
        asm volatile("mov.b32 %0, %1;" : "=r"(t984) : "r"(t330));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_289;
        u32 m_290;
        u32 m_291;
        u32 m_292;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t984) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_293;
        u32 m_294;
        u32 m_295;
        u32 m_296;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t983) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_293), "r"(m_294));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_295), "r"(m_296));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_297;
        u32 m_298;
        u32 m_299;
        u32 m_300;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t983) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_297), "r"(m_298));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_299), "r"(m_300));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_301;
        u32 m_302;
        u32 m_303;
        u32 m_304;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t983) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_301), "r"(m_302));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_303), "r"(m_304));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_305;
        u32 m_306;
        u32 m_307;
        u32 m_308;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t983) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_305), "r"(m_306));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_307), "r"(m_308));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t985 = t144 + t980;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t986;
        asm volatile("mov.b32 %0, %1;" : "=r"(t986) : "r"(t330));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t987 = t986 ^ 32u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_309;
        u32 m_310;
        u32 m_311;
        u32 m_312;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t987) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_313;
        u32 m_314;
        u32 m_315;
        u32 m_316;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t985) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_313), "r"(m_314));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_315), "r"(m_316));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_317;
        u32 m_318;
        u32 m_319;
        u32 m_320;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t985) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_317), "r"(m_318));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_319), "r"(m_320));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_321;
        u32 m_322;
        u32 m_323;
        u32 m_324;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t985) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_321), "r"(m_322));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_323), "r"(m_324));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_325;
        u32 m_326;
        u32 m_327;
        u32 m_328;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t985) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_325), "r"(m_326));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_327), "r"(m_328));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t988 = t144 + t981;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t989;
        asm volatile("mov.b32 %0, %1;" : "=r"(t989) : "r"(t330));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t990 = t989 ^ 64u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_329;
        u32 m_330;
        u32 m_331;
        u32 m_332;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t990) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_333;
        u32 m_334;
        u32 m_335;
        u32 m_336;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t988) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_333), "r"(m_334));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_335), "r"(m_336));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_337;
        u32 m_338;
        u32 m_339;
        u32 m_340;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t988) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_337), "r"(m_338));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_339), "r"(m_340));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_341;
        u32 m_342;
        u32 m_343;
        u32 m_344;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t988) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_341), "r"(m_342));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_343), "r"(m_344));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_345;
        u32 m_346;
        u32 m_347;
        u32 m_348;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t988) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_345), "r"(m_346));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_347), "r"(m_348));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t991 = t144 + t982;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t992;
        asm volatile("mov.b32 %0, %1;" : "=r"(t992) : "r"(t330));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t993 = t992 ^ 96u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_349;
        u32 m_350;
        u32 m_351;
        u32 m_352;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t993) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_353;
        u32 m_354;
        u32 m_355;
        u32 m_356;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t991) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_353), "r"(m_354));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_355), "r"(m_356));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_357;
        u32 m_358;
        u32 m_359;
        u32 m_360;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t991) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_357), "r"(m_358));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_359), "r"(m_360));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_361;
        u32 m_362;
        u32 m_363;
        u32 m_364;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t991) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_361), "r"(m_362));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_363), "r"(m_364));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_365;
        u32 m_366;
        u32 m_367;
        u32 m_368;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t991) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_365), "r"(m_366));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_367), "r"(m_368));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t994;
        asm volatile("mov.b32 %0, %1;" : "=r"(t994) : "r"(t330));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_369;
        u32 m_370;
        u32 m_371;
        u32 m_372;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_369), "=r"(m_370), "=r"(m_371), "=r"(m_372) : "r"(t994) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_373;
        u32 m_374;
        u32 m_375;
        u32 m_376;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_373), "=r"(m_374), "=r"(m_375), "=r"(m_376) : "r"(t983) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_373), "r"(m_374));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_375), "r"(m_376));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_377;
        u32 m_378;
        u32 m_379;
        u32 m_380;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_377), "=r"(m_378), "=r"(m_379), "=r"(m_380) : "r"(t983) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_377), "r"(m_378));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_379), "r"(m_380));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_381;
        u32 m_382;
        u32 m_383;
        u32 m_384;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_381), "=r"(m_382), "=r"(m_383), "=r"(m_384) : "r"(t983) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_381), "r"(m_382));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_383), "r"(m_384));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_385;
        u32 m_386;
        u32 m_387;
        u32 m_388;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_385), "=r"(m_386), "=r"(m_387), "=r"(m_388) : "r"(t983) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_385), "r"(m_386));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_387), "r"(m_388));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t995;
        asm volatile("mov.b32 %0, %1;" : "=r"(t995) : "r"(t330));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t996 = t995 ^ 32u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_389;
        u32 m_390;
        u32 m_391;
        u32 m_392;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_389), "=r"(m_390), "=r"(m_391), "=r"(m_392) : "r"(t996) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_393;
        u32 m_394;
        u32 m_395;
        u32 m_396;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_393), "=r"(m_394), "=r"(m_395), "=r"(m_396) : "r"(t985) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_393), "r"(m_394));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_395), "r"(m_396));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_397;
        u32 m_398;
        u32 m_399;
        u32 m_400;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_397), "=r"(m_398), "=r"(m_399), "=r"(m_400) : "r"(t985) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_397), "r"(m_398));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_399), "r"(m_400));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_401;
        u32 m_402;
        u32 m_403;
        u32 m_404;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_401), "=r"(m_402), "=r"(m_403), "=r"(m_404) : "r"(t985) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_401), "r"(m_402));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_403), "r"(m_404));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_405;
        u32 m_406;
        u32 m_407;
        u32 m_408;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_405), "=r"(m_406), "=r"(m_407), "=r"(m_408) : "r"(t985) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_405), "r"(m_406));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_407), "r"(m_408));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t997;
        asm volatile("mov.b32 %0, %1;" : "=r"(t997) : "r"(t330));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t998 = t997 ^ 64u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_409;
        u32 m_410;
        u32 m_411;
        u32 m_412;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_409), "=r"(m_410), "=r"(m_411), "=r"(m_412) : "r"(t998) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_413;
        u32 m_414;
        u32 m_415;
        u32 m_416;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_413), "=r"(m_414), "=r"(m_415), "=r"(m_416) : "r"(t988) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_413), "r"(m_414));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_415), "r"(m_416));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_417;
        u32 m_418;
        u32 m_419;
        u32 m_420;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_417), "=r"(m_418), "=r"(m_419), "=r"(m_420) : "r"(t988) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_417), "r"(m_418));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_419), "r"(m_420));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_421;
        u32 m_422;
        u32 m_423;
        u32 m_424;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_421), "=r"(m_422), "=r"(m_423), "=r"(m_424) : "r"(t988) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_421), "r"(m_422));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_423), "r"(m_424));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_425;
        u32 m_426;
        u32 m_427;
        u32 m_428;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_425), "=r"(m_426), "=r"(m_427), "=r"(m_428) : "r"(t988) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_425), "r"(m_426));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_427), "r"(m_428));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t999;
        asm volatile("mov.b32 %0, %1;" : "=r"(t999) : "r"(t330));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1000 = t999 ^ 96u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_429;
        u32 m_430;
        u32 m_431;
        u32 m_432;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_429), "=r"(m_430), "=r"(m_431), "=r"(m_432) : "r"(t1000) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_433;
        u32 m_434;
        u32 m_435;
        u32 m_436;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_433), "=r"(m_434), "=r"(m_435), "=r"(m_436) : "r"(t991) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_433), "r"(m_434));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_435), "r"(m_436));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_437;
        u32 m_438;
        u32 m_439;
        u32 m_440;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_437), "=r"(m_438), "=r"(m_439), "=r"(m_440) : "r"(t991) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_437), "r"(m_438));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_439), "r"(m_440));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_441;
        u32 m_442;
        u32 m_443;
        u32 m_444;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_441), "=r"(m_442), "=r"(m_443), "=r"(m_444) : "r"(t991) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_441), "r"(m_442));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_443), "r"(m_444));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_445;
        u32 m_446;
        u32 m_447;
        u32 m_448;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_445), "=r"(m_446), "=r"(m_447), "=r"(m_448) : "r"(t991) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_445), "r"(m_446));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_447), "r"(m_448));
#line 114 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
        const u32 next = i + 1u;
        const bool t1002 = next < count;
#line 117 "fa-kernels/src/forward/mma/stream.rs"
        if (t1002) {
#line 148 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t1003 = end_7 - 1u;
#line 148 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t1004 = t1003 - next;
#line 148 "fa-kernels/src/forward/mma/stream.rs"
            const u32 first_key_6 = t1004 << 6u;
            const u32 t1006 = head_dim >> 3u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t1007 = t144 + t165;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u64 t1008 = (u64)first_key_6 * t158;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u64 t1009 = t169 + t1008;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u64 t1010 = t1009 + t170;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u64 t1011 = t1010 + t170;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u64 t1012 = t1011 + t170;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const bool t1013 = t160 < t1006;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t1014 = t1013 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1007), "l"(t1009), "r"(t1014) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const bool t1015 = t160 < t1006;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t1016 = t1015 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1007), "l"(t1010), "r"(t1016) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const bool t1017 = t160 < t1006;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t1018 = t1017 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1007), "l"(t1011), "r"(t1018) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const bool t1019 = t160 < t1006;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t1020 = t1019 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1007), "l"(t1012), "r"(t1020) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u64 t1021 = t1009 + 128ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t1022 = t160 + 8u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const bool t1023 = t1022 < t1006;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t1024 = t1023 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1007), "l"(t1021), "r"(t1024) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u64 t1025 = t1010 + 128ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t1026 = t160 + 8u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const bool t1027 = t1026 < t1006;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t1028 = t1027 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1007), "l"(t1025), "r"(t1028) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u64 t1029 = t1011 + 128ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t1030 = t160 + 8u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const bool t1031 = t1030 < t1006;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t1032 = t1031 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1007), "l"(t1029), "r"(t1032) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u64 t1033 = t1012 + 128ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t1034 = t160 + 8u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const bool t1035 = t1034 < t1006;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t1036 = t1035 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1007), "l"(t1033), "r"(t1036) : "memory");
        }
#line 120 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1037 = s_33 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_33;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_33) : "f"(t1037));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1039 = power_33 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1040;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1040) : "f"(t1039));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1041;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1041) : "f"(t1040), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_33 = t1041;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1042 = s_34 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_34;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_34) : "f"(t1042));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1044 = power_34 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1045;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1045) : "f"(t1044));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1046;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1046) : "f"(t1045), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_34 = t1046;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1047 = s_35 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_35;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_35) : "f"(t1047));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1049 = power_35 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1050;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1050) : "f"(t1049));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1051;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1051) : "f"(t1050), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_35 = t1051;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1052 = s_36 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_36;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_36) : "f"(t1052));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1054 = power_36 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1055;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1055) : "f"(t1054));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1056;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1056) : "f"(t1055), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_36 = t1056;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1057 = s_37 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_37;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_37) : "f"(t1057));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1059 = power_37 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1060;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1060) : "f"(t1059));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1061;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1061) : "f"(t1060), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_37 = t1061;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1062 = s_38 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_38;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_38) : "f"(t1062));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1064 = power_38 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1065;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1065) : "f"(t1064));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1066;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1066) : "f"(t1065), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_38 = t1066;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1067 = s_39 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_39;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_39) : "f"(t1067));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1069 = power_39 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1070;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1070) : "f"(t1069));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1071;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1071) : "f"(t1070), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_39 = t1071;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1072 = s_40 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_40;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_40) : "f"(t1072));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1074 = power_40 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1075;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1075) : "f"(t1074));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1076;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1076) : "f"(t1075), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_40 = t1076;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1077 = s_41 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_41;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_41) : "f"(t1077));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1079 = power_41 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1080;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1080) : "f"(t1079));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1081;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1081) : "f"(t1080), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_41 = t1081;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1082 = s_42 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_42;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_42) : "f"(t1082));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1084 = power_42 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1085;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1085) : "f"(t1084));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1086;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1086) : "f"(t1085), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_42 = t1086;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1087 = s_43 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_43;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_43) : "f"(t1087));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1089 = power_43 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1090;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1090) : "f"(t1089));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1091;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1091) : "f"(t1090), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_43 = t1091;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1092 = s_44 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_44;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_44) : "f"(t1092));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1094 = power_44 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1095;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1095) : "f"(t1094));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1096;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1096) : "f"(t1095), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_44 = t1096;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1097 = s_45 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_45;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_45) : "f"(t1097));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1099 = power_45 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1100;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1100) : "f"(t1099));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1101;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1101) : "f"(t1100), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_45 = t1101;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1102 = s_46 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_46;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_46) : "f"(t1102));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1104 = power_46 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1105;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1105) : "f"(t1104));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1106;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1106) : "f"(t1105), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_46 = t1106;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1107 = s_47 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_47;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_47) : "f"(t1107));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1109 = power_47 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1110;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1110) : "f"(t1109));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1111;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1111) : "f"(t1110), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_47 = t1111;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1112 = s_48 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_48;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_48) : "f"(t1112));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1114 = power_48 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1115;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1115) : "f"(t1114));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1116;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1116) : "f"(t1115), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_48 = t1116;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1117 = s_49 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_49;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_49) : "f"(t1117));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1119 = power_49 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1120;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1120) : "f"(t1119));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1121;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1121) : "f"(t1120), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_49 = t1121;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1122 = s_50 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_50;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_50) : "f"(t1122));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1124 = power_50 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1125;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1125) : "f"(t1124));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1126;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1126) : "f"(t1125), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_50 = t1126;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1127 = s_51 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_51;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_51) : "f"(t1127));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1129 = power_51 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1130;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1130) : "f"(t1129));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1131;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1131) : "f"(t1130), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_51 = t1131;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1132 = s_52 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_52;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_52) : "f"(t1132));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1134 = power_52 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1135;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1135) : "f"(t1134));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1136;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1136) : "f"(t1135), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_52 = t1136;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1137 = s_53 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_53;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_53) : "f"(t1137));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1139 = power_53 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1140;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1140) : "f"(t1139));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1141;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1141) : "f"(t1140), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_53 = t1141;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1142 = s_54 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_54;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_54) : "f"(t1142));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1144 = power_54 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1145;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1145) : "f"(t1144));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1146;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1146) : "f"(t1145), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_54 = t1146;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1147 = s_55 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_55;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_55) : "f"(t1147));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1149 = power_55 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1150;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1150) : "f"(t1149));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1151;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1151) : "f"(t1150), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_55 = t1151;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1152 = s_56 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_56;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_56) : "f"(t1152));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1154 = power_56 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1155;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1155) : "f"(t1154));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1156;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1156) : "f"(t1155), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_56 = t1156;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1157 = s_57 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_57;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_57) : "f"(t1157));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1159 = power_57 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1160;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1160) : "f"(t1159));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1161;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1161) : "f"(t1160), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_57 = t1161;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1162 = s_58 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_58;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_58) : "f"(t1162));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1164 = power_58 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1165;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1165) : "f"(t1164));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1166;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1166) : "f"(t1165), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_58 = t1166;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1167 = s_59 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_59;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_59) : "f"(t1167));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1169 = power_59 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1170;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1170) : "f"(t1169));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1171;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1171) : "f"(t1170), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_59 = t1171;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1172 = s_60 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_60;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_60) : "f"(t1172));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1174 = power_60 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1175;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1175) : "f"(t1174));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1176;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1176) : "f"(t1175), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_60 = t1176;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1177 = s_61 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_61;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_61) : "f"(t1177));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1179 = power_61 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1180;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1180) : "f"(t1179));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1181;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1181) : "f"(t1180), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_61 = t1181;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1182 = s_62 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_62;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_62) : "f"(t1182));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1184 = power_62 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1185;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1185) : "f"(t1184));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1186;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1186) : "f"(t1185), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_62 = t1186;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1187 = s_63 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_63;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_63) : "f"(t1187));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1189 = power_63 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1190;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1190) : "f"(t1189));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1191;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1191) : "f"(t1190), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_63 = t1191;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1192 = s_64 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_64;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_64) : "f"(t1192));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1194 = power_64 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1195;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1195) : "f"(t1194));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1196;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1196) : "f"(t1195), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_64 = t1196;
#line 152 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1197 = end_7 - 1u;
#line 152 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1198 = t1197 - i;
#line 152 "fa-kernels/src/forward/mma/tile.rs"
        const u32 first_key_7 = t1198 << 6u;
        const u32 first_query_3 = first_query + first_row;
#line 34 "fa-kernels/src/mask.rs"
        const u32 t1201 = lane & 3u;
#line 34 "fa-kernels/src/mask.rs"
        const u32 t1202 = t1201 << 1u;
#line 34 "fa-kernels/src/mask.rs"
        const u32 column_2 = first_key_7 + t1202;
#line 37 "fa-kernels/src/mask.rs"
        const u32 t1204 = lane >> 2u;
#line 37 "fa-kernels/src/mask.rs"
        const u32 t1205 = first_query_3 + t1204;
#line 130 "fa-kernels/src/forward/problem.rs"
        const u32 t1206 = t1205 + seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
        const u32 end_16 = t1206 + 1u;
        const u32 t1208 = end_16 > seq_q ? end_16 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
        const u32 t1209 = t1208 - seq_q;
#line 143 "fa-kernels/src/forward/problem.rs"
        const u32 end_17 = t1209 < seq_k ? t1209 : seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
        const u32 end_18 = t1205 + seq_k;
        const u32 t1212 = end_18 > seq_q ? end_18 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
        const u32 position_5 = t1212 - seq_q;
#line 149 "fa-kernels/src/forward/problem.rs"
        const u32 t1214 = position_5 > window_left ? position_5 : window_left;
#line 149 "fa-kernels/src/forward/problem.rs"
        const u32 t1215 = t1214 - window_left;
#line 149 "fa-kernels/src/forward/problem.rs"
        const u32 t1216 = t1215 < seq_k ? t1215 : seq_k;
#line 69 "fa-kernels/src/mask.rs"
        const u32 t1217 = end_17 > column_2 ? end_17 : column_2;
#line 69 "fa-kernels/src/mask.rs"
        const u32 end_19 = t1217 - column_2;
#line 69 "fa-kernels/src/mask.rs"
        const u32 t1219 = t1216 > column_2 ? t1216 : column_2;
#line 69 "fa-kernels/src/mask.rs"
        const u32 t1220 = t1219 - column_2;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1221 = 0u < end_19;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1222 = t1220 <= 0u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_33 = t1221 & t1222;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t1224 = visible_33 ? s_33 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_33 = t1224;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1225 = 1u < end_19;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1226 = t1220 <= 1u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_34 = t1225 & t1226;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t1228 = visible_34 ? s_34 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_34 = t1228;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1229 = 8u < end_19;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1230 = t1220 <= 8u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_35 = t1229 & t1230;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t1232 = visible_35 ? s_37 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_37 = t1232;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1233 = 9u < end_19;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1234 = t1220 <= 9u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_36 = t1233 & t1234;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t1236 = visible_36 ? s_38 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_38 = t1236;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1237 = 16u < end_19;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1238 = t1220 <= 16u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_37 = t1237 & t1238;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t1240 = visible_37 ? s_41 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_41 = t1240;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1241 = 17u < end_19;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1242 = t1220 <= 17u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_38 = t1241 & t1242;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t1244 = visible_38 ? s_42 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_42 = t1244;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1245 = 24u < end_19;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1246 = t1220 <= 24u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_39 = t1245 & t1246;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t1248 = visible_39 ? s_45 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_45 = t1248;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1249 = 25u < end_19;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1250 = t1220 <= 25u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_40 = t1249 & t1250;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t1252 = visible_40 ? s_46 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_46 = t1252;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1253 = 32u < end_19;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1254 = t1220 <= 32u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_41 = t1253 & t1254;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t1256 = visible_41 ? s_49 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_49 = t1256;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1257 = 33u < end_19;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1258 = t1220 <= 33u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_42 = t1257 & t1258;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t1260 = visible_42 ? s_50 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_50 = t1260;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1261 = 40u < end_19;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1262 = t1220 <= 40u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_43 = t1261 & t1262;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t1264 = visible_43 ? s_53 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_53 = t1264;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1265 = 41u < end_19;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1266 = t1220 <= 41u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_44 = t1265 & t1266;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t1268 = visible_44 ? s_54 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_54 = t1268;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1269 = 48u < end_19;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1270 = t1220 <= 48u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_45 = t1269 & t1270;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t1272 = visible_45 ? s_57 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_57 = t1272;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1273 = 49u < end_19;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1274 = t1220 <= 49u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_46 = t1273 & t1274;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t1276 = visible_46 ? s_58 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_58 = t1276;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1277 = 56u < end_19;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1278 = t1220 <= 56u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_47 = t1277 & t1278;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t1280 = visible_47 ? s_61 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_61 = t1280;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1281 = 57u < end_19;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1282 = t1220 <= 57u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_48 = t1281 & t1282;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t1284 = visible_48 ? s_62 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_62 = t1284;
#line 37 "fa-kernels/src/mask.rs"
        const u32 t1285 = lane >> 2u;
#line 37 "fa-kernels/src/mask.rs"
        const u32 t1286 = first_query_3 + t1285;
#line 37 "fa-kernels/src/mask.rs"
        const u32 t1287 = t1286 + 8u;
#line 130 "fa-kernels/src/forward/problem.rs"
        const u32 t1288 = t1287 + seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
        const u32 end_20 = t1288 + 1u;
        const u32 t1290 = end_20 > seq_q ? end_20 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
        const u32 t1291 = t1290 - seq_q;
#line 143 "fa-kernels/src/forward/problem.rs"
        const u32 end_21 = t1291 < seq_k ? t1291 : seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
        const u32 end_22 = t1287 + seq_k;
        const u32 t1294 = end_22 > seq_q ? end_22 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
        const u32 position_6 = t1294 - seq_q;
#line 149 "fa-kernels/src/forward/problem.rs"
        const u32 t1296 = position_6 > window_left ? position_6 : window_left;
#line 149 "fa-kernels/src/forward/problem.rs"
        const u32 t1297 = t1296 - window_left;
#line 149 "fa-kernels/src/forward/problem.rs"
        const u32 t1298 = t1297 < seq_k ? t1297 : seq_k;
#line 69 "fa-kernels/src/mask.rs"
        const u32 t1299 = end_21 > column_2 ? end_21 : column_2;
#line 69 "fa-kernels/src/mask.rs"
        const u32 end_23 = t1299 - column_2;
#line 69 "fa-kernels/src/mask.rs"
        const u32 t1301 = t1298 > column_2 ? t1298 : column_2;
#line 69 "fa-kernels/src/mask.rs"
        const u32 t1302 = t1301 - column_2;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1303 = 0u < end_23;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1304 = t1302 <= 0u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_49 = t1303 & t1304;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t1306 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_35 = t1306;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1307 = 1u < end_23;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1308 = t1302 <= 1u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_50 = t1307 & t1308;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t1310 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_36 = t1310;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1311 = 8u < end_23;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1312 = t1302 <= 8u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_51 = t1311 & t1312;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t1314 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_39 = t1314;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1315 = 9u < end_23;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1316 = t1302 <= 9u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_52 = t1315 & t1316;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t1318 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_40 = t1318;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1319 = 16u < end_23;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1320 = t1302 <= 16u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_53 = t1319 & t1320;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t1322 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_43 = t1322;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1323 = 17u < end_23;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1324 = t1302 <= 17u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_54 = t1323 & t1324;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t1326 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_44 = t1326;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1327 = 24u < end_23;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1328 = t1302 <= 24u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_55 = t1327 & t1328;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t1330 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_47 = t1330;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1331 = 25u < end_23;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1332 = t1302 <= 25u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_56 = t1331 & t1332;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t1334 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_48 = t1334;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1335 = 32u < end_23;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1336 = t1302 <= 32u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_57 = t1335 & t1336;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t1338 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_51 = t1338;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1339 = 33u < end_23;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1340 = t1302 <= 33u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_58 = t1339 & t1340;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t1342 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_52 = t1342;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1343 = 40u < end_23;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1344 = t1302 <= 40u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_59 = t1343 & t1344;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t1346 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_55 = t1346;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1347 = 41u < end_23;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1348 = t1302 <= 41u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_60 = t1347 & t1348;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t1350 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_56 = t1350;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1351 = 48u < end_23;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1352 = t1302 <= 48u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_61 = t1351 & t1352;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t1354 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_59 = t1354;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1355 = 49u < end_23;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1356 = t1302 <= 49u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_62 = t1355 & t1356;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t1358 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_60 = t1358;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1359 = 56u < end_23;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1360 = t1302 <= 56u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_63 = t1359 & t1360;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t1362 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_63 = t1362;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1363 = 57u < end_23;
#line 63 "fa-kernels/src/mask.rs"
        const bool t1364 = t1302 <= 57u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_64 = t1363 & t1364;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t1366 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_64 = t1366;
#line 168 "fa-kernels/src/softmax.rs"
        const f32 old_3 = row_max;
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1368;
        asm("max.f32 %0, %1, %2;" : "=f"(t1368) : "f"(old_3), "f"(s_33));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1369;
        asm("max.f32 %0, %1, %2;" : "=f"(t1369) : "f"(t1368), "f"(s_34));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1370;
        asm("max.f32 %0, %1, %2;" : "=f"(t1370) : "f"(t1369), "f"(s_37));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1371;
        asm("max.f32 %0, %1, %2;" : "=f"(t1371) : "f"(t1370), "f"(s_38));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1372;
        asm("max.f32 %0, %1, %2;" : "=f"(t1372) : "f"(t1371), "f"(s_41));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1373;
        asm("max.f32 %0, %1, %2;" : "=f"(t1373) : "f"(t1372), "f"(s_42));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1374;
        asm("max.f32 %0, %1, %2;" : "=f"(t1374) : "f"(t1373), "f"(s_45));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1375;
        asm("max.f32 %0, %1, %2;" : "=f"(t1375) : "f"(t1374), "f"(s_46));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1376;
        asm("max.f32 %0, %1, %2;" : "=f"(t1376) : "f"(t1375), "f"(s_49));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1377;
        asm("max.f32 %0, %1, %2;" : "=f"(t1377) : "f"(t1376), "f"(s_50));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1378;
        asm("max.f32 %0, %1, %2;" : "=f"(t1378) : "f"(t1377), "f"(s_53));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1379;
        asm("max.f32 %0, %1, %2;" : "=f"(t1379) : "f"(t1378), "f"(s_54));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1380;
        asm("max.f32 %0, %1, %2;" : "=f"(t1380) : "f"(t1379), "f"(s_57));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1381;
        asm("max.f32 %0, %1, %2;" : "=f"(t1381) : "f"(t1380), "f"(s_58));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1382;
        asm("max.f32 %0, %1, %2;" : "=f"(t1382) : "f"(t1381), "f"(s_61));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1383;
        asm("max.f32 %0, %1, %2;" : "=f"(t1383) : "f"(t1382), "f"(s_62));
#line 479 "fa-kernels/src/softmax.rs"
        f32 t1384;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1384) : "f"(t1383));
#line 479 "fa-kernels/src/softmax.rs"
        f32 pair_3;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1383), "f"(t1384));
#line 480 "fa-kernels/src/softmax.rs"
        f32 t1386;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1386) : "f"(pair_3));
#line 480 "fa-kernels/src/softmax.rs"
        f32 new_3;
        asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t1386));
#line 191 "fa-kernels/src/softmax.rs"
        const bool none_3 = new_3 == __uint_as_float(0xff800000u);
        const f32 t1389 = new_3 * scale_log2;
#line 192 "fa-kernels/src/softmax.rs"
        const f32 reference_3 = none_3 ? 0.0f : t1389;
#line 171 "fa-kernels/src/softmax.rs"
        const f32 t1391 = -reference_3;
#line 171 "fa-kernels/src/softmax.rs"
        f32 t1392;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1392) : "f"(old_3), "f"(scale_log2), "f"(t1391));
#line 171 "fa-kernels/src/softmax.rs"
        f32 rescale_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1392));
#line 172 "fa-kernels/src/softmax.rs"
        row_max = new_3;
#line 206 "fa-kernels/src/softmax.rs"
        const f32 t1394 = row_sum * rescale_3;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1395 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_33;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_33), "f"(scale_log2), "f"(t1395));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1397;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1397) : "f"(exponent_33));
#line 209 "fa-kernels/src/softmax.rs"
        s_33 = t1397;
        const f32 t1398 = t1394 + s_33;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1399 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_34;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_34), "f"(scale_log2), "f"(t1399));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1401;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1401) : "f"(exponent_34));
#line 209 "fa-kernels/src/softmax.rs"
        s_34 = t1401;
        const f32 t1402 = t1398 + s_34;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1403 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_35;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_37), "f"(scale_log2), "f"(t1403));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1405;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1405) : "f"(exponent_35));
#line 209 "fa-kernels/src/softmax.rs"
        s_37 = t1405;
        const f32 t1406 = t1402 + s_37;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1407 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_36;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_38), "f"(scale_log2), "f"(t1407));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1409;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1409) : "f"(exponent_36));
#line 209 "fa-kernels/src/softmax.rs"
        s_38 = t1409;
        const f32 t1410 = t1406 + s_38;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1411 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_37;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_41), "f"(scale_log2), "f"(t1411));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1413;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1413) : "f"(exponent_37));
#line 209 "fa-kernels/src/softmax.rs"
        s_41 = t1413;
        const f32 t1414 = t1410 + s_41;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1415 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_38;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_42), "f"(scale_log2), "f"(t1415));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1417;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1417) : "f"(exponent_38));
#line 209 "fa-kernels/src/softmax.rs"
        s_42 = t1417;
        const f32 t1418 = t1414 + s_42;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1419 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_39;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_45), "f"(scale_log2), "f"(t1419));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1421;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1421) : "f"(exponent_39));
#line 209 "fa-kernels/src/softmax.rs"
        s_45 = t1421;
        const f32 t1422 = t1418 + s_45;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1423 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_40;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_46), "f"(scale_log2), "f"(t1423));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1425;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1425) : "f"(exponent_40));
#line 209 "fa-kernels/src/softmax.rs"
        s_46 = t1425;
        const f32 t1426 = t1422 + s_46;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1427 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_41;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_49), "f"(scale_log2), "f"(t1427));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1429;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1429) : "f"(exponent_41));
#line 209 "fa-kernels/src/softmax.rs"
        s_49 = t1429;
        const f32 t1430 = t1426 + s_49;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1431 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_42;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_50), "f"(scale_log2), "f"(t1431));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1433;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1433) : "f"(exponent_42));
#line 209 "fa-kernels/src/softmax.rs"
        s_50 = t1433;
        const f32 t1434 = t1430 + s_50;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1435 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_43;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_53), "f"(scale_log2), "f"(t1435));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1437;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1437) : "f"(exponent_43));
#line 209 "fa-kernels/src/softmax.rs"
        s_53 = t1437;
        const f32 t1438 = t1434 + s_53;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1439 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_44;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_54), "f"(scale_log2), "f"(t1439));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1441;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1441) : "f"(exponent_44));
#line 209 "fa-kernels/src/softmax.rs"
        s_54 = t1441;
        const f32 t1442 = t1438 + s_54;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1443 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_45;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_57), "f"(scale_log2), "f"(t1443));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1445;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1445) : "f"(exponent_45));
#line 209 "fa-kernels/src/softmax.rs"
        s_57 = t1445;
        const f32 t1446 = t1442 + s_57;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1447 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_46;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_58), "f"(scale_log2), "f"(t1447));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1449;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1449) : "f"(exponent_46));
#line 209 "fa-kernels/src/softmax.rs"
        s_58 = t1449;
        const f32 t1450 = t1446 + s_58;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1451 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_47;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_61), "f"(scale_log2), "f"(t1451));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1453;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1453) : "f"(exponent_47));
#line 209 "fa-kernels/src/softmax.rs"
        s_61 = t1453;
        const f32 t1454 = t1450 + s_61;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1455 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_48;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_62), "f"(scale_log2), "f"(t1455));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1457;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1457) : "f"(exponent_48));
#line 209 "fa-kernels/src/softmax.rs"
        s_62 = t1457;
        const f32 t1458 = t1454 + s_62;
#line 212 "fa-kernels/src/softmax.rs"
        row_sum = t1458;
#line 168 "fa-kernels/src/softmax.rs"
        const f32 old_4 = row_max_2;
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1460;
        asm("max.f32 %0, %1, %2;" : "=f"(t1460) : "f"(old_4), "f"(s_35));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1461;
        asm("max.f32 %0, %1, %2;" : "=f"(t1461) : "f"(t1460), "f"(s_36));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1462;
        asm("max.f32 %0, %1, %2;" : "=f"(t1462) : "f"(t1461), "f"(s_39));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1463;
        asm("max.f32 %0, %1, %2;" : "=f"(t1463) : "f"(t1462), "f"(s_40));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1464;
        asm("max.f32 %0, %1, %2;" : "=f"(t1464) : "f"(t1463), "f"(s_43));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1465;
        asm("max.f32 %0, %1, %2;" : "=f"(t1465) : "f"(t1464), "f"(s_44));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1466;
        asm("max.f32 %0, %1, %2;" : "=f"(t1466) : "f"(t1465), "f"(s_47));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1467;
        asm("max.f32 %0, %1, %2;" : "=f"(t1467) : "f"(t1466), "f"(s_48));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1468;
        asm("max.f32 %0, %1, %2;" : "=f"(t1468) : "f"(t1467), "f"(s_51));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1469;
        asm("max.f32 %0, %1, %2;" : "=f"(t1469) : "f"(t1468), "f"(s_52));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1470;
        asm("max.f32 %0, %1, %2;" : "=f"(t1470) : "f"(t1469), "f"(s_55));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1471;
        asm("max.f32 %0, %1, %2;" : "=f"(t1471) : "f"(t1470), "f"(s_56));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1472;
        asm("max.f32 %0, %1, %2;" : "=f"(t1472) : "f"(t1471), "f"(s_59));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1473;
        asm("max.f32 %0, %1, %2;" : "=f"(t1473) : "f"(t1472), "f"(s_60));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1474;
        asm("max.f32 %0, %1, %2;" : "=f"(t1474) : "f"(t1473), "f"(s_63));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1475;
        asm("max.f32 %0, %1, %2;" : "=f"(t1475) : "f"(t1474), "f"(s_64));
#line 479 "fa-kernels/src/softmax.rs"
        f32 t1476;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1476) : "f"(t1475));
#line 479 "fa-kernels/src/softmax.rs"
        f32 pair_4;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1475), "f"(t1476));
#line 480 "fa-kernels/src/softmax.rs"
        f32 t1478;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1478) : "f"(pair_4));
#line 480 "fa-kernels/src/softmax.rs"
        f32 new_4;
        asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t1478));
#line 191 "fa-kernels/src/softmax.rs"
        const bool none_4 = new_4 == __uint_as_float(0xff800000u);
        const f32 t1481 = new_4 * scale_log2;
#line 192 "fa-kernels/src/softmax.rs"
        const f32 reference_4 = none_4 ? 0.0f : t1481;
#line 171 "fa-kernels/src/softmax.rs"
        const f32 t1483 = -reference_4;
#line 171 "fa-kernels/src/softmax.rs"
        f32 t1484;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1484) : "f"(old_4), "f"(scale_log2), "f"(t1483));
#line 171 "fa-kernels/src/softmax.rs"
        f32 rescale_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1484));
#line 172 "fa-kernels/src/softmax.rs"
        row_max_2 = new_4;
#line 206 "fa-kernels/src/softmax.rs"
        const f32 t1486 = row_sum_2 * rescale_4;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1487 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_49;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t1487));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1489;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1489) : "f"(exponent_49));
#line 209 "fa-kernels/src/softmax.rs"
        s_35 = t1489;
        const f32 t1490 = t1486 + s_35;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1491 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_50;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t1491));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1493;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1493) : "f"(exponent_50));
#line 209 "fa-kernels/src/softmax.rs"
        s_36 = t1493;
        const f32 t1494 = t1490 + s_36;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1495 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_51;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t1495));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1497;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1497) : "f"(exponent_51));
#line 209 "fa-kernels/src/softmax.rs"
        s_39 = t1497;
        const f32 t1498 = t1494 + s_39;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1499 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_52;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t1499));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1501;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1501) : "f"(exponent_52));
#line 209 "fa-kernels/src/softmax.rs"
        s_40 = t1501;
        const f32 t1502 = t1498 + s_40;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1503 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_53;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t1503));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1505;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1505) : "f"(exponent_53));
#line 209 "fa-kernels/src/softmax.rs"
        s_43 = t1505;
        const f32 t1506 = t1502 + s_43;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1507 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_54;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t1507));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1509;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1509) : "f"(exponent_54));
#line 209 "fa-kernels/src/softmax.rs"
        s_44 = t1509;
        const f32 t1510 = t1506 + s_44;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1511 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_55;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t1511));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1513;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1513) : "f"(exponent_55));
#line 209 "fa-kernels/src/softmax.rs"
        s_47 = t1513;
        const f32 t1514 = t1510 + s_47;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1515 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_56;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t1515));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1517;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1517) : "f"(exponent_56));
#line 209 "fa-kernels/src/softmax.rs"
        s_48 = t1517;
        const f32 t1518 = t1514 + s_48;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1519 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_57;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t1519));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1521;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1521) : "f"(exponent_57));
#line 209 "fa-kernels/src/softmax.rs"
        s_51 = t1521;
        const f32 t1522 = t1518 + s_51;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1523 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_58;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t1523));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1525;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1525) : "f"(exponent_58));
#line 209 "fa-kernels/src/softmax.rs"
        s_52 = t1525;
        const f32 t1526 = t1522 + s_52;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1527 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_59;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t1527));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1529;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1529) : "f"(exponent_59));
#line 209 "fa-kernels/src/softmax.rs"
        s_55 = t1529;
        const f32 t1530 = t1526 + s_55;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1531 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_60;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t1531));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1533;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1533) : "f"(exponent_60));
#line 209 "fa-kernels/src/softmax.rs"
        s_56 = t1533;
        const f32 t1534 = t1530 + s_56;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1535 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_61;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t1535));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1537;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1537) : "f"(exponent_61));
#line 209 "fa-kernels/src/softmax.rs"
        s_59 = t1537;
        const f32 t1538 = t1534 + s_59;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1539 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_62;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t1539));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1541;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1541) : "f"(exponent_62));
#line 209 "fa-kernels/src/softmax.rs"
        s_60 = t1541;
        const f32 t1542 = t1538 + s_60;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1543 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_63;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t1543));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1545;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1545) : "f"(exponent_63));
#line 209 "fa-kernels/src/softmax.rs"
        s_63 = t1545;
        const f32 t1546 = t1542 + s_63;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1547 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_64;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t1547));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1549;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1549) : "f"(exponent_64));
#line 209 "fa-kernels/src/softmax.rs"
        s_64 = t1549;
        const f32 t1550 = t1546 + s_64;
#line 212 "fa-kernels/src/softmax.rs"
        row_sum_2 = t1550;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1551 = acc * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc = t1551;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1552 = acc_2 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_2 = t1552;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1553 = acc_5 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_5 = t1553;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1554 = acc_6 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_6 = t1554;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1555 = acc_9 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_9 = t1555;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1556 = acc_10 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_10 = t1556;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1557 = acc_13 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_13 = t1557;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1558 = acc_14 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_14 = t1558;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1559 = acc_17 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_17 = t1559;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1560 = acc_18 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_18 = t1560;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1561 = acc_21 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_21 = t1561;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1562 = acc_22 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_22 = t1562;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1563 = acc_25 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_25 = t1563;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1564 = acc_26 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_26 = t1564;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1565 = acc_29 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_29 = t1565;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1566 = acc_30 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_30 = t1566;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1567 = acc_33 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_33 = t1567;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1568 = acc_34 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_34 = t1568;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1569 = acc_37 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_37 = t1569;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1570 = acc_38 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_38 = t1570;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1571 = acc_41 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_41 = t1571;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1572 = acc_42 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_42 = t1572;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1573 = acc_45 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_45 = t1573;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1574 = acc_46 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_46 = t1574;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1575 = acc_49 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_49 = t1575;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1576 = acc_50 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_50 = t1576;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1577 = acc_53 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_53 = t1577;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1578 = acc_54 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_54 = t1578;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1579 = acc_57 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_57 = t1579;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1580 = acc_58 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_58 = t1580;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1581 = acc_61 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_61 = t1581;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1582 = acc_62 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_62 = t1582;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1583 = acc_3 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_3 = t1583;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1584 = acc_4 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_4 = t1584;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1585 = acc_7 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_7 = t1585;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1586 = acc_8 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_8 = t1586;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1587 = acc_11 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_11 = t1587;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1588 = acc_12 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_12 = t1588;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1589 = acc_15 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_15 = t1589;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1590 = acc_16 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_16 = t1590;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1591 = acc_19 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_19 = t1591;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1592 = acc_20 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_20 = t1592;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1593 = acc_23 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_23 = t1593;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1594 = acc_24 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_24 = t1594;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1595 = acc_27 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_27 = t1595;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1596 = acc_28 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_28 = t1596;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1597 = acc_31 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_31 = t1597;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1598 = acc_32 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_32 = t1598;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1599 = acc_35 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_35 = t1599;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1600 = acc_36 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_36 = t1600;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1601 = acc_39 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_39 = t1601;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1602 = acc_40 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_40 = t1602;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1603 = acc_43 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_43 = t1603;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1604 = acc_44 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_44 = t1604;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1605 = acc_47 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_47 = t1605;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1606 = acc_48 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_48 = t1606;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1607 = acc_51 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_51 = t1607;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1608 = acc_52 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_52 = t1608;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1609 = acc_55 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_55 = t1609;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1610 = acc_56 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_56 = t1610;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1611 = acc_59 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_59 = t1611;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1612 = acc_60 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_60 = t1612;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1613 = acc_63 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_63 = t1613;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1614 = acc_64 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_64 = t1614;
#line 130 "fa-kernels/src/softmax.rs"
        u32 t1615;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1615) : "f"(s_33), "f"(s_34));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t1616;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1616) : "f"(s_35), "f"(s_36));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t1617;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1617) : "f"(s_37), "f"(s_38));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t1618;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1618) : "f"(s_39), "f"(s_40));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t1619;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1619) : "f"(s_41), "f"(s_42));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t1620;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1620) : "f"(s_43), "f"(s_44));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t1621;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1621) : "f"(s_45), "f"(s_46));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t1622;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1622) : "f"(s_47), "f"(s_48));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t1623;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1623) : "f"(s_49), "f"(s_50));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t1624;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1624) : "f"(s_51), "f"(s_52));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t1625;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1625) : "f"(s_53), "f"(s_54));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t1626;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1626) : "f"(s_55), "f"(s_56));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t1627;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1627) : "f"(s_57), "f"(s_58));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t1628;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1628) : "f"(s_59), "f"(s_60));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t1629;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1629) : "f"(s_61), "f"(s_62));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t1630;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1630) : "f"(s_63), "f"(s_64));
#line 145 "fa-kernels/src/forward/mma/tile.rs"
        u32 t1631;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1631) : "r"(t348));
#line 145 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1632 = t1631 ^ 32u;
#line 145 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1633 = t1631 ^ 64u;
#line 145 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1634 = t1631 ^ 96u;
        const u32 t1635 = t145 + t1631;
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1636 = t145 + t1632;
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1637 = t145 + t1633;
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1638 = t145 + t1634;
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_449;
        u32 m_450;
        u32 m_451;
        u32 m_452;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_449), "=r"(m_450), "=r"(m_451), "=r"(m_452) : "r"(t1635) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1615), "r"(t1616), "r"(t1617), "r"(t1618), "r"(m_449), "r"(m_450));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1615), "r"(t1616), "r"(t1617), "r"(t1618), "r"(m_451), "r"(m_452));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_453;
        u32 m_454;
        u32 m_455;
        u32 m_456;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_453), "=r"(m_454), "=r"(m_455), "=r"(m_456) : "r"(t1636) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1615), "r"(t1616), "r"(t1617), "r"(t1618), "r"(m_453), "r"(m_454));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1615), "r"(t1616), "r"(t1617), "r"(t1618), "r"(m_455), "r"(m_456));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_457;
        u32 m_458;
        u32 m_459;
        u32 m_460;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_457), "=r"(m_458), "=r"(m_459), "=r"(m_460) : "r"(t1637) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1615), "r"(t1616), "r"(t1617), "r"(t1618), "r"(m_457), "r"(m_458));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1615), "r"(t1616), "r"(t1617), "r"(t1618), "r"(m_459), "r"(m_460));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_461;
        u32 m_462;
        u32 m_463;
        u32 m_464;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_461), "=r"(m_462), "=r"(m_463), "=r"(m_464) : "r"(t1638) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1615), "r"(t1616), "r"(t1617), "r"(t1618), "r"(m_461), "r"(m_462));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1615), "r"(t1616), "r"(t1617), "r"(t1618), "r"(m_463), "r"(m_464));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_465;
        u32 m_466;
        u32 m_467;
        u32 m_468;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_465), "=r"(m_466), "=r"(m_467), "=r"(m_468) : "r"(t1635) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1615), "r"(t1616), "r"(t1617), "r"(t1618), "r"(m_465), "r"(m_466));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1615), "r"(t1616), "r"(t1617), "r"(t1618), "r"(m_467), "r"(m_468));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_469;
        u32 m_470;
        u32 m_471;
        u32 m_472;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_469), "=r"(m_470), "=r"(m_471), "=r"(m_472) : "r"(t1636) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1615), "r"(t1616), "r"(t1617), "r"(t1618), "r"(m_469), "r"(m_470));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1615), "r"(t1616), "r"(t1617), "r"(t1618), "r"(m_471), "r"(m_472));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_473;
        u32 m_474;
        u32 m_475;
        u32 m_476;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_473), "=r"(m_474), "=r"(m_475), "=r"(m_476) : "r"(t1637) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1615), "r"(t1616), "r"(t1617), "r"(t1618), "r"(m_473), "r"(m_474));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1615), "r"(t1616), "r"(t1617), "r"(t1618), "r"(m_475), "r"(m_476));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_477;
        u32 m_478;
        u32 m_479;
        u32 m_480;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_477), "=r"(m_478), "=r"(m_479), "=r"(m_480) : "r"(t1638) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1615), "r"(t1616), "r"(t1617), "r"(t1618), "r"(m_477), "r"(m_478));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1615), "r"(t1616), "r"(t1617), "r"(t1618), "r"(m_479), "r"(m_480));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_481;
        u32 m_482;
        u32 m_483;
        u32 m_484;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_481), "=r"(m_482), "=r"(m_483), "=r"(m_484) : "r"(t1635) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1619), "r"(t1620), "r"(t1621), "r"(t1622), "r"(m_481), "r"(m_482));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1619), "r"(t1620), "r"(t1621), "r"(t1622), "r"(m_483), "r"(m_484));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_485;
        u32 m_486;
        u32 m_487;
        u32 m_488;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_485), "=r"(m_486), "=r"(m_487), "=r"(m_488) : "r"(t1636) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1619), "r"(t1620), "r"(t1621), "r"(t1622), "r"(m_485), "r"(m_486));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1619), "r"(t1620), "r"(t1621), "r"(t1622), "r"(m_487), "r"(m_488));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_489;
        u32 m_490;
        u32 m_491;
        u32 m_492;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_489), "=r"(m_490), "=r"(m_491), "=r"(m_492) : "r"(t1637) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1619), "r"(t1620), "r"(t1621), "r"(t1622), "r"(m_489), "r"(m_490));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1619), "r"(t1620), "r"(t1621), "r"(t1622), "r"(m_491), "r"(m_492));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_493;
        u32 m_494;
        u32 m_495;
        u32 m_496;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_493), "=r"(m_494), "=r"(m_495), "=r"(m_496) : "r"(t1638) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1619), "r"(t1620), "r"(t1621), "r"(t1622), "r"(m_493), "r"(m_494));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1619), "r"(t1620), "r"(t1621), "r"(t1622), "r"(m_495), "r"(m_496));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_497;
        u32 m_498;
        u32 m_499;
        u32 m_500;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_497), "=r"(m_498), "=r"(m_499), "=r"(m_500) : "r"(t1635) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1619), "r"(t1620), "r"(t1621), "r"(t1622), "r"(m_497), "r"(m_498));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1619), "r"(t1620), "r"(t1621), "r"(t1622), "r"(m_499), "r"(m_500));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_501;
        u32 m_502;
        u32 m_503;
        u32 m_504;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_501), "=r"(m_502), "=r"(m_503), "=r"(m_504) : "r"(t1636) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1619), "r"(t1620), "r"(t1621), "r"(t1622), "r"(m_501), "r"(m_502));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1619), "r"(t1620), "r"(t1621), "r"(t1622), "r"(m_503), "r"(m_504));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_505;
        u32 m_506;
        u32 m_507;
        u32 m_508;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_505), "=r"(m_506), "=r"(m_507), "=r"(m_508) : "r"(t1637) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1619), "r"(t1620), "r"(t1621), "r"(t1622), "r"(m_505), "r"(m_506));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1619), "r"(t1620), "r"(t1621), "r"(t1622), "r"(m_507), "r"(m_508));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_509;
        u32 m_510;
        u32 m_511;
        u32 m_512;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_509), "=r"(m_510), "=r"(m_511), "=r"(m_512) : "r"(t1638) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1619), "r"(t1620), "r"(t1621), "r"(t1622), "r"(m_509), "r"(m_510));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1619), "r"(t1620), "r"(t1621), "r"(t1622), "r"(m_511), "r"(m_512));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_513;
        u32 m_514;
        u32 m_515;
        u32 m_516;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_513), "=r"(m_514), "=r"(m_515), "=r"(m_516) : "r"(t1635) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1623), "r"(t1624), "r"(t1625), "r"(t1626), "r"(m_513), "r"(m_514));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1623), "r"(t1624), "r"(t1625), "r"(t1626), "r"(m_515), "r"(m_516));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_517;
        u32 m_518;
        u32 m_519;
        u32 m_520;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_517), "=r"(m_518), "=r"(m_519), "=r"(m_520) : "r"(t1636) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1623), "r"(t1624), "r"(t1625), "r"(t1626), "r"(m_517), "r"(m_518));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1623), "r"(t1624), "r"(t1625), "r"(t1626), "r"(m_519), "r"(m_520));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_521;
        u32 m_522;
        u32 m_523;
        u32 m_524;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_521), "=r"(m_522), "=r"(m_523), "=r"(m_524) : "r"(t1637) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1623), "r"(t1624), "r"(t1625), "r"(t1626), "r"(m_521), "r"(m_522));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1623), "r"(t1624), "r"(t1625), "r"(t1626), "r"(m_523), "r"(m_524));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_525;
        u32 m_526;
        u32 m_527;
        u32 m_528;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_525), "=r"(m_526), "=r"(m_527), "=r"(m_528) : "r"(t1638) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1623), "r"(t1624), "r"(t1625), "r"(t1626), "r"(m_525), "r"(m_526));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1623), "r"(t1624), "r"(t1625), "r"(t1626), "r"(m_527), "r"(m_528));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_529;
        u32 m_530;
        u32 m_531;
        u32 m_532;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_529), "=r"(m_530), "=r"(m_531), "=r"(m_532) : "r"(t1635) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1623), "r"(t1624), "r"(t1625), "r"(t1626), "r"(m_529), "r"(m_530));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1623), "r"(t1624), "r"(t1625), "r"(t1626), "r"(m_531), "r"(m_532));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_533;
        u32 m_534;
        u32 m_535;
        u32 m_536;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_533), "=r"(m_534), "=r"(m_535), "=r"(m_536) : "r"(t1636) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1623), "r"(t1624), "r"(t1625), "r"(t1626), "r"(m_533), "r"(m_534));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1623), "r"(t1624), "r"(t1625), "r"(t1626), "r"(m_535), "r"(m_536));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_537;
        u32 m_538;
        u32 m_539;
        u32 m_540;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_537), "=r"(m_538), "=r"(m_539), "=r"(m_540) : "r"(t1637) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1623), "r"(t1624), "r"(t1625), "r"(t1626), "r"(m_537), "r"(m_538));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1623), "r"(t1624), "r"(t1625), "r"(t1626), "r"(m_539), "r"(m_540));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_541;
        u32 m_542;
        u32 m_543;
        u32 m_544;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_541), "=r"(m_542), "=r"(m_543), "=r"(m_544) : "r"(t1638) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1623), "r"(t1624), "r"(t1625), "r"(t1626), "r"(m_541), "r"(m_542));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1623), "r"(t1624), "r"(t1625), "r"(t1626), "r"(m_543), "r"(m_544));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_545;
        u32 m_546;
        u32 m_547;
        u32 m_548;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_545), "=r"(m_546), "=r"(m_547), "=r"(m_548) : "r"(t1635) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1627), "r"(t1628), "r"(t1629), "r"(t1630), "r"(m_545), "r"(m_546));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1627), "r"(t1628), "r"(t1629), "r"(t1630), "r"(m_547), "r"(m_548));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_549;
        u32 m_550;
        u32 m_551;
        u32 m_552;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_549), "=r"(m_550), "=r"(m_551), "=r"(m_552) : "r"(t1636) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1627), "r"(t1628), "r"(t1629), "r"(t1630), "r"(m_549), "r"(m_550));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1627), "r"(t1628), "r"(t1629), "r"(t1630), "r"(m_551), "r"(m_552));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_553;
        u32 m_554;
        u32 m_555;
        u32 m_556;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_553), "=r"(m_554), "=r"(m_555), "=r"(m_556) : "r"(t1637) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1627), "r"(t1628), "r"(t1629), "r"(t1630), "r"(m_553), "r"(m_554));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1627), "r"(t1628), "r"(t1629), "r"(t1630), "r"(m_555), "r"(m_556));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_557;
        u32 m_558;
        u32 m_559;
        u32 m_560;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_557), "=r"(m_558), "=r"(m_559), "=r"(m_560) : "r"(t1638) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1627), "r"(t1628), "r"(t1629), "r"(t1630), "r"(m_557), "r"(m_558));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1627), "r"(t1628), "r"(t1629), "r"(t1630), "r"(m_559), "r"(m_560));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_561;
        u32 m_562;
        u32 m_563;
        u32 m_564;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_561), "=r"(m_562), "=r"(m_563), "=r"(m_564) : "r"(t1635) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1627), "r"(t1628), "r"(t1629), "r"(t1630), "r"(m_561), "r"(m_562));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1627), "r"(t1628), "r"(t1629), "r"(t1630), "r"(m_563), "r"(m_564));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_565;
        u32 m_566;
        u32 m_567;
        u32 m_568;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_565), "=r"(m_566), "=r"(m_567), "=r"(m_568) : "r"(t1636) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1627), "r"(t1628), "r"(t1629), "r"(t1630), "r"(m_565), "r"(m_566));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1627), "r"(t1628), "r"(t1629), "r"(t1630), "r"(m_567), "r"(m_568));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_569;
        u32 m_570;
        u32 m_571;
        u32 m_572;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_569), "=r"(m_570), "=r"(m_571), "=r"(m_572) : "r"(t1637) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1627), "r"(t1628), "r"(t1629), "r"(t1630), "r"(m_569), "r"(m_570));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1627), "r"(t1628), "r"(t1629), "r"(t1630), "r"(m_571), "r"(m_572));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_573;
        u32 m_574;
        u32 m_575;
        u32 m_576;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_573), "=r"(m_574), "=r"(m_575), "=r"(m_576) : "r"(t1638) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1627), "r"(t1628), "r"(t1629), "r"(t1630), "r"(m_573), "r"(m_574));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1627), "r"(t1628), "r"(t1629), "r"(t1630), "r"(m_575), "r"(m_576));
    }
#line 82 "fa-kernels/src/forward/mma/tile.rs"
    #pragma unroll 1
    for (u32 i_2 = cut_right; i_2 < cut_left_2; i_2 += 1u) {
#line 95 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 148 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t1639 = end_7 - 1u;
#line 148 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t1640 = t1639 - i_2;
#line 148 "fa-kernels/src/forward/mma/stream.rs"
        const u32 first_key_8 = t1640 << 6u;
        const u32 t1642 = head_dim >> 3u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t1643 = t145 + t190;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t1644 = (u64)first_key_8 * t183;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t1645 = t194 + t1644;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t1646 = t1645 + t195;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t1647 = t1646 + t195;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t1648 = t1647 + t195;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t1649 = t185 < t1642;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t1650 = t1649 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1643), "l"(t1645), "r"(t1650) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t1651 = t185 < t1642;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t1652 = t1651 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1643), "l"(t1646), "r"(t1652) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t1653 = t185 < t1642;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t1654 = t1653 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1643), "l"(t1647), "r"(t1654) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t1655 = t185 < t1642;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t1656 = t1655 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1643), "l"(t1648), "r"(t1656) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t1657 = t1645 + 128ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t1658 = t185 + 8u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t1659 = t1658 < t1642;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t1660 = t1659 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1643), "l"(t1657), "r"(t1660) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t1661 = t1646 + 128ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t1662 = t185 + 8u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t1663 = t1662 < t1642;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t1664 = t1663 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1643), "l"(t1661), "r"(t1664) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t1665 = t1647 + 128ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t1666 = t185 + 8u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t1667 = t1666 < t1642;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t1668 = t1667 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1643), "l"(t1665), "r"(t1668) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t1669 = t1648 + 128ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t1670 = t185 + 8u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t1671 = t1670 < t1642;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t1672 = t1671 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1643), "l"(t1669), "r"(t1672) : "memory");
#line 99 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_65 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_66 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_67 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_68 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_69 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_70 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_71 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_72 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_73 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_74 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_75 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_76 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_77 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_78 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_79 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_80 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_81 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_82 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_83 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_84 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_85 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_86 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_87 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_88 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_89 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_90 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_91 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_92 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_93 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_94 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_95 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_96 = 0.0f;
#line 136 "fa-kernels/src/forward/mma/tile.rs"
        u32 t1673;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1673) : "r"(t341));
#line 136 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1674 = t1673 ^ 32u;
#line 136 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1675 = t1673 ^ 64u;
#line 136 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1676 = t1673 ^ 96u;
        const u32 t1677 = t144 + t1673;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t1678;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1678) : "r"(t330));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_577;
        u32 m_578;
        u32 m_579;
        u32 m_580;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_577), "=r"(m_578), "=r"(m_579), "=r"(m_580) : "r"(t1678) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_581;
        u32 m_582;
        u32 m_583;
        u32 m_584;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_581), "=r"(m_582), "=r"(m_583), "=r"(m_584) : "r"(t1677) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_65), "+f"(s_66), "+f"(s_67), "+f"(s_68) : "r"(m_577), "r"(m_578), "r"(m_579), "r"(m_580), "r"(m_581), "r"(m_582));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_69), "+f"(s_70), "+f"(s_71), "+f"(s_72) : "r"(m_577), "r"(m_578), "r"(m_579), "r"(m_580), "r"(m_583), "r"(m_584));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_585;
        u32 m_586;
        u32 m_587;
        u32 m_588;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_585), "=r"(m_586), "=r"(m_587), "=r"(m_588) : "r"(t1677) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_73), "+f"(s_74), "+f"(s_75), "+f"(s_76) : "r"(m_577), "r"(m_578), "r"(m_579), "r"(m_580), "r"(m_585), "r"(m_586));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_77), "+f"(s_78), "+f"(s_79), "+f"(s_80) : "r"(m_577), "r"(m_578), "r"(m_579), "r"(m_580), "r"(m_587), "r"(m_588));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_589;
        u32 m_590;
        u32 m_591;
        u32 m_592;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_589), "=r"(m_590), "=r"(m_591), "=r"(m_592) : "r"(t1677) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_81), "+f"(s_82), "+f"(s_83), "+f"(s_84) : "r"(m_577), "r"(m_578), "r"(m_579), "r"(m_580), "r"(m_589), "r"(m_590));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_85), "+f"(s_86), "+f"(s_87), "+f"(s_88) : "r"(m_577), "r"(m_578), "r"(m_579), "r"(m_580), "r"(m_591), "r"(m_592));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_593;
        u32 m_594;
        u32 m_595;
        u32 m_596;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_593), "=r"(m_594), "=r"(m_595), "=r"(m_596) : "r"(t1677) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_89), "+f"(s_90), "+f"(s_91), "+f"(s_92) : "r"(m_577), "r"(m_578), "r"(m_579), "r"(m_580), "r"(m_593), "r"(m_594));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_93), "+f"(s_94), "+f"(s_95), "+f"(s_96) : "r"(m_577), "r"(m_578), "r"(m_579), "r"(m_580), "r"(m_595), "r"(m_596));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1679 = t144 + t1674;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t1680;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1680) : "r"(t330));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1681 = t1680 ^ 32u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_597;
        u32 m_598;
        u32 m_599;
        u32 m_600;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_597), "=r"(m_598), "=r"(m_599), "=r"(m_600) : "r"(t1681) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_601;
        u32 m_602;
        u32 m_603;
        u32 m_604;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_601), "=r"(m_602), "=r"(m_603), "=r"(m_604) : "r"(t1679) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_65), "+f"(s_66), "+f"(s_67), "+f"(s_68) : "r"(m_597), "r"(m_598), "r"(m_599), "r"(m_600), "r"(m_601), "r"(m_602));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_69), "+f"(s_70), "+f"(s_71), "+f"(s_72) : "r"(m_597), "r"(m_598), "r"(m_599), "r"(m_600), "r"(m_603), "r"(m_604));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_605;
        u32 m_606;
        u32 m_607;
        u32 m_608;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_605), "=r"(m_606), "=r"(m_607), "=r"(m_608) : "r"(t1679) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_73), "+f"(s_74), "+f"(s_75), "+f"(s_76) : "r"(m_597), "r"(m_598), "r"(m_599), "r"(m_600), "r"(m_605), "r"(m_606));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_77), "+f"(s_78), "+f"(s_79), "+f"(s_80) : "r"(m_597), "r"(m_598), "r"(m_599), "r"(m_600), "r"(m_607), "r"(m_608));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_609;
        u32 m_610;
        u32 m_611;
        u32 m_612;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_609), "=r"(m_610), "=r"(m_611), "=r"(m_612) : "r"(t1679) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_81), "+f"(s_82), "+f"(s_83), "+f"(s_84) : "r"(m_597), "r"(m_598), "r"(m_599), "r"(m_600), "r"(m_609), "r"(m_610));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_85), "+f"(s_86), "+f"(s_87), "+f"(s_88) : "r"(m_597), "r"(m_598), "r"(m_599), "r"(m_600), "r"(m_611), "r"(m_612));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_613;
        u32 m_614;
        u32 m_615;
        u32 m_616;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_613), "=r"(m_614), "=r"(m_615), "=r"(m_616) : "r"(t1679) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_89), "+f"(s_90), "+f"(s_91), "+f"(s_92) : "r"(m_597), "r"(m_598), "r"(m_599), "r"(m_600), "r"(m_613), "r"(m_614));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_93), "+f"(s_94), "+f"(s_95), "+f"(s_96) : "r"(m_597), "r"(m_598), "r"(m_599), "r"(m_600), "r"(m_615), "r"(m_616));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1682 = t144 + t1675;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t1683;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1683) : "r"(t330));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1684 = t1683 ^ 64u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_617;
        u32 m_618;
        u32 m_619;
        u32 m_620;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_617), "=r"(m_618), "=r"(m_619), "=r"(m_620) : "r"(t1684) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_621;
        u32 m_622;
        u32 m_623;
        u32 m_624;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_621), "=r"(m_622), "=r"(m_623), "=r"(m_624) : "r"(t1682) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_65), "+f"(s_66), "+f"(s_67), "+f"(s_68) : "r"(m_617), "r"(m_618), "r"(m_619), "r"(m_620), "r"(m_621), "r"(m_622));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_69), "+f"(s_70), "+f"(s_71), "+f"(s_72) : "r"(m_617), "r"(m_618), "r"(m_619), "r"(m_620), "r"(m_623), "r"(m_624));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_625;
        u32 m_626;
        u32 m_627;
        u32 m_628;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_625), "=r"(m_626), "=r"(m_627), "=r"(m_628) : "r"(t1682) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_73), "+f"(s_74), "+f"(s_75), "+f"(s_76) : "r"(m_617), "r"(m_618), "r"(m_619), "r"(m_620), "r"(m_625), "r"(m_626));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_77), "+f"(s_78), "+f"(s_79), "+f"(s_80) : "r"(m_617), "r"(m_618), "r"(m_619), "r"(m_620), "r"(m_627), "r"(m_628));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_629;
        u32 m_630;
        u32 m_631;
        u32 m_632;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_629), "=r"(m_630), "=r"(m_631), "=r"(m_632) : "r"(t1682) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_81), "+f"(s_82), "+f"(s_83), "+f"(s_84) : "r"(m_617), "r"(m_618), "r"(m_619), "r"(m_620), "r"(m_629), "r"(m_630));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_85), "+f"(s_86), "+f"(s_87), "+f"(s_88) : "r"(m_617), "r"(m_618), "r"(m_619), "r"(m_620), "r"(m_631), "r"(m_632));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_633;
        u32 m_634;
        u32 m_635;
        u32 m_636;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_633), "=r"(m_634), "=r"(m_635), "=r"(m_636) : "r"(t1682) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_89), "+f"(s_90), "+f"(s_91), "+f"(s_92) : "r"(m_617), "r"(m_618), "r"(m_619), "r"(m_620), "r"(m_633), "r"(m_634));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_93), "+f"(s_94), "+f"(s_95), "+f"(s_96) : "r"(m_617), "r"(m_618), "r"(m_619), "r"(m_620), "r"(m_635), "r"(m_636));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1685 = t144 + t1676;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t1686;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1686) : "r"(t330));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1687 = t1686 ^ 96u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_637;
        u32 m_638;
        u32 m_639;
        u32 m_640;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_637), "=r"(m_638), "=r"(m_639), "=r"(m_640) : "r"(t1687) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_641;
        u32 m_642;
        u32 m_643;
        u32 m_644;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_641), "=r"(m_642), "=r"(m_643), "=r"(m_644) : "r"(t1685) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_65), "+f"(s_66), "+f"(s_67), "+f"(s_68) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_641), "r"(m_642));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_69), "+f"(s_70), "+f"(s_71), "+f"(s_72) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_643), "r"(m_644));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_645;
        u32 m_646;
        u32 m_647;
        u32 m_648;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_645), "=r"(m_646), "=r"(m_647), "=r"(m_648) : "r"(t1685) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_73), "+f"(s_74), "+f"(s_75), "+f"(s_76) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_645), "r"(m_646));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_77), "+f"(s_78), "+f"(s_79), "+f"(s_80) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_647), "r"(m_648));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_649;
        u32 m_650;
        u32 m_651;
        u32 m_652;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_649), "=r"(m_650), "=r"(m_651), "=r"(m_652) : "r"(t1685) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_81), "+f"(s_82), "+f"(s_83), "+f"(s_84) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_649), "r"(m_650));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_85), "+f"(s_86), "+f"(s_87), "+f"(s_88) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_651), "r"(m_652));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_653;
        u32 m_654;
        u32 m_655;
        u32 m_656;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_653), "=r"(m_654), "=r"(m_655), "=r"(m_656) : "r"(t1685) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_89), "+f"(s_90), "+f"(s_91), "+f"(s_92) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_653), "r"(m_654));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_93), "+f"(s_94), "+f"(s_95), "+f"(s_96) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_655), "r"(m_656));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t1688;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1688) : "r"(t330));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_657;
        u32 m_658;
        u32 m_659;
        u32 m_660;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_657), "=r"(m_658), "=r"(m_659), "=r"(m_660) : "r"(t1688) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_661;
        u32 m_662;
        u32 m_663;
        u32 m_664;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_661), "=r"(m_662), "=r"(m_663), "=r"(m_664) : "r"(t1677) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_65), "+f"(s_66), "+f"(s_67), "+f"(s_68) : "r"(m_657), "r"(m_658), "r"(m_659), "r"(m_660), "r"(m_661), "r"(m_662));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_69), "+f"(s_70), "+f"(s_71), "+f"(s_72) : "r"(m_657), "r"(m_658), "r"(m_659), "r"(m_660), "r"(m_663), "r"(m_664));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_665;
        u32 m_666;
        u32 m_667;
        u32 m_668;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_665), "=r"(m_666), "=r"(m_667), "=r"(m_668) : "r"(t1677) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_73), "+f"(s_74), "+f"(s_75), "+f"(s_76) : "r"(m_657), "r"(m_658), "r"(m_659), "r"(m_660), "r"(m_665), "r"(m_666));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_77), "+f"(s_78), "+f"(s_79), "+f"(s_80) : "r"(m_657), "r"(m_658), "r"(m_659), "r"(m_660), "r"(m_667), "r"(m_668));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_669;
        u32 m_670;
        u32 m_671;
        u32 m_672;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_669), "=r"(m_670), "=r"(m_671), "=r"(m_672) : "r"(t1677) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_81), "+f"(s_82), "+f"(s_83), "+f"(s_84) : "r"(m_657), "r"(m_658), "r"(m_659), "r"(m_660), "r"(m_669), "r"(m_670));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_85), "+f"(s_86), "+f"(s_87), "+f"(s_88) : "r"(m_657), "r"(m_658), "r"(m_659), "r"(m_660), "r"(m_671), "r"(m_672));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_673;
        u32 m_674;
        u32 m_675;
        u32 m_676;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_673), "=r"(m_674), "=r"(m_675), "=r"(m_676) : "r"(t1677) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_89), "+f"(s_90), "+f"(s_91), "+f"(s_92) : "r"(m_657), "r"(m_658), "r"(m_659), "r"(m_660), "r"(m_673), "r"(m_674));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_93), "+f"(s_94), "+f"(s_95), "+f"(s_96) : "r"(m_657), "r"(m_658), "r"(m_659), "r"(m_660), "r"(m_675), "r"(m_676));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t1689;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1689) : "r"(t330));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1690 = t1689 ^ 32u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_677;
        u32 m_678;
        u32 m_679;
        u32 m_680;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_677), "=r"(m_678), "=r"(m_679), "=r"(m_680) : "r"(t1690) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_681;
        u32 m_682;
        u32 m_683;
        u32 m_684;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_681), "=r"(m_682), "=r"(m_683), "=r"(m_684) : "r"(t1679) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_65), "+f"(s_66), "+f"(s_67), "+f"(s_68) : "r"(m_677), "r"(m_678), "r"(m_679), "r"(m_680), "r"(m_681), "r"(m_682));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_69), "+f"(s_70), "+f"(s_71), "+f"(s_72) : "r"(m_677), "r"(m_678), "r"(m_679), "r"(m_680), "r"(m_683), "r"(m_684));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_685;
        u32 m_686;
        u32 m_687;
        u32 m_688;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_685), "=r"(m_686), "=r"(m_687), "=r"(m_688) : "r"(t1679) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_73), "+f"(s_74), "+f"(s_75), "+f"(s_76) : "r"(m_677), "r"(m_678), "r"(m_679), "r"(m_680), "r"(m_685), "r"(m_686));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_77), "+f"(s_78), "+f"(s_79), "+f"(s_80) : "r"(m_677), "r"(m_678), "r"(m_679), "r"(m_680), "r"(m_687), "r"(m_688));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_689;
        u32 m_690;
        u32 m_691;
        u32 m_692;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_689), "=r"(m_690), "=r"(m_691), "=r"(m_692) : "r"(t1679) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_81), "+f"(s_82), "+f"(s_83), "+f"(s_84) : "r"(m_677), "r"(m_678), "r"(m_679), "r"(m_680), "r"(m_689), "r"(m_690));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_85), "+f"(s_86), "+f"(s_87), "+f"(s_88) : "r"(m_677), "r"(m_678), "r"(m_679), "r"(m_680), "r"(m_691), "r"(m_692));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_693;
        u32 m_694;
        u32 m_695;
        u32 m_696;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_693), "=r"(m_694), "=r"(m_695), "=r"(m_696) : "r"(t1679) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_89), "+f"(s_90), "+f"(s_91), "+f"(s_92) : "r"(m_677), "r"(m_678), "r"(m_679), "r"(m_680), "r"(m_693), "r"(m_694));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_93), "+f"(s_94), "+f"(s_95), "+f"(s_96) : "r"(m_677), "r"(m_678), "r"(m_679), "r"(m_680), "r"(m_695), "r"(m_696));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t1691;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1691) : "r"(t330));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1692 = t1691 ^ 64u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_697;
        u32 m_698;
        u32 m_699;
        u32 m_700;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_697), "=r"(m_698), "=r"(m_699), "=r"(m_700) : "r"(t1692) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_701;
        u32 m_702;
        u32 m_703;
        u32 m_704;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_701), "=r"(m_702), "=r"(m_703), "=r"(m_704) : "r"(t1682) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_65), "+f"(s_66), "+f"(s_67), "+f"(s_68) : "r"(m_697), "r"(m_698), "r"(m_699), "r"(m_700), "r"(m_701), "r"(m_702));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_69), "+f"(s_70), "+f"(s_71), "+f"(s_72) : "r"(m_697), "r"(m_698), "r"(m_699), "r"(m_700), "r"(m_703), "r"(m_704));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_705;
        u32 m_706;
        u32 m_707;
        u32 m_708;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_705), "=r"(m_706), "=r"(m_707), "=r"(m_708) : "r"(t1682) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_73), "+f"(s_74), "+f"(s_75), "+f"(s_76) : "r"(m_697), "r"(m_698), "r"(m_699), "r"(m_700), "r"(m_705), "r"(m_706));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_77), "+f"(s_78), "+f"(s_79), "+f"(s_80) : "r"(m_697), "r"(m_698), "r"(m_699), "r"(m_700), "r"(m_707), "r"(m_708));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_709;
        u32 m_710;
        u32 m_711;
        u32 m_712;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_709), "=r"(m_710), "=r"(m_711), "=r"(m_712) : "r"(t1682) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_81), "+f"(s_82), "+f"(s_83), "+f"(s_84) : "r"(m_697), "r"(m_698), "r"(m_699), "r"(m_700), "r"(m_709), "r"(m_710));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_85), "+f"(s_86), "+f"(s_87), "+f"(s_88) : "r"(m_697), "r"(m_698), "r"(m_699), "r"(m_700), "r"(m_711), "r"(m_712));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_713;
        u32 m_714;
        u32 m_715;
        u32 m_716;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_713), "=r"(m_714), "=r"(m_715), "=r"(m_716) : "r"(t1682) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_89), "+f"(s_90), "+f"(s_91), "+f"(s_92) : "r"(m_697), "r"(m_698), "r"(m_699), "r"(m_700), "r"(m_713), "r"(m_714));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_93), "+f"(s_94), "+f"(s_95), "+f"(s_96) : "r"(m_697), "r"(m_698), "r"(m_699), "r"(m_700), "r"(m_715), "r"(m_716));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t1693;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1693) : "r"(t330));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1694 = t1693 ^ 96u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_717;
        u32 m_718;
        u32 m_719;
        u32 m_720;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_717), "=r"(m_718), "=r"(m_719), "=r"(m_720) : "r"(t1694) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_721;
        u32 m_722;
        u32 m_723;
        u32 m_724;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_721), "=r"(m_722), "=r"(m_723), "=r"(m_724) : "r"(t1685) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_65), "+f"(s_66), "+f"(s_67), "+f"(s_68) : "r"(m_717), "r"(m_718), "r"(m_719), "r"(m_720), "r"(m_721), "r"(m_722));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_69), "+f"(s_70), "+f"(s_71), "+f"(s_72) : "r"(m_717), "r"(m_718), "r"(m_719), "r"(m_720), "r"(m_723), "r"(m_724));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_725;
        u32 m_726;
        u32 m_727;
        u32 m_728;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_725), "=r"(m_726), "=r"(m_727), "=r"(m_728) : "r"(t1685) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_73), "+f"(s_74), "+f"(s_75), "+f"(s_76) : "r"(m_717), "r"(m_718), "r"(m_719), "r"(m_720), "r"(m_725), "r"(m_726));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_77), "+f"(s_78), "+f"(s_79), "+f"(s_80) : "r"(m_717), "r"(m_718), "r"(m_719), "r"(m_720), "r"(m_727), "r"(m_728));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_729;
        u32 m_730;
        u32 m_731;
        u32 m_732;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_729), "=r"(m_730), "=r"(m_731), "=r"(m_732) : "r"(t1685) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_81), "+f"(s_82), "+f"(s_83), "+f"(s_84) : "r"(m_717), "r"(m_718), "r"(m_719), "r"(m_720), "r"(m_729), "r"(m_730));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_85), "+f"(s_86), "+f"(s_87), "+f"(s_88) : "r"(m_717), "r"(m_718), "r"(m_719), "r"(m_720), "r"(m_731), "r"(m_732));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_733;
        u32 m_734;
        u32 m_735;
        u32 m_736;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_733), "=r"(m_734), "=r"(m_735), "=r"(m_736) : "r"(t1685) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_89), "+f"(s_90), "+f"(s_91), "+f"(s_92) : "r"(m_717), "r"(m_718), "r"(m_719), "r"(m_720), "r"(m_733), "r"(m_734));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_93), "+f"(s_94), "+f"(s_95), "+f"(s_96) : "r"(m_717), "r"(m_718), "r"(m_719), "r"(m_720), "r"(m_735), "r"(m_736));
#line 114 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
        const u32 next_2 = i_2 + 1u;
        const bool t1696 = next_2 < count;
#line 117 "fa-kernels/src/forward/mma/stream.rs"
        if (t1696) {
#line 148 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t1697 = end_7 - 1u;
#line 148 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t1698 = t1697 - next_2;
#line 148 "fa-kernels/src/forward/mma/stream.rs"
            const u32 first_key_9 = t1698 << 6u;
            const u32 t1700 = head_dim >> 3u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t1701 = t144 + t165;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u64 t1702 = (u64)first_key_9 * t158;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u64 t1703 = t169 + t1702;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u64 t1704 = t1703 + t170;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u64 t1705 = t1704 + t170;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u64 t1706 = t1705 + t170;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const bool t1707 = t160 < t1700;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t1708 = t1707 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1701), "l"(t1703), "r"(t1708) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const bool t1709 = t160 < t1700;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t1710 = t1709 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1701), "l"(t1704), "r"(t1710) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const bool t1711 = t160 < t1700;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t1712 = t1711 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1701), "l"(t1705), "r"(t1712) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const bool t1713 = t160 < t1700;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t1714 = t1713 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1701), "l"(t1706), "r"(t1714) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u64 t1715 = t1703 + 128ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t1716 = t160 + 8u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const bool t1717 = t1716 < t1700;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t1718 = t1717 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1701), "l"(t1715), "r"(t1718) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u64 t1719 = t1704 + 128ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t1720 = t160 + 8u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const bool t1721 = t1720 < t1700;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t1722 = t1721 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1701), "l"(t1719), "r"(t1722) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u64 t1723 = t1705 + 128ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t1724 = t160 + 8u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const bool t1725 = t1724 < t1700;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t1726 = t1725 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1701), "l"(t1723), "r"(t1726) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u64 t1727 = t1706 + 128ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t1728 = t160 + 8u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const bool t1729 = t1728 < t1700;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t1730 = t1729 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1701), "l"(t1727), "r"(t1730) : "memory");
        }
#line 120 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1731 = s_65 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_65;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_65) : "f"(t1731));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1733 = power_65 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1734;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1734) : "f"(t1733));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1735;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1735) : "f"(t1734), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_65 = t1735;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1736 = s_66 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_66;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_66) : "f"(t1736));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1738 = power_66 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1739;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1739) : "f"(t1738));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1740;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1740) : "f"(t1739), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_66 = t1740;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1741 = s_67 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_67;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_67) : "f"(t1741));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1743 = power_67 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1744;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1744) : "f"(t1743));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1745;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1745) : "f"(t1744), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_67 = t1745;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1746 = s_68 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_68;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_68) : "f"(t1746));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1748 = power_68 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1749;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1749) : "f"(t1748));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1750;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1750) : "f"(t1749), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_68 = t1750;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1751 = s_69 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_69;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_69) : "f"(t1751));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1753 = power_69 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1754;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1754) : "f"(t1753));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1755;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1755) : "f"(t1754), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_69 = t1755;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1756 = s_70 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_70;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_70) : "f"(t1756));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1758 = power_70 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1759;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1759) : "f"(t1758));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1760;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1760) : "f"(t1759), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_70 = t1760;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1761 = s_71 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_71;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_71) : "f"(t1761));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1763 = power_71 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1764;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1764) : "f"(t1763));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1765;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1765) : "f"(t1764), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_71 = t1765;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1766 = s_72 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_72;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_72) : "f"(t1766));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1768 = power_72 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1769;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1769) : "f"(t1768));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1770;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1770) : "f"(t1769), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_72 = t1770;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1771 = s_73 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_73;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_73) : "f"(t1771));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1773 = power_73 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1774;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1774) : "f"(t1773));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1775;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1775) : "f"(t1774), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_73 = t1775;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1776 = s_74 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_74;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_74) : "f"(t1776));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1778 = power_74 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1779;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1779) : "f"(t1778));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1780;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1780) : "f"(t1779), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_74 = t1780;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1781 = s_75 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_75;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_75) : "f"(t1781));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1783 = power_75 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1784;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1784) : "f"(t1783));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1785;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1785) : "f"(t1784), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_75 = t1785;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1786 = s_76 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_76;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_76) : "f"(t1786));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1788 = power_76 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1789;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1789) : "f"(t1788));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1790;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1790) : "f"(t1789), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_76 = t1790;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1791 = s_77 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_77;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_77) : "f"(t1791));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1793 = power_77 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1794;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1794) : "f"(t1793));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1795;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1795) : "f"(t1794), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_77 = t1795;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1796 = s_78 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_78;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_78) : "f"(t1796));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1798 = power_78 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1799;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1799) : "f"(t1798));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1800;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1800) : "f"(t1799), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_78 = t1800;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1801 = s_79 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_79;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_79) : "f"(t1801));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1803 = power_79 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1804;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1804) : "f"(t1803));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1805;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1805) : "f"(t1804), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_79 = t1805;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1806 = s_80 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_80;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_80) : "f"(t1806));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1808 = power_80 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1809;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1809) : "f"(t1808));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1810;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1810) : "f"(t1809), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_80 = t1810;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1811 = s_81 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_81;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_81) : "f"(t1811));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1813 = power_81 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1814;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1814) : "f"(t1813));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1815;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1815) : "f"(t1814), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_81 = t1815;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1816 = s_82 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_82;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_82) : "f"(t1816));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1818 = power_82 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1819;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1819) : "f"(t1818));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1820;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1820) : "f"(t1819), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_82 = t1820;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1821 = s_83 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_83;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_83) : "f"(t1821));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1823 = power_83 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1824;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1824) : "f"(t1823));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1825;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1825) : "f"(t1824), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_83 = t1825;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1826 = s_84 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_84;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_84) : "f"(t1826));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1828 = power_84 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1829;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1829) : "f"(t1828));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1830;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1830) : "f"(t1829), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_84 = t1830;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1831 = s_85 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_85;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_85) : "f"(t1831));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1833 = power_85 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1834;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1834) : "f"(t1833));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1835;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1835) : "f"(t1834), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_85 = t1835;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1836 = s_86 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_86;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_86) : "f"(t1836));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1838 = power_86 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1839;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1839) : "f"(t1838));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1840;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1840) : "f"(t1839), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_86 = t1840;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1841 = s_87 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_87;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_87) : "f"(t1841));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1843 = power_87 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1844;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1844) : "f"(t1843));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1845;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1845) : "f"(t1844), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_87 = t1845;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1846 = s_88 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_88;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_88) : "f"(t1846));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1848 = power_88 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1849;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1849) : "f"(t1848));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1850;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1850) : "f"(t1849), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_88 = t1850;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1851 = s_89 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_89;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_89) : "f"(t1851));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1853 = power_89 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1854;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1854) : "f"(t1853));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1855;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1855) : "f"(t1854), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_89 = t1855;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1856 = s_90 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_90;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_90) : "f"(t1856));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1858 = power_90 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1859;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1859) : "f"(t1858));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1860;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1860) : "f"(t1859), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_90 = t1860;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1861 = s_91 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_91;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_91) : "f"(t1861));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1863 = power_91 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1864;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1864) : "f"(t1863));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1865;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1865) : "f"(t1864), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_91 = t1865;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1866 = s_92 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_92;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_92) : "f"(t1866));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1868 = power_92 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1869;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1869) : "f"(t1868));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1870;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1870) : "f"(t1869), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_92 = t1870;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1871 = s_93 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_93;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_93) : "f"(t1871));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1873 = power_93 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1874;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1874) : "f"(t1873));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1875;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1875) : "f"(t1874), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_93 = t1875;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1876 = s_94 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_94;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_94) : "f"(t1876));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1878 = power_94 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1879;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1879) : "f"(t1878));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1880;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1880) : "f"(t1879), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_94 = t1880;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1881 = s_95 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_95;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_95) : "f"(t1881));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1883 = power_95 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1884;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1884) : "f"(t1883));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1885;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1885) : "f"(t1884), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_95 = t1885;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t1886 = s_96 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_96;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_96) : "f"(t1886));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t1888 = power_96 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1889;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1889) : "f"(t1888));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t1890;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1890) : "f"(t1889), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_96 = t1890;
#line 168 "fa-kernels/src/softmax.rs"
        const f32 old_5 = row_max;
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1892;
        asm("max.f32 %0, %1, %2;" : "=f"(t1892) : "f"(old_5), "f"(s_65));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1893;
        asm("max.f32 %0, %1, %2;" : "=f"(t1893) : "f"(t1892), "f"(s_66));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1894;
        asm("max.f32 %0, %1, %2;" : "=f"(t1894) : "f"(t1893), "f"(s_69));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1895;
        asm("max.f32 %0, %1, %2;" : "=f"(t1895) : "f"(t1894), "f"(s_70));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1896;
        asm("max.f32 %0, %1, %2;" : "=f"(t1896) : "f"(t1895), "f"(s_73));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1897;
        asm("max.f32 %0, %1, %2;" : "=f"(t1897) : "f"(t1896), "f"(s_74));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1898;
        asm("max.f32 %0, %1, %2;" : "=f"(t1898) : "f"(t1897), "f"(s_77));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1899;
        asm("max.f32 %0, %1, %2;" : "=f"(t1899) : "f"(t1898), "f"(s_78));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1900;
        asm("max.f32 %0, %1, %2;" : "=f"(t1900) : "f"(t1899), "f"(s_81));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1901;
        asm("max.f32 %0, %1, %2;" : "=f"(t1901) : "f"(t1900), "f"(s_82));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1902;
        asm("max.f32 %0, %1, %2;" : "=f"(t1902) : "f"(t1901), "f"(s_85));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1903;
        asm("max.f32 %0, %1, %2;" : "=f"(t1903) : "f"(t1902), "f"(s_86));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1904;
        asm("max.f32 %0, %1, %2;" : "=f"(t1904) : "f"(t1903), "f"(s_89));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1905;
        asm("max.f32 %0, %1, %2;" : "=f"(t1905) : "f"(t1904), "f"(s_90));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1906;
        asm("max.f32 %0, %1, %2;" : "=f"(t1906) : "f"(t1905), "f"(s_93));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1907;
        asm("max.f32 %0, %1, %2;" : "=f"(t1907) : "f"(t1906), "f"(s_94));
#line 479 "fa-kernels/src/softmax.rs"
        f32 t1908;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1908) : "f"(t1907));
#line 479 "fa-kernels/src/softmax.rs"
        f32 pair_5;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_5) : "f"(t1907), "f"(t1908));
#line 480 "fa-kernels/src/softmax.rs"
        f32 t1910;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1910) : "f"(pair_5));
#line 480 "fa-kernels/src/softmax.rs"
        f32 new_5;
        asm("max.f32 %0, %1, %2;" : "=f"(new_5) : "f"(pair_5), "f"(t1910));
#line 191 "fa-kernels/src/softmax.rs"
        const bool none_5 = new_5 == __uint_as_float(0xff800000u);
        const f32 t1913 = new_5 * scale_log2;
#line 192 "fa-kernels/src/softmax.rs"
        const f32 reference_5 = none_5 ? 0.0f : t1913;
#line 171 "fa-kernels/src/softmax.rs"
        const f32 t1915 = -reference_5;
#line 171 "fa-kernels/src/softmax.rs"
        f32 t1916;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1916) : "f"(old_5), "f"(scale_log2), "f"(t1915));
#line 171 "fa-kernels/src/softmax.rs"
        f32 rescale_5;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_5) : "f"(t1916));
#line 172 "fa-kernels/src/softmax.rs"
        row_max = new_5;
#line 206 "fa-kernels/src/softmax.rs"
        const f32 t1918 = row_sum * rescale_5;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1919 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_65;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s_65), "f"(scale_log2), "f"(t1919));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1921;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1921) : "f"(exponent_65));
#line 209 "fa-kernels/src/softmax.rs"
        s_65 = t1921;
        const f32 t1922 = t1918 + s_65;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1923 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_66;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_66), "f"(scale_log2), "f"(t1923));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1925;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1925) : "f"(exponent_66));
#line 209 "fa-kernels/src/softmax.rs"
        s_66 = t1925;
        const f32 t1926 = t1922 + s_66;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1927 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_67;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_69), "f"(scale_log2), "f"(t1927));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1929;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1929) : "f"(exponent_67));
#line 209 "fa-kernels/src/softmax.rs"
        s_69 = t1929;
        const f32 t1930 = t1926 + s_69;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1931 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_68;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_70), "f"(scale_log2), "f"(t1931));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1933;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1933) : "f"(exponent_68));
#line 209 "fa-kernels/src/softmax.rs"
        s_70 = t1933;
        const f32 t1934 = t1930 + s_70;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1935 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_69;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_73), "f"(scale_log2), "f"(t1935));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1937;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1937) : "f"(exponent_69));
#line 209 "fa-kernels/src/softmax.rs"
        s_73 = t1937;
        const f32 t1938 = t1934 + s_73;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1939 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_70;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_74), "f"(scale_log2), "f"(t1939));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1941;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1941) : "f"(exponent_70));
#line 209 "fa-kernels/src/softmax.rs"
        s_74 = t1941;
        const f32 t1942 = t1938 + s_74;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1943 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_71;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_77), "f"(scale_log2), "f"(t1943));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1945;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1945) : "f"(exponent_71));
#line 209 "fa-kernels/src/softmax.rs"
        s_77 = t1945;
        const f32 t1946 = t1942 + s_77;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1947 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_72;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_78), "f"(scale_log2), "f"(t1947));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1949;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1949) : "f"(exponent_72));
#line 209 "fa-kernels/src/softmax.rs"
        s_78 = t1949;
        const f32 t1950 = t1946 + s_78;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1951 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_73;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_81), "f"(scale_log2), "f"(t1951));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1953;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1953) : "f"(exponent_73));
#line 209 "fa-kernels/src/softmax.rs"
        s_81 = t1953;
        const f32 t1954 = t1950 + s_81;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1955 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_74;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_82), "f"(scale_log2), "f"(t1955));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1957;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1957) : "f"(exponent_74));
#line 209 "fa-kernels/src/softmax.rs"
        s_82 = t1957;
        const f32 t1958 = t1954 + s_82;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1959 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_75;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_85), "f"(scale_log2), "f"(t1959));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1961;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1961) : "f"(exponent_75));
#line 209 "fa-kernels/src/softmax.rs"
        s_85 = t1961;
        const f32 t1962 = t1958 + s_85;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1963 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_76;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_86), "f"(scale_log2), "f"(t1963));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1965;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1965) : "f"(exponent_76));
#line 209 "fa-kernels/src/softmax.rs"
        s_86 = t1965;
        const f32 t1966 = t1962 + s_86;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1967 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_77;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_89), "f"(scale_log2), "f"(t1967));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1969;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1969) : "f"(exponent_77));
#line 209 "fa-kernels/src/softmax.rs"
        s_89 = t1969;
        const f32 t1970 = t1966 + s_89;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1971 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_78;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_90), "f"(scale_log2), "f"(t1971));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1973;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1973) : "f"(exponent_78));
#line 209 "fa-kernels/src/softmax.rs"
        s_90 = t1973;
        const f32 t1974 = t1970 + s_90;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1975 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_79;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_93), "f"(scale_log2), "f"(t1975));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1977;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1977) : "f"(exponent_79));
#line 209 "fa-kernels/src/softmax.rs"
        s_93 = t1977;
        const f32 t1978 = t1974 + s_93;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1979 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_80;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_94), "f"(scale_log2), "f"(t1979));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1981;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1981) : "f"(exponent_80));
#line 209 "fa-kernels/src/softmax.rs"
        s_94 = t1981;
        const f32 t1982 = t1978 + s_94;
#line 212 "fa-kernels/src/softmax.rs"
        row_sum = t1982;
#line 168 "fa-kernels/src/softmax.rs"
        const f32 old_6 = row_max_2;
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1984;
        asm("max.f32 %0, %1, %2;" : "=f"(t1984) : "f"(old_6), "f"(s_67));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1985;
        asm("max.f32 %0, %1, %2;" : "=f"(t1985) : "f"(t1984), "f"(s_68));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1986;
        asm("max.f32 %0, %1, %2;" : "=f"(t1986) : "f"(t1985), "f"(s_71));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1987;
        asm("max.f32 %0, %1, %2;" : "=f"(t1987) : "f"(t1986), "f"(s_72));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1988;
        asm("max.f32 %0, %1, %2;" : "=f"(t1988) : "f"(t1987), "f"(s_75));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1989;
        asm("max.f32 %0, %1, %2;" : "=f"(t1989) : "f"(t1988), "f"(s_76));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1990;
        asm("max.f32 %0, %1, %2;" : "=f"(t1990) : "f"(t1989), "f"(s_79));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1991;
        asm("max.f32 %0, %1, %2;" : "=f"(t1991) : "f"(t1990), "f"(s_80));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1992;
        asm("max.f32 %0, %1, %2;" : "=f"(t1992) : "f"(t1991), "f"(s_83));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1993;
        asm("max.f32 %0, %1, %2;" : "=f"(t1993) : "f"(t1992), "f"(s_84));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1994;
        asm("max.f32 %0, %1, %2;" : "=f"(t1994) : "f"(t1993), "f"(s_87));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1995;
        asm("max.f32 %0, %1, %2;" : "=f"(t1995) : "f"(t1994), "f"(s_88));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1996;
        asm("max.f32 %0, %1, %2;" : "=f"(t1996) : "f"(t1995), "f"(s_91));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1997;
        asm("max.f32 %0, %1, %2;" : "=f"(t1997) : "f"(t1996), "f"(s_92));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1998;
        asm("max.f32 %0, %1, %2;" : "=f"(t1998) : "f"(t1997), "f"(s_95));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1999;
        asm("max.f32 %0, %1, %2;" : "=f"(t1999) : "f"(t1998), "f"(s_96));
#line 479 "fa-kernels/src/softmax.rs"
        f32 t2000;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2000) : "f"(t1999));
#line 479 "fa-kernels/src/softmax.rs"
        f32 pair_6;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_6) : "f"(t1999), "f"(t2000));
#line 480 "fa-kernels/src/softmax.rs"
        f32 t2002;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2002) : "f"(pair_6));
#line 480 "fa-kernels/src/softmax.rs"
        f32 new_6;
        asm("max.f32 %0, %1, %2;" : "=f"(new_6) : "f"(pair_6), "f"(t2002));
#line 191 "fa-kernels/src/softmax.rs"
        const bool none_6 = new_6 == __uint_as_float(0xff800000u);
        const f32 t2005 = new_6 * scale_log2;
#line 192 "fa-kernels/src/softmax.rs"
        const f32 reference_6 = none_6 ? 0.0f : t2005;
#line 171 "fa-kernels/src/softmax.rs"
        const f32 t2007 = -reference_6;
#line 171 "fa-kernels/src/softmax.rs"
        f32 t2008;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2008) : "f"(old_6), "f"(scale_log2), "f"(t2007));
#line 171 "fa-kernels/src/softmax.rs"
        f32 rescale_6;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_6) : "f"(t2008));
#line 172 "fa-kernels/src/softmax.rs"
        row_max_2 = new_6;
#line 206 "fa-kernels/src/softmax.rs"
        const f32 t2010 = row_sum_2 * rescale_6;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t2011 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_81;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_67), "f"(scale_log2), "f"(t2011));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t2013;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2013) : "f"(exponent_81));
#line 209 "fa-kernels/src/softmax.rs"
        s_67 = t2013;
        const f32 t2014 = t2010 + s_67;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t2015 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_82;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_68), "f"(scale_log2), "f"(t2015));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t2017;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2017) : "f"(exponent_82));
#line 209 "fa-kernels/src/softmax.rs"
        s_68 = t2017;
        const f32 t2018 = t2014 + s_68;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t2019 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_83;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_71), "f"(scale_log2), "f"(t2019));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t2021;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2021) : "f"(exponent_83));
#line 209 "fa-kernels/src/softmax.rs"
        s_71 = t2021;
        const f32 t2022 = t2018 + s_71;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t2023 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_84;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_72), "f"(scale_log2), "f"(t2023));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t2025;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2025) : "f"(exponent_84));
#line 209 "fa-kernels/src/softmax.rs"
        s_72 = t2025;
        const f32 t2026 = t2022 + s_72;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t2027 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_85;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_75), "f"(scale_log2), "f"(t2027));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t2029;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2029) : "f"(exponent_85));
#line 209 "fa-kernels/src/softmax.rs"
        s_75 = t2029;
        const f32 t2030 = t2026 + s_75;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t2031 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_86;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_76), "f"(scale_log2), "f"(t2031));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t2033;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2033) : "f"(exponent_86));
#line 209 "fa-kernels/src/softmax.rs"
        s_76 = t2033;
        const f32 t2034 = t2030 + s_76;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t2035 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_87;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_79), "f"(scale_log2), "f"(t2035));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t2037;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2037) : "f"(exponent_87));
#line 209 "fa-kernels/src/softmax.rs"
        s_79 = t2037;
        const f32 t2038 = t2034 + s_79;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t2039 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_88;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_80), "f"(scale_log2), "f"(t2039));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t2041;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2041) : "f"(exponent_88));
#line 209 "fa-kernels/src/softmax.rs"
        s_80 = t2041;
        const f32 t2042 = t2038 + s_80;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t2043 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_89;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_83), "f"(scale_log2), "f"(t2043));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t2045;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2045) : "f"(exponent_89));
#line 209 "fa-kernels/src/softmax.rs"
        s_83 = t2045;
        const f32 t2046 = t2042 + s_83;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t2047 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_90;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_84), "f"(scale_log2), "f"(t2047));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t2049;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2049) : "f"(exponent_90));
#line 209 "fa-kernels/src/softmax.rs"
        s_84 = t2049;
        const f32 t2050 = t2046 + s_84;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t2051 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_91;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_87), "f"(scale_log2), "f"(t2051));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t2053;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2053) : "f"(exponent_91));
#line 209 "fa-kernels/src/softmax.rs"
        s_87 = t2053;
        const f32 t2054 = t2050 + s_87;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t2055 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_92;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_88), "f"(scale_log2), "f"(t2055));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t2057;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2057) : "f"(exponent_92));
#line 209 "fa-kernels/src/softmax.rs"
        s_88 = t2057;
        const f32 t2058 = t2054 + s_88;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t2059 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_93;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_91), "f"(scale_log2), "f"(t2059));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t2061;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2061) : "f"(exponent_93));
#line 209 "fa-kernels/src/softmax.rs"
        s_91 = t2061;
        const f32 t2062 = t2058 + s_91;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t2063 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_94;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_92), "f"(scale_log2), "f"(t2063));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t2065;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2065) : "f"(exponent_94));
#line 209 "fa-kernels/src/softmax.rs"
        s_92 = t2065;
        const f32 t2066 = t2062 + s_92;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t2067 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_95;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_95), "f"(scale_log2), "f"(t2067));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t2069;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2069) : "f"(exponent_95));
#line 209 "fa-kernels/src/softmax.rs"
        s_95 = t2069;
        const f32 t2070 = t2066 + s_95;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t2071 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_96;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_96), "f"(scale_log2), "f"(t2071));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t2073;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2073) : "f"(exponent_96));
#line 209 "fa-kernels/src/softmax.rs"
        s_96 = t2073;
        const f32 t2074 = t2070 + s_96;
#line 212 "fa-kernels/src/softmax.rs"
        row_sum_2 = t2074;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2075 = acc * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc = t2075;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2076 = acc_2 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_2 = t2076;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2077 = acc_5 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_5 = t2077;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2078 = acc_6 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_6 = t2078;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2079 = acc_9 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_9 = t2079;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2080 = acc_10 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_10 = t2080;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2081 = acc_13 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_13 = t2081;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2082 = acc_14 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_14 = t2082;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2083 = acc_17 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_17 = t2083;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2084 = acc_18 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_18 = t2084;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2085 = acc_21 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_21 = t2085;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2086 = acc_22 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_22 = t2086;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2087 = acc_25 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_25 = t2087;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2088 = acc_26 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_26 = t2088;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2089 = acc_29 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_29 = t2089;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2090 = acc_30 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_30 = t2090;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2091 = acc_33 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_33 = t2091;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2092 = acc_34 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_34 = t2092;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2093 = acc_37 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_37 = t2093;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2094 = acc_38 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_38 = t2094;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2095 = acc_41 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_41 = t2095;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2096 = acc_42 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_42 = t2096;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2097 = acc_45 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_45 = t2097;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2098 = acc_46 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_46 = t2098;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2099 = acc_49 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_49 = t2099;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2100 = acc_50 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_50 = t2100;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2101 = acc_53 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_53 = t2101;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2102 = acc_54 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_54 = t2102;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2103 = acc_57 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_57 = t2103;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2104 = acc_58 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_58 = t2104;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2105 = acc_61 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_61 = t2105;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2106 = acc_62 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_62 = t2106;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2107 = acc_3 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_3 = t2107;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2108 = acc_4 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_4 = t2108;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2109 = acc_7 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_7 = t2109;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2110 = acc_8 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_8 = t2110;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2111 = acc_11 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_11 = t2111;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2112 = acc_12 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_12 = t2112;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2113 = acc_15 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_15 = t2113;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2114 = acc_16 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_16 = t2114;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2115 = acc_19 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_19 = t2115;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2116 = acc_20 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_20 = t2116;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2117 = acc_23 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_23 = t2117;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2118 = acc_24 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_24 = t2118;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2119 = acc_27 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_27 = t2119;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2120 = acc_28 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_28 = t2120;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2121 = acc_31 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_31 = t2121;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2122 = acc_32 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_32 = t2122;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2123 = acc_35 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_35 = t2123;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2124 = acc_36 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_36 = t2124;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2125 = acc_39 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_39 = t2125;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2126 = acc_40 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_40 = t2126;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2127 = acc_43 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_43 = t2127;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2128 = acc_44 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_44 = t2128;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2129 = acc_47 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_47 = t2129;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2130 = acc_48 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_48 = t2130;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2131 = acc_51 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_51 = t2131;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2132 = acc_52 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_52 = t2132;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2133 = acc_55 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_55 = t2133;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2134 = acc_56 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_56 = t2134;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2135 = acc_59 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_59 = t2135;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2136 = acc_60 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_60 = t2136;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2137 = acc_63 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_63 = t2137;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2138 = acc_64 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_64 = t2138;
#line 130 "fa-kernels/src/softmax.rs"
        u32 t2139;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2139) : "f"(s_65), "f"(s_66));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t2140;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2140) : "f"(s_67), "f"(s_68));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t2141;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2141) : "f"(s_69), "f"(s_70));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t2142;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2142) : "f"(s_71), "f"(s_72));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t2143;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2143) : "f"(s_73), "f"(s_74));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t2144;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2144) : "f"(s_75), "f"(s_76));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t2145;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2145) : "f"(s_77), "f"(s_78));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t2146;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2146) : "f"(s_79), "f"(s_80));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t2147;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2147) : "f"(s_81), "f"(s_82));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t2148;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2148) : "f"(s_83), "f"(s_84));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t2149;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2149) : "f"(s_85), "f"(s_86));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t2150;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2150) : "f"(s_87), "f"(s_88));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t2151;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2151) : "f"(s_89), "f"(s_90));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t2152;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2152) : "f"(s_91), "f"(s_92));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t2153;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2153) : "f"(s_93), "f"(s_94));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t2154;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2154) : "f"(s_95), "f"(s_96));
#line 145 "fa-kernels/src/forward/mma/tile.rs"
        u32 t2155;
        asm volatile("mov.b32 %0, %1;" : "=r"(t2155) : "r"(t348));
#line 145 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t2156 = t2155 ^ 32u;
#line 145 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t2157 = t2155 ^ 64u;
#line 145 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t2158 = t2155 ^ 96u;
        const u32 t2159 = t145 + t2155;
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t2160 = t145 + t2156;
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t2161 = t145 + t2157;
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t2162 = t145 + t2158;
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_737;
        u32 m_738;
        u32 m_739;
        u32 m_740;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_737), "=r"(m_738), "=r"(m_739), "=r"(m_740) : "r"(t2159) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2139), "r"(t2140), "r"(t2141), "r"(t2142), "r"(m_737), "r"(m_738));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2139), "r"(t2140), "r"(t2141), "r"(t2142), "r"(m_739), "r"(m_740));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_741;
        u32 m_742;
        u32 m_743;
        u32 m_744;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_741), "=r"(m_742), "=r"(m_743), "=r"(m_744) : "r"(t2160) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2139), "r"(t2140), "r"(t2141), "r"(t2142), "r"(m_741), "r"(m_742));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2139), "r"(t2140), "r"(t2141), "r"(t2142), "r"(m_743), "r"(m_744));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_745;
        u32 m_746;
        u32 m_747;
        u32 m_748;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_745), "=r"(m_746), "=r"(m_747), "=r"(m_748) : "r"(t2161) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2139), "r"(t2140), "r"(t2141), "r"(t2142), "r"(m_745), "r"(m_746));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2139), "r"(t2140), "r"(t2141), "r"(t2142), "r"(m_747), "r"(m_748));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_749;
        u32 m_750;
        u32 m_751;
        u32 m_752;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_749), "=r"(m_750), "=r"(m_751), "=r"(m_752) : "r"(t2162) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2139), "r"(t2140), "r"(t2141), "r"(t2142), "r"(m_749), "r"(m_750));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2139), "r"(t2140), "r"(t2141), "r"(t2142), "r"(m_751), "r"(m_752));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_753;
        u32 m_754;
        u32 m_755;
        u32 m_756;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_753), "=r"(m_754), "=r"(m_755), "=r"(m_756) : "r"(t2159) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2139), "r"(t2140), "r"(t2141), "r"(t2142), "r"(m_753), "r"(m_754));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2139), "r"(t2140), "r"(t2141), "r"(t2142), "r"(m_755), "r"(m_756));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_757;
        u32 m_758;
        u32 m_759;
        u32 m_760;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_757), "=r"(m_758), "=r"(m_759), "=r"(m_760) : "r"(t2160) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2139), "r"(t2140), "r"(t2141), "r"(t2142), "r"(m_757), "r"(m_758));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2139), "r"(t2140), "r"(t2141), "r"(t2142), "r"(m_759), "r"(m_760));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_761;
        u32 m_762;
        u32 m_763;
        u32 m_764;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_761), "=r"(m_762), "=r"(m_763), "=r"(m_764) : "r"(t2161) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2139), "r"(t2140), "r"(t2141), "r"(t2142), "r"(m_761), "r"(m_762));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2139), "r"(t2140), "r"(t2141), "r"(t2142), "r"(m_763), "r"(m_764));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_765;
        u32 m_766;
        u32 m_767;
        u32 m_768;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_765), "=r"(m_766), "=r"(m_767), "=r"(m_768) : "r"(t2162) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2139), "r"(t2140), "r"(t2141), "r"(t2142), "r"(m_765), "r"(m_766));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2139), "r"(t2140), "r"(t2141), "r"(t2142), "r"(m_767), "r"(m_768));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_769;
        u32 m_770;
        u32 m_771;
        u32 m_772;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_769), "=r"(m_770), "=r"(m_771), "=r"(m_772) : "r"(t2159) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2143), "r"(t2144), "r"(t2145), "r"(t2146), "r"(m_769), "r"(m_770));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2143), "r"(t2144), "r"(t2145), "r"(t2146), "r"(m_771), "r"(m_772));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_773;
        u32 m_774;
        u32 m_775;
        u32 m_776;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_773), "=r"(m_774), "=r"(m_775), "=r"(m_776) : "r"(t2160) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2143), "r"(t2144), "r"(t2145), "r"(t2146), "r"(m_773), "r"(m_774));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2143), "r"(t2144), "r"(t2145), "r"(t2146), "r"(m_775), "r"(m_776));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_777;
        u32 m_778;
        u32 m_779;
        u32 m_780;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_777), "=r"(m_778), "=r"(m_779), "=r"(m_780) : "r"(t2161) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2143), "r"(t2144), "r"(t2145), "r"(t2146), "r"(m_777), "r"(m_778));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2143), "r"(t2144), "r"(t2145), "r"(t2146), "r"(m_779), "r"(m_780));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_781;
        u32 m_782;
        u32 m_783;
        u32 m_784;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_781), "=r"(m_782), "=r"(m_783), "=r"(m_784) : "r"(t2162) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2143), "r"(t2144), "r"(t2145), "r"(t2146), "r"(m_781), "r"(m_782));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2143), "r"(t2144), "r"(t2145), "r"(t2146), "r"(m_783), "r"(m_784));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_785;
        u32 m_786;
        u32 m_787;
        u32 m_788;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_785), "=r"(m_786), "=r"(m_787), "=r"(m_788) : "r"(t2159) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2143), "r"(t2144), "r"(t2145), "r"(t2146), "r"(m_785), "r"(m_786));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2143), "r"(t2144), "r"(t2145), "r"(t2146), "r"(m_787), "r"(m_788));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_789;
        u32 m_790;
        u32 m_791;
        u32 m_792;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_789), "=r"(m_790), "=r"(m_791), "=r"(m_792) : "r"(t2160) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2143), "r"(t2144), "r"(t2145), "r"(t2146), "r"(m_789), "r"(m_790));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2143), "r"(t2144), "r"(t2145), "r"(t2146), "r"(m_791), "r"(m_792));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_793;
        u32 m_794;
        u32 m_795;
        u32 m_796;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_793), "=r"(m_794), "=r"(m_795), "=r"(m_796) : "r"(t2161) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2143), "r"(t2144), "r"(t2145), "r"(t2146), "r"(m_793), "r"(m_794));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2143), "r"(t2144), "r"(t2145), "r"(t2146), "r"(m_795), "r"(m_796));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_797;
        u32 m_798;
        u32 m_799;
        u32 m_800;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_797), "=r"(m_798), "=r"(m_799), "=r"(m_800) : "r"(t2162) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2143), "r"(t2144), "r"(t2145), "r"(t2146), "r"(m_797), "r"(m_798));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2143), "r"(t2144), "r"(t2145), "r"(t2146), "r"(m_799), "r"(m_800));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_801;
        u32 m_802;
        u32 m_803;
        u32 m_804;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_801), "=r"(m_802), "=r"(m_803), "=r"(m_804) : "r"(t2159) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2147), "r"(t2148), "r"(t2149), "r"(t2150), "r"(m_801), "r"(m_802));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2147), "r"(t2148), "r"(t2149), "r"(t2150), "r"(m_803), "r"(m_804));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_805;
        u32 m_806;
        u32 m_807;
        u32 m_808;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_805), "=r"(m_806), "=r"(m_807), "=r"(m_808) : "r"(t2160) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2147), "r"(t2148), "r"(t2149), "r"(t2150), "r"(m_805), "r"(m_806));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2147), "r"(t2148), "r"(t2149), "r"(t2150), "r"(m_807), "r"(m_808));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_809;
        u32 m_810;
        u32 m_811;
        u32 m_812;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_809), "=r"(m_810), "=r"(m_811), "=r"(m_812) : "r"(t2161) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2147), "r"(t2148), "r"(t2149), "r"(t2150), "r"(m_809), "r"(m_810));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2147), "r"(t2148), "r"(t2149), "r"(t2150), "r"(m_811), "r"(m_812));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_813;
        u32 m_814;
        u32 m_815;
        u32 m_816;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_813), "=r"(m_814), "=r"(m_815), "=r"(m_816) : "r"(t2162) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2147), "r"(t2148), "r"(t2149), "r"(t2150), "r"(m_813), "r"(m_814));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2147), "r"(t2148), "r"(t2149), "r"(t2150), "r"(m_815), "r"(m_816));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_817;
        u32 m_818;
        u32 m_819;
        u32 m_820;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_817), "=r"(m_818), "=r"(m_819), "=r"(m_820) : "r"(t2159) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2147), "r"(t2148), "r"(t2149), "r"(t2150), "r"(m_817), "r"(m_818));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2147), "r"(t2148), "r"(t2149), "r"(t2150), "r"(m_819), "r"(m_820));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_821;
        u32 m_822;
        u32 m_823;
        u32 m_824;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_821), "=r"(m_822), "=r"(m_823), "=r"(m_824) : "r"(t2160) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2147), "r"(t2148), "r"(t2149), "r"(t2150), "r"(m_821), "r"(m_822));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2147), "r"(t2148), "r"(t2149), "r"(t2150), "r"(m_823), "r"(m_824));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_825;
        u32 m_826;
        u32 m_827;
        u32 m_828;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_825), "=r"(m_826), "=r"(m_827), "=r"(m_828) : "r"(t2161) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2147), "r"(t2148), "r"(t2149), "r"(t2150), "r"(m_825), "r"(m_826));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2147), "r"(t2148), "r"(t2149), "r"(t2150), "r"(m_827), "r"(m_828));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_829;
        u32 m_830;
        u32 m_831;
        u32 m_832;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_829), "=r"(m_830), "=r"(m_831), "=r"(m_832) : "r"(t2162) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2147), "r"(t2148), "r"(t2149), "r"(t2150), "r"(m_829), "r"(m_830));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2147), "r"(t2148), "r"(t2149), "r"(t2150), "r"(m_831), "r"(m_832));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_833;
        u32 m_834;
        u32 m_835;
        u32 m_836;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_833), "=r"(m_834), "=r"(m_835), "=r"(m_836) : "r"(t2159) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2151), "r"(t2152), "r"(t2153), "r"(t2154), "r"(m_833), "r"(m_834));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2151), "r"(t2152), "r"(t2153), "r"(t2154), "r"(m_835), "r"(m_836));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_837;
        u32 m_838;
        u32 m_839;
        u32 m_840;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_837), "=r"(m_838), "=r"(m_839), "=r"(m_840) : "r"(t2160) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2151), "r"(t2152), "r"(t2153), "r"(t2154), "r"(m_837), "r"(m_838));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2151), "r"(t2152), "r"(t2153), "r"(t2154), "r"(m_839), "r"(m_840));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_841;
        u32 m_842;
        u32 m_843;
        u32 m_844;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_841), "=r"(m_842), "=r"(m_843), "=r"(m_844) : "r"(t2161) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2151), "r"(t2152), "r"(t2153), "r"(t2154), "r"(m_841), "r"(m_842));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2151), "r"(t2152), "r"(t2153), "r"(t2154), "r"(m_843), "r"(m_844));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_845;
        u32 m_846;
        u32 m_847;
        u32 m_848;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_845), "=r"(m_846), "=r"(m_847), "=r"(m_848) : "r"(t2162) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2151), "r"(t2152), "r"(t2153), "r"(t2154), "r"(m_845), "r"(m_846));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2151), "r"(t2152), "r"(t2153), "r"(t2154), "r"(m_847), "r"(m_848));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_849;
        u32 m_850;
        u32 m_851;
        u32 m_852;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_849), "=r"(m_850), "=r"(m_851), "=r"(m_852) : "r"(t2159) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2151), "r"(t2152), "r"(t2153), "r"(t2154), "r"(m_849), "r"(m_850));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2151), "r"(t2152), "r"(t2153), "r"(t2154), "r"(m_851), "r"(m_852));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_853;
        u32 m_854;
        u32 m_855;
        u32 m_856;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_853), "=r"(m_854), "=r"(m_855), "=r"(m_856) : "r"(t2160) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2151), "r"(t2152), "r"(t2153), "r"(t2154), "r"(m_853), "r"(m_854));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2151), "r"(t2152), "r"(t2153), "r"(t2154), "r"(m_855), "r"(m_856));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_857;
        u32 m_858;
        u32 m_859;
        u32 m_860;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_857), "=r"(m_858), "=r"(m_859), "=r"(m_860) : "r"(t2161) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2151), "r"(t2152), "r"(t2153), "r"(t2154), "r"(m_857), "r"(m_858));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2151), "r"(t2152), "r"(t2153), "r"(t2154), "r"(m_859), "r"(m_860));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_861;
        u32 m_862;
        u32 m_863;
        u32 m_864;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_861), "=r"(m_862), "=r"(m_863), "=r"(m_864) : "r"(t2162) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2151), "r"(t2152), "r"(t2153), "r"(t2154), "r"(m_861), "r"(m_862));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2151), "r"(t2152), "r"(t2153), "r"(t2154), "r"(m_863), "r"(m_864));
    }
#line 90 "fa-kernels/src/forward/mma/tile.rs"
    #pragma unroll 1
    for (u32 i_3 = cut_left_2; i_3 < count; i_3 += 1u) {
#line 95 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 148 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t2163 = end_7 - 1u;
#line 148 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t2164 = t2163 - i_3;
#line 148 "fa-kernels/src/forward/mma/stream.rs"
        const u32 first_key_10 = t2164 << 6u;
        const u32 t2166 = head_dim >> 3u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t2167 = t145 + t190;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t2168 = (u64)first_key_10 * t183;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t2169 = t194 + t2168;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t2170 = t2169 + t195;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t2171 = t2170 + t195;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t2172 = t2171 + t195;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t2173 = t185 < t2166;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t2174 = t2173 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t2167), "l"(t2169), "r"(t2174) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t2175 = t185 < t2166;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t2176 = t2175 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t2167), "l"(t2170), "r"(t2176) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t2177 = t185 < t2166;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t2178 = t2177 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t2167), "l"(t2171), "r"(t2178) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t2179 = t185 < t2166;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t2180 = t2179 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t2167), "l"(t2172), "r"(t2180) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t2181 = t2169 + 128ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t2182 = t185 + 8u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t2183 = t2182 < t2166;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t2184 = t2183 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t2167), "l"(t2181), "r"(t2184) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t2185 = t2170 + 128ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t2186 = t185 + 8u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t2187 = t2186 < t2166;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t2188 = t2187 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t2167), "l"(t2185), "r"(t2188) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t2189 = t2171 + 128ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t2190 = t185 + 8u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t2191 = t2190 < t2166;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t2192 = t2191 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t2167), "l"(t2189), "r"(t2192) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t2193 = t2172 + 128ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t2194 = t185 + 8u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t2195 = t2194 < t2166;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t2196 = t2195 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t2167), "l"(t2193), "r"(t2196) : "memory");
#line 99 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_97 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_98 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_99 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_100 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_101 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_102 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_103 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_104 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_105 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_106 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_107 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_108 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_109 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_110 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_111 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_112 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_113 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_114 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_115 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_116 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_117 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_118 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_119 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_120 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_121 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_122 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_123 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_124 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_125 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_126 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_127 = 0.0f;
#line 134 "fa-kernels/src/forward/mma/tile.rs"
        f32 s_128 = 0.0f;
#line 136 "fa-kernels/src/forward/mma/tile.rs"
        u32 t2197;
        asm volatile("mov.b32 %0, %1;" : "=r"(t2197) : "r"(t341));
#line 136 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t2198 = t2197 ^ 32u;
#line 136 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t2199 = t2197 ^ 64u;
#line 136 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t2200 = t2197 ^ 96u;
        const u32 t2201 = t144 + t2197;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t2202;
        asm volatile("mov.b32 %0, %1;" : "=r"(t2202) : "r"(t330));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_865;
        u32 m_866;
        u32 m_867;
        u32 m_868;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_865), "=r"(m_866), "=r"(m_867), "=r"(m_868) : "r"(t2202) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_869;
        u32 m_870;
        u32 m_871;
        u32 m_872;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_869), "=r"(m_870), "=r"(m_871), "=r"(m_872) : "r"(t2201) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_97), "+f"(s_98), "+f"(s_99), "+f"(s_100) : "r"(m_865), "r"(m_866), "r"(m_867), "r"(m_868), "r"(m_869), "r"(m_870));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_101), "+f"(s_102), "+f"(s_103), "+f"(s_104) : "r"(m_865), "r"(m_866), "r"(m_867), "r"(m_868), "r"(m_871), "r"(m_872));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_873;
        u32 m_874;
        u32 m_875;
        u32 m_876;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_873), "=r"(m_874), "=r"(m_875), "=r"(m_876) : "r"(t2201) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_105), "+f"(s_106), "+f"(s_107), "+f"(s_108) : "r"(m_865), "r"(m_866), "r"(m_867), "r"(m_868), "r"(m_873), "r"(m_874));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_109), "+f"(s_110), "+f"(s_111), "+f"(s_112) : "r"(m_865), "r"(m_866), "r"(m_867), "r"(m_868), "r"(m_875), "r"(m_876));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_877;
        u32 m_878;
        u32 m_879;
        u32 m_880;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_877), "=r"(m_878), "=r"(m_879), "=r"(m_880) : "r"(t2201) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_113), "+f"(s_114), "+f"(s_115), "+f"(s_116) : "r"(m_865), "r"(m_866), "r"(m_867), "r"(m_868), "r"(m_877), "r"(m_878));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_117), "+f"(s_118), "+f"(s_119), "+f"(s_120) : "r"(m_865), "r"(m_866), "r"(m_867), "r"(m_868), "r"(m_879), "r"(m_880));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_881;
        u32 m_882;
        u32 m_883;
        u32 m_884;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_881), "=r"(m_882), "=r"(m_883), "=r"(m_884) : "r"(t2201) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_121), "+f"(s_122), "+f"(s_123), "+f"(s_124) : "r"(m_865), "r"(m_866), "r"(m_867), "r"(m_868), "r"(m_881), "r"(m_882));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_125), "+f"(s_126), "+f"(s_127), "+f"(s_128) : "r"(m_865), "r"(m_866), "r"(m_867), "r"(m_868), "r"(m_883), "r"(m_884));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t2203 = t144 + t2198;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t2204;
        asm volatile("mov.b32 %0, %1;" : "=r"(t2204) : "r"(t330));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t2205 = t2204 ^ 32u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_885;
        u32 m_886;
        u32 m_887;
        u32 m_888;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_885), "=r"(m_886), "=r"(m_887), "=r"(m_888) : "r"(t2205) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_889;
        u32 m_890;
        u32 m_891;
        u32 m_892;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_889), "=r"(m_890), "=r"(m_891), "=r"(m_892) : "r"(t2203) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_97), "+f"(s_98), "+f"(s_99), "+f"(s_100) : "r"(m_885), "r"(m_886), "r"(m_887), "r"(m_888), "r"(m_889), "r"(m_890));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_101), "+f"(s_102), "+f"(s_103), "+f"(s_104) : "r"(m_885), "r"(m_886), "r"(m_887), "r"(m_888), "r"(m_891), "r"(m_892));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_893;
        u32 m_894;
        u32 m_895;
        u32 m_896;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_893), "=r"(m_894), "=r"(m_895), "=r"(m_896) : "r"(t2203) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_105), "+f"(s_106), "+f"(s_107), "+f"(s_108) : "r"(m_885), "r"(m_886), "r"(m_887), "r"(m_888), "r"(m_893), "r"(m_894));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_109), "+f"(s_110), "+f"(s_111), "+f"(s_112) : "r"(m_885), "r"(m_886), "r"(m_887), "r"(m_888), "r"(m_895), "r"(m_896));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_897;
        u32 m_898;
        u32 m_899;
        u32 m_900;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_897), "=r"(m_898), "=r"(m_899), "=r"(m_900) : "r"(t2203) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_113), "+f"(s_114), "+f"(s_115), "+f"(s_116) : "r"(m_885), "r"(m_886), "r"(m_887), "r"(m_888), "r"(m_897), "r"(m_898));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_117), "+f"(s_118), "+f"(s_119), "+f"(s_120) : "r"(m_885), "r"(m_886), "r"(m_887), "r"(m_888), "r"(m_899), "r"(m_900));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_901;
        u32 m_902;
        u32 m_903;
        u32 m_904;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_901), "=r"(m_902), "=r"(m_903), "=r"(m_904) : "r"(t2203) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_121), "+f"(s_122), "+f"(s_123), "+f"(s_124) : "r"(m_885), "r"(m_886), "r"(m_887), "r"(m_888), "r"(m_901), "r"(m_902));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_125), "+f"(s_126), "+f"(s_127), "+f"(s_128) : "r"(m_885), "r"(m_886), "r"(m_887), "r"(m_888), "r"(m_903), "r"(m_904));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t2206 = t144 + t2199;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t2207;
        asm volatile("mov.b32 %0, %1;" : "=r"(t2207) : "r"(t330));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t2208 = t2207 ^ 64u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_905;
        u32 m_906;
        u32 m_907;
        u32 m_908;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_905), "=r"(m_906), "=r"(m_907), "=r"(m_908) : "r"(t2208) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_909;
        u32 m_910;
        u32 m_911;
        u32 m_912;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_909), "=r"(m_910), "=r"(m_911), "=r"(m_912) : "r"(t2206) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_97), "+f"(s_98), "+f"(s_99), "+f"(s_100) : "r"(m_905), "r"(m_906), "r"(m_907), "r"(m_908), "r"(m_909), "r"(m_910));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_101), "+f"(s_102), "+f"(s_103), "+f"(s_104) : "r"(m_905), "r"(m_906), "r"(m_907), "r"(m_908), "r"(m_911), "r"(m_912));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_913;
        u32 m_914;
        u32 m_915;
        u32 m_916;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_913), "=r"(m_914), "=r"(m_915), "=r"(m_916) : "r"(t2206) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_105), "+f"(s_106), "+f"(s_107), "+f"(s_108) : "r"(m_905), "r"(m_906), "r"(m_907), "r"(m_908), "r"(m_913), "r"(m_914));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_109), "+f"(s_110), "+f"(s_111), "+f"(s_112) : "r"(m_905), "r"(m_906), "r"(m_907), "r"(m_908), "r"(m_915), "r"(m_916));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_917;
        u32 m_918;
        u32 m_919;
        u32 m_920;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_917), "=r"(m_918), "=r"(m_919), "=r"(m_920) : "r"(t2206) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_113), "+f"(s_114), "+f"(s_115), "+f"(s_116) : "r"(m_905), "r"(m_906), "r"(m_907), "r"(m_908), "r"(m_917), "r"(m_918));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_117), "+f"(s_118), "+f"(s_119), "+f"(s_120) : "r"(m_905), "r"(m_906), "r"(m_907), "r"(m_908), "r"(m_919), "r"(m_920));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_921;
        u32 m_922;
        u32 m_923;
        u32 m_924;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_921), "=r"(m_922), "=r"(m_923), "=r"(m_924) : "r"(t2206) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_121), "+f"(s_122), "+f"(s_123), "+f"(s_124) : "r"(m_905), "r"(m_906), "r"(m_907), "r"(m_908), "r"(m_921), "r"(m_922));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_125), "+f"(s_126), "+f"(s_127), "+f"(s_128) : "r"(m_905), "r"(m_906), "r"(m_907), "r"(m_908), "r"(m_923), "r"(m_924));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t2209 = t144 + t2200;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t2210;
        asm volatile("mov.b32 %0, %1;" : "=r"(t2210) : "r"(t330));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t2211 = t2210 ^ 96u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_925;
        u32 m_926;
        u32 m_927;
        u32 m_928;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_925), "=r"(m_926), "=r"(m_927), "=r"(m_928) : "r"(t2211) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_929;
        u32 m_930;
        u32 m_931;
        u32 m_932;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_929), "=r"(m_930), "=r"(m_931), "=r"(m_932) : "r"(t2209) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_97), "+f"(s_98), "+f"(s_99), "+f"(s_100) : "r"(m_925), "r"(m_926), "r"(m_927), "r"(m_928), "r"(m_929), "r"(m_930));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_101), "+f"(s_102), "+f"(s_103), "+f"(s_104) : "r"(m_925), "r"(m_926), "r"(m_927), "r"(m_928), "r"(m_931), "r"(m_932));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_933;
        u32 m_934;
        u32 m_935;
        u32 m_936;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_933), "=r"(m_934), "=r"(m_935), "=r"(m_936) : "r"(t2209) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_105), "+f"(s_106), "+f"(s_107), "+f"(s_108) : "r"(m_925), "r"(m_926), "r"(m_927), "r"(m_928), "r"(m_933), "r"(m_934));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_109), "+f"(s_110), "+f"(s_111), "+f"(s_112) : "r"(m_925), "r"(m_926), "r"(m_927), "r"(m_928), "r"(m_935), "r"(m_936));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_937;
        u32 m_938;
        u32 m_939;
        u32 m_940;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_937), "=r"(m_938), "=r"(m_939), "=r"(m_940) : "r"(t2209) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_113), "+f"(s_114), "+f"(s_115), "+f"(s_116) : "r"(m_925), "r"(m_926), "r"(m_927), "r"(m_928), "r"(m_937), "r"(m_938));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_117), "+f"(s_118), "+f"(s_119), "+f"(s_120) : "r"(m_925), "r"(m_926), "r"(m_927), "r"(m_928), "r"(m_939), "r"(m_940));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_941;
        u32 m_942;
        u32 m_943;
        u32 m_944;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_941), "=r"(m_942), "=r"(m_943), "=r"(m_944) : "r"(t2209) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_121), "+f"(s_122), "+f"(s_123), "+f"(s_124) : "r"(m_925), "r"(m_926), "r"(m_927), "r"(m_928), "r"(m_941), "r"(m_942));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_125), "+f"(s_126), "+f"(s_127), "+f"(s_128) : "r"(m_925), "r"(m_926), "r"(m_927), "r"(m_928), "r"(m_943), "r"(m_944));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t2212;
        asm volatile("mov.b32 %0, %1;" : "=r"(t2212) : "r"(t330));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_945;
        u32 m_946;
        u32 m_947;
        u32 m_948;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_945), "=r"(m_946), "=r"(m_947), "=r"(m_948) : "r"(t2212) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_949;
        u32 m_950;
        u32 m_951;
        u32 m_952;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_949), "=r"(m_950), "=r"(m_951), "=r"(m_952) : "r"(t2201) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_97), "+f"(s_98), "+f"(s_99), "+f"(s_100) : "r"(m_945), "r"(m_946), "r"(m_947), "r"(m_948), "r"(m_949), "r"(m_950));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_101), "+f"(s_102), "+f"(s_103), "+f"(s_104) : "r"(m_945), "r"(m_946), "r"(m_947), "r"(m_948), "r"(m_951), "r"(m_952));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_953;
        u32 m_954;
        u32 m_955;
        u32 m_956;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_953), "=r"(m_954), "=r"(m_955), "=r"(m_956) : "r"(t2201) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_105), "+f"(s_106), "+f"(s_107), "+f"(s_108) : "r"(m_945), "r"(m_946), "r"(m_947), "r"(m_948), "r"(m_953), "r"(m_954));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_109), "+f"(s_110), "+f"(s_111), "+f"(s_112) : "r"(m_945), "r"(m_946), "r"(m_947), "r"(m_948), "r"(m_955), "r"(m_956));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_957;
        u32 m_958;
        u32 m_959;
        u32 m_960;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_957), "=r"(m_958), "=r"(m_959), "=r"(m_960) : "r"(t2201) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_113), "+f"(s_114), "+f"(s_115), "+f"(s_116) : "r"(m_945), "r"(m_946), "r"(m_947), "r"(m_948), "r"(m_957), "r"(m_958));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_117), "+f"(s_118), "+f"(s_119), "+f"(s_120) : "r"(m_945), "r"(m_946), "r"(m_947), "r"(m_948), "r"(m_959), "r"(m_960));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_961;
        u32 m_962;
        u32 m_963;
        u32 m_964;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_961), "=r"(m_962), "=r"(m_963), "=r"(m_964) : "r"(t2201) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_121), "+f"(s_122), "+f"(s_123), "+f"(s_124) : "r"(m_945), "r"(m_946), "r"(m_947), "r"(m_948), "r"(m_961), "r"(m_962));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_125), "+f"(s_126), "+f"(s_127), "+f"(s_128) : "r"(m_945), "r"(m_946), "r"(m_947), "r"(m_948), "r"(m_963), "r"(m_964));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t2213;
        asm volatile("mov.b32 %0, %1;" : "=r"(t2213) : "r"(t330));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t2214 = t2213 ^ 32u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_965;
        u32 m_966;
        u32 m_967;
        u32 m_968;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_965), "=r"(m_966), "=r"(m_967), "=r"(m_968) : "r"(t2214) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_969;
        u32 m_970;
        u32 m_971;
        u32 m_972;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_969), "=r"(m_970), "=r"(m_971), "=r"(m_972) : "r"(t2203) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_97), "+f"(s_98), "+f"(s_99), "+f"(s_100) : "r"(m_965), "r"(m_966), "r"(m_967), "r"(m_968), "r"(m_969), "r"(m_970));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_101), "+f"(s_102), "+f"(s_103), "+f"(s_104) : "r"(m_965), "r"(m_966), "r"(m_967), "r"(m_968), "r"(m_971), "r"(m_972));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_973;
        u32 m_974;
        u32 m_975;
        u32 m_976;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_973), "=r"(m_974), "=r"(m_975), "=r"(m_976) : "r"(t2203) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_105), "+f"(s_106), "+f"(s_107), "+f"(s_108) : "r"(m_965), "r"(m_966), "r"(m_967), "r"(m_968), "r"(m_973), "r"(m_974));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_109), "+f"(s_110), "+f"(s_111), "+f"(s_112) : "r"(m_965), "r"(m_966), "r"(m_967), "r"(m_968), "r"(m_975), "r"(m_976));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_977;
        u32 m_978;
        u32 m_979;
        u32 m_980;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_977), "=r"(m_978), "=r"(m_979), "=r"(m_980) : "r"(t2203) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_113), "+f"(s_114), "+f"(s_115), "+f"(s_116) : "r"(m_965), "r"(m_966), "r"(m_967), "r"(m_968), "r"(m_977), "r"(m_978));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_117), "+f"(s_118), "+f"(s_119), "+f"(s_120) : "r"(m_965), "r"(m_966), "r"(m_967), "r"(m_968), "r"(m_979), "r"(m_980));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_981;
        u32 m_982;
        u32 m_983;
        u32 m_984;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_981), "=r"(m_982), "=r"(m_983), "=r"(m_984) : "r"(t2203) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_121), "+f"(s_122), "+f"(s_123), "+f"(s_124) : "r"(m_965), "r"(m_966), "r"(m_967), "r"(m_968), "r"(m_981), "r"(m_982));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_125), "+f"(s_126), "+f"(s_127), "+f"(s_128) : "r"(m_965), "r"(m_966), "r"(m_967), "r"(m_968), "r"(m_983), "r"(m_984));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t2215;
        asm volatile("mov.b32 %0, %1;" : "=r"(t2215) : "r"(t330));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t2216 = t2215 ^ 64u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_985;
        u32 m_986;
        u32 m_987;
        u32 m_988;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_985), "=r"(m_986), "=r"(m_987), "=r"(m_988) : "r"(t2216) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_989;
        u32 m_990;
        u32 m_991;
        u32 m_992;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_989), "=r"(m_990), "=r"(m_991), "=r"(m_992) : "r"(t2206) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_97), "+f"(s_98), "+f"(s_99), "+f"(s_100) : "r"(m_985), "r"(m_986), "r"(m_987), "r"(m_988), "r"(m_989), "r"(m_990));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_101), "+f"(s_102), "+f"(s_103), "+f"(s_104) : "r"(m_985), "r"(m_986), "r"(m_987), "r"(m_988), "r"(m_991), "r"(m_992));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_993;
        u32 m_994;
        u32 m_995;
        u32 m_996;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_993), "=r"(m_994), "=r"(m_995), "=r"(m_996) : "r"(t2206) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_105), "+f"(s_106), "+f"(s_107), "+f"(s_108) : "r"(m_985), "r"(m_986), "r"(m_987), "r"(m_988), "r"(m_993), "r"(m_994));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_109), "+f"(s_110), "+f"(s_111), "+f"(s_112) : "r"(m_985), "r"(m_986), "r"(m_987), "r"(m_988), "r"(m_995), "r"(m_996));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_997;
        u32 m_998;
        u32 m_999;
        u32 m_1000;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_997), "=r"(m_998), "=r"(m_999), "=r"(m_1000) : "r"(t2206) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_113), "+f"(s_114), "+f"(s_115), "+f"(s_116) : "r"(m_985), "r"(m_986), "r"(m_987), "r"(m_988), "r"(m_997), "r"(m_998));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_117), "+f"(s_118), "+f"(s_119), "+f"(s_120) : "r"(m_985), "r"(m_986), "r"(m_987), "r"(m_988), "r"(m_999), "r"(m_1000));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_1001;
        u32 m_1002;
        u32 m_1003;
        u32 m_1004;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_1001), "=r"(m_1002), "=r"(m_1003), "=r"(m_1004) : "r"(t2206) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_121), "+f"(s_122), "+f"(s_123), "+f"(s_124) : "r"(m_985), "r"(m_986), "r"(m_987), "r"(m_988), "r"(m_1001), "r"(m_1002));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_125), "+f"(s_126), "+f"(s_127), "+f"(s_128) : "r"(m_985), "r"(m_986), "r"(m_987), "r"(m_988), "r"(m_1003), "r"(m_1004));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t2217;
        asm volatile("mov.b32 %0, %1;" : "=r"(t2217) : "r"(t330));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t2218 = t2217 ^ 96u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_1005;
        u32 m_1006;
        u32 m_1007;
        u32 m_1008;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_1005), "=r"(m_1006), "=r"(m_1007), "=r"(m_1008) : "r"(t2218) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_1009;
        u32 m_1010;
        u32 m_1011;
        u32 m_1012;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_1009), "=r"(m_1010), "=r"(m_1011), "=r"(m_1012) : "r"(t2209) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_97), "+f"(s_98), "+f"(s_99), "+f"(s_100) : "r"(m_1005), "r"(m_1006), "r"(m_1007), "r"(m_1008), "r"(m_1009), "r"(m_1010));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_101), "+f"(s_102), "+f"(s_103), "+f"(s_104) : "r"(m_1005), "r"(m_1006), "r"(m_1007), "r"(m_1008), "r"(m_1011), "r"(m_1012));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_1013;
        u32 m_1014;
        u32 m_1015;
        u32 m_1016;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_1013), "=r"(m_1014), "=r"(m_1015), "=r"(m_1016) : "r"(t2209) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_105), "+f"(s_106), "+f"(s_107), "+f"(s_108) : "r"(m_1005), "r"(m_1006), "r"(m_1007), "r"(m_1008), "r"(m_1013), "r"(m_1014));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_109), "+f"(s_110), "+f"(s_111), "+f"(s_112) : "r"(m_1005), "r"(m_1006), "r"(m_1007), "r"(m_1008), "r"(m_1015), "r"(m_1016));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_1017;
        u32 m_1018;
        u32 m_1019;
        u32 m_1020;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_1017), "=r"(m_1018), "=r"(m_1019), "=r"(m_1020) : "r"(t2209) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_113), "+f"(s_114), "+f"(s_115), "+f"(s_116) : "r"(m_1005), "r"(m_1006), "r"(m_1007), "r"(m_1008), "r"(m_1017), "r"(m_1018));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_117), "+f"(s_118), "+f"(s_119), "+f"(s_120) : "r"(m_1005), "r"(m_1006), "r"(m_1007), "r"(m_1008), "r"(m_1019), "r"(m_1020));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_1021;
        u32 m_1022;
        u32 m_1023;
        u32 m_1024;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_1021), "=r"(m_1022), "=r"(m_1023), "=r"(m_1024) : "r"(t2209) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_121), "+f"(s_122), "+f"(s_123), "+f"(s_124) : "r"(m_1005), "r"(m_1006), "r"(m_1007), "r"(m_1008), "r"(m_1021), "r"(m_1022));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_125), "+f"(s_126), "+f"(s_127), "+f"(s_128) : "r"(m_1005), "r"(m_1006), "r"(m_1007), "r"(m_1008), "r"(m_1023), "r"(m_1024));
#line 114 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
        const u32 next_3 = i_3 + 1u;
        const bool t2220 = next_3 < count;
#line 117 "fa-kernels/src/forward/mma/stream.rs"
        if (t2220) {
#line 148 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t2221 = end_7 - 1u;
#line 148 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t2222 = t2221 - next_3;
#line 148 "fa-kernels/src/forward/mma/stream.rs"
            const u32 first_key_11 = t2222 << 6u;
            const u32 t2224 = head_dim >> 3u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t2225 = t144 + t165;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u64 t2226 = (u64)first_key_11 * t158;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u64 t2227 = t169 + t2226;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u64 t2228 = t2227 + t170;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u64 t2229 = t2228 + t170;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u64 t2230 = t2229 + t170;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const bool t2231 = t160 < t2224;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t2232 = t2231 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t2225), "l"(t2227), "r"(t2232) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const bool t2233 = t160 < t2224;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t2234 = t2233 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t2225), "l"(t2228), "r"(t2234) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const bool t2235 = t160 < t2224;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t2236 = t2235 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t2225), "l"(t2229), "r"(t2236) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const bool t2237 = t160 < t2224;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t2238 = t2237 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t2225), "l"(t2230), "r"(t2238) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u64 t2239 = t2227 + 128ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t2240 = t160 + 8u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const bool t2241 = t2240 < t2224;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t2242 = t2241 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t2225), "l"(t2239), "r"(t2242) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u64 t2243 = t2228 + 128ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t2244 = t160 + 8u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const bool t2245 = t2244 < t2224;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t2246 = t2245 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t2225), "l"(t2243), "r"(t2246) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u64 t2247 = t2229 + 128ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t2248 = t160 + 8u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const bool t2249 = t2248 < t2224;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t2250 = t2249 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t2225), "l"(t2247), "r"(t2250) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u64 t2251 = t2230 + 128ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t2252 = t160 + 8u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const bool t2253 = t2252 < t2224;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t2254 = t2253 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t2225), "l"(t2251), "r"(t2254) : "memory");
        }
#line 120 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t2255 = s_97 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_97;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_97) : "f"(t2255));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t2257 = power_97 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2258;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2258) : "f"(t2257));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2259;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2259) : "f"(t2258), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_97 = t2259;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t2260 = s_98 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_98;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_98) : "f"(t2260));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t2262 = power_98 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2263;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2263) : "f"(t2262));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2264;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2264) : "f"(t2263), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_98 = t2264;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t2265 = s_99 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_99;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_99) : "f"(t2265));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t2267 = power_99 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2268;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2268) : "f"(t2267));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2269;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2269) : "f"(t2268), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_99 = t2269;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t2270 = s_100 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_100;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_100) : "f"(t2270));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t2272 = power_100 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2273;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2273) : "f"(t2272));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2274;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2274) : "f"(t2273), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_100 = t2274;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t2275 = s_101 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_101;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_101) : "f"(t2275));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t2277 = power_101 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2278;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2278) : "f"(t2277));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2279;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2279) : "f"(t2278), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_101 = t2279;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t2280 = s_102 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_102;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_102) : "f"(t2280));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t2282 = power_102 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2283;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2283) : "f"(t2282));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2284;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2284) : "f"(t2283), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_102 = t2284;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t2285 = s_103 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_103;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_103) : "f"(t2285));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t2287 = power_103 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2288;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2288) : "f"(t2287));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2289;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2289) : "f"(t2288), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_103 = t2289;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t2290 = s_104 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_104;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_104) : "f"(t2290));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t2292 = power_104 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2293;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2293) : "f"(t2292));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2294;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2294) : "f"(t2293), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_104 = t2294;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t2295 = s_105 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_105;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_105) : "f"(t2295));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t2297 = power_105 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2298;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2298) : "f"(t2297));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2299;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2299) : "f"(t2298), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_105 = t2299;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t2300 = s_106 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_106;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_106) : "f"(t2300));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t2302 = power_106 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2303;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2303) : "f"(t2302));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2304;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2304) : "f"(t2303), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_106 = t2304;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t2305 = s_107 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_107;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_107) : "f"(t2305));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t2307 = power_107 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2308;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2308) : "f"(t2307));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2309;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2309) : "f"(t2308), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_107 = t2309;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t2310 = s_108 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_108;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_108) : "f"(t2310));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t2312 = power_108 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2313;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2313) : "f"(t2312));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2314;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2314) : "f"(t2313), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_108 = t2314;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t2315 = s_109 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_109;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_109) : "f"(t2315));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t2317 = power_109 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2318;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2318) : "f"(t2317));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2319;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2319) : "f"(t2318), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_109 = t2319;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t2320 = s_110 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_110;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_110) : "f"(t2320));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t2322 = power_110 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2323;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2323) : "f"(t2322));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2324;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2324) : "f"(t2323), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_110 = t2324;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t2325 = s_111 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_111;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_111) : "f"(t2325));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t2327 = power_111 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2328;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2328) : "f"(t2327));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2329;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2329) : "f"(t2328), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_111 = t2329;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t2330 = s_112 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_112;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_112) : "f"(t2330));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t2332 = power_112 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2333;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2333) : "f"(t2332));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2334;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2334) : "f"(t2333), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_112 = t2334;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t2335 = s_113 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_113;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_113) : "f"(t2335));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t2337 = power_113 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2338;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2338) : "f"(t2337));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2339;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2339) : "f"(t2338), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_113 = t2339;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t2340 = s_114 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_114;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_114) : "f"(t2340));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t2342 = power_114 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2343;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2343) : "f"(t2342));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2344;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2344) : "f"(t2343), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_114 = t2344;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t2345 = s_115 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_115;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_115) : "f"(t2345));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t2347 = power_115 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2348;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2348) : "f"(t2347));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2349;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2349) : "f"(t2348), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_115 = t2349;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t2350 = s_116 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_116;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_116) : "f"(t2350));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t2352 = power_116 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2353;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2353) : "f"(t2352));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2354;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2354) : "f"(t2353), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_116 = t2354;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t2355 = s_117 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_117;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_117) : "f"(t2355));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t2357 = power_117 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2358;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2358) : "f"(t2357));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2359;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2359) : "f"(t2358), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_117 = t2359;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t2360 = s_118 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_118;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_118) : "f"(t2360));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t2362 = power_118 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2363;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2363) : "f"(t2362));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2364;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2364) : "f"(t2363), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_118 = t2364;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t2365 = s_119 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_119;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_119) : "f"(t2365));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t2367 = power_119 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2368;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2368) : "f"(t2367));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2369;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2369) : "f"(t2368), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_119 = t2369;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t2370 = s_120 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_120;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_120) : "f"(t2370));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t2372 = power_120 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2373;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2373) : "f"(t2372));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2374;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2374) : "f"(t2373), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_120 = t2374;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t2375 = s_121 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_121;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_121) : "f"(t2375));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t2377 = power_121 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2378;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2378) : "f"(t2377));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2379;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2379) : "f"(t2378), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_121 = t2379;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t2380 = s_122 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_122;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_122) : "f"(t2380));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t2382 = power_122 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2383;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2383) : "f"(t2382));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2384;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2384) : "f"(t2383), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_122 = t2384;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t2385 = s_123 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_123;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_123) : "f"(t2385));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t2387 = power_123 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2388;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2388) : "f"(t2387));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2389;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2389) : "f"(t2388), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_123 = t2389;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t2390 = s_124 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_124;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_124) : "f"(t2390));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t2392 = power_124 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2393;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2393) : "f"(t2392));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2394;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2394) : "f"(t2393), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_124 = t2394;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t2395 = s_125 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_125;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_125) : "f"(t2395));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t2397 = power_125 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2398;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2398) : "f"(t2397));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2399;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2399) : "f"(t2398), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_125 = t2399;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t2400 = s_126 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_126;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_126) : "f"(t2400));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t2402 = power_126 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2403;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2403) : "f"(t2402));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2404;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2404) : "f"(t2403), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_126 = t2404;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t2405 = s_127 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_127;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_127) : "f"(t2405));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t2407 = power_127 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2408;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2408) : "f"(t2407));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2409;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2409) : "f"(t2408), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_127 = t2409;
#line 190 "fa-kernels/src/forward/problem.rs"
        const f32 t2410 = s_128 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
        f32 power_128;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_128) : "f"(t2410));
#line 191 "fa-kernels/src/forward/problem.rs"
        const f32 t2412 = power_128 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2413;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2413) : "f"(t2412));
#line 191 "fa-kernels/src/forward/problem.rs"
        f32 t2414;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2414) : "f"(t2413), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
        s_128 = t2414;
#line 152 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t2415 = end_7 - 1u;
#line 152 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t2416 = t2415 - i_3;
#line 152 "fa-kernels/src/forward/mma/tile.rs"
        const u32 first_key_12 = t2416 << 6u;
        const u32 first_query_4 = first_query + first_row;
#line 34 "fa-kernels/src/mask.rs"
        const u32 t2419 = lane & 3u;
#line 34 "fa-kernels/src/mask.rs"
        const u32 t2420 = t2419 << 1u;
#line 34 "fa-kernels/src/mask.rs"
        const u32 column_3 = first_key_12 + t2420;
#line 37 "fa-kernels/src/mask.rs"
        const u32 t2422 = lane >> 2u;
#line 37 "fa-kernels/src/mask.rs"
        const u32 t2423 = first_query_4 + t2422;
#line 130 "fa-kernels/src/forward/problem.rs"
        const u32 t2424 = t2423 + seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
        const u32 end_24 = t2424 + 1u;
        const u32 t2426 = end_24 > seq_q ? end_24 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
        const u32 t2427 = t2426 - seq_q;
#line 143 "fa-kernels/src/forward/problem.rs"
        const u32 end_25 = t2427 < seq_k ? t2427 : seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
        const u32 end_26 = t2423 + seq_k;
        const u32 t2430 = end_26 > seq_q ? end_26 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
        const u32 position_7 = t2430 - seq_q;
#line 149 "fa-kernels/src/forward/problem.rs"
        const u32 t2432 = position_7 > window_left ? position_7 : window_left;
#line 149 "fa-kernels/src/forward/problem.rs"
        const u32 t2433 = t2432 - window_left;
#line 149 "fa-kernels/src/forward/problem.rs"
        const u32 t2434 = t2433 < seq_k ? t2433 : seq_k;
#line 69 "fa-kernels/src/mask.rs"
        const u32 t2435 = end_25 > column_3 ? end_25 : column_3;
#line 69 "fa-kernels/src/mask.rs"
        const u32 end_27 = t2435 - column_3;
#line 69 "fa-kernels/src/mask.rs"
        const u32 t2437 = t2434 > column_3 ? t2434 : column_3;
#line 69 "fa-kernels/src/mask.rs"
        const u32 t2438 = t2437 - column_3;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2439 = 0u < end_27;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2440 = t2438 <= 0u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_65 = t2439 & t2440;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t2442 = visible_65 ? s_97 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_97 = t2442;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2443 = 1u < end_27;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2444 = t2438 <= 1u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_66 = t2443 & t2444;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t2446 = visible_66 ? s_98 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_98 = t2446;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2447 = 8u < end_27;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2448 = t2438 <= 8u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_67 = t2447 & t2448;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t2450 = visible_67 ? s_101 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_101 = t2450;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2451 = 9u < end_27;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2452 = t2438 <= 9u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_68 = t2451 & t2452;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t2454 = visible_68 ? s_102 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_102 = t2454;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2455 = 16u < end_27;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2456 = t2438 <= 16u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_69 = t2455 & t2456;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t2458 = visible_69 ? s_105 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_105 = t2458;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2459 = 17u < end_27;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2460 = t2438 <= 17u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_70 = t2459 & t2460;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t2462 = visible_70 ? s_106 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_106 = t2462;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2463 = 24u < end_27;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2464 = t2438 <= 24u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_71 = t2463 & t2464;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t2466 = visible_71 ? s_109 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_109 = t2466;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2467 = 25u < end_27;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2468 = t2438 <= 25u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_72 = t2467 & t2468;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t2470 = visible_72 ? s_110 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_110 = t2470;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2471 = 32u < end_27;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2472 = t2438 <= 32u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_73 = t2471 & t2472;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t2474 = visible_73 ? s_113 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_113 = t2474;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2475 = 33u < end_27;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2476 = t2438 <= 33u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_74 = t2475 & t2476;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t2478 = visible_74 ? s_114 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_114 = t2478;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2479 = 40u < end_27;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2480 = t2438 <= 40u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_75 = t2479 & t2480;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t2482 = visible_75 ? s_117 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_117 = t2482;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2483 = 41u < end_27;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2484 = t2438 <= 41u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_76 = t2483 & t2484;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t2486 = visible_76 ? s_118 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_118 = t2486;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2487 = 48u < end_27;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2488 = t2438 <= 48u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_77 = t2487 & t2488;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t2490 = visible_77 ? s_121 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_121 = t2490;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2491 = 49u < end_27;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2492 = t2438 <= 49u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_78 = t2491 & t2492;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t2494 = visible_78 ? s_122 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_122 = t2494;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2495 = 56u < end_27;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2496 = t2438 <= 56u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_79 = t2495 & t2496;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t2498 = visible_79 ? s_125 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_125 = t2498;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2499 = 57u < end_27;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2500 = t2438 <= 57u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_80 = t2499 & t2500;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t2502 = visible_80 ? s_126 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_126 = t2502;
#line 37 "fa-kernels/src/mask.rs"
        const u32 t2503 = lane >> 2u;
#line 37 "fa-kernels/src/mask.rs"
        const u32 t2504 = first_query_4 + t2503;
#line 37 "fa-kernels/src/mask.rs"
        const u32 t2505 = t2504 + 8u;
#line 130 "fa-kernels/src/forward/problem.rs"
        const u32 t2506 = t2505 + seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
        const u32 end_28 = t2506 + 1u;
        const u32 t2508 = end_28 > seq_q ? end_28 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
        const u32 t2509 = t2508 - seq_q;
#line 143 "fa-kernels/src/forward/problem.rs"
        const u32 end_29 = t2509 < seq_k ? t2509 : seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
        const u32 end_30 = t2505 + seq_k;
        const u32 t2512 = end_30 > seq_q ? end_30 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
        const u32 position_8 = t2512 - seq_q;
#line 149 "fa-kernels/src/forward/problem.rs"
        const u32 t2514 = position_8 > window_left ? position_8 : window_left;
#line 149 "fa-kernels/src/forward/problem.rs"
        const u32 t2515 = t2514 - window_left;
#line 149 "fa-kernels/src/forward/problem.rs"
        const u32 t2516 = t2515 < seq_k ? t2515 : seq_k;
#line 69 "fa-kernels/src/mask.rs"
        const u32 t2517 = end_29 > column_3 ? end_29 : column_3;
#line 69 "fa-kernels/src/mask.rs"
        const u32 end_31 = t2517 - column_3;
#line 69 "fa-kernels/src/mask.rs"
        const u32 t2519 = t2516 > column_3 ? t2516 : column_3;
#line 69 "fa-kernels/src/mask.rs"
        const u32 t2520 = t2519 - column_3;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2521 = 0u < end_31;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2522 = t2520 <= 0u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_81 = t2521 & t2522;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t2524 = visible_81 ? s_99 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_99 = t2524;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2525 = 1u < end_31;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2526 = t2520 <= 1u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_82 = t2525 & t2526;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t2528 = visible_82 ? s_100 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_100 = t2528;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2529 = 8u < end_31;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2530 = t2520 <= 8u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_83 = t2529 & t2530;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t2532 = visible_83 ? s_103 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_103 = t2532;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2533 = 9u < end_31;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2534 = t2520 <= 9u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_84 = t2533 & t2534;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t2536 = visible_84 ? s_104 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_104 = t2536;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2537 = 16u < end_31;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2538 = t2520 <= 16u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_85 = t2537 & t2538;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t2540 = visible_85 ? s_107 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_107 = t2540;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2541 = 17u < end_31;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2542 = t2520 <= 17u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_86 = t2541 & t2542;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t2544 = visible_86 ? s_108 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_108 = t2544;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2545 = 24u < end_31;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2546 = t2520 <= 24u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_87 = t2545 & t2546;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t2548 = visible_87 ? s_111 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_111 = t2548;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2549 = 25u < end_31;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2550 = t2520 <= 25u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_88 = t2549 & t2550;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t2552 = visible_88 ? s_112 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_112 = t2552;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2553 = 32u < end_31;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2554 = t2520 <= 32u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_89 = t2553 & t2554;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t2556 = visible_89 ? s_115 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_115 = t2556;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2557 = 33u < end_31;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2558 = t2520 <= 33u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_90 = t2557 & t2558;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t2560 = visible_90 ? s_116 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_116 = t2560;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2561 = 40u < end_31;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2562 = t2520 <= 40u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_91 = t2561 & t2562;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t2564 = visible_91 ? s_119 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_119 = t2564;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2565 = 41u < end_31;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2566 = t2520 <= 41u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_92 = t2565 & t2566;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t2568 = visible_92 ? s_120 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_120 = t2568;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2569 = 48u < end_31;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2570 = t2520 <= 48u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_93 = t2569 & t2570;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t2572 = visible_93 ? s_123 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_123 = t2572;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2573 = 49u < end_31;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2574 = t2520 <= 49u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_94 = t2573 & t2574;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t2576 = visible_94 ? s_124 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_124 = t2576;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2577 = 56u < end_31;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2578 = t2520 <= 56u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_95 = t2577 & t2578;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t2580 = visible_95 ? s_127 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_127 = t2580;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2581 = 57u < end_31;
#line 63 "fa-kernels/src/mask.rs"
        const bool t2582 = t2520 <= 57u;
#line 63 "fa-kernels/src/mask.rs"
        const bool visible_96 = t2581 & t2582;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t2584 = visible_96 ? s_128 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_128 = t2584;
#line 168 "fa-kernels/src/softmax.rs"
        const f32 old_7 = row_max;
#line 182 "fa-kernels/src/softmax.rs"
        f32 t2586;
        asm("max.f32 %0, %1, %2;" : "=f"(t2586) : "f"(old_7), "f"(s_97));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t2587;
        asm("max.f32 %0, %1, %2;" : "=f"(t2587) : "f"(t2586), "f"(s_98));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t2588;
        asm("max.f32 %0, %1, %2;" : "=f"(t2588) : "f"(t2587), "f"(s_101));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t2589;
        asm("max.f32 %0, %1, %2;" : "=f"(t2589) : "f"(t2588), "f"(s_102));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t2590;
        asm("max.f32 %0, %1, %2;" : "=f"(t2590) : "f"(t2589), "f"(s_105));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t2591;
        asm("max.f32 %0, %1, %2;" : "=f"(t2591) : "f"(t2590), "f"(s_106));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t2592;
        asm("max.f32 %0, %1, %2;" : "=f"(t2592) : "f"(t2591), "f"(s_109));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t2593;
        asm("max.f32 %0, %1, %2;" : "=f"(t2593) : "f"(t2592), "f"(s_110));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t2594;
        asm("max.f32 %0, %1, %2;" : "=f"(t2594) : "f"(t2593), "f"(s_113));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t2595;
        asm("max.f32 %0, %1, %2;" : "=f"(t2595) : "f"(t2594), "f"(s_114));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t2596;
        asm("max.f32 %0, %1, %2;" : "=f"(t2596) : "f"(t2595), "f"(s_117));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t2597;
        asm("max.f32 %0, %1, %2;" : "=f"(t2597) : "f"(t2596), "f"(s_118));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t2598;
        asm("max.f32 %0, %1, %2;" : "=f"(t2598) : "f"(t2597), "f"(s_121));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t2599;
        asm("max.f32 %0, %1, %2;" : "=f"(t2599) : "f"(t2598), "f"(s_122));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t2600;
        asm("max.f32 %0, %1, %2;" : "=f"(t2600) : "f"(t2599), "f"(s_125));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t2601;
        asm("max.f32 %0, %1, %2;" : "=f"(t2601) : "f"(t2600), "f"(s_126));
#line 479 "fa-kernels/src/softmax.rs"
        f32 t2602;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2602) : "f"(t2601));
#line 479 "fa-kernels/src/softmax.rs"
        f32 pair_7;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_7) : "f"(t2601), "f"(t2602));
#line 480 "fa-kernels/src/softmax.rs"
        f32 t2604;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2604) : "f"(pair_7));
#line 480 "fa-kernels/src/softmax.rs"
        f32 new_7;
        asm("max.f32 %0, %1, %2;" : "=f"(new_7) : "f"(pair_7), "f"(t2604));
#line 191 "fa-kernels/src/softmax.rs"
        const bool none_7 = new_7 == __uint_as_float(0xff800000u);
        const f32 t2607 = new_7 * scale_log2;
#line 192 "fa-kernels/src/softmax.rs"
        const f32 reference_7 = none_7 ? 0.0f : t2607;
#line 171 "fa-kernels/src/softmax.rs"
        const f32 t2609 = -reference_7;
#line 171 "fa-kernels/src/softmax.rs"
        f32 t2610;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2610) : "f"(old_7), "f"(scale_log2), "f"(t2609));
#line 171 "fa-kernels/src/softmax.rs"
        f32 rescale_7;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_7) : "f"(t2610));
#line 172 "fa-kernels/src/softmax.rs"
        row_max = new_7;
#line 206 "fa-kernels/src/softmax.rs"
        const f32 t2612 = row_sum * rescale_7;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t2613 = -reference_7;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_97;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_97) : "f"(s_97), "f"(scale_log2), "f"(t2613));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t2615;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2615) : "f"(exponent_97));
#line 209 "fa-kernels/src/softmax.rs"
        s_97 = t2615;
        const f32 t2616 = t2612 + s_97;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t2617 = -reference_7;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_98;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_98) : "f"(s_98), "f"(scale_log2), "f"(t2617));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t2619;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2619) : "f"(exponent_98));
#line 209 "fa-kernels/src/softmax.rs"
        s_98 = t2619;
        const f32 t2620 = t2616 + s_98;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t2621 = -reference_7;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_99;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_99) : "f"(s_101), "f"(scale_log2), "f"(t2621));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t2623;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2623) : "f"(exponent_99));
#line 209 "fa-kernels/src/softmax.rs"
        s_101 = t2623;
        const f32 t2624 = t2620 + s_101;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t2625 = -reference_7;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_100;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_100) : "f"(s_102), "f"(scale_log2), "f"(t2625));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t2627;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2627) : "f"(exponent_100));
#line 209 "fa-kernels/src/softmax.rs"
        s_102 = t2627;
        const f32 t2628 = t2624 + s_102;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t2629 = -reference_7;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_101;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_101) : "f"(s_105), "f"(scale_log2), "f"(t2629));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t2631;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2631) : "f"(exponent_101));
#line 209 "fa-kernels/src/softmax.rs"
        s_105 = t2631;
        const f32 t2632 = t2628 + s_105;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t2633 = -reference_7;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_102;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_102) : "f"(s_106), "f"(scale_log2), "f"(t2633));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t2635;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2635) : "f"(exponent_102));
#line 209 "fa-kernels/src/softmax.rs"
        s_106 = t2635;
        const f32 t2636 = t2632 + s_106;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t2637 = -reference_7;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_103;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_103) : "f"(s_109), "f"(scale_log2), "f"(t2637));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t2639;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2639) : "f"(exponent_103));
#line 209 "fa-kernels/src/softmax.rs"
        s_109 = t2639;
        const f32 t2640 = t2636 + s_109;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t2641 = -reference_7;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_104;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_104) : "f"(s_110), "f"(scale_log2), "f"(t2641));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t2643;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2643) : "f"(exponent_104));
#line 209 "fa-kernels/src/softmax.rs"
        s_110 = t2643;
        const f32 t2644 = t2640 + s_110;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t2645 = -reference_7;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_105;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_105) : "f"(s_113), "f"(scale_log2), "f"(t2645));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t2647;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2647) : "f"(exponent_105));
#line 209 "fa-kernels/src/softmax.rs"
        s_113 = t2647;
        const f32 t2648 = t2644 + s_113;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t2649 = -reference_7;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_106;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_106) : "f"(s_114), "f"(scale_log2), "f"(t2649));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t2651;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2651) : "f"(exponent_106));
#line 209 "fa-kernels/src/softmax.rs"
        s_114 = t2651;
        const f32 t2652 = t2648 + s_114;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t2653 = -reference_7;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_107;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_107) : "f"(s_117), "f"(scale_log2), "f"(t2653));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t2655;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2655) : "f"(exponent_107));
#line 209 "fa-kernels/src/softmax.rs"
        s_117 = t2655;
        const f32 t2656 = t2652 + s_117;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t2657 = -reference_7;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_108;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_108) : "f"(s_118), "f"(scale_log2), "f"(t2657));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t2659;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2659) : "f"(exponent_108));
#line 209 "fa-kernels/src/softmax.rs"
        s_118 = t2659;
        const f32 t2660 = t2656 + s_118;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t2661 = -reference_7;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_109;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_109) : "f"(s_121), "f"(scale_log2), "f"(t2661));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t2663;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2663) : "f"(exponent_109));
#line 209 "fa-kernels/src/softmax.rs"
        s_121 = t2663;
        const f32 t2664 = t2660 + s_121;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t2665 = -reference_7;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_110;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_110) : "f"(s_122), "f"(scale_log2), "f"(t2665));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t2667;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2667) : "f"(exponent_110));
#line 209 "fa-kernels/src/softmax.rs"
        s_122 = t2667;
        const f32 t2668 = t2664 + s_122;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t2669 = -reference_7;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_111;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_111) : "f"(s_125), "f"(scale_log2), "f"(t2669));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t2671;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2671) : "f"(exponent_111));
#line 209 "fa-kernels/src/softmax.rs"
        s_125 = t2671;
        const f32 t2672 = t2668 + s_125;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t2673 = -reference_7;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_112;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_112) : "f"(s_126), "f"(scale_log2), "f"(t2673));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t2675;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2675) : "f"(exponent_112));
#line 209 "fa-kernels/src/softmax.rs"
        s_126 = t2675;
        const f32 t2676 = t2672 + s_126;
#line 212 "fa-kernels/src/softmax.rs"
        row_sum = t2676;
#line 168 "fa-kernels/src/softmax.rs"
        const f32 old_8 = row_max_2;
#line 182 "fa-kernels/src/softmax.rs"
        f32 t2678;
        asm("max.f32 %0, %1, %2;" : "=f"(t2678) : "f"(old_8), "f"(s_99));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t2679;
        asm("max.f32 %0, %1, %2;" : "=f"(t2679) : "f"(t2678), "f"(s_100));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t2680;
        asm("max.f32 %0, %1, %2;" : "=f"(t2680) : "f"(t2679), "f"(s_103));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t2681;
        asm("max.f32 %0, %1, %2;" : "=f"(t2681) : "f"(t2680), "f"(s_104));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t2682;
        asm("max.f32 %0, %1, %2;" : "=f"(t2682) : "f"(t2681), "f"(s_107));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t2683;
        asm("max.f32 %0, %1, %2;" : "=f"(t2683) : "f"(t2682), "f"(s_108));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t2684;
        asm("max.f32 %0, %1, %2;" : "=f"(t2684) : "f"(t2683), "f"(s_111));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t2685;
        asm("max.f32 %0, %1, %2;" : "=f"(t2685) : "f"(t2684), "f"(s_112));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t2686;
        asm("max.f32 %0, %1, %2;" : "=f"(t2686) : "f"(t2685), "f"(s_115));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t2687;
        asm("max.f32 %0, %1, %2;" : "=f"(t2687) : "f"(t2686), "f"(s_116));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t2688;
        asm("max.f32 %0, %1, %2;" : "=f"(t2688) : "f"(t2687), "f"(s_119));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t2689;
        asm("max.f32 %0, %1, %2;" : "=f"(t2689) : "f"(t2688), "f"(s_120));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t2690;
        asm("max.f32 %0, %1, %2;" : "=f"(t2690) : "f"(t2689), "f"(s_123));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t2691;
        asm("max.f32 %0, %1, %2;" : "=f"(t2691) : "f"(t2690), "f"(s_124));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t2692;
        asm("max.f32 %0, %1, %2;" : "=f"(t2692) : "f"(t2691), "f"(s_127));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t2693;
        asm("max.f32 %0, %1, %2;" : "=f"(t2693) : "f"(t2692), "f"(s_128));
#line 479 "fa-kernels/src/softmax.rs"
        f32 t2694;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2694) : "f"(t2693));
#line 479 "fa-kernels/src/softmax.rs"
        f32 pair_8;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_8) : "f"(t2693), "f"(t2694));
#line 480 "fa-kernels/src/softmax.rs"
        f32 t2696;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2696) : "f"(pair_8));
#line 480 "fa-kernels/src/softmax.rs"
        f32 new_8;
        asm("max.f32 %0, %1, %2;" : "=f"(new_8) : "f"(pair_8), "f"(t2696));
#line 191 "fa-kernels/src/softmax.rs"
        const bool none_8 = new_8 == __uint_as_float(0xff800000u);
        const f32 t2699 = new_8 * scale_log2;
#line 192 "fa-kernels/src/softmax.rs"
        const f32 reference_8 = none_8 ? 0.0f : t2699;
#line 171 "fa-kernels/src/softmax.rs"
        const f32 t2701 = -reference_8;
#line 171 "fa-kernels/src/softmax.rs"
        f32 t2702;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2702) : "f"(old_8), "f"(scale_log2), "f"(t2701));
#line 171 "fa-kernels/src/softmax.rs"
        f32 rescale_8;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_8) : "f"(t2702));
#line 172 "fa-kernels/src/softmax.rs"
        row_max_2 = new_8;
#line 206 "fa-kernels/src/softmax.rs"
        const f32 t2704 = row_sum_2 * rescale_8;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t2705 = -reference_8;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_113;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_113) : "f"(s_99), "f"(scale_log2), "f"(t2705));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t2707;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2707) : "f"(exponent_113));
#line 209 "fa-kernels/src/softmax.rs"
        s_99 = t2707;
        const f32 t2708 = t2704 + s_99;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t2709 = -reference_8;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_114;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_114) : "f"(s_100), "f"(scale_log2), "f"(t2709));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t2711;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2711) : "f"(exponent_114));
#line 209 "fa-kernels/src/softmax.rs"
        s_100 = t2711;
        const f32 t2712 = t2708 + s_100;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t2713 = -reference_8;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_115;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_115) : "f"(s_103), "f"(scale_log2), "f"(t2713));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t2715;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2715) : "f"(exponent_115));
#line 209 "fa-kernels/src/softmax.rs"
        s_103 = t2715;
        const f32 t2716 = t2712 + s_103;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t2717 = -reference_8;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_116;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_116) : "f"(s_104), "f"(scale_log2), "f"(t2717));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t2719;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2719) : "f"(exponent_116));
#line 209 "fa-kernels/src/softmax.rs"
        s_104 = t2719;
        const f32 t2720 = t2716 + s_104;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t2721 = -reference_8;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_117;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_117) : "f"(s_107), "f"(scale_log2), "f"(t2721));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t2723;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2723) : "f"(exponent_117));
#line 209 "fa-kernels/src/softmax.rs"
        s_107 = t2723;
        const f32 t2724 = t2720 + s_107;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t2725 = -reference_8;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_118;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_118) : "f"(s_108), "f"(scale_log2), "f"(t2725));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t2727;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2727) : "f"(exponent_118));
#line 209 "fa-kernels/src/softmax.rs"
        s_108 = t2727;
        const f32 t2728 = t2724 + s_108;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t2729 = -reference_8;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_119;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_119) : "f"(s_111), "f"(scale_log2), "f"(t2729));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t2731;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2731) : "f"(exponent_119));
#line 209 "fa-kernels/src/softmax.rs"
        s_111 = t2731;
        const f32 t2732 = t2728 + s_111;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t2733 = -reference_8;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_120;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_120) : "f"(s_112), "f"(scale_log2), "f"(t2733));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t2735;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2735) : "f"(exponent_120));
#line 209 "fa-kernels/src/softmax.rs"
        s_112 = t2735;
        const f32 t2736 = t2732 + s_112;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t2737 = -reference_8;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_121;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_121) : "f"(s_115), "f"(scale_log2), "f"(t2737));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t2739;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2739) : "f"(exponent_121));
#line 209 "fa-kernels/src/softmax.rs"
        s_115 = t2739;
        const f32 t2740 = t2736 + s_115;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t2741 = -reference_8;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_122;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_122) : "f"(s_116), "f"(scale_log2), "f"(t2741));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t2743;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2743) : "f"(exponent_122));
#line 209 "fa-kernels/src/softmax.rs"
        s_116 = t2743;
        const f32 t2744 = t2740 + s_116;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t2745 = -reference_8;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_123;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_123) : "f"(s_119), "f"(scale_log2), "f"(t2745));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t2747;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2747) : "f"(exponent_123));
#line 209 "fa-kernels/src/softmax.rs"
        s_119 = t2747;
        const f32 t2748 = t2744 + s_119;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t2749 = -reference_8;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_124;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_124) : "f"(s_120), "f"(scale_log2), "f"(t2749));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t2751;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2751) : "f"(exponent_124));
#line 209 "fa-kernels/src/softmax.rs"
        s_120 = t2751;
        const f32 t2752 = t2748 + s_120;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t2753 = -reference_8;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_125;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_125) : "f"(s_123), "f"(scale_log2), "f"(t2753));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t2755;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2755) : "f"(exponent_125));
#line 209 "fa-kernels/src/softmax.rs"
        s_123 = t2755;
        const f32 t2756 = t2752 + s_123;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t2757 = -reference_8;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_126;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_126) : "f"(s_124), "f"(scale_log2), "f"(t2757));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t2759;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2759) : "f"(exponent_126));
#line 209 "fa-kernels/src/softmax.rs"
        s_124 = t2759;
        const f32 t2760 = t2756 + s_124;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t2761 = -reference_8;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_127;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_127) : "f"(s_127), "f"(scale_log2), "f"(t2761));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t2763;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2763) : "f"(exponent_127));
#line 209 "fa-kernels/src/softmax.rs"
        s_127 = t2763;
        const f32 t2764 = t2760 + s_127;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t2765 = -reference_8;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_128;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_128) : "f"(s_128), "f"(scale_log2), "f"(t2765));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t2767;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2767) : "f"(exponent_128));
#line 209 "fa-kernels/src/softmax.rs"
        s_128 = t2767;
        const f32 t2768 = t2764 + s_128;
#line 212 "fa-kernels/src/softmax.rs"
        row_sum_2 = t2768;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2769 = acc * rescale_7;
#line 433 "fa-kernels/src/softmax.rs"
        acc = t2769;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2770 = acc_2 * rescale_7;
#line 433 "fa-kernels/src/softmax.rs"
        acc_2 = t2770;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2771 = acc_5 * rescale_7;
#line 433 "fa-kernels/src/softmax.rs"
        acc_5 = t2771;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2772 = acc_6 * rescale_7;
#line 433 "fa-kernels/src/softmax.rs"
        acc_6 = t2772;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2773 = acc_9 * rescale_7;
#line 433 "fa-kernels/src/softmax.rs"
        acc_9 = t2773;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2774 = acc_10 * rescale_7;
#line 433 "fa-kernels/src/softmax.rs"
        acc_10 = t2774;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2775 = acc_13 * rescale_7;
#line 433 "fa-kernels/src/softmax.rs"
        acc_13 = t2775;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2776 = acc_14 * rescale_7;
#line 433 "fa-kernels/src/softmax.rs"
        acc_14 = t2776;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2777 = acc_17 * rescale_7;
#line 433 "fa-kernels/src/softmax.rs"
        acc_17 = t2777;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2778 = acc_18 * rescale_7;
#line 433 "fa-kernels/src/softmax.rs"
        acc_18 = t2778;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2779 = acc_21 * rescale_7;
#line 433 "fa-kernels/src/softmax.rs"
        acc_21 = t2779;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2780 = acc_22 * rescale_7;
#line 433 "fa-kernels/src/softmax.rs"
        acc_22 = t2780;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2781 = acc_25 * rescale_7;
#line 433 "fa-kernels/src/softmax.rs"
        acc_25 = t2781;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2782 = acc_26 * rescale_7;
#line 433 "fa-kernels/src/softmax.rs"
        acc_26 = t2782;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2783 = acc_29 * rescale_7;
#line 433 "fa-kernels/src/softmax.rs"
        acc_29 = t2783;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2784 = acc_30 * rescale_7;
#line 433 "fa-kernels/src/softmax.rs"
        acc_30 = t2784;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2785 = acc_33 * rescale_7;
#line 433 "fa-kernels/src/softmax.rs"
        acc_33 = t2785;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2786 = acc_34 * rescale_7;
#line 433 "fa-kernels/src/softmax.rs"
        acc_34 = t2786;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2787 = acc_37 * rescale_7;
#line 433 "fa-kernels/src/softmax.rs"
        acc_37 = t2787;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2788 = acc_38 * rescale_7;
#line 433 "fa-kernels/src/softmax.rs"
        acc_38 = t2788;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2789 = acc_41 * rescale_7;
#line 433 "fa-kernels/src/softmax.rs"
        acc_41 = t2789;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2790 = acc_42 * rescale_7;
#line 433 "fa-kernels/src/softmax.rs"
        acc_42 = t2790;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2791 = acc_45 * rescale_7;
#line 433 "fa-kernels/src/softmax.rs"
        acc_45 = t2791;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2792 = acc_46 * rescale_7;
#line 433 "fa-kernels/src/softmax.rs"
        acc_46 = t2792;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2793 = acc_49 * rescale_7;
#line 433 "fa-kernels/src/softmax.rs"
        acc_49 = t2793;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2794 = acc_50 * rescale_7;
#line 433 "fa-kernels/src/softmax.rs"
        acc_50 = t2794;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2795 = acc_53 * rescale_7;
#line 433 "fa-kernels/src/softmax.rs"
        acc_53 = t2795;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2796 = acc_54 * rescale_7;
#line 433 "fa-kernels/src/softmax.rs"
        acc_54 = t2796;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2797 = acc_57 * rescale_7;
#line 433 "fa-kernels/src/softmax.rs"
        acc_57 = t2797;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2798 = acc_58 * rescale_7;
#line 433 "fa-kernels/src/softmax.rs"
        acc_58 = t2798;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2799 = acc_61 * rescale_7;
#line 433 "fa-kernels/src/softmax.rs"
        acc_61 = t2799;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2800 = acc_62 * rescale_7;
#line 433 "fa-kernels/src/softmax.rs"
        acc_62 = t2800;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2801 = acc_3 * rescale_8;
#line 433 "fa-kernels/src/softmax.rs"
        acc_3 = t2801;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2802 = acc_4 * rescale_8;
#line 433 "fa-kernels/src/softmax.rs"
        acc_4 = t2802;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2803 = acc_7 * rescale_8;
#line 433 "fa-kernels/src/softmax.rs"
        acc_7 = t2803;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2804 = acc_8 * rescale_8;
#line 433 "fa-kernels/src/softmax.rs"
        acc_8 = t2804;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2805 = acc_11 * rescale_8;
#line 433 "fa-kernels/src/softmax.rs"
        acc_11 = t2805;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2806 = acc_12 * rescale_8;
#line 433 "fa-kernels/src/softmax.rs"
        acc_12 = t2806;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2807 = acc_15 * rescale_8;
#line 433 "fa-kernels/src/softmax.rs"
        acc_15 = t2807;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2808 = acc_16 * rescale_8;
#line 433 "fa-kernels/src/softmax.rs"
        acc_16 = t2808;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2809 = acc_19 * rescale_8;
#line 433 "fa-kernels/src/softmax.rs"
        acc_19 = t2809;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2810 = acc_20 * rescale_8;
#line 433 "fa-kernels/src/softmax.rs"
        acc_20 = t2810;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2811 = acc_23 * rescale_8;
#line 433 "fa-kernels/src/softmax.rs"
        acc_23 = t2811;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2812 = acc_24 * rescale_8;
#line 433 "fa-kernels/src/softmax.rs"
        acc_24 = t2812;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2813 = acc_27 * rescale_8;
#line 433 "fa-kernels/src/softmax.rs"
        acc_27 = t2813;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2814 = acc_28 * rescale_8;
#line 433 "fa-kernels/src/softmax.rs"
        acc_28 = t2814;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2815 = acc_31 * rescale_8;
#line 433 "fa-kernels/src/softmax.rs"
        acc_31 = t2815;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2816 = acc_32 * rescale_8;
#line 433 "fa-kernels/src/softmax.rs"
        acc_32 = t2816;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2817 = acc_35 * rescale_8;
#line 433 "fa-kernels/src/softmax.rs"
        acc_35 = t2817;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2818 = acc_36 * rescale_8;
#line 433 "fa-kernels/src/softmax.rs"
        acc_36 = t2818;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2819 = acc_39 * rescale_8;
#line 433 "fa-kernels/src/softmax.rs"
        acc_39 = t2819;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2820 = acc_40 * rescale_8;
#line 433 "fa-kernels/src/softmax.rs"
        acc_40 = t2820;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2821 = acc_43 * rescale_8;
#line 433 "fa-kernels/src/softmax.rs"
        acc_43 = t2821;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2822 = acc_44 * rescale_8;
#line 433 "fa-kernels/src/softmax.rs"
        acc_44 = t2822;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2823 = acc_47 * rescale_8;
#line 433 "fa-kernels/src/softmax.rs"
        acc_47 = t2823;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2824 = acc_48 * rescale_8;
#line 433 "fa-kernels/src/softmax.rs"
        acc_48 = t2824;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2825 = acc_51 * rescale_8;
#line 433 "fa-kernels/src/softmax.rs"
        acc_51 = t2825;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2826 = acc_52 * rescale_8;
#line 433 "fa-kernels/src/softmax.rs"
        acc_52 = t2826;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2827 = acc_55 * rescale_8;
#line 433 "fa-kernels/src/softmax.rs"
        acc_55 = t2827;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2828 = acc_56 * rescale_8;
#line 433 "fa-kernels/src/softmax.rs"
        acc_56 = t2828;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2829 = acc_59 * rescale_8;
#line 433 "fa-kernels/src/softmax.rs"
        acc_59 = t2829;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2830 = acc_60 * rescale_8;
#line 433 "fa-kernels/src/softmax.rs"
        acc_60 = t2830;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2831 = acc_63 * rescale_8;
#line 433 "fa-kernels/src/softmax.rs"
        acc_63 = t2831;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t2832 = acc_64 * rescale_8;
#line 433 "fa-kernels/src/softmax.rs"
        acc_64 = t2832;
#line 130 "fa-kernels/src/softmax.rs"
        u32 t2833;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2833) : "f"(s_97), "f"(s_98));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t2834;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2834) : "f"(s_99), "f"(s_100));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t2835;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2835) : "f"(s_101), "f"(s_102));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t2836;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2836) : "f"(s_103), "f"(s_104));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t2837;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2837) : "f"(s_105), "f"(s_106));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t2838;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2838) : "f"(s_107), "f"(s_108));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t2839;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2839) : "f"(s_109), "f"(s_110));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t2840;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2840) : "f"(s_111), "f"(s_112));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t2841;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2841) : "f"(s_113), "f"(s_114));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t2842;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2842) : "f"(s_115), "f"(s_116));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t2843;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2843) : "f"(s_117), "f"(s_118));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t2844;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2844) : "f"(s_119), "f"(s_120));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t2845;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2845) : "f"(s_121), "f"(s_122));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t2846;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2846) : "f"(s_123), "f"(s_124));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t2847;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2847) : "f"(s_125), "f"(s_126));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t2848;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2848) : "f"(s_127), "f"(s_128));
#line 145 "fa-kernels/src/forward/mma/tile.rs"
        u32 t2849;
        asm volatile("mov.b32 %0, %1;" : "=r"(t2849) : "r"(t348));
#line 145 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t2850 = t2849 ^ 32u;
#line 145 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t2851 = t2849 ^ 64u;
#line 145 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t2852 = t2849 ^ 96u;
        const u32 t2853 = t145 + t2849;
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t2854 = t145 + t2850;
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t2855 = t145 + t2851;
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t2856 = t145 + t2852;
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_1025;
        u32 m_1026;
        u32 m_1027;
        u32 m_1028;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_1025), "=r"(m_1026), "=r"(m_1027), "=r"(m_1028) : "r"(t2853) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2833), "r"(t2834), "r"(t2835), "r"(t2836), "r"(m_1025), "r"(m_1026));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2833), "r"(t2834), "r"(t2835), "r"(t2836), "r"(m_1027), "r"(m_1028));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_1029;
        u32 m_1030;
        u32 m_1031;
        u32 m_1032;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_1029), "=r"(m_1030), "=r"(m_1031), "=r"(m_1032) : "r"(t2854) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2833), "r"(t2834), "r"(t2835), "r"(t2836), "r"(m_1029), "r"(m_1030));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2833), "r"(t2834), "r"(t2835), "r"(t2836), "r"(m_1031), "r"(m_1032));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_1033;
        u32 m_1034;
        u32 m_1035;
        u32 m_1036;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_1033), "=r"(m_1034), "=r"(m_1035), "=r"(m_1036) : "r"(t2855) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2833), "r"(t2834), "r"(t2835), "r"(t2836), "r"(m_1033), "r"(m_1034));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2833), "r"(t2834), "r"(t2835), "r"(t2836), "r"(m_1035), "r"(m_1036));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_1037;
        u32 m_1038;
        u32 m_1039;
        u32 m_1040;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_1037), "=r"(m_1038), "=r"(m_1039), "=r"(m_1040) : "r"(t2856) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2833), "r"(t2834), "r"(t2835), "r"(t2836), "r"(m_1037), "r"(m_1038));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2833), "r"(t2834), "r"(t2835), "r"(t2836), "r"(m_1039), "r"(m_1040));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_1041;
        u32 m_1042;
        u32 m_1043;
        u32 m_1044;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_1041), "=r"(m_1042), "=r"(m_1043), "=r"(m_1044) : "r"(t2853) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2833), "r"(t2834), "r"(t2835), "r"(t2836), "r"(m_1041), "r"(m_1042));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2833), "r"(t2834), "r"(t2835), "r"(t2836), "r"(m_1043), "r"(m_1044));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_1045;
        u32 m_1046;
        u32 m_1047;
        u32 m_1048;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_1045), "=r"(m_1046), "=r"(m_1047), "=r"(m_1048) : "r"(t2854) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2833), "r"(t2834), "r"(t2835), "r"(t2836), "r"(m_1045), "r"(m_1046));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2833), "r"(t2834), "r"(t2835), "r"(t2836), "r"(m_1047), "r"(m_1048));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_1049;
        u32 m_1050;
        u32 m_1051;
        u32 m_1052;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_1049), "=r"(m_1050), "=r"(m_1051), "=r"(m_1052) : "r"(t2855) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2833), "r"(t2834), "r"(t2835), "r"(t2836), "r"(m_1049), "r"(m_1050));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2833), "r"(t2834), "r"(t2835), "r"(t2836), "r"(m_1051), "r"(m_1052));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_1053;
        u32 m_1054;
        u32 m_1055;
        u32 m_1056;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_1053), "=r"(m_1054), "=r"(m_1055), "=r"(m_1056) : "r"(t2856) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2833), "r"(t2834), "r"(t2835), "r"(t2836), "r"(m_1053), "r"(m_1054));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2833), "r"(t2834), "r"(t2835), "r"(t2836), "r"(m_1055), "r"(m_1056));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_1057;
        u32 m_1058;
        u32 m_1059;
        u32 m_1060;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_1057), "=r"(m_1058), "=r"(m_1059), "=r"(m_1060) : "r"(t2853) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2837), "r"(t2838), "r"(t2839), "r"(t2840), "r"(m_1057), "r"(m_1058));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2837), "r"(t2838), "r"(t2839), "r"(t2840), "r"(m_1059), "r"(m_1060));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_1061;
        u32 m_1062;
        u32 m_1063;
        u32 m_1064;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_1061), "=r"(m_1062), "=r"(m_1063), "=r"(m_1064) : "r"(t2854) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2837), "r"(t2838), "r"(t2839), "r"(t2840), "r"(m_1061), "r"(m_1062));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2837), "r"(t2838), "r"(t2839), "r"(t2840), "r"(m_1063), "r"(m_1064));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_1065;
        u32 m_1066;
        u32 m_1067;
        u32 m_1068;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_1065), "=r"(m_1066), "=r"(m_1067), "=r"(m_1068) : "r"(t2855) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2837), "r"(t2838), "r"(t2839), "r"(t2840), "r"(m_1065), "r"(m_1066));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2837), "r"(t2838), "r"(t2839), "r"(t2840), "r"(m_1067), "r"(m_1068));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_1069;
        u32 m_1070;
        u32 m_1071;
        u32 m_1072;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_1069), "=r"(m_1070), "=r"(m_1071), "=r"(m_1072) : "r"(t2856) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2837), "r"(t2838), "r"(t2839), "r"(t2840), "r"(m_1069), "r"(m_1070));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2837), "r"(t2838), "r"(t2839), "r"(t2840), "r"(m_1071), "r"(m_1072));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_1073;
        u32 m_1074;
        u32 m_1075;
        u32 m_1076;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_1073), "=r"(m_1074), "=r"(m_1075), "=r"(m_1076) : "r"(t2853) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2837), "r"(t2838), "r"(t2839), "r"(t2840), "r"(m_1073), "r"(m_1074));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2837), "r"(t2838), "r"(t2839), "r"(t2840), "r"(m_1075), "r"(m_1076));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_1077;
        u32 m_1078;
        u32 m_1079;
        u32 m_1080;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_1077), "=r"(m_1078), "=r"(m_1079), "=r"(m_1080) : "r"(t2854) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2837), "r"(t2838), "r"(t2839), "r"(t2840), "r"(m_1077), "r"(m_1078));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2837), "r"(t2838), "r"(t2839), "r"(t2840), "r"(m_1079), "r"(m_1080));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_1081;
        u32 m_1082;
        u32 m_1083;
        u32 m_1084;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_1081), "=r"(m_1082), "=r"(m_1083), "=r"(m_1084) : "r"(t2855) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2837), "r"(t2838), "r"(t2839), "r"(t2840), "r"(m_1081), "r"(m_1082));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2837), "r"(t2838), "r"(t2839), "r"(t2840), "r"(m_1083), "r"(m_1084));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_1085;
        u32 m_1086;
        u32 m_1087;
        u32 m_1088;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_1085), "=r"(m_1086), "=r"(m_1087), "=r"(m_1088) : "r"(t2856) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2837), "r"(t2838), "r"(t2839), "r"(t2840), "r"(m_1085), "r"(m_1086));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2837), "r"(t2838), "r"(t2839), "r"(t2840), "r"(m_1087), "r"(m_1088));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_1089;
        u32 m_1090;
        u32 m_1091;
        u32 m_1092;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_1089), "=r"(m_1090), "=r"(m_1091), "=r"(m_1092) : "r"(t2853) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2841), "r"(t2842), "r"(t2843), "r"(t2844), "r"(m_1089), "r"(m_1090));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2841), "r"(t2842), "r"(t2843), "r"(t2844), "r"(m_1091), "r"(m_1092));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_1093;
        u32 m_1094;
        u32 m_1095;
        u32 m_1096;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_1093), "=r"(m_1094), "=r"(m_1095), "=r"(m_1096) : "r"(t2854) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2841), "r"(t2842), "r"(t2843), "r"(t2844), "r"(m_1093), "r"(m_1094));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2841), "r"(t2842), "r"(t2843), "r"(t2844), "r"(m_1095), "r"(m_1096));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_1097;
        u32 m_1098;
        u32 m_1099;
        u32 m_1100;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_1097), "=r"(m_1098), "=r"(m_1099), "=r"(m_1100) : "r"(t2855) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2841), "r"(t2842), "r"(t2843), "r"(t2844), "r"(m_1097), "r"(m_1098));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2841), "r"(t2842), "r"(t2843), "r"(t2844), "r"(m_1099), "r"(m_1100));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_1101;
        u32 m_1102;
        u32 m_1103;
        u32 m_1104;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_1101), "=r"(m_1102), "=r"(m_1103), "=r"(m_1104) : "r"(t2856) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2841), "r"(t2842), "r"(t2843), "r"(t2844), "r"(m_1101), "r"(m_1102));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2841), "r"(t2842), "r"(t2843), "r"(t2844), "r"(m_1103), "r"(m_1104));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_1105;
        u32 m_1106;
        u32 m_1107;
        u32 m_1108;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_1105), "=r"(m_1106), "=r"(m_1107), "=r"(m_1108) : "r"(t2853) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2841), "r"(t2842), "r"(t2843), "r"(t2844), "r"(m_1105), "r"(m_1106));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2841), "r"(t2842), "r"(t2843), "r"(t2844), "r"(m_1107), "r"(m_1108));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_1109;
        u32 m_1110;
        u32 m_1111;
        u32 m_1112;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_1109), "=r"(m_1110), "=r"(m_1111), "=r"(m_1112) : "r"(t2854) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2841), "r"(t2842), "r"(t2843), "r"(t2844), "r"(m_1109), "r"(m_1110));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2841), "r"(t2842), "r"(t2843), "r"(t2844), "r"(m_1111), "r"(m_1112));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_1113;
        u32 m_1114;
        u32 m_1115;
        u32 m_1116;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_1113), "=r"(m_1114), "=r"(m_1115), "=r"(m_1116) : "r"(t2855) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2841), "r"(t2842), "r"(t2843), "r"(t2844), "r"(m_1113), "r"(m_1114));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2841), "r"(t2842), "r"(t2843), "r"(t2844), "r"(m_1115), "r"(m_1116));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_1117;
        u32 m_1118;
        u32 m_1119;
        u32 m_1120;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_1117), "=r"(m_1118), "=r"(m_1119), "=r"(m_1120) : "r"(t2856) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2841), "r"(t2842), "r"(t2843), "r"(t2844), "r"(m_1117), "r"(m_1118));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2841), "r"(t2842), "r"(t2843), "r"(t2844), "r"(m_1119), "r"(m_1120));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_1121;
        u32 m_1122;
        u32 m_1123;
        u32 m_1124;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_1121), "=r"(m_1122), "=r"(m_1123), "=r"(m_1124) : "r"(t2853) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2845), "r"(t2846), "r"(t2847), "r"(t2848), "r"(m_1121), "r"(m_1122));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2845), "r"(t2846), "r"(t2847), "r"(t2848), "r"(m_1123), "r"(m_1124));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_1125;
        u32 m_1126;
        u32 m_1127;
        u32 m_1128;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_1125), "=r"(m_1126), "=r"(m_1127), "=r"(m_1128) : "r"(t2854) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2845), "r"(t2846), "r"(t2847), "r"(t2848), "r"(m_1125), "r"(m_1126));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2845), "r"(t2846), "r"(t2847), "r"(t2848), "r"(m_1127), "r"(m_1128));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_1129;
        u32 m_1130;
        u32 m_1131;
        u32 m_1132;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_1129), "=r"(m_1130), "=r"(m_1131), "=r"(m_1132) : "r"(t2855) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2845), "r"(t2846), "r"(t2847), "r"(t2848), "r"(m_1129), "r"(m_1130));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2845), "r"(t2846), "r"(t2847), "r"(t2848), "r"(m_1131), "r"(m_1132));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_1133;
        u32 m_1134;
        u32 m_1135;
        u32 m_1136;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_1133), "=r"(m_1134), "=r"(m_1135), "=r"(m_1136) : "r"(t2856) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2845), "r"(t2846), "r"(t2847), "r"(t2848), "r"(m_1133), "r"(m_1134));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2845), "r"(t2846), "r"(t2847), "r"(t2848), "r"(m_1135), "r"(m_1136));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_1137;
        u32 m_1138;
        u32 m_1139;
        u32 m_1140;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_1137), "=r"(m_1138), "=r"(m_1139), "=r"(m_1140) : "r"(t2853) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2845), "r"(t2846), "r"(t2847), "r"(t2848), "r"(m_1137), "r"(m_1138));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2845), "r"(t2846), "r"(t2847), "r"(t2848), "r"(m_1139), "r"(m_1140));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_1141;
        u32 m_1142;
        u32 m_1143;
        u32 m_1144;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_1141), "=r"(m_1142), "=r"(m_1143), "=r"(m_1144) : "r"(t2854) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2845), "r"(t2846), "r"(t2847), "r"(t2848), "r"(m_1141), "r"(m_1142));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2845), "r"(t2846), "r"(t2847), "r"(t2848), "r"(m_1143), "r"(m_1144));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_1145;
        u32 m_1146;
        u32 m_1147;
        u32 m_1148;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_1145), "=r"(m_1146), "=r"(m_1147), "=r"(m_1148) : "r"(t2855) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2845), "r"(t2846), "r"(t2847), "r"(t2848), "r"(m_1145), "r"(m_1146));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2845), "r"(t2846), "r"(t2847), "r"(t2848), "r"(m_1147), "r"(m_1148));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_1149;
        u32 m_1150;
        u32 m_1151;
        u32 m_1152;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_1149), "=r"(m_1150), "=r"(m_1151), "=r"(m_1152) : "r"(t2856) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2845), "r"(t2846), "r"(t2847), "r"(t2848), "r"(m_1149), "r"(m_1150));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2845), "r"(t2846), "r"(t2847), "r"(t2848), "r"(m_1151), "r"(m_1152));
    }
#line 320 "fa-kernels/src/softmax.rs"
    f32 t2857;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2857) : "f"(row_sum));
#line 320 "fa-kernels/src/softmax.rs"
    const f32 pair_9 = row_sum + t2857;
    f32 t2859;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2859) : "f"(pair_9));
#line 321 "fa-kernels/src/softmax.rs"
    const f32 t2860 = pair_9 + t2859;
#line 321 "fa-kernels/src/softmax.rs"
    row_sum = t2860;
#line 320 "fa-kernels/src/softmax.rs"
    f32 t2861;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2861) : "f"(row_sum_2));
#line 320 "fa-kernels/src/softmax.rs"
    const f32 pair_10 = row_sum_2 + t2861;
    f32 t2863;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2863) : "f"(pair_10));
#line 321 "fa-kernels/src/softmax.rs"
    const f32 t2864 = pair_10 + t2863;
#line 321 "fa-kernels/src/softmax.rs"
    row_sum_2 = t2864;
#line 352 "fa-kernels/src/softmax.rs"
    const f32 sum = row_sum;
    const bool t2865 = sum == 0.0f;
#line 353 "fa-kernels/src/softmax.rs"
    f32 t2866;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2866) : "f"(sum));
#line 353 "fa-kernels/src/softmax.rs"
    const f32 normalizer = t2865 ? 0.0f : t2866;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2868 = acc * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc = t2868;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2869 = acc_2 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_2 = t2869;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2870 = acc_5 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_5 = t2870;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2871 = acc_6 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_6 = t2871;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2872 = acc_9 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_9 = t2872;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2873 = acc_10 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_10 = t2873;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2874 = acc_13 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_13 = t2874;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2875 = acc_14 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_14 = t2875;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2876 = acc_17 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_17 = t2876;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2877 = acc_18 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_18 = t2877;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2878 = acc_21 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_21 = t2878;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2879 = acc_22 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_22 = t2879;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2880 = acc_25 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_25 = t2880;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2881 = acc_26 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_26 = t2881;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2882 = acc_29 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_29 = t2882;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2883 = acc_30 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_30 = t2883;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2884 = acc_33 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_33 = t2884;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2885 = acc_34 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_34 = t2885;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2886 = acc_37 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_37 = t2886;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2887 = acc_38 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_38 = t2887;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2888 = acc_41 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_41 = t2888;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2889 = acc_42 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_42 = t2889;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2890 = acc_45 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_45 = t2890;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2891 = acc_46 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_46 = t2891;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2892 = acc_49 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_49 = t2892;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2893 = acc_50 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_50 = t2893;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2894 = acc_53 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_53 = t2894;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2895 = acc_54 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_54 = t2895;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2896 = acc_57 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_57 = t2896;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2897 = acc_58 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_58 = t2897;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2898 = acc_61 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_61 = t2898;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2899 = acc_62 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_62 = t2899;
#line 352 "fa-kernels/src/softmax.rs"
    const f32 sum_2 = row_sum_2;
    const bool t2900 = sum_2 == 0.0f;
#line 353 "fa-kernels/src/softmax.rs"
    f32 t2901;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2901) : "f"(sum_2));
#line 353 "fa-kernels/src/softmax.rs"
    const f32 normalizer_2 = t2900 ? 0.0f : t2901;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2903 = acc_3 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_3 = t2903;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2904 = acc_4 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_4 = t2904;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2905 = acc_7 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_7 = t2905;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2906 = acc_8 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_8 = t2906;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2907 = acc_11 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_11 = t2907;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2908 = acc_12 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_12 = t2908;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2909 = acc_15 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_15 = t2909;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2910 = acc_16 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_16 = t2910;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2911 = acc_19 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_19 = t2911;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2912 = acc_20 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_20 = t2912;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2913 = acc_23 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_23 = t2913;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2914 = acc_24 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_24 = t2914;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2915 = acc_27 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_27 = t2915;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2916 = acc_28 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_28 = t2916;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2917 = acc_31 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_31 = t2917;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2918 = acc_32 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_32 = t2918;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2919 = acc_35 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_35 = t2919;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2920 = acc_36 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_36 = t2920;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2921 = acc_39 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_39 = t2921;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2922 = acc_40 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_40 = t2922;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2923 = acc_43 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_43 = t2923;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2924 = acc_44 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_44 = t2924;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2925 = acc_47 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_47 = t2925;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2926 = acc_48 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_48 = t2926;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2927 = acc_51 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_51 = t2927;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2928 = acc_52 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_52 = t2928;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2929 = acc_55 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_55 = t2929;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2930 = acc_56 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_56 = t2930;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2931 = acc_59 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_59 = t2931;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2932 = acc_60 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_60 = t2932;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2933 = acc_63 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_63 = t2933;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t2934 = acc_64 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_64 = t2934;
#line 169 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
    const u32 t2935 = smem_1 + 8192u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2936 = lane >> 2u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2937 = first_row + t2936;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2938 = t2937 & 7u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2939 = 0u ^ t2938;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2940 = t2937 << 7u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2941 = t2939 << 4u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2942 = t2940 + t2941;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2943 = lane & 3u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2944 = t2943 << 2u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2945 = t2942 + t2944;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t2946;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2946) : "f"(acc), "f"(acc_2));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2947 = smem_1 + t2945;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2947), "r"(t2946) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t2948;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2948) : "f"(acc_5), "f"(acc_6));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2949 = t2945 ^ 16u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2950 = smem_1 + t2949;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2950), "r"(t2948) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t2951;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2951) : "f"(acc_9), "f"(acc_10));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2952 = t2945 ^ 32u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2953 = smem_1 + t2952;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2953), "r"(t2951) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t2954;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2954) : "f"(acc_13), "f"(acc_14));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2955 = t2945 ^ 48u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2956 = smem_1 + t2955;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2956), "r"(t2954) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t2957;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2957) : "f"(acc_17), "f"(acc_18));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2958 = t2945 ^ 64u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2959 = smem_1 + t2958;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2959), "r"(t2957) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t2960;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2960) : "f"(acc_21), "f"(acc_22));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2961 = t2945 ^ 80u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2962 = smem_1 + t2961;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2962), "r"(t2960) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t2963;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2963) : "f"(acc_25), "f"(acc_26));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2964 = t2945 ^ 96u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2965 = smem_1 + t2964;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2965), "r"(t2963) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t2966;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2966) : "f"(acc_29), "f"(acc_30));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2967 = t2945 ^ 112u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2968 = smem_1 + t2967;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2968), "r"(t2966) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2969 = t2937 & 7u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2970 = 0u ^ t2969;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2971 = t2937 << 7u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2972 = t2970 << 4u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2973 = t2971 + t2972;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2974 = lane & 3u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2975 = t2974 << 2u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2976 = t2973 + t2975;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t2977;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2977) : "f"(acc_33), "f"(acc_34));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2978 = t2935 + t2976;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2978), "r"(t2977) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t2979;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2979) : "f"(acc_37), "f"(acc_38));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2980 = t2976 ^ 16u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2981 = t2935 + t2980;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2981), "r"(t2979) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t2982;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2982) : "f"(acc_41), "f"(acc_42));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2983 = t2976 ^ 32u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2984 = t2935 + t2983;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2984), "r"(t2982) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t2985;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2985) : "f"(acc_45), "f"(acc_46));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2986 = t2976 ^ 48u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2987 = t2935 + t2986;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2987), "r"(t2985) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t2988;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2988) : "f"(acc_49), "f"(acc_50));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2989 = t2976 ^ 64u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2990 = t2935 + t2989;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2990), "r"(t2988) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t2991;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2991) : "f"(acc_53), "f"(acc_54));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2992 = t2976 ^ 80u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2993 = t2935 + t2992;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2993), "r"(t2991) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t2994;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2994) : "f"(acc_57), "f"(acc_58));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2995 = t2976 ^ 96u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2996 = t2935 + t2995;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2996), "r"(t2994) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t2997;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2997) : "f"(acc_61), "f"(acc_62));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2998 = t2976 ^ 112u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2999 = t2935 + t2998;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2999), "r"(t2997) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3000 = lane >> 2u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3001 = first_row + t3000;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3002 = t3001 + 8u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3003 = t3002 & 7u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3004 = 0u ^ t3003;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3005 = t3002 << 7u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3006 = t3004 << 4u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3007 = t3005 + t3006;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3008 = lane & 3u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3009 = t3008 << 2u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3010 = t3007 + t3009;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t3011;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3011) : "f"(acc_3), "f"(acc_4));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3012 = smem_1 + t3010;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3012), "r"(t3011) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t3013;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3013) : "f"(acc_7), "f"(acc_8));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3014 = t3010 ^ 16u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3015 = smem_1 + t3014;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3015), "r"(t3013) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t3016;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3016) : "f"(acc_11), "f"(acc_12));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3017 = t3010 ^ 32u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3018 = smem_1 + t3017;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3018), "r"(t3016) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t3019;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3019) : "f"(acc_15), "f"(acc_16));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3020 = t3010 ^ 48u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3021 = smem_1 + t3020;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3021), "r"(t3019) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t3022;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3022) : "f"(acc_19), "f"(acc_20));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3023 = t3010 ^ 64u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3024 = smem_1 + t3023;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3024), "r"(t3022) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t3025;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3025) : "f"(acc_23), "f"(acc_24));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3026 = t3010 ^ 80u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3027 = smem_1 + t3026;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3027), "r"(t3025) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t3028;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3028) : "f"(acc_27), "f"(acc_28));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3029 = t3010 ^ 96u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3030 = smem_1 + t3029;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3030), "r"(t3028) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t3031;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3031) : "f"(acc_31), "f"(acc_32));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3032 = t3010 ^ 112u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3033 = smem_1 + t3032;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3033), "r"(t3031) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3034 = t3002 & 7u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3035 = 0u ^ t3034;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3036 = t3002 << 7u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3037 = t3035 << 4u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3038 = t3036 + t3037;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3039 = lane & 3u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3040 = t3039 << 2u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3041 = t3038 + t3040;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t3042;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3042) : "f"(acc_35), "f"(acc_36));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3043 = t2935 + t3041;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3043), "r"(t3042) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t3044;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3044) : "f"(acc_39), "f"(acc_40));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3045 = t3041 ^ 16u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3046 = t2935 + t3045;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3046), "r"(t3044) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t3047;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3047) : "f"(acc_43), "f"(acc_44));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3048 = t3041 ^ 32u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3049 = t2935 + t3048;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3049), "r"(t3047) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t3050;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3050) : "f"(acc_47), "f"(acc_48));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3051 = t3041 ^ 48u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3052 = t2935 + t3051;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3052), "r"(t3050) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t3053;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3053) : "f"(acc_51), "f"(acc_52));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3054 = t3041 ^ 64u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3055 = t2935 + t3054;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3055), "r"(t3053) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t3056;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3056) : "f"(acc_55), "f"(acc_56));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3057 = t3041 ^ 80u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3058 = t2935 + t3057;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3058), "r"(t3056) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t3059;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3059) : "f"(acc_59), "f"(acc_60));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3060 = t3041 ^ 96u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3061 = t2935 + t3060;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3061), "r"(t3059) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t3062;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3062) : "f"(acc_63), "f"(acc_64));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3063 = t3041 ^ 112u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3064 = t2935 + t3063;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3064), "r"(t3062) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u64 t3065 = (u64)t24;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u64 t3066 = t3065 * o_stride0;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u64 t3067 = t3066 * 2ull;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u64 t3068 = o + t3067;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u64 t3069 = (u64)first_query;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u64 t3070 = t3069 * o_stride1;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u64 t3071 = t3070 * 2ull;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u64 t3072 = t3068 + t3071;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u64 t3073 = (u64)head;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u64 t3074 = t3073 * o_stride2;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u64 t3075 = t3074 * 2ull;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u64 t3076 = t3072 + t3075;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3077 = (u32)o_stride1;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3078 = t3077 << 1u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3079 = seq_q - first_query;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3080 = head_dim >> 3u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3081 = lane >> 3u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3082 = first_row + t3081;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3083 = lane & 7u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t3084 = t3082 < t3079;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t3085 = t3083 < t3080;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t3086 = t3084 & t3085;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    if (t3086) {
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t3087 = t3082 & 7u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t3088 = t3083 ^ t3087;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t3089 = t3082 << 7u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t3090 = t3088 << 4u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t3091 = t3089 + t3090;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t3092 = smem_1 + t3091;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        u32 row;
        u32 row_2;
        u32 row_3;
        u32 row_4;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t3092) : "memory");
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t3093 = (u64)t3082 * t3078;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t3094 = t3076 + t3093;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t3095 = (u64)t3083 * 16u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t3096 = t3094 + t3095;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3096), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
    }
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3097 = t3082 + 4u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t3098 = t3097 < t3079;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t3099 = t3083 < t3080;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t3100 = t3098 & t3099;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    if (t3100) {
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t3101 = t3097 & 7u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t3102 = t3083 ^ t3101;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t3103 = t3097 << 7u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t3104 = t3102 << 4u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t3105 = t3103 + t3104;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t3106 = smem_1 + t3105;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        u32 row_5;
        u32 row_6;
        u32 row_7;
        u32 row_8;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t3106) : "memory");
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t3107 = (u64)t3097 * t3078;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t3108 = t3076 + t3107;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t3109 = (u64)t3083 * 16u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t3110 = t3108 + t3109;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3110), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
    }
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3111 = t3082 + 8u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t3112 = t3111 < t3079;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t3113 = t3083 < t3080;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t3114 = t3112 & t3113;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    if (t3114) {
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t3115 = t3111 & 7u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t3116 = t3083 ^ t3115;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t3117 = t3111 << 7u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t3118 = t3116 << 4u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t3119 = t3117 + t3118;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t3120 = smem_1 + t3119;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        u32 row_9;
        u32 row_10;
        u32 row_11;
        u32 row_12;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t3120) : "memory");
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t3121 = (u64)t3111 * t3078;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t3122 = t3076 + t3121;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t3123 = (u64)t3083 * 16u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t3124 = t3122 + t3123;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3124), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
    }
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3125 = t3082 + 12u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t3126 = t3125 < t3079;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t3127 = t3083 < t3080;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t3128 = t3126 & t3127;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    if (t3128) {
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t3129 = t3125 & 7u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t3130 = t3083 ^ t3129;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t3131 = t3125 << 7u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t3132 = t3130 << 4u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t3133 = t3131 + t3132;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t3134 = smem_1 + t3133;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        u32 row_13;
        u32 row_14;
        u32 row_15;
        u32 row_16;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t3134) : "memory");
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t3135 = (u64)t3125 * t3078;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t3136 = t3076 + t3135;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t3137 = (u64)t3083 * 16u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t3138 = t3136 + t3137;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3138), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
    }
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3139 = smem_1 + 8192u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t3140 = t3082 < t3079;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3141 = t3083 + 8u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t3142 = t3141 < t3080;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t3143 = t3140 & t3142;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    if (t3143) {
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t3144 = t3082 & 7u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t3145 = t3083 ^ t3144;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t3146 = t3082 << 7u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t3147 = t3145 << 4u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t3148 = t3146 + t3147;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t3149 = t3139 + t3148;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        u32 row_17;
        u32 row_18;
        u32 row_19;
        u32 row_20;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t3149) : "memory");
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t3150 = (u64)t3082 * t3078;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t3151 = t3076 + t3150;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t3152 = (u64)t3083 * 16u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t3153 = t3151 + t3152;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3153), "r"(row_17), "r"(row_18), "r"(row_19), "r"(row_20) : "memory");
    }
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3154 = t3082 + 4u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t3155 = t3154 < t3079;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3156 = t3083 + 8u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t3157 = t3156 < t3080;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t3158 = t3155 & t3157;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    if (t3158) {
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t3159 = t3154 & 7u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t3160 = t3083 ^ t3159;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t3161 = t3154 << 7u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t3162 = t3160 << 4u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t3163 = t3161 + t3162;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t3164 = t3139 + t3163;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        u32 row_21;
        u32 row_22;
        u32 row_23;
        u32 row_24;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t3164) : "memory");
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t3165 = (u64)t3154 * t3078;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t3166 = t3076 + t3165;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t3167 = (u64)t3083 * 16u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t3168 = t3166 + t3167;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3168), "r"(row_21), "r"(row_22), "r"(row_23), "r"(row_24) : "memory");
    }
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3169 = t3082 + 8u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t3170 = t3169 < t3079;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3171 = t3083 + 8u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t3172 = t3171 < t3080;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t3173 = t3170 & t3172;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    if (t3173) {
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t3174 = t3169 & 7u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t3175 = t3083 ^ t3174;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t3176 = t3169 << 7u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t3177 = t3175 << 4u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t3178 = t3176 + t3177;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t3179 = t3139 + t3178;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        u32 row_25;
        u32 row_26;
        u32 row_27;
        u32 row_28;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t3179) : "memory");
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t3180 = (u64)t3169 * t3078;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t3181 = t3076 + t3180;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t3182 = (u64)t3083 * 16u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t3183 = t3181 + t3182;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3183), "r"(row_25), "r"(row_26), "r"(row_27), "r"(row_28) : "memory");
    }
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3184 = t3082 + 12u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t3185 = t3184 < t3079;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3186 = t3083 + 8u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t3187 = t3186 < t3080;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t3188 = t3185 & t3187;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    if (t3188) {
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t3189 = t3184 & 7u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t3190 = t3083 ^ t3189;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t3191 = t3184 << 7u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t3192 = t3190 << 4u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t3193 = t3191 + t3192;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t3194 = t3139 + t3193;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        u32 row_29;
        u32 row_30;
        u32 row_31;
        u32 row_32;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t3194) : "memory");
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t3195 = (u64)t3184 * t3078;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t3196 = t3076 + t3195;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t3197 = (u64)t3083 * 16u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t3198 = t3196 + t3197;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3198), "r"(row_29), "r"(row_30), "r"(row_31), "r"(row_32) : "memory");
    }
#line 186 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3199 = first_query + first_row;
#line 186 "fa-kernels/src/forward/mma/tile.rs"
    const u64 t3200 = (u64)t24;
#line 186 "fa-kernels/src/forward/mma/tile.rs"
    const u64 t3201 = t3200 * lse_stride0;
#line 186 "fa-kernels/src/forward/mma/tile.rs"
    const u64 t3202 = t3201 * 4ull;
#line 186 "fa-kernels/src/forward/mma/tile.rs"
    const u64 t3203 = lse + t3202;
#line 186 "fa-kernels/src/forward/mma/tile.rs"
    const u64 t3204 = (u64)head;
#line 186 "fa-kernels/src/forward/mma/tile.rs"
    const u64 t3205 = t3204 * lse_stride1;
#line 186 "fa-kernels/src/forward/mma/tile.rs"
    const u64 t3206 = t3205 * 4ull;
#line 186 "fa-kernels/src/forward/mma/tile.rs"
    const u64 t3207 = t3203 + t3206;
#line 186 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t3208 = (u32)lse_stride2;
#line 117 "fa-kernels/src/epilogue.rs"
    const u32 t3209 = lane & 3u;
#line 117 "fa-kernels/src/epilogue.rs"
    const bool t3210 = t3209 == 0u;
#line 117 "fa-kernels/src/epilogue.rs"
    if (t3210) {
#line 120 "fa-kernels/src/epilogue.rs"
        const u32 t3211 = lane >> 2u;
#line 120 "fa-kernels/src/epilogue.rs"
        const u32 row_33 = t3199 + t3211;
#line 135 "fa-kernels/src/epilogue.rs"
        const bool exists = row_33 < seq_q;
#line 125 "fa-kernels/src/epilogue.rs"
        if (exists) {
            const u64 t3214 = (u64)row_33 * t3208;
#line 126 "fa-kernels/src/epilogue.rs"
            const u64 t3215 = t3214 * 4ull;
#line 126 "fa-kernels/src/epilogue.rs"
            const u64 t3216 = t3207 + t3215;
#line 332 "fa-kernels/src/softmax.rs"
            f32 t3217;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3217) : "f"(row_sum));
#line 332 "fa-kernels/src/softmax.rs"
            f32 t3218;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3218) : "f"(row_max), "f"(scale_log2), "f"(t3217));
#line 332 "fa-kernels/src/softmax.rs"
            const f32 lse_2 = t3218 * 0.6931472f;
            const bool t3220 = row_sum == 0.0f;
#line 333 "fa-kernels/src/softmax.rs"
            const f32 t3221 = t3220 ? __uint_as_float(0xff800000u) : lse_2;
#line 126 "fa-kernels/src/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3216), "f"(t3221) : "memory");
        }
#line 120 "fa-kernels/src/epilogue.rs"
        const u32 t3222 = lane >> 2u;
#line 120 "fa-kernels/src/epilogue.rs"
        const u32 t3223 = t3199 + t3222;
#line 120 "fa-kernels/src/epilogue.rs"
        const u32 row_34 = t3223 + 8u;
#line 135 "fa-kernels/src/epilogue.rs"
        const bool exists_2 = row_34 < seq_q;
#line 125 "fa-kernels/src/epilogue.rs"
        if (exists_2) {
            const u64 t3226 = (u64)row_34 * t3208;
#line 126 "fa-kernels/src/epilogue.rs"
            const u64 t3227 = t3226 * 4ull;
#line 126 "fa-kernels/src/epilogue.rs"
            const u64 t3228 = t3207 + t3227;
#line 332 "fa-kernels/src/softmax.rs"
            f32 t3229;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3229) : "f"(row_sum_2));
#line 332 "fa-kernels/src/softmax.rs"
            f32 t3230;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3230) : "f"(row_max_2), "f"(scale_log2), "f"(t3229));
#line 332 "fa-kernels/src/softmax.rs"
            const f32 lse_3 = t3230 * 0.6931472f;
            const bool t3232 = row_sum_2 == 0.0f;
#line 333 "fa-kernels/src/softmax.rs"
            const f32 t3233 = t3232 ? __uint_as_float(0xff800000u) : lse_3;
#line 126 "fa-kernels/src/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3228), "f"(t3233) : "memory");
        }
    }
}
